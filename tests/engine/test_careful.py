"""`careful`: what it sees left open, the chance it reckons with, and that it gives up points for it."""

from random import Random

import pytest

from qwirkle_desktop.engine.careful import Hidden, kinds_left_open
from qwirkle_desktop.engine.choice import Choice, choose
from qwirkle_desktop.engine.table import packed_plays, table_of
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Axis
from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.legality import fits
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.tiles import KINDS, Tile, parse_tiles
from qwirkle_desktop.rules.view import PlayerView, view_of
from tests.random_games import position_after
from tests.tables import play

FOUR = "Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0"


def view(board: str, hand: str, bag: int, others: tuple[int, ...] = (6,)) -> PlayerView:
    return PlayerView(parse_board(board), parse_tiles(hand), bag, others, (0,) * (1 + len(others)))


def open_kinds(board: Board) -> set[Tile]:
    """By the rules alone: the kinds that fit a cell beside five tiles."""
    fives = [
        cell for cell in board.frontier() if any(len(board.tiles_beside(cell, axis)) == 5 for axis in Axis)
    ]
    return {tile for tile in KINDS for cell in fives if fits(board, tile, cell)}


@pytest.mark.parametrize("turns", range(4, 40, 4))
def test_every_line_of_five_that_a_play_leaves_open_is_seen_and_no_other(turns):
    state = position_after(turns, 2, turns)
    seen = view_of(state, state.seat)
    table = table_of(seen.board)
    for packed in packed_plays(seen, table)[:25]:
        after = seen.board.with_tiles(table.play(packed).placements)
        found = kinds_left_open(table.grid, packed)
        assert {tile for tile in KINDS if found >> tile.kind & 1} == open_kinds(after)


def test_the_chance_is_that_of_drawing_the_tile_into_any_opponents_hand():
    # 108 - 4 on the board - 2 in the hand: 102 tiles are not seen, and three Re among them.
    hidden = Hidden(view(FOUR, "Gc Gs", bag=96))
    star = 1 << parse_tiles("Re")[0].kind
    assert hidden.chance_of(0) == 0
    chance, trials = Random(1), 20_000
    held = sum(min(chance.sample(range(102), 6)) < 3 for _ in range(trials)) / trials
    assert hidden.chance_of(star) == pytest.approx(held, abs=0.01)
    three_hands = Hidden(view(FOUR, "Gc Gs", bag=84, others=(6, 6, 6)))
    assert three_hands.chance_of(star) > 2 * hidden.chance_of(star)


def test_tiles_in_the_own_hand_are_no_danger():
    star = 1 << parse_tiles("Re")[0].kind
    assert Hidden(view(FOUR, "Re Re Re", bag=95)).chance_of(star) == 0
    assert Hidden(view(FOUR, "Re Re Gc", bag=95)).chance_of(star) == pytest.approx(6 / 101)


def test_hands_that_lie_open_are_known():
    shown = PlayerView(
        parse_board(FOUR),
        parse_tiles("Gc"),
        97,
        (6,),
        (0, 0),
        HouseRules(open_hands=True),
        open_hands=(parse_tiles("Re Ys Yd Yl Yf Ye"),),
    )
    star, circle = (1 << tile.kind for tile in parse_tiles("Re Rc"))
    assert (Hidden(shown).chance_of(star), Hidden(shown).chance_of(circle)) == (1, 0)


def test_it_gives_up_points_rather_than_hand_over_a_qwirkle():
    # Rf makes a line of five for 5 points; Gc below Rc makes one of two.
    seen = view(FOUR, "Rf Gc", bag=20, others=(6,))
    assert {choose(seen, "greedy", seed).score for seed in range(9)} == {5}
    assert {choose(seen, "careful", seed).score for seed in range(9)} == {2}


def test_it_completes_the_line_itself_where_it_can():
    seen = view(f"{FOUR} Gc@0,1 Gd@2,-1", "Rf Re Re Re", bag=20)
    assert choose(seen, "careful", seed=1).score == 12


def test_going_out_leaves_nothing_to_fear():
    seen = view(FOUR, "Rf", bag=0)
    assert choose(seen, "careful", seed=1) in (Choice(play("Rf@4,0"), 5), Choice(play("Rf@-1,0"), 5))
