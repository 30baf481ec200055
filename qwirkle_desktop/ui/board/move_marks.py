"""Marks the plays that were made last, with a word on whose each was and what it gave."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.art.chips import ChipTone
from qwirkle_desktop.ui.art.marks import Mark

from .items import UNIT, SpriteItem, mark_render, point_of

if TYPE_CHECKING:
    from .scene import BoardScene, Layer

ABOVE, BELOW = QPointF(-0.46, -0.22), QPointF(-0.46, 1.22)
"""Where a chip goes beside a cell, from its usual corner, in cells."""


@dataclass(frozen=True, slots=True)
class ShownPlay:
    """Where a play lies, and `Robin +7`."""

    cells: tuple[Cell, ...]
    by: str = ""


class MoveMarks:
    """The last play has whole brackets, those of the round before it short ones; names go beside both,
    but for an earlier one around which there is no room."""

    def __init__(self, scene: "BoardScene", layer: "Layer") -> None:
        self._scene, self._layer = scene, layer
        self.last: list[SpriteItem] = []
        self.names: list[SpriteItem] = []
        self._earlier: list[SpriteItem] = []
        self.cells: frozenset[Cell] = frozenset()

    def show(self, last: ShownPlay | None, earlier: Sequence[ShownPlay] = ()) -> None:
        """Mark these plays and no others."""
        self._scene.clear_items(self.last, self._earlier, self.names)
        self.cells = frozenset(last.cells if last else ())
        self.last = self._marks(Mark.LAST_MOVE, self.cells)
        for play in earlier:
            self._earlier += self._marks(Mark.EARLIER_MOVE, play.cells)
        named = [play for play in earlier if self._free_place(play.cells, 1)]
        for play in (*named, *([last] if last else [])):
            if play.by and play.cells:
                self.names.append(self.add_beside(play.by, play.cells))

    def _marks(self, mark: Mark, cells: Collection[Cell]) -> list[SpriteItem]:
        render = mark_render(self._scene.sprites, mark)
        return [self._scene.add(render, point_of(cell), self._layer) for cell in cells]

    def add_beside(self, text: str, cells: Collection[Cell], *, at_left: bool = False) -> SpriteItem:
        """A chip beside tiles where the table is free, so that no symbol is covered."""
        in_order = sorted(cells, key=lambda cell: (cell.y, cell.x if at_left else -cell.x))
        cell, offset = self._free_place(in_order, 1) or self._free_place(in_order, 0) or (in_order[0], ABOVE)
        return self._scene.add_chip(text, cell, ChipTone.INK, offset * UNIT, is_name=True)

    def _free_place(self, cells: Sequence[Cell], reach: int) -> tuple[Cell, QPointF] | None:
        """Above or below a tile where so many cells to either side are free too: a name is wider than one."""
        for cell in cells:
            for side, offset in ((-1, ABOVE), (1, BELOW)):
                around = (Cell(cell.x + dx, cell.y + side) for dx in range(-reach, reach + 1))
                if not any(one in self._scene.board_tiles for one in around):
                    return cell, offset
        return None

    def set_visible(self, marks: bool, names: bool) -> None:
        """Whether the plays are marked, and whether it is told whose they are."""
        for item in (*self.last, *self._earlier):
            item.setVisible(marks)
        for item in self.names:
            item.setVisible(names)
