"""Cells of the endless table, and the two directions a line can run in."""

from enum import Enum
from typing import NamedTuple

FARTHEST = 1_000_000
"""The largest |x| or |y| that is accepted."""


class Cell(NamedTuple):
    """A place on the table: x to the right, y down, the origin arbitrary."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    def step(self, axis: "Axis", by: int = 1) -> "Cell":
        """The cell `by` places along the axis."""
        x, y = self
        return Cell(x + by, y) if axis is Axis.ACROSS else Cell(x, y + by)

    def neighbours(self) -> tuple["Cell", "Cell", "Cell", "Cell"]:
        """The four cells that share an edge with this one."""
        x, y = self
        return Cell(x - 1, y), Cell(x + 1, y), Cell(x, y - 1), Cell(x, y + 1)

    @property
    def reading_order(self) -> tuple[int, int]:
        """Sort key of the canonical order: by y, then x."""
        return (self.y, self.x)

    @property
    def is_in_range(self) -> bool:
        """Whether the cell is near enough to be accepted."""
        return abs(self.x) <= FARTHEST and abs(self.y) <= FARTHEST


class Axis(Enum):
    """A direction of lines."""

    ACROSS = "across"
    DOWN = "down"

    @property
    def other(self) -> "Axis":
        """The direction that crosses this one."""
        return Axis.DOWN if self is Axis.ACROSS else Axis.ACROSS


ORIGIN = Cell(0, 0)
