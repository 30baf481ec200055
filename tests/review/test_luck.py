"""Luck: good draws are lucky, luck is even in the long run, and nothing else is called so."""

from math import sqrt

from qwirkle_desktop.review.luck import luck_of, opening_luck
from qwirkle_desktop.rules.lines import largest_set
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.turns import apply
from tests.random_games import new_game
from tests.tables import drawn, play, taken

from .conftest import LITTLE, MORE, played
from .test_valuing import with_rest_in_bag

FIVE = drawn("Rc Rs Rd Rl Rf").board


def step_that_draws(tile: str):
    """A tile is laid beside a line of five, and that one is drawn."""
    state = with_rest_in_bag(FIVE, "Gc Gs Pd Yl Bf Oc", "Gf Gd Pl Ps Yf Oe")
    return taken(apply(state, play("Gc@0,1"), parse_tiles(tile)))


def test_drawing_the_tile_that_a_line_of_five_waits_for_is_lucky():
    luck = luck_of(step_that_draws("Re"), MORE, 1)
    assert luck.value > 3 * luck.error > 0


def test_drawing_a_third_copy_that_fits_nowhere_well_is_not():
    assert luck_of(step_that_draws("Yl"), MORE, 1).value < 0


def test_the_same_draw_is_as_lucky_when_asked_again():
    step = step_that_draws("Re")
    assert luck_of(step, LITTLE, 1) == luck_of(step, LITTLE, 1)


def test_where_all_that_is_left_is_drawn_there_is_no_luck():
    steps = [one for one in played().steps if one.drawn and not one.after.bag and not one.after.is_over]
    assert steps
    assert all(luck_of(step, LITTLE, 1).value == 0 for step in steps)


def test_luck_is_even_over_all_that_could_have_been_drawn():
    """One after the other, every tile of the bag is drawn: what some gain, the others lose."""
    state = with_rest_in_bag(FIVE, "Gc Gs Pd Yl Bf Oc", "Gf Gd Pl Ps Yf Oe")
    move = play("Gc@0,1")
    steps = [taken(apply(state, move, [tile])) for tile in state.bag]
    lucks = [luck_of(step, LITTLE, seed) for seed, step in enumerate(steps)]
    noise = sqrt(sum(luck.error**2 for luck in lucks))
    assert abs(sum(luck.value for luck in lucks)) < 4 * noise


def test_the_better_opening_hand_is_luckier():
    start = next(
        state
        for number in range(1000)
        if (state := new_game(number, 2)) and sorted(map(largest_set, state.hands)) == [2, 4]
    )
    better = max((0, 1), key=lambda seat: largest_set(start.hands[seat]))
    luck = opening_luck(start, MORE, 1)
    assert luck[better].value > luck[1 - better].value
