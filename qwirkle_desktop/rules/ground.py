"""What is printed on the table: nothing on the endless one, a board with special cells in some variants."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .cells import Cell


@dataclass(frozen=True, slots=True)
class Ground:
    """A board of so many cells, the first at 0,0; without a width the table is endless.

    The first play on an empty board covers one of the `start` cells. Who covers a star first takes its disc,
    who covers a number first gets its points. `filled` cells get a tile before the game begins.
    """

    width: int = 0
    height: int = 0
    start: frozenset[Cell] = frozenset()
    stars: frozenset[Cell] = frozenset()
    numbers: Mapping[Cell, int] = field(default_factory=dict, hash=False)
    filled: tuple[Cell, ...] = ()

    def __add__(self, other: "Ground") -> "Ground":
        """Both printed on one board. Raises ValueError where they do not fit."""
        mine, theirs = self.special, other.special
        if (self.width, self.height) != (other.width, other.height) or mine & theirs:
            raise ValueError("these boards cannot be printed on one another")
        return Ground(
            self.width,
            self.height,
            self.start | other.start,
            self.stars | other.stars,
            {**self.numbers, **other.numbers},
            self.filled + other.filled,
        )

    @property
    def is_endless(self) -> bool:
        """Whether the table has no edge."""
        return not self.width

    @property
    def special(self) -> frozenset[Cell]:
        """The cells that differ from the others, but for those to start from."""
        return self.stars | self.numbers.keys() | set(self.filled)

    @property
    def rim(self) -> frozenset[Cell]:
        """The cells just beyond the edge, corners left out."""
        columns, rows = range(self.width), range(self.height)
        beside = [(x, y) for x in (-1, self.width) for y in rows]
        return frozenset(
            Cell(x, y) for x, y in [*beside, *((x, y) for x in columns for y in (-1, self.height))]
        )

    def holds(self, cell: Cell) -> bool:
        """Whether the cell lies on the board."""
        return self.is_endless or (0 <= cell.x < self.width and 0 <= cell.y < self.height)

    def numbers_under(self, cells: Iterable[Cell], used: frozenset[Cell]) -> dict[Cell, int]:
        """The points printed on those of the cells that were not covered before."""
        if not self.numbers:
            return {}
        return {cell: self.numbers[cell] for cell in cells if cell in self.numbers and cell not in used}


ENDLESS = Ground()
