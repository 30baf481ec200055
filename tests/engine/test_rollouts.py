"""Plays valued by going on from them: fairly, on the same deals, and leaving the board as it was."""

from collections import Counter

import pytest

from qwirkle_desktop.engine.imagined import hidden_kinds, rollouts_of
from qwirkle_desktop.engine.packed import score_of
from qwirkle_desktop.engine.playout import HAND
from qwirkle_desktop.engine.rollouts import Rollouts
from qwirkle_desktop.engine.table import hand_mask, table_of
from qwirkle_desktop.engine.trades import trades_to_compare
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.view import PlayerView, view_of
from tests.random_games import position_after

CANDIDATES = 12


def imagined(view: PlayerView, seed: int = 1) -> Rollouts:
    """Rollouts of the best plays of a view."""
    rollouts = rollouts_of(view, table_of(view.board), seed)
    rollouts.playout.find(0)
    generator = rollouts.playout.generator
    rollouts.offer(list(generator.plays[: generator.count]), CANDIDATES)
    return rollouts


def view_after(number: int, seats: int, turns: int) -> PlayerView:
    state = position_after(number, seats, turns)
    return view_of(state, state.seat)


@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 20), (2, 34)])
def test_rollouts_leave_the_board_and_the_own_hand_as_they_were(seats, turns):
    rollouts = imagined(view_after(3, seats, turns))
    playout = rollouts.playout

    def contents() -> tuple[object, ...]:
        grid = playout.grid
        size = playout.bag_size
        own = list(playout.hands[:HAND])
        return bytes(memoryview(grid.lines)), list(grid.frontier[: grid.frontier_size]), own, size

    then = contents()
    rollouts.sample(5, 4)
    assert contents() == then


@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (4, 12)])
def test_hidden_tiles_are_those_that_the_seat_does_not_see(seats, turns):
    view = view_after(5, seats, turns)
    hidden = hidden_kinds(view)
    assert len(hidden) == view.bag + sum(view.others)
    seen = [tile.kind for tile in (*view.board.tiles.values(), *view.hand)]
    assert Counter(hidden + seen) == dict.fromkeys(range(36), 3)


def test_the_same_play_gets_the_same_sum_and_the_seed_repeats_it():
    one, other = (imagined(view_after(2, 2, 10), seed=7) for _ in range(2))
    one.plays[1] = one.plays[0]
    other.plays[1] = other.plays[0]
    for rollouts in (one, other):
        rollouts.sample(10, 3)
        assert rollouts.sums[0] == rollouts.sums[1]
    assert list(one.sums[: one.count]) == list(other.sums[: other.count])


def test_a_qwirkle_that_a_play_hands_over_is_seen():
    board = parse_board("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0")
    rollouts = imagined(PlayerView(board, parse_tiles("Rf Gc"), 0, (1,), (0, 0)))
    assert score_of(rollouts.plays[0]) == 5
    rollouts.hidden_size = 1
    rollouts.hidden[0] = hand_mask(parse_tiles("Re"))
    rollouts.sample(3, 1)
    rollouts.sort()
    assert score_of(rollouts.plays[0]) < 5


def test_what_is_clearly_behind_drops_out_and_the_rest_stand_in_falling_order():
    rollouts = imagined(view_after(4, 2, 12))
    scores = [score_of(play) for play in rollouts.plays[: rollouts.count]]
    assert scores == sorted(scores, reverse=True)
    rollouts.sample(40, 2)
    sums = dict(zip(rollouts.plays[: rollouts.count], rollouts.sums[: rollouts.count], strict=True))
    rollouts.sort()
    assert [sums[play] for play in rollouts.plays[: rollouts.count]] == sorted(sums.values(), reverse=True)
    rollouts.keep_likely(25)
    kept = list(rollouts.plays[: rollouts.count])
    assert 1 <= len(kept) < CANDIDATES
    assert kept[0] == max(sums, key=lambda play: sums[play])
    assert min(sums[play] for play in kept) >= min(sums.values())


def test_a_play_that_is_the_same_as_the_best_never_drops_out():
    rollouts = imagined(view_after(4, 2, 12))
    rollouts.sample(40, 2)
    rollouts.sort()
    best = rollouts.plays[0]
    twins = imagined(view_after(4, 2, 12))
    twins.plays[0] = twins.plays[1] = best
    twins.sample(40, 2)
    twins.sort()
    twins.keep_likely(1)
    assert list(twins.plays[: twins.count]).count(best) == 2


def test_a_trade_leaves_the_hand_full_and_the_tiles_in_the_bag():
    view = view_after(6, 2, 10)
    rollouts = rollouts_of(view, table_of(view.board), 1)
    [trade, *_] = trades_to_compare(view, [0])
    rollouts.offer([trade], 1)
    before = [rollouts.playout.hands[place] for place in range(HAND)]
    rollouts.sample(4, 2)
    assert rollouts.count == 1
    assert [rollouts.playout.hands[place] for place in range(HAND)] == before


@pytest.mark.parametrize("others", [(6,) * 6, (6,) * 20, (60, 60)])
def test_positions_that_no_game_reaches_are_looked_into_all_the_same(others):
    view = PlayerView(parse_board("Rc@0,0"), parse_tiles("Rs Bc"), 70, others, (0,) * (1 + len(others)))
    rollouts = imagined(view)
    rollouts.sample(2, 2)
    assert rollouts.samples == 2
