"""How even a timer of 16 ms runs in the window: at rest, while turns are written, made, and thought about.

    python -m tests.benchmarks.stutter                                  on no screen
    packaging/desk python -m tests.benchmarks.stutter --platform xcb    on a screen that nobody sees

Only computers play, at the quick pace, so that a turn is made and shown several times a second.
"""

import argparse
import os
import sys
import tempfile
from itertools import cycle
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import Desk, assemble, dress
from qwirkle_desktop.controller.keeper import Keeper
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings
from tests.benchmarks.figures import heading, show
from tests.library.playing import game_by_chance

TICK_MS = 16
DEAL = 3


class Ticks(QObject):
    """Notes how long after one tick the next came."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self._last = perf_counter()
        self._timer = QTimer(self, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._note)
        self._timer.start()

    def _note(self) -> None:
        now = perf_counter()
        self.gaps.append((now - self._last) * 1000)
        self._last = now


def main() -> None:
    """Watch the timer through a game of two computers."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--platform", default="offscreen", help="Qt's platform: offscreen or xcb")
    parser.add_argument("--seconds", type=float, default=8)
    options = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = options.platform
    app = QApplication(sys.argv[:1])
    dress(app)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        desk = _open(app, Path(folder))
        heading(f"{options.platform}, a timer of {TICK_MS} ms")
        show("at rest", _gaps(options.seconds / 2))
        show("while turns are written", _gaps_of_writing(desk, options.seconds / 2))
        show("while turns are made", _gaps_of_a_game(desk, options.seconds))
        show("while the engine thinks", _gaps_of_thought(desk, options.seconds / 2))
        desk.window.close()
        desk.library.close()


def _open(app: QApplication, folder: Path) -> Desk:
    places = places_in(folder)
    places.create()
    desk = assemble(app, places, Settings(appearance="light", pace="quick"))
    desk.window.resize(1280, 800)
    desk.window.show()
    desk.contents.begin()
    desk.computers.warm_up()
    QTest.qWait(1500)
    return desk


def _gaps(seconds: float) -> list[float]:
    """An event loop of its own, as the program has; `qWait` sleeps between its looks at events."""
    ticks, loop = Ticks(), QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
    return ticks.gaps


def _gaps_of_writing(desk: Desk, seconds: float) -> list[float]:
    """A turn of another game goes to the disk as soon as the last one is there; nothing is shown of it."""
    whole, keeper = game_by_chance(DEAL), Keeper(desk.library)
    desk.library.add(whole, (0, 1))
    turns = cycle([whole.cut(len(whole.steps) - back) for back in range(3)])
    again = QTimer(interval=5)
    again.timeout.connect(lambda: keeper.when_written(lambda: keeper.save(next(turns))))
    again.start()
    gaps = _gaps(seconds)
    again.stop()
    keeper.finish()
    return gaps


def _gaps_of_a_game(desk: Desk, seconds: float) -> list[float]:
    seats = tuple(SeatSetup(name, "club", colour=place) for place, name in enumerate(("Robin", "Birch")))
    desk.contents.desk.start(GameSetup(seats, deal=DEAL))
    return _gaps(seconds)


def _gaps_of_thought(desk: Desk, seconds: float) -> list[float]:
    """Paused, the computer to move is asked over and over; its answers are not taken."""
    desk.computers.set_paused(True)
    QTest.qWait(500)
    again = QTimer(interval=5)
    again.timeout.connect(desk.controller.ask_again)
    again.start()
    gaps = _gaps(seconds)
    again.stop()
    return gaps


if __name__ == "__main__":
    main()
