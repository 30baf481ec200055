"""What the coach lights on the board: a line, the cells to fill, and a play as ghosts of its tiles."""

from collections.abc import Collection, Iterable

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.legality import lines_made
from qwirkle_desktop.rules.moves import Move, Play
from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.art.sprites import Look
from qwirkle_desktop.ui.board.items import (
    SpriteItem,
    capsule_render,
    mark_render,
    point_of,
    tile_render,
)
from qwirkle_desktop.ui.board.scene import BoardScene, Layer


class CoachMarks:
    """Lights one thing at a time in the scene, and takes it away again."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._items: list[SpriteItem] = []
        self._raised: frozenset[Cell] = frozenset()

    def show_line(self, board: Board, cells: Collection[Cell]) -> None:
        """Frame a line of which some cells are still free; those are dashed."""
        self.clear()
        if cells:
            self._frame(cells)
            self._mark(Mark.HINT, (cell for cell in cells if cell not in board))

    def show_play(self, board: Board, move: Move, points: int) -> None:
        """A play as ghosts of its tiles on their cells, the lines that they make and the points of all."""
        self.clear()
        if not isinstance(move, Play):
            return
        for line in lines_made(board.with_tiles(move.placements), move.placements):
            self._frame(line.cells)
        for placement in move.placements:
            render = tile_render(self._scene.sprites, placement.tile, Look.GHOST)
            self._items.append(self._scene.add(render, point_of(placement.cell), Layer.GHOST))
        last = max((placement.cell for placement in move.placements), key=sum)
        self._items.append(self._scene.add_chip(f"+{points}", last))

    def clear(self) -> None:
        """Nothing is lit any more."""
        self._scene.clear_items(self._items)
        self._scene.lower_tiles(self._raised)
        self._raised = frozenset()

    def _frame(self, cells: Collection[Cell]) -> None:
        first, last = min(cells), max(cells)
        render = capsule_render(self._scene.sprites, last.x - first.x + 1, last.y - first.y + 1)
        self._items.append(self._scene.add(render, point_of(first), Layer.LINE))
        more = frozenset(cells) - self._raised
        self._scene.raise_tiles(more)
        self._raised |= more

    def _mark(self, mark: Mark, cells: Iterable[Cell]) -> None:
        render = mark_render(self._scene.sprites, mark)
        self._items += [self._scene.add(render, point_of(cell), Layer.GHOST) for cell in cells]
