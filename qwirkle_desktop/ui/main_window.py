"""The window itself, which can be on the screen before there is anything in it; `contents.py` fills it."""

import base64

from PySide6.QtCore import QByteArray, QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow

from qwirkle_desktop.ui.fitting import Fitting

FIRST_SIZE = QSize(1280, 800)


class MainWindow(QMainWindow):
    """The one window.

    closing(): it is about to go. state_changed(): it fills the screen, or no longer does.
    """

    closing = Signal()
    state_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._fitting = Fitting(self)
        self.resize(FIRST_SIZE)
        self._fitting.fit()

    @property
    def place(self) -> str:
        """Where it is on the screen, and how large, in base64."""
        return base64.b64encode(self.saveGeometry().data()).decode()

    def take_place(self, place: str) -> bool:
        """Go where it was; False for what is no place."""
        try:
            restored = self.restoreGeometry(QByteArray(base64.b64decode(place, validate=True)))
        except ValueError:
            return False
        self._fitting.fit()
        return restored

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.state_changed.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)
