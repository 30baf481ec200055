"""The features that value a position are those that a person would count on the board."""

from itertools import combinations

import pytest

from qwirkle_desktop.engine.evaluation import (
    Evaluation,
    Stage,
    fitted_weights,
    packed_weights,
    read_evaluation,
)
from qwirkle_desktop.engine.leaf import (
    SCALE,
    SEAT_FEATURES,
    SEAT_NAMES,
    STAGE,
    STAGES,
    TURN_NAMES,
    Leaf,
)
from qwirkle_desktop.engine.playout import Playout
from qwirkle_desktop.engine.table import table_of
from qwirkle_desktop.engine.words import filled
from qwirkle_desktop.rules.board import Board, Placement
from qwirkle_desktop.rules.legality import fits, score_play
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.tiles import Tile, parse_tiles
from qwirkle_desktop.rules.variants import CLASSIC
from tests.random_games import position_after


def leaf_of(board: Board, *hands: tuple[Tile, ...], bag: tuple[Tile, ...] = ()) -> Leaf:
    playout = Playout(table_of(board).grid, len(hands), 1)
    for seat, hand in enumerate(hands):
        for tile in hand:
            playout.give(seat, 1 << tile.kind)
    for place, tile in enumerate(bag):
        playout.bag[place] = 1 << tile.kind
    playout.bag_size = len(bag)
    leaf = Leaf(playout, fitted_weights())
    leaf.look()
    return leaf


def features(leaf: Leaf, seat: int) -> dict[str, int]:
    first = SEAT_FEATURES * seat
    return dict(zip(SEAT_NAMES, leaf.features[first : first + SEAT_FEATURES], strict=True))


def single_scores(board: Board, tile: Tile) -> list[int]:
    """The points of the tile alone on each cell where it fits."""
    return [
        sum(line.points for line in score_play(board, [Placement(cell, tile)], CLASSIC))
        for cell in board.frontier()
        if fits(board, tile, cell)
    ]


@pytest.mark.parametrize("number", range(6))
def test_what_a_seat_holds_is_counted_as_the_rules_count_it(number):
    state = position_after(number, 2, 6 + 4 * number)
    leaf = leaf_of(state.board, *state.hands, bag=state.bag)
    for seat, hand in enumerate(state.hands):
        found = features(leaf, seat)
        scores = {tile: single_scores(state.board, tile) for tile in set(hand)}
        assert found["best"] == max((score for tile in scores for score in scores[tile]), default=0)
        assert found["fitting"] == sum(1 for tile in scores if scores[tile])
        assert found["spare"] == len(hand) - len(set(hand))
        assert found["held"] == len(hand)
        assert found["pairs"] == sum(
            1 for one, two in combinations(set(hand), 2) if one.colour is two.colour or one.shape is two.shape
        )


def test_an_open_five_is_seen_by_who_holds_its_tile_and_counted_in_the_bag():
    board = parse_board("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0")
    leaf = leaf_of(board, parse_tiles("Re Gc"), parse_tiles("Bd Bs"), bag=parse_tiles("Re Gd Re"))
    assert [features(leaf, seat)["twelve"] for seat in (0, 1)] == [1, 0]
    assert dict(zip(TURN_NAMES, leaf.turn, strict=True)) == {"turn": 1, "fives": 2, "fours": 0, "bag": 3}


def test_an_open_four_is_finished_by_who_holds_both_its_tiles():
    board = parse_board("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0")
    leaf = leaf_of(board, parse_tiles("Re Rf"), parse_tiles("Re Re Gc"), bag=parse_tiles("Rf Bc"))
    assert [features(leaf, seat)["finishes"] for seat in (0, 1)] == [1, 0]
    assert leaf.turn[TURN_NAMES.index("fours")] == 1


def test_a_value_is_the_margin_plus_what_the_weights_say():
    nothing = Stage({}, {}, {})
    worth = Stage({"held": -2.0}, {"held": -3.5}, {"turn": 4.0})
    weights = packed_weights(Evaluation("by hand", 0, (worth, nothing, nothing)))
    leaf = leaf_of(parse_board("Rc@0,0"), parse_tiles("Gs Bs"), parse_tiles("Bd"))
    leaf.weights = weights
    leaf.playout.scores[0], leaf.playout.scores[1] = 30, 20
    assert leaf.value(0) == SCALE * (10 - 2 * 2 + 4 + 3.5)
    assert leaf.value(1) == SCALE * (10 - 2 * 3.5 - 4 + 2)


def test_the_best_other_seat_counts():
    leaf = leaf_of(parse_board("Rc@0,0"), *(parse_tiles("Gs"),) * 3)
    leaf.weights = filled([0], STAGE * STAGES)
    for seat, score in enumerate((50, 40, 70)):
        leaf.playout.scores[seat] = score
    assert leaf.value(1) == -20 * SCALE


def test_the_fitted_weights_say_what_good_players_say():
    for stage in read_evaluation().stages:
        assert stage.mover["twelve"] > 2
        assert stage.waiting["twelve"] > 2
    last = read_evaluation().stages[0]
    assert last.mover["held"] < -3
    assert last.turn["turn"] > 3


def test_a_file_without_a_stage_is_refused():
    with pytest.raises(ValueError, match="3 stages"):
        packed_weights(Evaluation("cut", 0, ()))
