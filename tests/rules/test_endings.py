"""How a game ends, and who wins."""

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from qwirkle_desktop.rules.events import Drew, Ended, WentOut
from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.moves import Pass, Trade
from qwirkle_desktop.rules.notation import format_placements, parse_board, parse_placements
from qwirkle_desktop.rules.outcome import outcome
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import Ending, EndReason, GameState
from qwirkle_desktop.rules.tiles import KINDS
from qwirkle_desktop.rules.turns import Step, apply, close
from tests import checker
from tests.tables import game, plain, plain_tiles, play, taken, tiles_left

LOCK = json.loads((Path(__file__).parents[1] / "data" / "cases" / "lock.json").read_text("utf-8"))["board"]
REDS = "Rc@0,0 Rs@1,0 Rd@2,0"


def ended(state: GameState) -> tuple[EndReason, tuple[int, ...], tuple[int, ...]]:
    """The reason, the scores and the winners."""
    result = outcome(state)
    return result.ending.reason, result.scores, result.winners


@pytest.mark.parametrize("seats", range(2, 7))
def test_any_seat_that_goes_out_ends_the_game_and_gets_six(seats):
    for seat in range(seats):
        hands = ["Rl" if one == seat else "Bc Ys" for one in range(seats)]
        step = taken(apply(game(REDS, *hands, seat=seat), play("Rl@3,0")))
        assert (step.score, step.out_bonus) == (4, 6)
        assert step.events[1:] == (WentOut(6), Ended(Ending(EndReason.OUT, seat)))
        assert step.after.scores == tuple(10 if one == seat else 0 for one in range(seats))
        assert step.after.is_over


def test_tiles_left_in_other_hands_cost_nothing():
    step = taken(apply(game(REDS, "Rl", "Bc Ys Gd", "Ye", scores=(5, 20, 1)), play("Rl@3,0")))
    assert ended(step.after) == (EndReason.OUT, (15, 20, 1), (1,))


def test_emptying_the_hand_while_the_bag_has_tiles_only_refills_it():
    step = taken(apply(game(REDS, "Rl", "Bc", bag="Ge"), play("Rl@3,0")))
    assert isinstance(step.events[-1], Drew)
    assert (step.out_bonus, step.after.ending, step.after.scores) == (0, None, (4, 0))


def test_emptying_the_bag_does_not_end_the_game():
    step = taken(apply(game(REDS, "Rl Gf Bl Gs Pd Ye", "Re", bag="Ge"), play("Rl@3,0")))
    assert (step.after.bag, step.after.ending) == ((), None)


def test_the_game_ends_without_bonus_once_the_bag_is_empty_and_nobody_can_play():
    step = taken(apply(game(REDS, "Rl Bf", "Yf Ge"), play("Rl@3,0")))
    assert step.events[-1] == Ended(Ending(EndReason.STUCK))
    assert ended(step.after) == (EndReason.STUCK, (4, 0), (0,))


def test_a_stuck_seat_passes_and_the_game_goes_on_while_another_can_play():
    state = taken(apply(game(REDS, "Rl Bf", "Yf Ge", "Rf Oc"), play("Rl@3,0"))).after
    assert state.must_pass
    state = taken(apply(state, Pass())).after
    assert not state.must_pass
    assert taken(apply(state, play("Rf@4,0"))).score == 5


def test_passes_of_all_seats_that_are_not_in_a_row_do_not_end_the_game():
    state = game(REDS, "Bf Ge", "Rl Rf Gs")
    state = taken(apply(state, Pass())).after
    state = taken(apply(state, play("Rl@3,0"))).after
    assert state.must_pass
    state = taken(apply(state, Pass())).after
    assert not state.is_over
    assert move_refusal(state, play("Rf@4,0")) is None


def test_no_tile_that_is_left_fits_on_the_locked_board():
    board = parse_board(LOCK)
    left = tiles_left(tuple(board.tiles.values()))
    assert (len(board), len(left)) == (18, 90)
    assert checker.is_sound(plain(board))
    assert not checker.can_play(plain(board), plain_tiles(tuple(left)))


def almost_locked(board: str, last: str) -> GameState:
    """Two seats before a board; the first holds the tile that locks it, the bag all that is left."""
    tiles = tuple(parse_board(board).tiles.values())
    held = tuple(placement.tile for placement in parse_placements(last))
    left = list(map(str, tiles_left(tiles, held)))
    own = list(map(str, held))
    filled, rest = own + left[: 6 - len(own)], left[6 - len(own) :]
    return game(board, " ".join(filled), " ".join(rest[:6]), bag=" ".join(rest[6:]), scores=(30, 40))


def locked_by_a_play() -> Step:
    """The play of the tile that completes the locked board."""
    words = LOCK.split()
    *_, (board, last) = [
        (" ".join(word for word in words if word != last), last)
        for last in words
        if checker.is_sound(checker.read_cells(" ".join(word for word in words if word != last)))
    ]
    return taken(apply(almost_locked(board, last), play(last)))


