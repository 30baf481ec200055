"""Qwirkle Cubes: dice, open hands, the roll before the play."""

from collections import Counter
from dataclasses import replace

import pytest

from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.events import Drew, Rolled
from qwirkle_desktop.rules.ground import Ground
from qwirkle_desktop.rules.house import HouseRules, Tie
from qwirkle_desktop.rules.lines import largest_set
from qwirkle_desktop.rules.moves import Pass, Roll, Trade
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.start import Start, StartReason, announce, starter
from qwirkle_desktop.rules.state import Ending, EndReason, GameState, begin
from qwirkle_desktop.rules.tiles import COLOURS, SHAPES, parse_tiles
from qwirkle_desktop.rules.turns import apply
from qwirkle_desktop.rules.variants import CUBES
from qwirkle_desktop.rules.view import view_of
from tests.tables import game, play, taken, tiles_out

CORNER = "Rc@0,0 Rs@1,0"


def cubes(board: str, *hands: str, **kept: object) -> GameState:
    return game(board, *hands, variant=CUBES, **kept)


def roll(text: str) -> Roll:
    return Roll(parse_tiles(text))


def test_there_are_90_dice_15_of_each_colour():
    state = begin(Deal(7, CUBES).hands(4), 0, Deal(7, CUBES), variant=CUBES)
    assert CUBES.size == 90
    assert tiles_out(state) == dict.fromkeys(COLOURS, 15)


def test_each_die_shows_each_shape_about_as_often():
    shown = Counter(die.shape for number in range(60) for die in Deal(number, CUBES).tiles())
    assert all(800 < shown[shape] < 1000 for shape in SHAPES)


def test_six_dice_are_drawn_and_rolled_to_begin_with():
    hands = Deal(3, CUBES).hands(3)
    assert [len(hand) for hand in hands] == [6, 6, 6]
    assert len({die.shape for hand in hands for die in hand}) > 1


def test_hands_lie_open():
    state = cubes(CORNER, "Rd Rl", "Bf Be", "Gs", bag="Yc")
    assert view_of(state, 1).open_hands == (parse_tiles("Gs"), parse_tiles("Rd Rl"))


def test_the_oldest_starts_whatever_the_hands_show():
    hands = [parse_tiles("Rc Rs Rd Rl Rf Re"), parse_tiles("Rc Bs Yd Gl Of Pe")]
    announced = announce(hands, CUBES)
    assert starter(announced, Tie.OLDEST, [7, 70], Deal(1, CUBES)) == Start(1, StartReason.OLDEST)
    assert starter(announced, Tie.OLDEST, [None, None], Deal(1, CUBES)).reason is StartReason.LOT
    assert begin(hands, 1, Deal(1, CUBES), variant=CUBES).seat == 1


def test_the_first_turn_places_the_most_it_can():
    state = cubes("", "Rc Rs Rd Bc Gl Yf", "Gs", bag="Yc")
    assert move_refusal(state, play("Rc@0,0 Rs@1,0")) is Refusal.OPENING_TOO_SMALL
    assert move_refusal(state, play("Rc@0,0 Rs@1,0 Rd@2,0")) is None


def test_the_most_counts_after_the_roll():
    state = cubes("", "Rc Rs Rd Rl Gl Yf", "Gs", bag="Yc")
    after = taken(apply(state, roll("Rd Rl"), parse_tiles("Rs Rs"))).after
    assert after.seat == state.seat
    assert move_refusal(after, play("Rc@0,0 Rs@1,0")) is None


def test_a_first_turn_that_could_place_but_one_rolls_all_again_until_it_is_two():
    state = cubes("", "Rc Os Yd Gl Bf Pe", "Gs", bag="Yc")
    assert largest_set(state.hand) == 1
    assert move_refusal(state, play("Rc@0,0")) is Refusal.OPENING_TOO_SMALL
    assert move_refusal(state, Pass()) is Refusal.OPENING_MUST_PLAY
    # The choice of dice comes first; once it was made, the game rolls all.
    assert state.forced is None
    state = taken(apply(state, roll("Pe"), parse_tiles("Pe"))).after
    assert state.forced == Roll(state.hand)
    state = taken(apply(state, state.forced, parse_tiles("Re Os Yd Gl Bf Pc"))).after
    assert state.forced == Roll(state.hand)
    state = taken(apply(state, state.forced, parse_tiles("Re Oe Yd Gl Bf Pc"))).after
    assert state.forced is None
    assert move_refusal(state, play("Re@0,0 Oe@1,0")) is None


def test_any_dice_may_be_rolled_again_once_and_keep_their_places():
    state = cubes(CORNER, "Rd Bf Bf Yc", "Gs", bag="Yc Yc")
    step = taken(apply(state, roll("Bf Yc"), parse_tiles("Bs Yl")))
    assert step.events == (Rolled(parse_tiles("Bf Yc"), parse_tiles("Bs Yl"), forced=False),)
    assert step.after.hand == parse_tiles("Rd Bs Bf Yl")
    assert step.after.seat == state.seat
    assert move_refusal(step.after, roll("Rd")) is Refusal.ROLLED_ALREADY
    after = taken(apply(step.after, play("Rd@2,0"))).after
    assert after.seat != state.seat
    assert move_refusal(after, roll("Gs")) is None


