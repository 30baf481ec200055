"""Another player's dice while they are rolled again: large, on the table over the line of words."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.dice.rolling import Rolling
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import text_growth

SIDE, GAP, EDGE, RADIUS = 48, 6, 10, 10
FROM_CORNER = 12
STAYS_MS = 1400
"""From the roll on: the dice lie still for a while, to be seen."""


class RollShow(QWidget):
    """A hand of dice that comes, rolls and goes by itself, the kept ones pale. It takes no click."""

    def __init__(self, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ground, self._sprites = parent, sprites
        self._hand: tuple[Tile, ...] = ()
        self._rolled: frozenset[int] = frozenset()
        self._rolling = Rolling(self, sprites)
        self._rolling.changed.connect(self.update)
        self._leave = QTimer(self, singleShot=True)
        self._leave.timeout.connect(self.hide)
        self.hide()

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The dice as they fell."""
        return self._hand

    def roll(self, hand: tuple[Tile, ...], rolled: Collection[int], stretch: float) -> None:
        """Show a hand as it is after the dice at these places were rolled."""
        self._hand, self._rolled = hand, frozenset(rolled)
        self._side = round(SIDE * max(1.0, text_growth()))
        width = len(hand) * (self._side + GAP) - GAP + 2 * EDGE
        height = self._side + 2 * EDGE
        self.setGeometry(FROM_CORNER, self._ground.height() - height - FROM_CORNER, width, height)
        self.show()
        self.raise_()
        self._rolling.roll({place: hand[place] for place in sorted(self._rolled)}, stretch)
        self._leave.start(round(STAYS_MS * stretch))

    def finish(self) -> None:
        """Go at once."""
        self._rolling.finish()
        self._leave.stop()
        self.hide()

    @property
    def _theme(self) -> Theme:
        return self._sprites.theme

    def paintEvent(self, event: QPaintEvent) -> None:
        """A card with the dice in a row."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.separator, 1))
            painter.setBrush(self._theme.card)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
            for place, die in enumerate(self._hand):
                self._paint_die(painter, place, die)

    def _paint_die(self, painter: QPainter, place: int, die: Tile) -> None:
        corner = QPointF(EDGE + place * (self._side + GAP), EDGE)
        if self._rolling.paint(painter, place, self._side, corner):
            return
        look = Look.HAND if place in self._rolled else Look.FADED
        sprite = self._sprites.tile(die, self._side, self.devicePixelRatioF(), look)
        painter.drawPixmap(corner + sprite.offset, sprite.pixmap)
