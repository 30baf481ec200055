"""One start of a window, told as a line of JSON once its first picture is on the screen; then its modules.

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
    """Watches a window's native side: when an expose event was handled, the window is painted."""

    def __init__(self, window: QMainWindow, started: int) -> None:
        super().__init__(window)
        self._window, self._started = window, started

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Expose and isinstance(watched, QWindow) and watched.isExposed():
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._tell)
        return False

    def _tell(self) -> None:
        ms = (time.monotonic_ns() - self._started) / 1e6
        used = resource.getrusage(resource.RUSAGE_SELF)
        cpu = (used.ru_utime + used.ru_stime) * 1000
        figures = {"ms": ms, "cpu": cpu, "mb": used.ru_maxrss / 1024}
        print(json.dumps(figures), *sorted(sys.modules), sep="\n", flush=True)
        self._window.close()
        QApplication.quit()


def app(started: int, options: list[str]) -> int:
    """The game, as `python -m qwirkle_desktop` starts it."""
    from qwirkle_desktop import app

    class Watched(app.MainWindow):
        def showEvent(self, event: QShowEvent) -> None:
            super().showEvent(event)
            self.windowHandle().installEventFilter(FirstPaint(self, started))

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
    window.windowHandle().installEventFilter(FirstPaint(window, started))
    return program.exec()


if __name__ == "__main__":
    began, kind, *rest = sys.argv[1:]
    sys.exit(app(int(began), rest) if kind == "app" else bare(int(began)))
