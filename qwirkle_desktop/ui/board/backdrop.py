"""The table, or the board on it: what it is made of, and the faint lattice of dots at the cells' corners."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from qwirkle_desktop.rules.ground import ENDLESS
from qwirkle_desktop.rules.ground import Ground as BoardGround
from qwirkle_desktop.ui.art.grounds import SIDE as GROUND_SIDE
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.theme import Ground, Theme

LATTICE_FROM = 16
"""Smaller cells would make a raster of the dots."""
EDGE = 0.06
"""The frame of a board, in cells."""
NO_KEY = (0, 0)


class Backdrop:
    """Covers a view, in device-independent pixels, with pictures that lie fast on the table."""

    def __init__(self, sprites: Sprites, theme: Theme) -> None:
        self._sprites, self._theme = sprites, theme
        self._lattice, self._lattice_key = QPixmap(), NO_KEY

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.forget()

    def forget(self) -> None:
        """Paint the lattice anew when it is next seen."""
        self._lattice, self._lattice_key = QPixmap(), NO_KEY

    def paint(
        self,
        painter: QPainter,
        area: QRectF,
        origin: QPointF,
        cell: float,
        ratio: float,
        ground: BoardGround = ENDLESS,
    ) -> None:
        """`origin` is where the corner of the cell 0,0 is; a board that has an edge begins there."""
        if self._theme.ground is not Ground.PLAIN:
            _lay_out(painter, area, origin, self._sprites.ground(ratio), GROUND_SIDE)
        elif cell < LATTICE_FROM or not ground.is_endless:
            painter.fillRect(area, self._theme.table)
        if not ground.is_endless:
            area = QRectF(origin, QSizeF(ground.width, ground.height) * cell)
            self._paint_board(painter, area, cell, ratio)
        if cell >= LATTICE_FROM:
            _lay_out(painter, area, origin, self._lattice_of(cell, ratio, self._face(ground)), cell)

    def _face(self, ground: BoardGround) -> QColor:
        """What the dots lie on. Opaque where it can be, which is quicker to lay out than dots to blend."""
        if not ground.is_endless:
            return self._theme.panel
        return self._theme.table if self._theme.ground is Ground.PLAIN else QColor(Qt.GlobalColor.transparent)

    def _paint_board(self, painter: QPainter, board: QRectF, cell: float, ratio: float) -> None:
        """A board that has an edge."""
        edge = max(2.0 / ratio, EDGE * cell)
        frame = board.adjusted(-edge, -edge, edge, edge)
        painter.fillRect(frame, self._theme.control_border)
        painter.fillRect(board, self._theme.panel)

    def _lattice_of(self, cell: float, ratio: float, face: QColor) -> QPixmap:
        key = round(cell * ratio), face.rgba()
        if self._lattice_key != key:
            self._lattice, self._lattice_key = self._paint_lattice(cell, ratio, face), key
        return self._lattice

    def _paint_lattice(self, cell: float, ratio: float, face: QColor) -> QPixmap:
        """One cell."""
        pixels = round(cell * ratio)
        picture = QPixmap(pixels, pixels)
        picture.setDevicePixelRatio(ratio)
        picture.fill(face)
        radius = max(1.2, cell * 0.035)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.lattice)
            for x in (0.0, cell):
                for y in (0.0, cell):
                    painter.drawEllipse(QPointF(x, y), radius, radius)
        return picture


def _lay_out(painter: QPainter, area: QRectF, origin: QPointF, picture: QPixmap, side: float) -> None:
    painter.drawTiledPixmap(area, picture, QPointF(-origin.x() % side, -origin.y() % side))
