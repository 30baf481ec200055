"""Paints a picture of the rules on a small piece of the table, in the tiles and colours that are in force."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.ui.art.sprites import Sprites, chip_anchor
from qwirkle_desktop.ui.dialogs.tile_picture import TilePicture
from qwirkle_desktop.ui.theme import Ground
from qwirkle_desktop.ui.typography import TextRole, TypeScale

from .pictures import Picture

CELL_IN_LETTERS = 2.6
"""A cell's side, in heights of body text."""
BETWEEN, AROUND, RADIUS = 0.2, 0.45, 8
"""In cells: the gap between tiles that lie apart, and the table around; the corner in px."""


class RulePicture(TilePicture):
    """As large as the text is."""

    def __init__(
        self, picture: Picture, sprites: Sprites, fonts: TypeScale, parent: QWidget | None = None
    ) -> None:
        self._picture, self._fonts = picture, fonts
        self._wanted = round(fonts.size(TextRole.BODY) * CELL_IN_LETTERS)
        if picture.are_dice:
            sprites = sprites.of_game(are_dice=True)
        super().__init__(sprites, parse_board(picture.tiles), self._wanted, picture.looks, parent)

    def fit(self, width: int) -> None:
        """Be no wider than that."""
        whole = self.sizeHint().width() / self._cell
        self.set_cell(min(self._wanted, int(width / whole)))

    def sizeHint(self) -> QSize:
        """Room for all cells that have a tile or a mark, and a rim of table."""
        cells = [*self.board.tiles, *self._picture.marks, *self._picture.prints]
        last = self._corner(Cell(max(cell.x for cell in cells), max(cell.y for cell in cells)))
        whole = last + QPointF(self._cell + self._edge, self._cell + self._edge)
        return QSize(round(whole.x()), round(whole.y()))

    @property
    def _edge(self) -> int:
        return round(self._cell * AROUND)

    def _corner(self, cell: Cell) -> QPointF:
        step = self._cell * (1 + BETWEEN if self._picture.apart else 1)
        return QPointF(cell.x * step, cell.y * step) + QPointF(self._edge, self._edge)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._paint_table(painter)
            self._paint_prints(painter)
        super().paintEvent(event)
        with QPainter(self) as painter:
            self._paint_marks(painter)

    def _paint_table(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, frame = self._sprites.theme, QPainterPath()
        frame.addRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
        painter.setClipPath(frame)
        painter.fillRect(self.rect(), theme.dock if self._picture.apart else theme.table)
        if theme.ground is not Ground.PLAIN and not self._picture.apart:
            painter.drawTiledPixmap(QRectF(self.rect()), self._sprites.ground(self.devicePixelRatioF()))

    def _paint_prints(self, painter: QPainter) -> None:
        for cell, printed in self._picture.prints.items():
            sprite = self._sprites.printed(printed, self._cell, self.devicePixelRatioF())
            painter.drawPixmap(self._corner(cell) + sprite.offset, sprite.pixmap)

    def _paint_marks(self, painter: QPainter) -> None:
        ratio = self.devicePixelRatioF()
        for cell, mark in self._picture.marks.items():
            sprite = self._sprites.mark(mark, self._cell, ratio)
            painter.drawPixmap(self._corner(cell) + sprite.offset, sprite.pixmap)
        for cell, text in self._picture.chips.items():
            sprite = self._sprites.chip(text, ratio, self._fonts.chip_font(self._cell))
            anchor = self._corner(cell) + chip_anchor(self._cell)
            painter.drawPixmap(anchor + sprite.offset, sprite.pixmap)
