"""Which plays are legal, on boards drawn in text: `*` marks the tiles laid now."""

import pytest

from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.cells import FARTHEST, Cell
from qwirkle_desktop.rules.legality import any_fits, play_refusal
from qwirkle_desktop.rules.lines import is_line
from qwirkle_desktop.rules.notation import parse_board, parse_placements
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.tiles import KINDS, parse_tile, parse_tiles
from tests.tables import drawn, verdict


def test_a_line_is_of_one_colour_with_distinct_shapes():
    assert verdict("Rc Rs *Rd") == 3


def test_a_line_is_of_one_shape_with_distinct_colours():
    assert verdict("Rc Gc *Bc") == 3


def test_a_line_runs_down_as_well_as_across():
    assert verdict("Rc\n*Rs\n*Rd") == 3


def test_a_line_holds_no_two_equal_tiles():
    assert verdict("Rc Rs *Rc") is Refusal.EQUAL_TILES


def test_a_line_of_two_colours_and_two_shapes_is_refused():
    assert verdict("Rc Rs *Bs") is Refusal.MIXED_LINE


def test_no_tile_makes_a_line_of_seven():
    six = parse_tiles("Rc Rs Rd Rl Rf Re")
    assert is_line(six)
    assert not any(is_line((*six, kind)) for kind in KINDS)


def test_a_tile_must_be_right_in_both_directions():
    assert (
        verdict("""
            Rc  Rs
            Yc  *Rd
        """)
        is Refusal.MIXED_LINE
    )
    assert (
        verdict("""
            Rc  Rs
            Yc  *Ys
        """)
        == 4
    )


def test_the_tiles_of_a_play_lie_in_one_row_or_column():
    assert (
        verdict("""
            Rc   *Rs
            *Rd  .
        """)
        is Refusal.NOT_ONE_LINE
    )


def test_both_ends_of_a_line_may_be_extended_in_one_turn():
    assert verdict("*Rd Rc Rs *Rl") == 4


def test_gaps_between_old_tiles_may_be_filled():
    assert (
        verdict("""
            Rc  *Rs  Rd  *Rl  Rf
            Yc  .    Yd  .    Yf
            Gc  Gs   Gd  Gl   Gf
        """)
        == 5
    )


def test_old_tiles_may_lie_between_the_tiles_of_a_play():
    assert verdict("*Rl Rc Rs Rd *Rf *Re") == 12


def test_tiles_of_a_play_with_a_hole_between_them_are_refused():
    assert verdict("Rc Rs *Rd . *Rf") is Refusal.GAP


def test_a_hole_is_refused_even_where_every_tile_touches_the_board():
    assert (
        verdict("""
            *Rs  .    *Rd
            Ys   Yl   Yd
        """)
        is Refusal.GAP
    )


def test_only_one_tile_of_a_play_needs_to_touch_the_board():
    assert verdict("Rc *Rs *Rd *Rl *Rf *Re") == 12


def test_a_play_that_touches_nothing_is_refused():
    assert verdict("Rc Rs . *Rd") is Refusal.NOT_CONNECTED


def test_touching_at_a_corner_is_not_enough():
    assert (
        verdict("""
            Rc  .
            .   *Rs
        """)
        is Refusal.NOT_CONNECTED
    )


def test_two_lines_may_be_joined_where_the_whole_is_a_line():
    assert (
        verdict("""
            Rc  Rs  *Rd  Rl  Rf
            Yc  .   .    .   Yf
            Gc  Gs  Gd   Gl  Gf
        """)
        == 5
    )


def test_two_lines_may_not_be_joined_where_the_whole_is_none():
    assert (
        verdict("""
            Rc  Rs  *Rd  Bd
            Yc  .   .    Yd
            Gc  Gs  Gl   Gd
        """)
        is Refusal.MIXED_LINE
    )


def test_two_lines_with_a_tile_in_common_are_not_joined():
    assert (
        verdict("""
            Rc  Rs  *Rd  Rs
            Yc  .   .    Ys
            Gc  Gl  Gd   Gs
        """)
        is Refusal.EQUAL_TILES
    )


def test_a_dead_cell_takes_no_tile_at_all():
    table = drawn("""
        Rc  .   Bs
        Yc  .   Ys
        Gc  Gl  Gs
    """)
    refusals = {play_refusal(table.board, parse_placements(f"{kind}@1,0")) for kind in KINDS}
    assert refusals == {Refusal.MIXED_LINE, Refusal.EQUAL_TILES}


def test_a_tile_may_not_be_laid_on_another():
    assert play_refusal(parse_board("Rc@0,0"), parse_placements("Rs@0,0")) is Refusal.CELL_TAKEN


def test_two_tiles_of_a_play_may_not_lie_on_one_cell():
    twice = (*parse_placements("Rs@1,0"), *parse_placements("Rd@1,0"))
    assert play_refusal(parse_board("Rc@0,0"), twice) is Refusal.CELL_TAKEN


def test_a_play_of_no_tile_is_refused():
    assert play_refusal(parse_board("Rc@0,0"), ()) is Refusal.NOTHING_LAID


def test_a_cell_past_the_edge_of_the_table_is_refused():
    board = parse_board(f"Rc@{FARTHEST},0")
    assert play_refusal(board, parse_placements(f"Rs@{FARTHEST},1")) is None
    past = Placement(Cell(FARTHEST + 1, 0), parse_tile("Rs"))
    assert play_refusal(board, [past]) is Refusal.TOO_FAR


@pytest.mark.parametrize("shift", [-FARTHEST, -7, 0, FARTHEST - 2])
def test_a_game_that_lies_elsewhere_is_the_same_game(shift):
    board = parse_board(f"Rc@{shift},{shift} Rs@{shift + 1},{shift}")
    assert play_refusal(board, parse_placements(f"Rd@{shift + 2},{shift}")) is None
    assert play_refusal(board, parse_placements(f"Bd@{shift + 2},{shift}")) is Refusal.MIXED_LINE


def test_whether_any_tile_fits_is_told_by_single_tiles():
    board = drawn("Rc Rs").board
    assert any_fits(board, parse_tiles("Bd Rl"))
    assert not any_fits(board, parse_tiles("Bd Yl"))
    assert not any_fits(board, ())
