"""Open lines: which wait, for what, and which wait in vain; and cells where nothing will ever lie."""

from dataclasses import replace

import pytest

from qwirkle_desktop.review.threats import dead_cells, open_lines, threats
from qwirkle_desktop.rules.cells import Axis, Cell
from qwirkle_desktop.rules.legality import fits
from qwirkle_desktop.rules.tiles import KINDS, format_tiles, parse_tiles
from qwirkle_desktop.rules.view import PlayerView
from tests.random_games import position_after
from tests.tables import drawn

FIVE = drawn("Rc Rs Rd Rl Rf").board


def seen(board, hand: str, others: tuple[int, ...] = (6,)) -> PlayerView:
    tiles = parse_tiles(hand)
    bag = 108 - len(board) - len(tiles) - sum(others)
    return PlayerView(board, tiles, bag, others, (0,) * (1 + len(others)))


def test_a_line_of_five_waits_at_both_ends_for_its_sixth():
    lines = open_lines(FIVE)
    assert {(line.cell, line.axis) for line in lines} == {
        (Cell(-1, 0), Axis.ACROSS),
        (Cell(5, 0), Axis.ACROSS),
    }
    assert {(line.length, format_tiles(line.wants), line.points) for line in lines} == {(5, "Re", 12)}


def test_a_line_of_four_waits_for_either_of_two():
    lines = open_lines(drawn("Rc Rs Rd Rl").board)
    assert {(line.length, format_tiles(line.wants)) for line in lines} == {(4, "Rf Re")}


def test_a_gap_between_two_lines_counts_as_the_line_that_would_be_joined():
    board = drawn("Rc Rs .  Rd Rl\n.  Gs Gc Gd .").board
    joined = [line for line in open_lines(board) if line.cell == Cell(2, 0)]
    assert [(line.length, format_tiles(line.wants)) for line in joined] == [(4, "Rf Re")]


def test_the_crossing_line_decides_what_the_cell_takes():
    [line] = [
        one
        for one in open_lines(drawn("Rc Rs Rd Rl Rf .\n.  .  .  .  Bf Bc").board, (5,))
        if one.cell == Cell(5, 0)
    ]
    assert (format_tiles(line.wants), line.takes) == ("Re", ())


def test_who_holds_the_tile_can_go_on_and_the_others_perhaps():
    mine = threats(seen(FIVE, "Re Gs"))[0]
    assert mine.is_mine
    assert mine.unseen == 2
    assert 0 < mine.next_chance < 0.2
    assert mine.next_chance == mine.any_chance


def test_a_line_whose_tiles_are_all_out_is_dead_unless_one_is_held():
    board = drawn("Rc Rs Rd Rl Rf\nRe .  .  .  .\nRd .  .  .  .").board
    ends = [one for one in threats(seen(board, "Re Re")) if one.line.length == 5]
    assert [(one.unseen, one.is_mine, one.is_dead) for one in ends] == [(0, True, False)] * 2
    others_hold_none = replace(seen(board, "Gs Gs"), open_hands=(parse_tiles("Re Re Pd Pd Yl Yl"),))
    assert all(
        one.unseen and one.next_chance == 1 for one in threats(others_hold_none) if one.line.length == 5
    )


@pytest.mark.parametrize(("number", "turns"), [(1, 12), (2, 25), (3, 40)])
def test_dead_cells_are_those_beside_tiles_that_take_no_kind(number, turns):
    board = position_after(number, 2, turns).board
    dead = {cell for cell in board.frontier() if not any(fits(board, kind, cell) for kind in KINDS)}
    assert dead_cells(board) == dead


def test_a_cell_is_dead_once_all_that_it_takes_is_laid():
    left = dict.fromkeys(KINDS, 3)
    end = Cell(5, 0)
    assert end not in dead_cells(FIVE, left)
    left[parse_tiles("Re")[0]] = 0
    assert end in dead_cells(FIVE, left)
