"""The table itself: what it is made of, and the faint lattice of dots at the cells' corners."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from qwirkle_desktop.ui.art.grounds import SIDE as GROUND_SIDE
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.theme import Ground, Theme

LATTICE_FROM = 16
"""Smaller cells would make a raster of the dots."""


class Backdrop:
    """Covers a view, in device-independent pixels, with pictures that lie fast on the table."""

    def __init__(self, sprites: Sprites, theme: Theme) -> None:
        self._sprites, self._theme = sprites, theme
        self._lattice = QPixmap()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.forget()

    def forget(self) -> None:
        """Paint the lattice anew when it is next seen."""
        self._lattice = QPixmap()

    def paint(self, painter: QPainter, area: QRectF, origin: QPointF, cell: float, ratio: float) -> None:
        """`origin` is where the corner of the cell 0,0 is."""
        is_plain = self._theme.ground is Ground.PLAIN
        if is_plain and cell < LATTICE_FROM:
            painter.fillRect(area, self._theme.table)
            return
        if not is_plain:
            _lay_out(painter, area, origin, self._sprites.ground(ratio), GROUND_SIDE)
        if cell >= LATTICE_FROM:
            _lay_out(painter, area, origin, self._lattice_of(cell, ratio), cell)

    def _lattice_of(self, cell: float, ratio: float) -> QPixmap:
        if self._lattice.width() != round(cell * ratio):
            self._lattice = self._paint_lattice(cell, ratio)
        return self._lattice

    def _paint_lattice(self, cell: float, ratio: float) -> QPixmap:
        """One cell; on a plain table opaque, which is quicker to lay out than dots to blend."""
        pixels = round(cell * ratio)
        picture = QPixmap(pixels, pixels)
        picture.setDevicePixelRatio(ratio)
        is_plain = self._theme.ground is Ground.PLAIN
        picture.fill(self._theme.table if is_plain else Qt.GlobalColor.transparent)
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
