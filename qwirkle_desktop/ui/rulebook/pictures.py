"""The pictures of the rules: small tables with tiles, and what is to be seen on them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.art.printed import Print, Sign
from qwirkle_desktop.ui.art.sprites import Look


@dataclass(frozen=True, slots=True)
class Picture:
    """Tiles as in a position, some of them with a look of their own, marks on cells, and chips with points.

    Where they are `apart` they lie beside each other as in a hand, and make no line. `prints` are on cells
    of a board.
    """

    tiles: str
    looks: Mapping[Cell, Look] = field(default_factory=dict)
    marks: Mapping[Cell, Mark] = field(default_factory=dict)
    chips: Mapping[Cell, str] = field(default_factory=dict)
    apart: bool = False
    are_dice: bool = False
    prints: Mapping[Cell, Print] = field(default_factory=dict)


def _laid(*cells: Cell) -> dict[Cell, Look]:
    return dict.fromkeys(cells, Look.TENTATIVE)


_ILLEGAL = Look.ILLEGAL

PICTURES: Mapping[str, Picture] = {
    "kinds": Picture("Rc@0,0 Os@1,0 Yd@2,0 Gl@3,0 Bf@4,0 Pe@5,0", apart=True),
    "copies": Picture("Oe@0,0 Oe@1,0 Oe@2,0", apart=True),
    "colour_line": Picture("Rc@0,0 Rs@1,0 Rf@2,0 Re@3,0"),
    "shape_line": Picture("Yl@0,0 Bl@1,0 Rl@2,0"),
    "equal": Picture("Oc@0,0 Ol@1,0 Oc@2,0", {Cell(2, 0): _ILLEGAL}),
    "crossing": Picture("Rc@0,0 Rs@1,0 Rf@2,0 Bf@2,1 Yf@2,2"),
    "start": Picture("Bc@0,0 Be@1,0 Bl@2,0", _laid(Cell(0, 0), Cell(1, 0), Cell(2, 0))),
    "turn": Picture("Ps@0,0 Bs@1,0 Ys@2,0 Rs@3,0 Pd@0,1", _laid(Cell(2, 0), Cell(3, 0))),
    "both_ends": Picture("Gd@0,0 Gs@1,0 Ge@2,0 Gc@3,0", _laid(Cell(0, 0), Cell(3, 0))),
    "joined": Picture("Rf@0,0 Bf@1,0 Gf@2,0 Of@3,0 Yf@4,0", _laid(Cell(2, 0))),
    "wrong_crossing": Picture("Pc@0,0 Pd@1,0 Pl@2,0 Yl@0,1 Yd@1,1", {Cell(0, 0): _ILLEGAL}),
    "dead": Picture(
        "Gs@2,0 Rc@1,1 Gc@2,1 Rd@0,2 Rl@1,2",
        marks={Cell(2, 2): Mark.EMPTY_SLOT},
    ),
    "points": Picture("Bd@0,0 Yd@1,0 Od@2,0 Rd@3,0", _laid(Cell(2, 0), Cell(3, 0)), chips={Cell(3, 0): "+4"}),
    "two_lines": Picture("Gl@0,0 Rl@1,0 Gc@0,1 Gf@0,2", _laid(Cell(0, 0)), chips={Cell(0, 0): "+5"}),
    "many_lines": Picture(
        "Oc@0,0 Os@1,0 Oe@2,0 Yc@0,1 Ys@1,1 Ye@2,1",
        _laid(Cell(0, 0), Cell(1, 0), Cell(2, 0)),
        chips={Cell(2, 0): "+9"},
    ),
    "qwirkle": Picture(
        "Rd@0,0 Od@1,0 Yd@2,0 Gd@3,0 Bd@4,0 Pd@5,0", _laid(Cell(4, 0), Cell(5, 0)), chips={Cell(5, 0): "+12"}
    ),
    "trade": Picture(
        "Rc@0,0 Rs@1,0 Gd@2,0 Re@3,0 Bl@4,0 Rf@5,0",
        marks={Cell(2, 0): Mark.CHOSEN, Cell(4, 0): Mark.CHOSEN},
        apart=True,
    ),
    "out": Picture("Gc@0,0 Gs@1,0 Gd@2,0 Ge@3,0", _laid(Cell(3, 0)), chips={Cell(3, 0): "+4 +6"}),
    "good_cell": Picture("Rc@0,0 Rs@1,0 Gs@1,1 Gd@2,1 Bd@2,2", marks={Cell(2, 0): Mark.LEGAL}),
    "dice": Picture("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0 Re@5,0", apart=True, are_dice=True),
    "reroll": Picture(
        "Gs@0,0 Rc@1,0 Gd@2,0 Bl@3,0 Ge@4,0 Yf@5,0",
        marks={Cell(1, 0): Mark.CHOSEN, Cell(3, 0): Mark.CHOSEN, Cell(5, 0): Mark.CHOSEN},
        apart=True,
        are_dice=True,
    ),
    "start_cells": Picture(
        "Bc@1,1 Be@2,1 Bl@3,1",
        _laid(Cell(1, 1), Cell(2, 1), Cell(3, 1)),
        prints=dict.fromkeys((Cell(1, 1), Cell(2, 1), Cell(1, 2), Cell(2, 2)), Print(Sign.START)),
    ),
    "star": Picture(
        "Yd@0,1 Gd@1,1",
        _laid(Cell(1, 1)),
        prints={Cell(2, 0): Print(Sign.STAR), Cell(3, 1): Print(Sign.STAR)},
    ),
    "lift": Picture("Rc@0,0 Rs@1,0 Rd@2,0 Bd@2,1", marks={Cell(2, 1): Mark.LIFTABLE}),
    "dark_cells": Picture(
        "Oe@0,0 Os@1,0",
        _laid(Cell(1, 0)),
        prints=dict.fromkeys((Cell(0, 0), Cell(3, 0)), Print(Sign.FILLED)),
    ),
    "numbers": Picture(
        "Gc@0,0 Gs@1,0",
        prints={Cell(2, 0): Print(Sign.NUMBER, 3), Cell(4, 0): Print(Sign.NUMBER, 2)},
    ),
    "five": Picture("Oc@0,0 Os@1,0 Od@2,0 Ol@3,0 Of@4,0", marks={Cell(5, 0): Mark.HINT}),
}
"""By the names that `phrases.rulebook` gives them."""
