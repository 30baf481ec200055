"""The tile in the player's fingers: it floats over the whole table, dock included."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.kept import Sprite
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.board.tween import SHAKE_MS, Curve, Stage, shaken, tween

HOME_MS, SHAKEN_HOME_MS, SHAKE_BY = 180, 160, 4.0


class HeldTile(QWidget):
    """A picture that follows the mouse and can glide home; it never takes an event."""

    def __init__(self, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sprites = sprites
        self._sprite: Sprite | None = None
        self._tile: Tile | None = None
        self._side = 64.0
        self._stage = Stage(self)
        self._moves = True
        self.hide()

    def set_moves(self, moves: bool, stretch: float = 1.0) -> None:
        """Whether it glides home, and how slowly; else it is there at once."""
        self._moves = moves
        self._stage.set_stretch(stretch)

    @property
    def corner(self) -> QPointF:
        """The top left of the tile's cell, global."""
        if self._sprite is None:
            return QPointF()
        return QPointF(self.mapToGlobal(QPoint(0, 0))) - self._sprite.offset

    def show_tile(self, tile: Tile, side: float, centre: QPoint) -> None:
        """Pick a tile up; `side` is the cell's in logical pixels, the centre global."""
        self.finish()
        self._tile, self._side = tile, side
        self._take(Look.HELD)
        self.follow(centre)
        self.show()
        self.raise_()

    def resize_to(self, side: float, centre: QPoint) -> None:
        """The table was zoomed: be as large as its cells."""
        if side != self._side:
            self._side = side
            self._take(Look.HELD)
            self.follow(centre)

    def follow(self, centre: QPoint) -> None:
        """Move so that the tile's middle is at a global point."""
        if self._sprite is not None:
            half = QPointF(self._side / 2, self._side / 2)
            self._move_to(QPointF(self._ground.mapFromGlobal(centre)) - half)

    def send_home(self, corner: QPointF, *, shake: bool, after: Callable[[], None]) -> None:
        """Glide so that the cell's corner is at a global point, a refused tile shaking first."""
        start = QPointF(self.pos()) - (self._sprite.offset if self._sprite else QPointF())
        end = QPointF(self._ground.mapFromGlobal(corner.toPoint()))
        if not self._moves:
            self._land(after)
            return
        animations = []
        if shake:
            self._take(Look.ILLEGAL)
            animations.append(tween(SHAKE_MS, Curve.Linear, partial(self._shake, start)))
        home, wait = (SHAKEN_HOME_MS, SHAKE_MS) if shake else (HOME_MS, 0)
        animations.append(tween(home, Curve.InOutCubic, partial(self._glide, start, end), wait))
        self._stage.run(animations, partial(self._land, after))

    def put_down(self) -> None:
        """The tile is where it belongs; nothing is held."""
        self.finish()
        self.hide()

    def finish(self) -> None:
        """End a glide at once."""
        self._stage.finish()

    def _take(self, look: Look) -> None:
        if self._tile is None:
            return
        self._sprite = self._sprites.tile(self._tile, self._side, self.devicePixelRatioF(), look)
        self.resize(self._sprite.pixmap.deviceIndependentSize().toSize())
        self.update()

    def _move_to(self, corner: QPointF) -> None:
        if self._sprite is not None:
            self.move((corner + self._sprite.offset).toPoint())

    def _shake(self, start: QPointF, share: float) -> None:
        self._move_to(start + QPointF(shaken(SHAKE_BY, share), 0))

    def _glide(self, start: QPointF, end: QPointF, share: float) -> None:
        self._move_to(start + (end - start) * share)

    def _land(self, after: Callable[[], None]) -> None:
        self.hide()
        after()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture alone."""
        if self._sprite is not None:
            with QPainter(self) as painter:
                painter.drawPixmap(0, 0, self._sprite.pixmap)