@pytest.mark.parametrize(
    ("dice", "refusal"),
    [("", Refusal.ROLLS_NOTHING), ("Rc", Refusal.NOT_IN_HAND), ("Rd Rd", Refusal.NOT_IN_HAND)],
)
def test_only_dice_of_the_hand_are_rolled(dice, refusal):
    assert move_refusal(cubes(CORNER, "Rd Bf", "Gs"), roll(dice)) is refusal


def test_a_roll_never_changes_a_colour():
    state = cubes(CORNER, "Rd Bf", "Gs")
    with pytest.raises(ValueError, match="not the dice"):
        apply(state, roll("Rd Bf"), parse_tiles("Bd Rf"))
    assert [die.colour for die in taken(apply(state, roll("Rd Bf"))).after.hand] == [
        die.colour for die in state.hand
    ]


def test_the_same_roll_of_the_same_game_falls_the_same_and_the_next_one_anew():
    state = cubes(CORNER, "Rd Rd Rd Rd Rd Rd", "Rd Rd Rd Rd Rd Rd", bag="Yc")
    first = taken(apply(state, Roll(state.hand)))
    assert taken(apply(state, Roll(state.hand))) == first
    second = taken(
        apply(taken(apply(first.after, play(f"{first.after.hand[0]}@2,0"))).after, Roll(state.hands[1]))
    )
    assert second.drawn != first.drawn


def test_who_has_nothing_that_fits_chooses_dice_and_then_rolls_all_until_something_does():
    state = cubes(CORNER, "Bf Yl", "Gs", bag="Yc")
    assert (state.can_play, state.forced) == (False, None)
    assert move_refusal(state, Pass()) is Refusal.MUST_ROLL
    state = taken(apply(state, roll("Bf"), parse_tiles("Be"))).after
    step = taken(apply(state, state.forced, parse_tiles("Bc Yl")))
    assert step.is_forced
    assert step.after.forced is None
    assert move_refusal(step.after, play("Bc@0,1")) is None


def test_there_is_no_trading():
    assert move_refusal(cubes(CORNER, "Rd", "Gs", bag="Yc"), Trade(parse_tiles("Rd"))) is Refusal.NO_TRADES


def test_points_are_those_of_the_classic_game():
    state = cubes("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0", "Re Bc", "Gs", bag="Yc")
    assert taken(apply(state, play("Re@5,0"))).score == 12


def test_the_hand_is_drawn_back_to_six_and_only_the_new_dice_are_rolled():
    state = cubes(CORNER, "Rd Bf Bf Yc Yc Yc", "Gs", bag="Ol Gd")
    step = taken(apply(state, play("Rd@2,0")))
    assert Drew(parse_tiles("Ol")) in step.events
    assert step.after.hands[0] == parse_tiles("Bf Bf Yc Yc Yc Ol")


def test_a_record_tells_how_drawn_dice_fell_and_the_bag_gives_their_colours():
    state = cubes(CORNER, "Rd Bf Bf Yc Yc Yc", "Gs", bag="Ol Gd")
    step = taken(apply(state, play("Rd@2,0"), parse_tiles("Ge")))
    assert step.after.bag == parse_tiles("Ol")
    with pytest.raises(ValueError, match="bag cannot give"):
        apply(state, play("Rd@2,0"), parse_tiles("Pe"))


def test_who_lays_the_last_die_with_the_bag_empty_ends_the_game_with_six_more():
    step = taken(apply(cubes(CORNER, "Rd", "Gs"), play("Rd@2,0")))
    assert (step.score, step.out_bonus, step.after.ending.reason) == (3, 6, EndReason.OUT)


def test_dice_that_could_fit_once_rolled_again_keep_the_game_going():
    step = taken(apply(cubes(CORNER, "Rd Bf", "Bl", bag=""), play("Rd@2,0")))
    assert step.after.ending is None
    assert (step.after.can_play, step.after.must_pass) == (False, False)


def test_a_seat_whose_colours_can_never_fit_passes_and_a_board_where_none_can_ends_the_game():
    narrow = replace(CUBES, ground=Ground(3, 1))
    state = game(CORNER, "Bc", "Rl Gs", bag="Yc", variant=narrow)
    assert state.forced == Pass()
    state = taken(apply(state, state.forced)).after
    assert taken(apply(state, play("Rl@2,0"))).after.ending == Ending(EndReason.STUCK)


def test_house_rules_hold_here_too():
    free = HouseRules(passing=True)
    assert move_refusal(cubes(CORNER, "Rd", "Gs", rules=free), Pass()) is None
