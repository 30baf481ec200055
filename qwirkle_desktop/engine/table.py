"""Where the game's values meet the engine's numbers: a board laid out on a grid, and the way back."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from qwirkle_desktop.rules.board import Board, Placement
from qwirkle_desktop.rules.cells import ORIGIN, Axis, Cell
from qwirkle_desktop.rules.ground import Ground
from qwirkle_desktop.rules.lines import largest_set
from qwirkle_desktop.rules.moves import Lift, Play
from qwirkle_desktop.rules.tiles import KINDS, Tile
from qwirkle_desktop.rules.view import PlayerView

from .generator import Generator
from .grid import CELL, DOWN, FIT, PLACE, STRIDE, Grid
from .playout import HAND_SIZE
from .steps import steps_of

MARGIN = 8
"""Cells kept free beside a board: a hand reaches six beyond it."""


@dataclass(frozen=True, slots=True)
class Table:
    """A board on a grid; `corner` is the cell that lies on the grid's first."""

    grid: Grid
    corner: Cell

    def index(self, cell: Cell) -> int:
        """The cell's place on the grid."""
        return ((cell.y - self.corner.y) % STRIDE * STRIDE + (cell.x - self.corner.x) % STRIDE) * CELL

    def cell(self, index: int) -> Cell:
        """The reverse of `index`."""
        y, x = divmod(index // CELL, STRIDE)
        return Cell(self.corner.x + x, self.corner.y + y)

    def placements(self, play: int) -> tuple[Placement, ...]:
        """The tiles of a packed play on their cells, along its line."""
        return tuple(Placement(self.cell(index), KINDS[kind]) for index, kind in steps_of(play, self.grid))

    def play(self, play: int) -> Play:
        """A packed play as a move."""
        return Play(self.placements(play))


def table_of(board: Board) -> Table:
    """The board laid out."""
    cells = board.tiles or [ORIGIN]
    corner = Cell(min(cell.x for cell in cells) - MARGIN, min(cell.y for cell in cells) - MARGIN)
    table = Table(Grid(), corner)
    _wall_off(table, board.ground)
    for placement in board:
        table.grid.lay(table.index(placement.cell), 1 << placement.tile.kind)
    return table


def _wall_off(table: Table, ground: Ground) -> None:
    """Let nothing grow over the edge of a board: the cells around it take no tile and are no frontier."""
    lines = table.grid.lines
    for cell in ground.rim:
        index = table.index(cell)
        lines[index | PLACE] = 0
        lines[index | FIT] = lines[index | DOWN | FIT] = 0


def hand_mask(hand: Sequence[Tile]) -> int:
    """The kinds of a hand; equal tiles are one."""
    return reduce(or_, (1 << tile.kind for tile in hand), 0)


def packed_plays(view: PlayerView, table: Table) -> list[int]:
    """Every distinct legal play of the view, packed, in no order that matters."""
    generator = Generator(table.grid)
    if not view.board.tiles:
        return _openings(view, table, generator)
    generator.search(hand_mask(view.hand))
    plays = list(generator.plays[: generator.count])
    if isinstance(view.aside, Lift):
        plays = [play for play in plays if view.aside.placement not in table.placements(play)]
    if _is_well_inside(view.board):
        return plays
    return [play for play in plays if all(tile.cell.is_in_range for tile in table.placements(play))]


def _openings(view: PlayerView, table: Table, generator: Generator) -> list[int]:
    """The plays on the empty table: where it has cells to start from, all that cover one of them."""
    ground = view.board.ground
    if view.opening_size > largest_set(view.hand):
        return []
    found: set[int] = set()
    for cell in _first_cells(ground):
        generator.search_opening(table.index(cell), hand_mask(view.hand), view.opening_size)
        found.update(generator.plays[: generator.count])
    if not ground.start:
        return list(found)
    cells = {play: {tile.cell for tile in table.placements(play)} for play in found}
    return [play for play in found if cells[play] & ground.start and all(map(ground.holds, cells[play]))]


def _first_cells(ground: Ground) -> set[Cell]:
    """Where the first tile of an opening may lie: the start, or so far before it that a line reaches it."""
    if not ground.start:
        return {ORIGIN}
    before = (cell.step(axis, -by) for cell in ground.start for axis in Axis for by in range(HAND_SIZE))
    return set(filter(ground.holds, before))


def _is_well_inside(board: Board) -> bool:
    """Whether no play can reach the end of the world."""
    return not board.ground.is_endless or all(
        Cell(abs(cell.x) + STRIDE, abs(cell.y) + STRIDE).is_in_range for cell in board.tiles
    )
