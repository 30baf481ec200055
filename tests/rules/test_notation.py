"""The text forms of tiles, cells and boards, and the examples in the rules' own documentation."""

import doctest
from importlib import import_module

import pytest

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.moves import Pass, Play, Trade
from qwirkle_desktop.rules.notation import format_placements, parse_board, parse_placement, parse_placements
from qwirkle_desktop.rules.tiles import KINDS, Colour, Shape, Tile, format_tiles, parse_tile, parse_tiles


def test_a_tile_is_its_colour_and_then_its_shape():
    assert parse_tile("Pe") == Tile(Colour.PURPLE, Shape.EIGHT_POINT_STAR)
    assert parse_tile("Bf") == Tile(Colour.BLUE, Shape.FOUR_POINT_STAR)
    assert parse_tile("Gl") == Tile(Colour.GREEN, Shape.CLOVER)


def test_there_are_36_kinds_in_the_order_of_the_letters():
    assert [str(kind) for kind in KINDS] == [colour + shape for colour in "ROYGBP" for shape in "csdlfe"]
    assert [kind.kind for kind in KINDS] == list(range(36))
    assert [parse_tile(str(kind)) for kind in KINDS] == list(KINDS)


@pytest.mark.parametrize("text", ["", "R", "cR", "rc", "RC", "Rx", "Rcc", " Rc", "Rc "])
def test_other_letters_are_no_tile(text):
    with pytest.raises(ValueError, match="not a tile"):
        parse_tile(text)


def test_tiles_are_separated_by_one_space():
    assert format_tiles(parse_tiles("Rc Bf Rc")) == "Rc Bf Rc"
    assert parse_tiles("") == ()
    for text in ("Rc  Bf", " Rc", "Rc,Bf"):
        with pytest.raises(ValueError, match="not a tile"):
            parse_tiles(text)


@pytest.mark.parametrize(
    "text",
    [
        "Rc",
        "Rc@",
        "Rc@1",
        "Rc@1,",
        "Rc@1,2,3",
        "Rc@1.0,2",
        "Rc@+1,2",
        "Rc@ 1,2",
        "Rc@1,2\n",
        "Rc@٣,1",
        "Xx@1,2",
    ],
)
def test_other_text_is_no_tile_on_a_cell(text):
    with pytest.raises(ValueError, match="not a tile"):
        parse_placement(text)


def test_a_cell_is_at_most_a_million_from_the_middle():
    assert parse_placement("Rc@-1000000,1000000").cell == Cell(-1_000_000, 1_000_000)
    for text in ("Rc@1000001,0", "Rc@0,-1000001"):
        with pytest.raises(ValueError, match="outside the table"):
            parse_placement(text)


def test_placements_are_read_in_any_order_and_written_by_row():
    assert format_placements(parse_placements("Re@2,0 Rc@0,1 Rd@-1,0")) == "Rd@-1,0 Re@2,0 Rc@0,1"


def test_a_cell_named_twice_is_an_error():
    with pytest.raises(ValueError, match="named twice"):
        parse_board("Rc@0,0 Rs@0,0")


def test_plays_that_lay_the_same_tiles_on_the_same_cells_are_equal():
    one, other = Play(parse_placements("Rs@1,0 Rc@0,0")), Play(parse_placements("Rc@0,0 Rs@1,0"))
    assert one == other
    assert hash(one) == hash(other)
    assert [str(move) for move in (one, Trade(parse_tiles("Bf Gs")), Pass())] == [
        "Rc@0,0 Rs@1,0",
        "trade Bf Gs",
        "pass",
    ]


def test_the_repr_of_a_board_rebuilds_it():
    board = parse_board("Rc@0,0 Rs@1,0 Bs@1,-1")
    rebuilt = eval(repr(board), {"parse_board": parse_board})
    assert isinstance(rebuilt, Board)
    assert list(rebuilt) == list(board)


@pytest.mark.parametrize(
    ("text", "connected"),
    [
        ("", True),
        ("Rc@0,0", True),
        ("Rc@0,0 Rs@1,0 Bs@1,1", True),
        ("Rc@0,0 Rs@1,1", False),
        ("Rc@0,0 Rs@2,0", False),
    ],
)
def test_a_board_is_one_pattern_edge_to_edge(text, connected):
    assert parse_board(text).is_connected() == connected


@pytest.mark.parametrize("name", ["lines", "legality"])
def test_the_examples_in_the_documentation_are_right(name):
    result = doctest.testmod(import_module(f"qwirkle_desktop.rules.{name}"))
    assert result.failed == 0
    assert result.attempted > 0
