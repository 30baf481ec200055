"""Where an arrow key leads on the board: pure arithmetic of cells."""

from collections.abc import Collection
from enum import Enum
from operator import attrgetter

from qwirkle_desktop.rules.cells import Cell

SIDEWAYS = 2
"""A cell to the side counts as much as so many cells ahead."""


class Direction(Enum):
    """The way of an arrow key, as steps in x and y."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)

    def step(self, cell: Cell) -> Cell:
        """The next cell that way."""
        dx, dy = self.value
        return Cell(cell.x + dx, cell.y + dy)


def nearest_ahead(cells: Collection[Cell], start: Cell, direction: Direction) -> Cell | None:
    """The nearest of the cells that way, one straight ahead before one to the side; None where none is."""
    dx, dy = direction.value
    best: tuple[int, Cell] | None = None
    for cell in cells:
        x, y = cell.x - start.x, cell.y - start.y
        ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if ahead > 0 and (best is None or (ahead + SIDEWAYS * aside, cell) < best):
            best = (ahead + SIDEWAYS * aside, cell)
    return best[1] if best else None


def nearest(cells: Collection[Cell], start: Cell) -> Cell | None:
    """The nearest of the cells, whichever way."""
    return min(cells, key=lambda cell: (abs(cell.x - start.x) + abs(cell.y - start.y), cell), default=None)


def next_in_order(cells: Collection[Cell], start: Cell, step: int) -> Cell | None:
    """The next cell as one reads, row by row, or the one before (-1); after the last comes the first."""
    order = in_reading_order(cells)
    if not order:
        return None
    if start in cells:
        return order[(order.index(start) + step) % len(order)]
    before = sum(cell.reading_order < start.reading_order for cell in order)
    return order[(before if step > 0 else before - 1) % len(order)]


def in_reading_order(cells: Collection[Cell]) -> list[Cell]:
    """Row by row from the top, each from the left."""
    return sorted(cells, key=attrgetter("reading_order"))
