"""The window as it was left, shown at once at the next start until everything is there.

It comes in a fraction of the time that the whole window takes; loading Qt's namespace `Qt` alone would add an
eighth: nothing here may need it.
"""

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QEvent,
    QEventLoop,
    QIODevice,
    QLocale,
    QObject,
    QTimer,
)
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from qwirkle_desktop import __version__
from qwirkle_desktop.ui.main_window import MainWindow

TITLE, PLACE, MADE_FOR = "Title", "Place", "Made for"
DARK = 128
"""The desktop's windows are dark below this lightness."""
PATIENCE_MS = 500
"""A desktop that shows the window later, or not at all, is not waited for."""
FAST = 80
"""Of Qt's quality of a PNG: it is written as the window closes, and read while people wait."""


class KeptPicture:
    """A picture of the window, from the bytes of its file."""

    def __init__(self, file: bytes) -> None:
        self._file = file

    @cached_property
    def image(self) -> QImage:
        """A null one where the bytes are none; deleted, it is read again when asked for."""
        return QImage.fromData(self._file)


class FirstPicture(QWidget):
    """Covers the window with what `take_picture` found."""

    def __init__(self, kept: KeptPicture, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._waiting = window, QEventLoop(self)
        self._kept = kept
        window.setWindowTitle(kept.image.text(TITLE))
        window.take_place(kept.image.text(PLACE))
        window.installEventFilter(self)
        self.resize(window.size())

    def show_window(self) -> None:
        """Show the window under it, and come back when it is painted."""
        QTimer.singleShot(PATIENCE_MS, self._waiting.quit)
        self._window.show()
        self._waiting.exec()

    def lift(self) -> None:
        """Show what is in the window."""
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the window whatever its size becomes, and what is put into it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.ChildAdded) and isinstance(watched, QWidget):
            self.resize(watched.size())
            self.raise_()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        # The file does not tell that it has two points for each of the window's where the screen is fine.
        painter.drawImage(self.rect(), self._kept.image)
        painter.end()
        # A window is seldom painted twice meanwhile: 4 MB are free for what is loaded.
        del self._kept.image
        # It is on the screen when this event is over.
        QTimer.singleShot(0, self._waiting.quit)


def picture_of(window: MainWindow, *, is_dark: bool) -> bytes:
    """What the window shows, as a PNG that tells its title and its place; `is_dark`: the desktop is."""
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    image.setText(TITLE, window.windowTitle())
    image.setText(PLACE, window.place)
    image.setText(MADE_FOR, _surroundings(is_dark))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", FAST)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def take_picture(file: Path) -> KeptPicture | None:
    """The picture that was kept, for once; None where there is none, or none of this program and desktop.

    It is gone afterwards: a start after a crash does not show a game as it was long ago.
    """
    try:
        kept = KeptPicture(file.read_bytes())
        file.unlink()
    except OSError:
        return None
    is_dark = QGuiApplication.palette().window().color().lightness() < DARK
    return kept if kept.image.text(MADE_FOR) == _surroundings(is_dark) else None


def _surroundings(is_dark: bool) -> str:
    """What a picture depends on and settings do not tell: version, screen, colours and languages."""
    screen, languages = QGuiApplication.primaryScreen(), " ".join(QLocale.system().uiLanguages())
    return f"{__version__} {screen.devicePixelRatio():g} {'dark' if is_dark else 'light'} {languages}"
