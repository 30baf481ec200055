"""A small picture of tiles as they lie on the table, for pages that explain or greet."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.phrases.tiles import tile_name
from qwirkle_desktop.ui.phrases.wording import listed


class TilePicture(QWidget):
    """The board's tiles, `cell` px each; `looks` shows some of them otherwise than placed."""

    def __init__(
        self,
        sprites: Sprites,
        board: Board,
        cell: int,
        looks: Mapping[Cell, Look] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.board = board
        self._sprites, self._cell, self._looks = sprites, cell, looks or {}
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the tiles in the language of the window."""
        self.setAccessibleName(listed([tile_name(placement.tile) for placement in self.board]))

    def set_cell(self, cell: int) -> None:
        """Show the tiles in another size, in px."""
        if cell != self._cell:
            self._cell = cell
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Room for the tiles and for the marks that stand out around them."""
        columns = 1 + max(cell.x for cell in self.board.tiles)
        rows = 1 + max(cell.y for cell in self.board.tiles)
        edge = self._edge * 2
        return QSize(columns * self._cell + edge, rows * self._cell + edge)

    @property
    def _edge(self) -> int:
        return round(self._cell * 0.12)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for placement in self.board:
                look = self._looks.get(placement.cell, Look.PLACED)
                sprite = self._sprites.tile(placement.tile, self._cell, self.devicePixelRatioF(), look)
                painter.drawPixmap(self._corner(placement.cell) + sprite.offset, sprite.pixmap)

    def _corner(self, cell: Cell) -> QPointF:
        """Where the cell's top left is."""
        return QPointF(cell.x, cell.y) * self._cell + QPointF(self._edge, self._edge)
