"""The text form of cells, boards and plays, as other people's programs write them."""

import re
from collections.abc import Iterable

from .board import Board, Placement
from .cells import Cell
from .tiles import parse_tile

_CELL = re.compile(r"(-?[0-9]{1,7}),(-?[0-9]{1,7})")
_PLACEMENT = re.compile(r"([A-Za-z]{2})@(-?[0-9]{1,7}),(-?[0-9]{1,7})")


def parse_cell(text: str) -> Cell:
    """A cell, `0,-1`. Raises ValueError."""
    match = _CELL.fullmatch(text)
    if not match:
        raise ValueError(f"{text!r} is not a cell, such as 0,0")
    return Cell(int(match[1]), int(match[2]))


def parse_placement(text: str) -> Placement:
    """A tile on a cell, `Rc@0,-1`. Raises ValueError."""
    match = _PLACEMENT.fullmatch(text)
    if not match:
        raise ValueError(f"{text!r} is not a tile on a cell, such as Rc@0,0")
    cell = Cell(int(match[2]), int(match[3]))
    if not cell.is_in_range:
        raise ValueError(f"{text!r} lies outside the table (1,000,000 cells each way)")
    return Placement(cell, parse_tile(match[1]))


def parse_placements(text: str) -> tuple[Placement, ...]:
    """Tiles on cells separated by one space, in any order. Raises ValueError, also for a cell named twice."""
    placements = tuple(parse_placement(word) for word in text.split(" ")) if text else ()
    cells: set[Cell] = set()
    for placement in placements:
        if placement.cell in cells:
            raise ValueError(f"cell {placement.cell} is named twice")
        cells.add(placement.cell)
    return placements


def format_placements(placements: Iterable[Placement]) -> str:
    """The reverse of `parse_placements`, in canonical order."""
    return " ".join(map(str, sorted(placements, key=lambda placement: placement.cell.reading_order)))


def parse_board(text: str) -> Board:
    """A board from its placements. Raises ValueError; legality is not looked at."""
    return Board({placement.cell: placement.tile for placement in parse_placements(text)})
