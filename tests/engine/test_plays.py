"""Plays that other programs missed or counted wrong, and boards that straggle: the engine finds each play."""

import pytest

from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.rules.board import Board, Placement
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules, Opening
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.tiles import COLOURS, SHAPES, Tile, parse_tiles
from qwirkle_desktop.rules.view import PlayerView
from tests import checker
from tests.tables import drawn, plain


def plays(board: Board, hand: str, rules: HouseRules = RULEBOOK) -> dict[str, int]:
    """Every play of a hand, as text, with its points."""
    found = all_plays(PlayerView(board, parse_tiles(hand), 30, (6,), (0, 0), rules))
    assert len({play for play, _ in found}) == len(found)
    return {str(play): points for play, points in found}


def listed(text: str) -> int | None:
    """The points at which the engine lists the play drawn, None if it does not."""
    table = drawn(text)
    hand = " ".join(map(str, table.play.tiles))
    return plays(table.board, hand).get(str(table.play))


def test_a_column_of_five_that_is_blocked_above_takes_its_sixth_below():
    found = plays(parse_board("Bd@1,-1 Rc@0,0 Bc@1,0 Re@0,1 Rd@0,2 Rl@0,3 Rf@0,4"), "Rs Gs")
    assert found["Rs@0,5"] == 12
    assert "Rs@0,-1" not in found


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("*Rc Rd Re *Rs", 4),
        ("*Rc *Rl Rd Re *Rs", 5),
        ("*Rc *Rl Rd Re *Rs *Rf", 12),
        ("Rc Rs Rd Rl *Rf *Re", 12),
    ],
)
def test_hand_tiles_go_to_both_ends_of_old_ones(row, points):
    assert listed(row) == points


def test_two_gaps_between_old_tiles_are_filled_for_four_points():
    assert (
        listed(
            """
            Rc *Rs *Rd Rl
            Yc .   .   Yl
            Gc Gs  Gd  Gl
            """
        )
        == 4
    )


def test_a_play_reaches_across_several_groups_of_old_tiles():
    assert (
        listed(
            """
            Rc *Rs Rd *Rl Re *Rf
            Gc .   Gd .   Ge .
            Bc Bs  Bd Bl  Be .
            """
        )
        == 12
    )


def test_one_corner_tile_ends_a_row_of_three_and_a_column_of_four():
    assert (
        listed(
            """
            .  .  Yd
            .  .  Gd
            .  Bs Bd
            Rc Rs *Rd
            """
        )
        == 3 + 4
    )


def test_a_tile_that_matches_each_neighbour_but_not_the_joined_line_is_not_listed():
    board = drawn(
        """
        Rc . Bs
        Gc . Be
        Bc Bd Bl
        """
    ).board
    found = plays(board, "Rs")
    assert "Rs@1,0" not in found
    assert found["Rs@-1,0"] == 2


def test_a_line_of_two_blues_and_a_red_diamond_is_not_listed():
    found = plays(parse_board("Bf@0,0"), "Bd Rd")
    assert found["Bd@0,1"] == 2
    assert "Bd@0,1 Rd@0,2" not in found


def test_equal_tiles_in_hand_are_listed_once():
    assert plays(parse_board(""), "Rc Rc Rc") == {"Rc@0,0": 1}
    assert len(plays(parse_board("Rs@0,0"), "Rc Rc Rc")) == 4


def test_each_of_three_largest_sets_opens_in_either_direction():
    found = plays(parse_board(""), "Rc Rs Yd Yl Gf Ge")
    assert len(found) == 12
    assert set(found.values()) == {2}
    assert {"Rc@0,0 Rs@1,0", "Rs@0,0 Rc@0,1", "Ge@0,0 Gf@0,1"} <= found.keys()


def test_a_free_opening_may_be_shorter():
    found = plays(parse_board(""), "Rc Rs Yd Yl Gf Ge", HouseRules(opening=Opening.FREE))
    assert len(found) == 12 + 6
    assert found["Yd@0,0"] == 1


def test_an_opening_of_six_is_a_qwirkle():
    assert max(plays(parse_board(""), "Rc Rs Rd Rl Rf Re").values()) == 12


def straggling() -> Board:
    """102 tiles in 17 rows of six, each beginning below the end of the one before; purples are left."""
    placements, x = [], 0
    for y in range(17):
        for place in range(6):
            shape = SHAPES[place if y % 2 == 0 else 5 - place]
            placements.append(Placement(Cell(x + place, y), Tile(COLOURS[y % 6], shape)))
        x += 5
    return Board().with_tiles(placements)


def moved(board: Board, *, mirrored: bool, turned: bool) -> Board:
    """The board seen otherwise."""
    tiles = {Cell(-cell.x if mirrored else cell.x, cell.y): tile for cell, tile in board.tiles.items()}
    return Board({Cell(cell.y, cell.x) if turned else cell: tile for cell, tile in tiles.items()})


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("turned", [False, True])
def test_every_play_on_a_board_that_straggles_over_the_table_is_found(mirrored, turned):
    board = moved(straggling(), mirrored=mirrored, turned=turned)
    for hand in (["Pc", "Ps"], ["Pe", "Pl"]):
        assert list(plays(board, " ".join(hand)).items()) == checker.plays(plain(board), hand)
    # Six tiles along a whole outer row: a qwirkle, five columns of two and one of three.
    assert max(plays(board, "Pc Ps Pd Pl Pf Pe").values()) == 12 + 5 * 2 + 3


def test_the_same_plays_are_found_wherever_the_board_lies():
    here = parse_board("Rc@0,0 Rs@1,0 Gs@1,1")
    far = Board({Cell(cell.x - 900_000, cell.y + 900_000): tile for cell, tile in here.tiles.items()})
    found, found_far = plays(here, "Rd Gc Gs"), plays(far, "Rd Gc Gs")
    assert sorted(found.values()) == sorted(found_far.values())
    assert found_far["Rd@-899998,900000"] == found["Rd@2,0"] == 3
