"""Ends the program when the system asks for it."""

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication, QWidget


class Stopper(QObject):
    """Closes the window when the system asks the program to end."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._ears, self._bell = socket.socketpair()
        self._bell.setblocking(False)
        self._before = signal.set_wakeup_fd(self._bell.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _ignore)
        self._notifier = QSocketNotifier(self._ears.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._stop)

    def _stop(self) -> None:
        self._notifier.setEnabled(False)
        self._window.close()
        QApplication.quit()

    def close(self) -> None:
        """Give the signals back."""
        signal.set_wakeup_fd(self._before)
        self._notifier.setEnabled(False)
        self._ears.close()
        self._bell.close()


def _ignore(number: int, frame: object) -> None:
    """The wake-up byte is what counts: Python's own handlers would wait for the event loop."""
