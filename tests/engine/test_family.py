"""Computer players on boards, with discs and with dice."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from qwirkle_desktop.engine.choice import choose, hints
from qwirkle_desktop.engine.imagined import rollouts_of
from qwirkle_desktop.engine.levels import PLAYABLE
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.engine.table import table_of
from qwirkle_desktop.formats.jsonlines import format_object, parse_object
from qwirkle_desktop.formats.position import format_position, parse_position
from qwirkle_desktop.formats.variants import variant_named, variants
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.ground import Ground
from qwirkle_desktop.rules.moves import Lift, Pass, Play, Roll
from qwirkle_desktop.rules.notation import parse_placement
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.turns import apply
from qwirkle_desktop.rules.variants import CLASSIC, CUBES
from qwirkle_desktop.rules.view import view_of
from tests import checker
from tests.family_games import family_steps
from tests.random_games import new_game
from tests.tables import game, plain, plain_tiles, taken

FAMILY = sorted(set(variants()) - {"classic"})
AHEAD = ("expert", "master")
FIVE = "Rc@5,7 Rs@6,7 Rd@7,7 Rl@8,7 Rf@9,7"


@cache
def states_of(name: str, number: int = 3) -> list[GameState]:
    steps = list(family_steps(new_game(number, 2, variant=variant_named(name)), Random(number)))
    return [step.before for step in steps if step.move]


def plays_by_hand(state: GameState) -> list[tuple[str, int]]:
    """Every play, as the plain checker finds them, on the board and with its numbers."""
    ground, lifted = state.variant.ground, state.aside.placement if isinstance(state.aside, Lift) else None
    found = []
    for text, score in checker.plays(plain(state.board), plain_tiles(state.hand)):
        placements = [parse_placement(word) for word in text.split()]
        cells = [placement.cell for placement in placements]
        if all(map(ground.holds, cells)) and lifted not in placements:
            found.append((text, score + sum(ground.numbers_under(cells, state.used).values())))
    return sorted(found, key=lambda play: (-play[1], play[0]))


@pytest.mark.parametrize("name", FAMILY)
def test_every_play_inside_the_board_is_found_with_its_points(name):
    states = [state for state in states_of(name) if state.board.tiles]
    looked_at = Random(1).sample(states, 8) + [state for state in states if state.aside][:3]
    for state in looked_at:
        found = [(str(play), score) for play, score in all_plays(view_of(state, state.seat))]
        assert found == plays_by_hand(state)


def test_the_openings_of_a_board_are_all_those_that_cover_a_cell_to_start_from():
    state = game("", "Rc Rs Bl", "Gs", bag="Yc", variant=variant_named("select"))
    found = [play for play, _ in all_plays(view_of(state, 0))]
    assert all(move_refusal(state, play) is None for play in found)
    # Both orders of two tiles; across in two rows, and down in two columns, three places each.
    assert len(found) == len(set(found)) == 2 * 2 * 2 * 3


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize(
    "level", [level.value for level in PLAYABLE if level.value not in ("master", "expert")]
)
def test_every_level_answers_every_kind_of_position_with_a_legal_move(name, level):
    states = [state for state in states_of(name, number=8) if state.forced is None]
    for state in [states[0], *Random(level).sample(states[1:], 3)]:
        move = choose(view_of(state, state.seat), level, seed=1).move
        assert move_refusal(state, move) is None


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize("level", AHEAD)
def test_the_levels_that_look_ahead_do_so_in_every_variant(name, level):
    states = [state for state in states_of(name, number=9) if state.can_play and state.aside is None]
    chosen = [states[len(states) // 2], states[-1]]
    for state in chosen:
        choice = choose(view_of(state, state.seat), level, seed=1, goes_on=lambda: False)
        assert move_refusal(state, choice.move) is None


def test_a_die_that_makes_a_qwirkle_is_kept_whatever_else_is_rolled():
    state = game(FIVE, "Re Bc Gs", "Gs", bag="Yc", variant=CUBES)
    move = choose(view_of(state, 0), "club", seed=1).move
    assert isinstance(move, Roll)
    assert parse_tiles("Re")[0] not in move.tiles


def test_dice_that_fit_poorly_are_rolled_again_and_those_that_belong_together_are_kept():
    state = game(FIVE, "Rc Rs Rd Bc", "Gs Gs Gs Gs Gs Gs", bag="Yc", variant=CUBES)
    move = choose(view_of(state, 0), "club", seed=1).move
    assert isinstance(move, Roll)
    assert move_refusal(state, move) is None


def test_after_a_roll_the_turn_is_played_not_rolled_on():
    state = game(FIVE, "Rc Rs Rd Rl", "Gs", bag="Yc", variant=CUBES)
    rolled = taken(apply(state, Roll(state.hand), parse_tiles("Re Rs Rd Rl"))).after
    assert isinstance(choose(view_of(rolled, 0), "club", seed=1).move, Play)


def test_who_looks_ahead_takes_the_open_dice_of_others_as_still_to_be_rolled():
    for state in states_of("cubes")[::20]:
        view = view_of(state, state.seat)
        rollouts = rollouts_of(view, table_of(view.board), seed=1)
        assert not rollouts.sees_hands
        assert rollouts.hidden_size == view.bag + sum(view.others)


def test_stars_are_nothing_to_who_never_spends_a_disc():
    one_star = replace(CLASSIC, id="select", ground=Ground(16, 16, stars=frozenset([Cell(2, 2)])))
    state = game("Rc@3,2 Rs@4,2 Bs@4,3", "Rd Bd", "Gs", bag="Yc " * 39 + "Yc", variant=one_star)
    assert str(choose(view_of(state, 0), "greedy", seed=1).move) == "Rd@5,2 Bd@5,3"
    assert "Rd@2,2" in str(choose(view_of(state, 0), "club", seed=1).move)


def test_dice_are_never_traded_however_little_they_give():
    state = game(
        "Rc@0,0 Rs@1,0", "Rd Bc Gs Gs Of Yl", "Gs Gs Gs Gs Gs Gs", bag="Yc " * 39 + "Yc", variant=CUBES
    )
    rolled = taken(apply(state, Roll(parse_tiles("Gs")), parse_tiles("Gf"))).after
    assert isinstance(choose(view_of(rolled, 0), "expert", seed=1).move, Play)


@pytest.mark.parametrize("level", ["greedy", "careful", "random", "first-timer"])
def test_levels_that_do_not_think_of_it_roll_only_where_nothing_fits(level):
    state = game(FIVE, "Bc Bs", "Gs", bag="Yc", variant=CUBES)
    assert isinstance(choose(view_of(state, 0), level, seed=1).move, Play)
    stuck = game("Rc@0,0 Rs@1,0", "Bf Yl", "Gs", bag="Yc", variant=CUBES)
    assert choose(view_of(stuck, 0), level, seed=1).move == Roll(stuck.hand)


def test_a_tile_that_completes_a_qwirkle_elsewhere_is_lifted_for_a_disc():
    board = f"{FIVE} Rc@5,6 Re@5,5"
    state = game(board, "Bd Gd", "Gs", bag="Yc", variant=variant_named("select"), discs=(1, 0))
    assert choose(view_of(state, 0), "club", seed=1).move == Lift(parse_placement("Re@5,5"))
    lifted = taken(apply(state, Lift(parse_placement("Re@5,5")))).after
    choice = choose(view_of(lifted, 0), "club", seed=1)
    assert (str(choice.move), choice.score) in [("Re@10,7", 12), ("Re@4,7", 12)]


@pytest.mark.parametrize("level", AHEAD)
def test_who_sees_the_end_of_the_game_does_not_put_a_lifted_tile_back(level):
    board, select = "Rc@7,7 Rs@8,7 Rd@9,7 Bd@9,8", variant_named("select")
    state = game(board, "Gl", "Gs", variant=select, discs=(1, 0))
    lifted = taken(apply(state, Lift(parse_placement("Rd@9,7")))).after
    assert str(choose(view_of(lifted, 0), level, seed=1).move) == "Rd@8,8"
    assert str(hints(view_of(lifted, 0), 1)[0].move) == "Rd@8,8"


def test_a_disc_is_not_spent_for_a_point_or_two():
    state = game(
        "Rc@7,7 Rs@8,7 Rd@9,7",
        "Rl Gd",
        "Gs",
        bag="Yc " * 39 + "Yc",
        variant=variant_named("select"),
        discs=(1, 0),
    )
    assert isinstance(choose(view_of(state, 0), "club", seed=1).move, Play)


def test_a_number_is_worth_its_points_to_a_player():
    connect = variant_named("connect")
    cell, points = max(connect.ground.numbers.items(), key=lambda item: item[1])
    beside = cell.neighbours()[1] if cell.x < 8 else cell.neighbours()[0]
    state = game(f"Rc@{beside}", "Rs Bc", "Gs", bag="Yc", variant=connect)
    assert choose(view_of(state, 0), "greedy", seed=1).score == 2 + points


def test_who_can_do_nothing_passes_where_there_is_no_trading():
    state = game("Rc@7,7 Rs@8,7", "Gl", "Gs", variant=variant_named("select"), discs=(1, 0))
    assert choose(view_of(state, 0), "greedy", seed=1).move == Pass()


@pytest.mark.parametrize("name", FAMILY)
def test_hints_are_legal_moves_the_best_first(name):
    state = next(state for state in states_of(name)[9:] if state.forced is None)
    found = hints(view_of(state, state.seat), 3, lambda: False)
    assert found
    assert all(move_refusal(state, hint.move) is None for hint in found)


@pytest.mark.parametrize("name", FAMILY)
def test_what_a_bot_is_told_of_a_position_reads_back_the_same(name):
    for state in states_of(name)[::6]:
        for seat in range(state.seats):
            view = view_of(state, seat)
            if view.hand:
                told = parse_object(format_object(format_position(view)).encode())
                assert parse_position(told) == view
