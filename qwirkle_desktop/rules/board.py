"""The board: tiles on cells, and the lines they form."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from .cells import Axis, Cell
from .ground import ENDLESS, Ground
from .tiles import Tile


@dataclass(frozen=True, slots=True)
class Placement:
    """One tile on one cell."""

    cell: Cell
    tile: Tile

    def __str__(self) -> str:
        return f"{self.tile}@{self.cell}"


@dataclass(frozen=True, slots=True)
class Line:
    """Neighbouring tiles in a row or column, in order; one tile alone is a line of 1."""

    axis: Axis
    placements: tuple[Placement, ...]

    def __len__(self) -> int:
        return len(self.placements)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The line's tiles in order."""
        return tuple(placement.tile for placement in self.placements)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The line's cells in order."""
        return tuple(placement.cell for placement in self.placements)


@dataclass(frozen=True, slots=True)
class Board:
    """The tiles that lie on the table, or on a board. The mapping is never changed after it was given."""

    tiles: Mapping[Cell, Tile] = field(default_factory=dict)
    ground: Ground = ENDLESS

    def __contains__(self, cell: Cell) -> bool:
        return cell in self.tiles

    def __len__(self) -> int:
        return len(self.tiles)

    def __iter__(self) -> Iterator[Placement]:
        """The placements in canonical order."""
        for cell in sorted(self.tiles, key=lambda cell: cell.reading_order):
            yield Placement(cell, self.tiles[cell])

    def __repr__(self) -> str:
        return f"parse_board({' '.join(map(str, self))!r})"

    def with_tiles(self, placements: Iterable[Placement]) -> "Board":
        """The board with more tiles on it."""
        laid = {placement.cell: placement.tile for placement in placements}
        return Board({**self.tiles, **laid}, self.ground)

    def without_tile(self, cell: Cell) -> "Board":
        """The board with a tile taken up."""
        return replace(self, tiles={other: tile for other, tile in self.tiles.items() if other != cell})

    def tiles_beside(self, cell: Cell, axis: Axis) -> list[Tile]:
        """The tiles in line with an empty cell, on both sides of it."""
        tiles = []
        for by in (-1, 1):
            other = cell.step(axis, by)
            while (tile := self.tiles.get(other)) is not None:
                tiles.append(tile)
                other = other.step(axis, by)
        return tiles

    def line_at(self, cell: Cell, axis: Axis) -> Line:
        """The line through an occupied cell."""
        start = cell
        while (before := start.step(axis, -1)) in self.tiles:
            start = before
        return Line(axis, tuple(self._run_from(start, axis)))

    def _run_from(self, cell: Cell, axis: Axis) -> Iterator[Placement]:
        while (tile := self.tiles.get(cell)) is not None:
            yield Placement(cell, tile)
            cell = cell.step(axis)

    def touches(self, cell: Cell) -> bool:
        """Whether a tile lies beside the cell."""
        return any(neighbour in self.tiles for neighbour in cell.neighbours())

    def frontier(self) -> set[Cell]:
        """The empty cells beside a tile, where the board can grow."""
        cells = {
            neighbour for cell in self.tiles for neighbour in cell.neighbours() if neighbour not in self.tiles
        }
        return cells if self.ground.is_endless else set(filter(self.ground.holds, cells))

    def is_connected(self) -> bool:
        """Whether the tiles form one pattern, edge to edge (an empty board does)."""
        reached: set[Cell] = set()
        waiting = list(self.tiles)[:1]
        while waiting:
            cell = waiting.pop()
            if cell in self.tiles and cell not in reached:
                reached.add(cell)
                waiting.extend(cell.neighbours())
        return len(reached) == len(self.tiles)
