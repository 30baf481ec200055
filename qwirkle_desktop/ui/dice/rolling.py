"""Dice that roll where they lie, until each shows the face it fell on."""

from collections.abc import Mapping, Sequence
from functools import partial
from math import ceil, pi, sin

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.rules.tiles import SHAPES, Tile
from qwirkle_desktop.ui.art.dice import Tumble
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.board.tween import Curve, Stage, tween

ROLL_MS, APART_MS = 480, 24
"""Six dice lie still after 600 ms."""
QUARTERS = 4
"""How often a die goes over an edge."""
STEPS = 8
"""Pictures of a quarter turn."""
HOPS, HOP = 2.5, 0.1
"""How often a die leaves the table, and how far at most, in its sides."""
FAR = 0.86
"""How large it looks at first: on its edge a die is higher than its cell."""
LEAN = 16.0
"""How far askew it rolls at first, in degrees."""


class Rolling(QObject):
    """Owns which dice roll, by what they are called where they are shown.

    changed(): they are to be drawn anew.
    """

    changed = Signal()

    def __init__(self, where: QWidget, sprites: Sprites) -> None:
        super().__init__(where)
        self._where, self._sprites = where, sprites
        self._dice: dict[int, Tile] = {}
        self._shares: dict[int, float] = {}
        self._stage = Stage(self)

    def roll(self, dice: Mapping[int, Tile], stretch: float = 1.0) -> None:
        """Let these dice roll, one a moment after the other, until they show these faces."""
        self.finish()
        self._dice, self._shares = dict(dice), dict.fromkeys(dice, 0.0)
        self._stage.set_stretch(stretch)
        rolls = [
            tween(ROLL_MS, Curve.Linear, partial(self._go, place), number * APART_MS)
            for number, place in enumerate(dice)
        ]
        self._stage.run(rolls, self._rest)

    def finish(self) -> None:
        """Let every die lie still at once."""
        self._stage.finish()

    def paint(self, painter: QPainter, place: int, side: float, corner: QPointF) -> bool:
        """Draw a die that rolls in a cell with that corner; False where it lies still."""
        share = self._shares.get(place, 1.0)
        if share >= 1.0:
            return False
        tumble = tumbling(self._dice[place], place, share)
        sprite = self._sprites.tumble(tumble, side, self._where.devicePixelRatioF())
        middle = QPointF(side, side) / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(corner + middle - QPointF(0, _hop(share) * side))
        painter.rotate((LEAN if place % 2 else -LEAN) * (1 - share))
        size = FAR + (1 - FAR) * share**4
        painter.scale(size, size)
        painter.drawPixmap(sprite.offset - middle, sprite.pixmap)
        painter.restore()
        return True

    def _go(self, place: int, share: float) -> None:
        self._shares[place] = share
        self.changed.emit()

    def _rest(self) -> None:
        self._shares.clear()
        self.changed.emit()


def new_dice(before: Sequence[Tile], hand: Sequence[Tile]) -> dict[int, Tile]:
    """The dice of a hand, by their places, that did not lie in it before."""
    left, new = list(before), {}
    for place, die in enumerate(hand):
        if die in left:
            left.remove(die)
        else:
            new[place] = die
    return new


def tumbling(die: Tile, place: int, share: float) -> Tumble:
    """Between which faces a die is that comes to rest on its own: no face follows itself."""
    turned = QUARTERS * QEasingCurve(Curve.OutQuad).valueForProgress(share)
    left = ceil(QUARTERS - turned)
    turned = round((turned % 1.0) * STEPS) / STEPS
    return Tumble(_face(die, place, left), _face(die, place, left - 1), turned)


def _face(die: Tile, place: int, before: int) -> Tile:
    """The face that is up so many quarter turns before the last."""
    step = 5 if place % 2 else 1
    return Tile(die.colour, SHAPES[(SHAPES.index(die.shape) + before * step) % len(SHAPES)])


def _hop(share: float) -> float:
    return HOP * (1 - share) * abs(sin(HOPS * pi * share))
