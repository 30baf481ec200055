"""Whether keeping a turn stutters the window: a timer of 16 ms at rest, and while turns are made and kept.

    python -m tests.benchmarks.commits                                  on no screen
    packaging/desk python -m tests.benchmarks.commits --platform xcb    on a screen that nobody sees

The library lies on the disk of `--folder`, so its syncs are timed too. Goal: the p99 of a gap between two
ticks while turns are made, shown and kept is within 1.5 times of that at rest. Showing a turn takes its time,
so the gaps without keeping are told too, and what one commit takes.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import Desk, assemble, dress
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings
from tests.benchmarks.figures import heading, p99, show
from tests.benchmarks.games import fresh_game, game_of_club
from tests.benchmarks.stutter import Ticks

GOAL = 1.5
TURN_MS = 400
DEAL = 3


def main() -> None:
    """Watch the timer at rest, while turns are only shown, and while they are kept as well."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--platform", default="offscreen", help="Qt's platform: offscreen or xcb")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--folder", type=Path, help="where the library lies; else a temporary folder")
    options = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = options.platform
    app = QApplication(sys.argv[:1])
    dress(app)
    with tempfile.TemporaryDirectory(dir=options.folder, ignore_cleanup_errors=True) as folder:
        desk, game = _open(app, Path(folder)), game_of_club(deal=DEAL)
        commits: list[float] = []
        heading(f"{options.platform}, gaps of a timer of 16 ms")
        at_rest = _gaps(options.seconds, lambda: None)
        show("at rest", at_rest)
        keep, desk.library.save = desk.library.save, _forget  # type: ignore[method-assign]
        shown = _gaps(options.seconds, _Player(desk, game).turn)
        show("while turns are made and shown, not kept", shown)
        desk.library.save = partial(_timed, keep, commits)  # type: ignore[method-assign]
        kept = _gaps(options.seconds, _Player(desk, game).turn)
        show("while turns are made, shown and kept", kept)
        show("of it: keeping the turn", commits)
        print(f"p99 {p99(kept) / p99(at_rest):.2f} times that at rest (goal {GOAL}),", flush=True)
        print(f"{p99(kept) / p99(shown):.2f} times that without keeping", flush=True)
        desk.window.close()
        desk.library.close()


def _open(app: QApplication, folder: Path) -> Desk:
    places = places_in(folder)
    places.create()
    desk = assemble(app, places, Settings(appearance="light"))
    desk.library.add(fresh_game(deal=DEAL), (0, 1))
    desk.window.resize(1280, 800)
    desk.window.show()
    desk.contents.begin()
    desk.computers.set_paused(True)
    QTest.qWait(1500)
    return desk


class _Player:
    """Decides the turns of a game, over and over; the engine's own answers stay held."""

    def __init__(self, desk: Desk, game: Game) -> None:
        self._desk, self._moves = desk, [step.move for step in game.steps if step.move]

    def turn(self) -> None:
        """The next turn, or the game from its start."""
        game = self._desk.controller.game
        if game is None or game.is_over or len(game.steps) >= len(self._moves):
            self._desk.controller.show(fresh_game(deal=DEAL))
            self._desk.computers.set_paused(True)
            return
        self._desk.computers.decided.emit(self._moves[len(game.steps)])


def _forget(game: Game) -> None:
    """A library that keeps nothing."""


def _timed(keep: Callable[[Game], None], times: list[float], game: Game) -> None:
    start = perf_counter()
    keep(game)
    times.append((perf_counter() - start) * 1000)


def _gaps(seconds: float, what: Callable[[], object]) -> list[float]:
    """An event loop of its own, as the program has, in which that is done now and then."""
    ticks, loop, doer = Ticks(), QEventLoop(), QTimer(interval=TURN_MS)
    doer.timeout.connect(what)
    doer.start()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
    doer.stop()
    return ticks.gaps


if __name__ == "__main__":
    main()
