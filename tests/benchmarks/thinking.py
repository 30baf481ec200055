"""How even a timer of 16 ms runs in the window while the master thinks, against at rest, in one run.

    python -m tests.benchmarks.thinking                                  on no screen
    packaging/desk python -m tests.benchmarks.thinking --platform xcb    on a screen that nobody sees

Rest and thought take turns, so that what else the machine does weighs on both. The master is asked for the
same turn in the middle of a game over and over, by other seeds.
"""

import argparse
import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import ENGINE, Desk, assemble, dress
from qwirkle_desktop.controller.engine_process import EngineProcess
from qwirkle_desktop.engine.build import build_name
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.turns import Step, apply
from qwirkle_desktop.rules.view import PlayerView, view_of
from tests.benchmarks.figures import heading, p99, show
from tests.benchmarks.games import best_move, fresh_game
from tests.benchmarks.stutter import TICK_MS, Ticks

DEAL, TURNS, GOAL = 3, 12, 1.5
PATIENCE_MS = 120_000


class Thinker(QObject):
    """Has a level think without a break; counts its answers."""

    def __init__(self, view: PlayerView, level: str) -> None:
        super().__init__()
        self._view, self._level = view, level
        self._engine = EngineProcess(ENGINE, self, answer_ms=PATIENCE_MS)
        self._engine.decided.connect(self._go_on)
        self._engine.failed.connect(self._fail)
        self._is_wanted = self._is_thinking = False
        self.answers = 0

    def start(self) -> None:
        """Think from now on."""
        self._is_wanted = self._is_thinking = True
        self._engine.ask(self._view, self._level, self.answers)

    def finish(self) -> None:
        """Think the last thought to its end: a process at rest must be at rest."""
        self._is_wanted = False
        while self._is_thinking:
            QTest.qWait(20)

    def stop(self) -> None:
        """End the process."""
        self._engine.stop()

    def _fail(self) -> None:
        self._is_thinking = False

    def _go_on(self) -> None:
        self.answers += 1
        self._is_thinking = False
        if self._is_wanted:
            self.start()


def main() -> None:
    """Watch the timer at rest and in thought by turns."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--platform", default="offscreen", help="Qt's platform: offscreen or xcb")
    parser.add_argument("--seconds", type=float, default=2, help="of rest, and of thought, in each round")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--level", default="master")
    options = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = options.platform
    app = QApplication(sys.argv[:1])
    dress(app)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        desk = _open(app, Path(folder))
        heading(f"{options.platform}, a timer of {TICK_MS} ms, {build_name()} engine")
        _measure(desk, options.level, options.rounds, options.seconds)
        desk.window.close()
        desk.library.close()


def _open(app: QApplication, folder: Path) -> Desk:
    """A person's turn in the middle of a game."""
    places = places_in(folder)
    places.create()
    desk = assemble(app, places, Settings(appearance="light", animation="reduced"))
    desk.window.resize(1280, 800)
    desk.window.show()
    game = fresh_game(DEAL)
    game = replace(game, header=replace(game.header, seats=(game.header.seats[0],) * 2))
    for _ in range(TURNS):
        step = apply(game.state, best_move(game.state))
        assert isinstance(step, Step), step
        game = game.after(step, 1000)
    desk.controller.show(game)
    desk.contents.desk.opened.emit()
    QTest.qWait(1500)
    return desk


def _measure(desk: Desk, level: str, rounds: int, seconds: float) -> None:
    game = desk.controller.game
    assert game is not None
    thinker = Thinker(view_of(game.state, game.state.seat), level)
    rest: list[float] = []
    thought: list[float] = []
    for _ in range(rounds):
        rest += _gaps(seconds)
        thinker.start()
        thought += _gaps(seconds)
        thinker.finish()
    thinker.stop()
    show("at rest", rest)
    show(f"while the {level} thinks", thought)
    ratio = p99(thought) / p99(rest)
    print(f"p99 {ratio:.2f} times that at rest (goal {GOAL}); {thinker.answers} turns thought out")


def _gaps(seconds: float) -> list[float]:
    ticks, loop = Ticks(), QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
    ticks.deleteLater()
    return ticks.gaps


if __name__ == "__main__":
    main()