def test_the_play_that_locks_the_board_ends_the_game_as_stuck_without_bonus():
    step = locked_by_a_play()
    assert format_placements(step.after.board) == format_placements(parse_board(LOCK))
    assert len(step.after.bag) == 78
    assert step.events[-1] == Ended(Ending(EndReason.STUCK))
    assert ended(step.after) == (EndReason.STUCK, (30 + step.score, 40), (1,))
    assert step.out_bonus == 0


def test_a_board_that_one_kind_in_the_bag_could_extend_is_not_locked():
    tiles = list(map(str, KINDS))
    state = game(REDS, "Rl Bf", "Yf Ge", bag=" ".join(tiles))
    assert taken(apply(state, play("Rl@3,0"))).after.ending is None


def test_the_game_ends_with_the_turn_that_reaches_the_target():
    rules = HouseRules(target=24)
    state = game(REDS, "Rl Re Bc", "Rf", bag="Pe Pe Pe", scores=(20, 30), rules=rules)
    step = taken(apply(state, play("Rl@3,0")))
    assert step.events[-1] == Ended(Ending(EndReason.TARGET, 0))
    assert ended(step.after) == (EndReason.TARGET, (24, 30), (1,))
    below = replace(state, scores=(19, 0))
    assert taken(apply(below, play("Rl@3,0"))).after.ending is None


def test_going_out_counts_before_the_target():
    state = game(REDS, "Rl", "Bf", scores=(20, 3), rules=HouseRules(target=24))
    assert ended(taken(apply(state, play("Rl@3,0"))).after) == (EndReason.OUT, (30, 3), (0,))


def test_equal_scores_share_the_win():
    step = taken(apply(game(REDS, "Rl", "Bf", "Bf", "Bf", scores=(4, 14, 3, 14)), play("Rl@3,0")))
    assert ended(step.after) == (EndReason.OUT, (14, 14, 3, 14), (0, 1, 3))
    assert checker.winners([14, 14, 3, 14]) == [0, 1, 3]


def test_a_game_that_goes_on_has_no_outcome():
    assert outcome(game(REDS, "Rl", "Bf")) is None


def test_who_forfeits_loses_and_the_best_of_the_rest_wins():
    state = game(REDS, "Rl", "Bf", "Bf", scores=(50, 20, 20))
    assert ended(close(state, EndReason.FORFEIT, 0).after) == (EndReason.FORFEIT, (50, 20, 20), (1, 2))
    assert ended(close(state, EndReason.FORFEIT, 2).after)[2] == (0,)


def test_an_abandoned_game_has_no_winner():
    state = game(REDS, "Rl", "Bf", scores=(50, 20))
    assert ended(close(state, EndReason.ABANDONED).after) == (EndReason.ABANDONED, (50, 20), ())


def test_an_idle_game_may_be_ended_and_the_best_score_wins():
    state = game(REDS, "Rl", "Rf", bag="Pe Od", scores=(5, 8))
    with pytest.raises(ValueError, match="rounds"):
        close(state, EndReason.IDLE)
    for _ in range(6):
        state = taken(apply(state, Trade(state.hand))).after
    assert ended(close(state, EndReason.IDLE).after) == (EndReason.IDLE, (5, 8), (1,))


@pytest.mark.parametrize(
    ("reason", "seat"),
    [
        (EndReason.OUT, 0),
        (EndReason.STUCK, None),
        (EndReason.TARGET, 1),
        (EndReason.FORFEIT, None),
        (EndReason.FORFEIT, 2),
        (EndReason.FORFEIT, -1),
        (EndReason.ABANDONED, 0),
    ],
)
def test_players_cannot_end_a_game_in_other_ways(reason, seat):
    with pytest.raises(ValueError, match=r"cannot end|names a seat"):
        close(game(REDS, "Rl", "Bf"), reason, seat)


def test_nothing_follows_the_end():
    over = taken(apply(game(REDS, "Rl", "Rf"), play("Rl@3,0"))).after
    for move in (play("Rf@4,0"), Trade(over.hands[1]), Pass()):
        assert apply(over, move) is Refusal.GAME_OVER
    with pytest.raises(ValueError, match="already over"):
        close(over, EndReason.ABANDONED)


def test_nobody_must_do_anything_once_the_game_is_over():
    stuck = taken(apply(game(REDS, "Rl Bf", "Yf Ge"), play("Rl@3,0"))).after
    for over in (stuck, locked_by_a_play().after):
        assert not over.can_play
        assert not over.must_pass


@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_go_round_from_the_seat_that_starts(seats):
    state = game(REDS, *["Bf"] * seats, bag="Pe Od Yd", seat=1)
    steps = []
    for _ in range(2 * seats):
        steps.append(taken(apply(state, Trade(state.hand))))
        state = steps[-1].after
    assert [step.seat for step in steps] == [(1 + turn) % seats for turn in range(2 * seats)]
    assert all(one.after is two.before for one, two in pairwise(steps))
