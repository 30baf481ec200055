"""A small piece of table with a tile of each colour and each shape, as settings would have them."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from qwirkle_desktop.rules.tiles import COLOURS, SHAPES, Tile
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.art.styles import TileStyle
from qwirkle_desktop.ui.phrases import looks as phrases
from qwirkle_desktop.ui.theme import Theme

HEIGHT, CELL, SMALL, RADIUS = 84, 48, 24, 8
TILES = tuple(Tile(colour, shape) for colour, shape in zip(COLOURS, SHAPES, strict=True))


class TileSample(QWidget):
    """Shows a look before it is on the table, or with it."""

    def __init__(self, theme: Theme, style: TileStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sprites = Sprites(theme, style)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(phrases.sample())

    def set_look(self, theme: Theme, style: TileStyle) -> None:
        """Show another look."""
        if theme != self._sprites.theme:
            self._sprites.set_theme(theme)
        if style != self._sprites.style:
            self._sprites.set_style(style)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(len(TILES) * (CELL + SMALL) + CELL, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QPainterPath()
            frame.addRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
            painter.setClipPath(frame)
            painter.drawTiledPixmap(QRectF(self.rect()), self._sprites.ground(ratio))
            spare = self.width() - len(TILES) * (CELL + SMALL)
            left, middle = max(0, spare // 3), self.height() / 2
            self._paint_row(painter, QPointF(left, middle - CELL / 2), CELL)
            right = left + len(TILES) * CELL + max(0, spare // 3)
            self._paint_row(painter, QPointF(right, middle - SMALL / 2), SMALL)

    def _paint_row(self, painter: QPainter, corner: QPointF, cell: int) -> None:
        ratio = self.devicePixelRatioF()
        for place, tile in enumerate(TILES):
            sprite = self._sprites.tile(tile, cell, ratio)
            painter.drawPixmap(corner + QPointF(place * cell, 0) + sprite.offset, sprite.pixmap)
