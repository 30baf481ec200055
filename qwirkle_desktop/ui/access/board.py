"""The board as a table of cells: its tiles, the tentative ones, and where the held tile may go."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.board.items import rect_of
from qwirkle_desktop.ui.board.scene import BoardScene
from qwirkle_desktop.ui.board.view import BoardView
from qwirkle_desktop.ui.gestures import Gestures
from qwirkle_desktop.ui.keys.cursor import BoardCursor
from qwirkle_desktop.ui.keys.jumps import in_reading_order
from qwirkle_desktop.ui.phrases import access as phrases
from qwirkle_desktop.ui.phrases import ground as ground_phrases
from qwirkle_desktop.ui.phrases import lifting as lifting_phrases
from qwirkle_desktop.ui.phrases.tiles import free_cell, tile_on_cell

from .parts import Parts


class BoardParts(Parts):
    """A board to look at; with a hand to play from, `gestures` and `cursor` make it one to play on."""

    role = QAccessible.Role.Table
    part_role = QAccessible.Role.Cell

    def __init__(
        self,
        view: BoardView,
        scene: BoardScene,
        gestures: Gestures | None = None,
        cursor: BoardCursor | None = None,
    ) -> None:
        super().__init__(view)
        self._view, self._scene = view, scene
        self._gestures, self._cursor = gestures, cursor

    @property
    def _legal(self) -> dict[Cell, int]:
        return self._gestures.legal if self._gestures is not None else {}

    @property
    def focused(self) -> Cell | None:
        return self._cursor.cell if self._cursor is not None else None

    def present(self) -> list[Cell]:
        cells = {*self._scene.board_tiles, *self._scene.draft_tiles, *self._legal, *self._scene.printed.cells}
        if self.focused is not None:
            cells.add(self.focused)
        return in_reading_order(cells)

    def name(self, cell: Cell) -> str:
        name = self._name_with_print(cell)
        is_liftable = self._gestures is not None and cell in self._gestures.lifting.cells
        return lifting_phrases.liftable(name) if is_liftable else name

    def _name_with_print(self, cell: Cell) -> str:
        printed = self._scene.printed.at(cell)
        if printed is None:
            return self._name(cell)
        if cell in self._legal or cell in self._scene.board_tiles or cell in self._scene.draft_tiles:
            return ground_phrases.printed_and(printed, self._name(cell))
        return ground_phrases.printed_cell(printed, cell)

    def _name(self, cell: Cell) -> str:
        if (tile := self._scene.board_tiles.get(cell)) is not None:
            return tile_on_cell(tile, cell)
        if (tile := self._scene.draft_tiles.get(cell)) is not None:
            return phrases.tentative(tile, cell)
        if cell in self._legal:
            return free_cell(cell, self._legal[cell])
        return phrases.empty_cell(cell)

    def description(self, cell: Cell) -> str:
        return phrases.last_move() if cell in self._scene.marks.cells else ""

    def rect(self, cell: Cell) -> QRect:
        return self._view.global_rect_of(rect_of(cell)).toRect()

    def press(self, cell: Cell) -> None:
        self._view.cell_clicked.emit(cell)

    def focus(self, cell: Cell) -> None:
        if self._cursor is not None:
            self._view.setFocus()
            self._cursor.go_to(cell)

    def widgets(self) -> list[QWidget]:
        """The card at the end, the announcement at the start; not the parts of a scroll area."""
        viewport = self._view.viewport()
        children = [child for child in self._view.children() if isinstance(child, QWidget)]
        return [
            child
            for child in children
            if child.isVisible() and child is not viewport and not child.objectName().startswith("qt_")
        ]
