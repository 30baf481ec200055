"""Keeps the window within its screen, also when it comes to a smaller one or its own shrinks."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow

LEAST_SIZE = QSize(800, 600)
FRAME = QSize(4, 36)
"""Room for the frame and title that the desktop draws around the window."""


class Fitting(QObject):
    """Never lets the window be larger than the screen, nor beside it: the hand would be out of reach."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._followed: set[str] = set()
        window.installEventFilter(self)

    def fit(self) -> None:
        """Make the window no larger than its screen, and bring it back where no screen shows it."""
        place = self._window.screen().availableGeometry()
        room = place.size() - FRAME
        self._window.setMinimumSize(LEAST_SIZE.boundedTo(room))
        if not (self._window.isMaximized() or self._window.isFullScreen()):
            self._window.resize(self._window.size().boundedTo(room))
        screens = QGuiApplication.screens()
        if not any(screen.availableGeometry().intersects(self._window.geometry()) for screen in screens):
            self._window.move(place.topLeft())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Once the window is shown it has a screen to follow."""
        if event.type() == QEvent.Type.Show and not self._followed:
            self._window.windowHandle().screenChanged.connect(self._take)
            self._take(self._window.screen())
        return False

    def _take(self, screen: QScreen | None) -> None:
        if screen is None:
            return
        if screen.name() not in self._followed:
            self._followed.add(screen.name())
            screen.availableGeometryChanged.connect(self.fit)
        self.fit()
