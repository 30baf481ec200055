"""How long the window of all games takes to open, and for each frame as its list scrolls.

    python -m tests.benchmarks.library_window                                  on no screen
    packaging/desk python -m tests.benchmarks.library_window --platform xcb    on a screen that nobody sees

Goals: 10,000 games open within 300 ms, and a frame takes at most 16 ms (p99).
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import Desk, assemble, dress
from qwirkle_desktop.library.catalogue import Order
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.library.window import LibraryWindow
from tests.benchmarks.figures import heading, show, times_of
from tests.benchmarks.many_games import fill

WARM_UPS = 2
FINE, COARSE = 12, 300
"""Px of a frame: a slow finger on a touch pad, and a wheel turned fast."""


def main() -> None:
    """Fill a library, open its window over and over, then scroll, search and sort."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--platform", default="offscreen", help="Qt's platform: offscreen or xcb")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--data-dir", help="a folder with a library, in place of one filled now")
    options = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = options.platform
    qInstallMessageHandler(_tell)
    app = QApplication(sys.argv[:1])
    dress(app)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        desk = _desk(app, Path(options.data_dir or folder), 0 if options.data_dir else options.games)
        heading(f"{options.platform}, {desk.library.count():,} games")
        _time_opening(desk, max(1, options.rounds // 20))
        _time_frames(desk, options.rounds)
        desk.window.close()
        desk.library.close()


def _tell(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Everything but what no screen says of every dialog."""
    if "propagateSizeHints" not in message:
        print(message, file=sys.stderr)


def _desk(app: QApplication, folder: Path, games: int) -> Desk:
    places = places_in(folder)
    places.create()
    if games:
        fill(places.library, games)
    desk = assemble(app, places, Settings(appearance="light", animation="reduced"))
    desk.window.resize(1280, 800)
    desk.window.show()
    QApplication.processEvents()
    return desk


def _open(desk: Desk) -> LibraryWindow:
    """The window with its first picture painted."""
    desk.contents.actions_.library.trigger()
    QApplication.processEvents()
    window = desk.window.findChild(LibraryWindow)
    assert window is not None
    window.games.viewport().repaint()
    return window


def _time_opening(desk: Desk, rounds: int) -> None:
    times = []
    for _ in range(rounds + WARM_UPS):
        start = perf_counter()
        window = _open(desk)
        times.append((perf_counter() - start) * 1000)
        window.close()
        QApplication.sendPostedEvents(None, 0)
        QApplication.processEvents()
    show("open for the first time, with its imports", times[:1], "goal 300")
    show("open again", times[WARM_UPS:], "goal 300")


def _time_frames(desk: Desk, rounds: int) -> None:
    window = _open(desk)
    show(f"scroll by {FINE} px", times_of(_scrolled(window, FINE), rounds), "goal 16")
    show(f"scroll by {COARSE} px", times_of(_scrolled(window, COARSE), rounds), "goal 16")
    show("jump to another part of the list", times_of(_jumped(window), rounds), "goal 50")
    show("sort by another order", times_of(_sorted(window), max(1, rounds // 10)), "goal 300")
    show("search for a word", times_of(_searched(window), max(1, rounds // 10)), "goal 300")
    window.close()


def _painted(window: LibraryWindow, step: Callable[[int], object]) -> Callable[[], None]:
    """One numbered step, and all painting that it asked for."""
    number = 0

    def frame() -> None:
        nonlocal number
        number += 1
        step(number)
        QApplication.processEvents()

    return frame


def _scrolled(window: LibraryWindow, by: int) -> Callable[[], None]:
    """From place to place down the list, so that every row is seen for the first time."""
    bar = window.games.verticalScrollBar()
    start = bar.value()
    return _painted(window, lambda number: bar.setValue((start + number * by) % bar.maximum()))


def _jumped(window: LibraryWindow) -> Callable[[], None]:
    bar = window.games.verticalScrollBar()
    return _painted(window, lambda number: bar.setValue(number * 7919 * 97 % bar.maximum()))


def _sorted(window: LibraryWindow) -> Callable[[], None]:
    box = window.filters.order

    def step(number: int) -> None:
        box.setCurrentIndex(number % len(Order))
        box.activated.emit(box.currentIndex())

    return _painted(window, step)


def _searched(window: LibraryWindow) -> Callable[[], None]:
    words = ("ada", "zoë rob", "mei", "", "1234")

    def step(number: int) -> None:
        window.filters.search.setText(words[number % len(words)])
        window.filters.search.returnPressed.emit()

    return _painted(window, step)


if __name__ == "__main__":
    main()
