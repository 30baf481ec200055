"""`careful`: what it sees left open, the chance it reckons with, and that it gives up points for it."""

from random import Random

import pytest

from qwirkle_desktop.engine.careful import Hidden, kinds_left_open, open_fives
from qwirkle_desktop.engine.choice import Choice, choose
from qwirkle_desktop.engine.table import packed_plays, table_of
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Axis, Cell
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


def fives_of(board: Board) -> dict[tuple[Cell, Axis], set[Tile]]:
    """By the rules alone: the cells in line with five tiles, and the kinds that fit there."""
    fives = [
        (cell, axis) for cell in board.frontier() for axis in Axis if len(board.tiles_beside(cell, axis)) == 5
    ]
    return {(cell, axis): {tile for tile in KINDS if fits(board, tile, cell)} for cell, axis in fives}


@pytest.mark.parametrize("turns", range(4, 40, 4))
def test_every_line_of_five_that_a_play_makes_is_seen_and_no_other(turns):
    state = position_after(turns, 2, turns)
    seen = view_of(state, state.seat)
    table = table_of(seen.board)
    before, known = open_fives(table.grid), fives_of(seen.board)
    for packed in packed_plays(seen, table)[:25]:
        after = fives_of(seen.board.with_tiles(table.play(packed).placements))
        wanted = {tile for place, tiles in after.items() if not known.get(place) for tile in tiles}
        found = kinds_left_open(table.grid, packed, before)
        assert {tile for tile in KINDS if found >> tile.kind & 1} == wanted


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


def test_lines_of_five_that_were_open_before_are_not_held_against_a_play():
    seen = view(f"{FOUR} Rf@4,0", "Gc Yc Os", bag=20)
    table = table_of(seen.board)
    before = open_fives(table.grid)
    assert len(before) == 2
    assert {kinds_left_open(table.grid, one, before) for one in packed_plays(seen, table)} == {0}


def test_it_completes_the_line_itself_where_it_can():
    seen = view(f"{FOUR} Gc@0,1 Gd@2,-1", "Rf Re Re Re", bag=20)
    assert choose(seen, "careful", seed=1).score == 12


def test_going_out_leaves_nothing_to_fear():
    seen = view(FOUR, "Rf", bag=0)
    assert choose(seen, "careful", seed=1) in (Choice(play("Rf@4,0"), 5), Choice(play("Rf@-1,0"), 5))
