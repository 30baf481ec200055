"""The keys of the hand, as every list has them: arrows go along it, Space takes a tile."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from .tray import HandTray

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class TrayKeys(QObject):
    """Owns which slot of the tray the keyboard is on."""

    def __init__(self, tray: HandTray) -> None:
        super().__init__(tray)
        self._tray = tray
        self._slot = 0
        tray.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that mean nothing here stay the window's."""
        if event.type() == QEvent.Type.FocusIn:
            self._go(self._slot)
        elif event.type() == QEvent.Type.FocusOut:
            self._tray.show_focus(None)
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press(event)
        return False

    def _press(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        last = self._tray.shown.slots - 1
        if key in STEPS:
            self._step(STEPS[key], carries=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go(0 if key == Qt.Key.Key_Home else last)
        elif key == Qt.Key.Key_Space:
            self._choose()
        else:
            return False
        return True

    def _step(self, by: int, *, carries: bool) -> None:
        slot = max(0, min(self._tray.shown.slots - 1, self._slot + by))
        place = self._tray.shown.place_in(self._slot)
        if carries and place is not None and slot != self._slot:
            self._tray.tile_moved.emit(place, slot)
        self._go(slot)

    def _go(self, slot: int) -> None:
        self._slot = max(0, min(self._tray.shown.slots - 1, slot))
        self._tray.show_focus(self._slot)

    def _choose(self) -> None:
        place = self._tray.shown.place_in(self._slot)
        if place is not None:
            self._tray.tile_chosen.emit(place)
