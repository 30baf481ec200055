"""What moves in the tray: tiles slide to their slots, dice roll in theirs."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.board.tween import Curve, Stage, tween

if TYPE_CHECKING:
    from qwirkle_desktop.ui.dice.rolling import Rolling

SLIDE_MS = 160


class TrayMotion(QObject):
    """Owns how far from their slots tiles are, by their places in the hand, and which dice roll.

    changed(): they are to be drawn anew.
    """

    changed = Signal()

    def __init__(self, tray: QWidget, sprites: Sprites) -> None:
        super().__init__(tray)
        self._tray, self._sprites = tray, sprites
        self._shift: dict[int, QPointF] = {}
        self._stage = Stage(self)
        self._rolling: Rolling | None = None
        self._waiting: dict[int, Tile] = {}
        self._is_on, self._stretch = True, 1.0

    def set_on(self, on: bool, stretch: float) -> None:
        """Whether things move, and how slowly; else they are in place at once."""
        self._is_on, self._stretch = on, stretch
        self._stage.set_stretch(stretch)

    def slide(self, shifts: Mapping[int, QPointF], apart: int) -> None:
        """Let tiles slide home from so far away, one so many ms after the other."""
        if not shifts or not self._can_move:
            return
        self._shift = dict(shifts)
        animations = [
            tween(SLIDE_MS, Curve.OutCubic, partial(self._set_shift, place, shift), number * apart)
            for number, (place, shift) in enumerate(shifts.items())
        ]
        self._stage.run(animations, self._shift.clear)

    def roll(self, dice: Mapping[int, Tile]) -> None:
        """Let dice roll in their slots, as soon as these are seen."""
        if not self._can_move:
            self._waiting = dict(dice) if self._is_on else {}
            return
        if self._rolling is None:
            from qwirkle_desktop.ui.dice.rolling import Rolling

            self._rolling = Rolling(self._tray, self._sprites)
            self._rolling.changed.connect(self.changed)
        self._rolling.roll(dice, self._stretch)

    def begin(self) -> None:
        """The tray is seen now: roll the dice that waited for it."""
        if waiting := self._waiting:
            self._waiting = {}
            self.roll(waiting)

    @property
    def _can_move(self) -> bool:
        return self._is_on and self._tray.isVisible()

    def finish(self) -> None:
        """End all movement at once."""
        self._waiting = {}
        self._stage.finish()
        if self._rolling is not None:
            self._rolling.finish()

    def shift_of(self, place: int) -> QPointF:
        """How far from its slot a tile is."""
        return self._shift.get(place, QPointF())

    def paint_rolling(self, painter: QPainter, place: int, side: float, corner: QPointF) -> bool:
        """Draw a die that rolls; False where it lies still."""
        rolling = self._rolling
        return rolling is not None and rolling.paint(painter, place, side, corner)

    def _set_shift(self, place: int, shift: QPointF, share: float) -> None:
        self._shift[place] = shift * (1.0 - share)
        self.changed.emit()
