"""Small animations that can all be ended at once: the game never waits for a picture."""

from collections.abc import Callable
from functools import partial
from math import pi, sin

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QVariantAnimation,
    Signal,
)
from PySide6.QtWidgets import QGraphicsItem

Curve = QEasingCurve.Type
SHAKE_MS, SHAKES = 180, 3
SOFT_MS = 120
"""How long something takes to come or to go."""


def tween(ms: int, curve: Curve, change: Callable[[float], None], delay: int = 0) -> QAbstractAnimation:
    """Calls `change` with 0 to 1 along the curve, after a delay in ms; until then with 0."""
    whole = delay + ms
    animation = QVariantAnimation(duration=whole, startValue=-delay / ms, endValue=1.0)
    animation.valueChanged.connect(partial(_go, QEasingCurve(curve), change))
    return animation


def _go(curve: QEasingCurve, change: Callable[[float], None], share: float) -> None:
    # One animation that waits is much cheaper to make than a pause and an animation in a group.
    change(curve.valueForProgress(max(0.0, share)))


def move(
    item: QGraphicsItem, start: QPointF, end: QPointF, ms: int, curve: Curve, delay: int = 0
) -> QAbstractAnimation:
    """Moves an item; it waits at the start."""
    item.setPos(start)
    return tween(ms, curve, partial(_move, item, start, end), delay)


def fade(item: QGraphicsItem, start: float, end: float, ms: int, delay: int = 0) -> QAbstractAnimation:
    """Changes an item's opacity; it waits as at the start."""
    item.setOpacity(start)
    return tween(ms, Curve.Linear, partial(_fade, item, start, end), delay)


def glow(item: QGraphicsItem, ms: int, delay: int = 0) -> QAbstractAnimation:
    """Shows an item for a while, coming and going softly; until then it is not seen."""
    item.setOpacity(0.0)
    return tween(ms, Curve.Linear, partial(_glow, item, ms / SOFT_MS), delay)


def _glow(item: QGraphicsItem, steepness: float, share: float) -> None:
    item.setOpacity(min(1.0, steepness * share, steepness * (1.0 - share)))


def shaken(by: float, share: float) -> float:
    """How far to the side something is that shakes."""
    return by * sin(2 * pi * SHAKES * share)


def _move(item: QGraphicsItem, start: QPointF, end: QPointF, share: float) -> None:
    item.setPos(start + (end - start) * share)


def _fade(item: QGraphicsItem, start: float, end: float, share: float) -> None:
    item.setOpacity(start + (end - start) * share)


class Stage(QObject):
    """Runs animations side by side and ends them together.

    emptied(): the last one ended.
    """

    emptied = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: list[tuple[QParallelAnimationGroup, Callable[[], None]]] = []
        self._stretch = 1.0

    def set_stretch(self, stretch: float) -> None:
        """How long movements take from now on, compared with what they ask for."""
        self._stretch = stretch

    @property
    def is_running(self) -> bool:
        """Whether anything moves."""
        return bool(self._running)

    def run(self, animations: list[QAbstractAnimation], after: Callable[[], None]) -> None:
        """Start animations together; `after` is called once they ended, of themselves or early."""
        group = QParallelAnimationGroup(self)
        for animation in animations:
            if isinstance(animation, QVariantAnimation):
                animation.setDuration(round(animation.duration() * self._stretch))
            group.addAnimation(animation)
        self._running.append((group, after))
        group.finished.connect(self._sweep)
        group.start()

    def finish(self) -> None:
        """End everything now, with everything in its final place."""
        for group, _ in list(self._running):
            group.setCurrentTime(group.totalDuration())
        self._sweep()

    def _sweep(self) -> None:
        """Tidy up after the groups that have ended."""
        stopped = QAbstractAnimation.State.Stopped
        ended = [entry for entry in self._running if entry[0].state() == stopped]
        self._running = [entry for entry in self._running if entry[0].state() != stopped]
        for group, after in ended:
            after()
            group.deleteLater()
        if ended and not self._running:
            self.emptied.emit()
