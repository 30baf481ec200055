"""Reaching further while a tile is dragged: the table moves under it, so that every cell can be had."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.ui.board.view import BoardView
from qwirkle_desktop.ui.gestures import Gestures

EDGE, WAIT_MS, TICK_MS = 36, 350, 16
"""Pixels along the board's edge where it moves, once the tile has been there for so long."""
FASTEST = 14.0
"""Pixels a tick, at the very edge."""
ARROWS = {
    Qt.Key.Key_Left: (1, 0),
    Qt.Key.Key_Right: (-1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class Reaching(QObject):
    """At the board's edge, by arrow keys or the middle button the table moves; the wheel works anyway."""

    def __init__(self, gestures: Gestures, view: BoardView) -> None:
        super().__init__(gestures)
        self._view = view
        self._at: QPoint | None = None
        self._pushed_from: QPoint | None = None
        self._wait = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._ticks = QTimer(self, interval=TICK_MS)
        self._wait.timeout.connect(self._ticks.start)
        self._ticks.timeout.connect(self._push)
        gestures.dragged.connect(self._follow)

    def _follow(self, point: QPoint | None) -> None:
        """The tile is dragged to a global point; None: it is not dragged any more."""
        if (point is None) != (self._at is None):
            self._watch(point is not None)
        self._at = point
        if self._speed() == (0, 0):
            self._wait.stop()
            self._ticks.stop()
        elif not self._ticks.isActive() and not self._wait.isActive():
            self._wait.start()

    def _watch(self, dragging: bool) -> None:
        app, self._pushed_from = QApplication.instance(), None
        if app is not None:
            (app.installEventFilter if dragging else app.removeEventFilter)(self)

    def _push(self) -> None:
        self._view.pan(*self._speed())

    def _speed(self) -> tuple[float, float]:
        """How far a tick moves the table. Below it is the hand: there a tile is on its way home."""
        if self._at is None:
            return 0, 0
        port = self._view.viewport()
        here, room = port.mapFromGlobal(self._at), port.rect()
        if here.y() > room.bottom():
            return 0, 0
        return _push_at(here.x(), room.width()), _push_at(here.y(), room.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes the arrow keys, and the middle button with what it moves."""
        if isinstance(event, QKeyEvent) and (way := ARROWS.get(Qt.Key(event.key()))):
            if event.type() == QEvent.Type.KeyPress:
                cell = self._view.camera.cell
                self._view.pan(way[0] * cell, way[1] * cell)
            event.accept()
            return True
        return isinstance(event, QMouseEvent) and self._push_by_hand(event)

    def _push_by_hand(self, event: QMouseEvent) -> bool:
        here = event.globalPosition().toPoint()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pushed_from = here if event.type() == QEvent.Type.MouseButtonPress else None
            return True
        if self._pushed_from is not None:
            step, self._pushed_from = here - self._pushed_from, here
            self._view.pan(step.x(), step.y())
        return False


def _push_at(place: int, size: int) -> float:
    """The push near either end of so many pixels, growing towards it and full beyond."""
    near, far = EDGE - place, place - (size - 1 - EDGE)
    if near > 0:
        return FASTEST * min(near, EDGE) / EDGE
    return -FASTEST * min(far, EDGE) / EDGE if far > 0 else 0.0
