"""One start of a window, told as JSON: when its first picture was on the screen, and when all was there.

`start.py` runs this: first_paint.py NS WINDOW [OPTIONS], where NS is its own monotonic clock before it did,
and WINDOW is `app` (with the options of the program) or `bare`. It imports nothing more than the window does.
"""

import json
import resource
import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QShowEvent, QWindow
from PySide6.QtWidgets import QApplication, QMainWindow

COUNT, COLUMNS, SIDE = 108, 12, 56


class FirstPaint(QObject):
    """Watches a window: when an expose event of its native side was handled, the window is painted."""

    def __init__(self, window: QMainWindow, started: int) -> None:
        super().__init__(window)
        self._window, self._started = window, started
        self._moments: dict[str, object] = {}
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Expose and isinstance(watched, QWindow) and watched.isExposed():
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._see)
        elif event.type() == QEvent.Type.UpdateRequest and self._is_filled():
            self._window.removeEventFilter(self)
            QTimer.singleShot(0, self, self._tell)
        return False

    def _see(self) -> None:
        self._moments["first"] = self._figures()
        if self._is_filled():
            self._tell()
        else:
            self._window.installEventFilter(self)

    def _is_filled(self) -> bool:
        """Whether it shows what is in it, and no picture lies over that."""
        pictures = (child for child in self._window.children() if type(child).__name__ == "FirstPicture")
        return self._window.centralWidget() is not None and all(child.isHidden() for child in pictures)

    def _tell(self) -> None:
        self._moments["ready"] = self._figures()
        print(json.dumps(self._moments), flush=True)
        self._window.close()
        QApplication.quit()

    def _figures(self) -> dict[str, object]:
        ms = (time.monotonic_ns() - self._started) / 1e6
        used = resource.getrusage(resource.RUSAGE_SELF)
        cpu = (used.ru_utime + used.ru_stime) * 1000
        modules = sorted(name for name, module in sys.modules.items() if module is not None)
        return {"ms": ms, "cpu": cpu, "mb": used.ru_maxrss / 1024, "modules": modules}


def app(started: int, options: list[str]) -> int:
    """The game, as `python -m qwirkle_desktop` starts it."""
    from qwirkle_desktop.sparing import spare

    spare()
    from qwirkle_desktop import app

    class Watched(app.MainWindow):
        def showEvent(self, event: QShowEvent) -> None:
            super().showEvent(event)
            FirstPaint(self, started)

    app.MainWindow = Watched
    return app.main(options)


def bare(started: int) -> int:
    """The least that a window with a menu and as many pictures can be."""
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

    program = QApplication([])
    window = QMainWindow()
    window.menuBar().addMenu("&File").addAction("&Quit", program.quit)
    scene = QGraphicsScene(window)
    picture = QPixmap(SIDE, SIDE)
    picture.fill("#8a5a2b")
    for number in range(COUNT):
        scene.addPixmap(picture).setPos(number % COLUMNS * SIDE, number // COLUMNS * SIDE)
    window.setCentralWidget(QGraphicsView(scene))
    window.resize(1280, 800)
    window.show()
    FirstPaint(window, started)
    return program.exec()


if __name__ == "__main__":
    began, kind, *rest = sys.argv[1:]
    sys.exit(app(int(began), rest) if kind == "app" else bare(int(began)))
