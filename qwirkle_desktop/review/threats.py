"""Lines of five and of four that wait for a tile, and cells where none will ever lie."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from qwirkle_desktop.engine.grid import DOWN, FIT
from qwirkle_desktop.engine.table import Table, table_of
from qwirkle_desktop.engine.words import ALL_KINDS, LENGTH_SHIFT, points_of
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Axis, Cell
from qwirkle_desktop.rules.tiles import KINDS, Tile
from qwirkle_desktop.rules.view import PlayerView

from .counting import chance_held, unseen

FIVE = 5
FOUR = 4


@dataclass(frozen=True, slots=True)
class OpenLine:
    """A line of so many tiles (or two that would be joined) that goes on at an empty cell.

    `wants` are the kinds that the line lacks there, `takes` those of them that the cell takes, the crossing
    line minded; `points` is the most that one of them would make there.
    """

    cell: Cell
    axis: Axis
    length: int
    wants: tuple[Tile, ...]
    takes: tuple[Tile, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Threat:
    """An open line as a seat sees it: how many tiles that it takes are not seen, whether the seat holds one,
    and the chance that the next seat, and that any other, does."""

    line: OpenLine
    unseen: int
    is_mine: bool
    next_chance: float
    any_chance: float

    @property
    def is_dead(self) -> bool:
        """Whether nobody can ever go on there."""
        return not self.unseen and not self.is_mine


def open_lines(board: Board, lengths: Collection[int] = (FIVE, FOUR)) -> tuple[OpenLine, ...]:
    """The lines of these lengths that end at an empty cell, the longest first, then those of most points."""
    if not board.tiles:
        return ()
    lines = (line for line in _all_lines(table_of(board)) if board.ground.holds(line.cell))
    found = [line for line in lines if line.length in lengths]
    return tuple(sorted(found, key=lambda line: (-line.length, -line.points, line.cell.reading_order)))


def _all_lines(table: Table) -> Iterator[OpenLine]:
    grid = table.grid
    for place in range(grid.frontier_size):
        row = grid.frontier[place]
        across, down = int(grid.lines[row | FIT]), int(grid.lines[row | DOWN | FIT])
        both = across & down & ALL_KINDS
        points = (across >> LENGTH_SHIFT) + (down >> LENGTH_SHIFT)
        for axis, word in ((Axis.ACROSS, across), (Axis.DOWN, down)):
            length = _length(word)
            if length and word & ALL_KINDS:
                yield OpenLine(table.cell(row), axis, length, _tiles(word), _tiles(both), points)


def _length(fit: int) -> int:
    """How many tiles stand in the line beside a cell; what it would score tells."""
    points = fit >> LENGTH_SHIFT
    return next((length for length in range(1, 6) if points_of(length + 1) == points), 0) if points else 0


def _tiles(kinds: int) -> tuple[Tile, ...]:
    return tuple(tile for kind, tile in enumerate(KINDS) if kinds >> kind & 1)


def threats(view: PlayerView) -> tuple[Threat, ...]:
    """The open fives and fours as the seat sees them, dead ones too."""
    left = unseen(view)
    return tuple(threat_of(view, line, left) for line in open_lines(view.board))


def threat_of(view: PlayerView, line: OpenLine, left: Mapping[Tile, int]) -> Threat:
    """An open line as the seat sees it, who does not see so many of each kind."""
    open_hands = {tile for hand in view.open_hands for tile in hand}
    count = sum(left[tile] for tile in line.takes) + sum(tile in open_hands for tile in line.takes)
    return Threat(
        line,
        count,
        any(tile in line.takes for tile in view.hand),
        chance_held(view, line.takes, other=0, left=left) if view.others else 0.0,
        chance_held(view, line.takes, left=left) if view.others else 0.0,
    )


def dead_cells(board: Board, left: Mapping[Tile, int] | None = None) -> frozenset[Cell]:
    """The empty cells beside tiles that take no kind; with `left`, none that is left either.

    `left` are the copies of each kind that are not on the board.
    """
    table = table_of(board)
    grid = table.grid
    alive = sum(1 << tile.kind for tile, count in left.items() if count) if left else ALL_KINDS
    cells = [grid.frontier[place] for place in range(grid.frontier_size)]
    dead = (
        table.cell(cell)
        for cell in cells
        if not int(grid.lines[cell | FIT]) & int(grid.lines[cell | DOWN | FIT]) & alive
    )
    return frozenset(filter(board.ground.holds, dead))
