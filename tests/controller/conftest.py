"""Controllers over a real library and a real process, and engines that misbehave."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from qwirkle_desktop.controller.computers import Computers, Pace
from qwirkle_desktop.controller.engine_process import EngineProcess
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.engine.match.bot import Limits
from qwirkle_desktop.library.store import Library
from tests.controller.driver import ControllerDriver
from tests.processes import children

HONEST = (sys.executable, "-m", "qwirkle_desktop.cli", "serve")

FAKE = """
import json, os, sys, time
from pathlib import Path

started, bad = Path(sys.argv[1]), int(sys.argv[2])
with started.open("a") as file:
    file.write(f"{{os.getpid()}}\\n")
if len(started.read_text().splitlines()) > bad:
    from qwirkle_desktop.engine.serve import serve
    serve(sys.stdin.buffer, sys.stdout.buffer)
    sys.exit()

def requests():
    for line in sys.stdin:
        yield json.loads(line)

def answer(**answer):
    print(json.dumps(answer), flush=True)

{behaviour}
"""


@dataclass(frozen=True)
class FakeEngine:
    """A program of which the first `bad` processes misbehave; it writes down every process."""

    command: tuple[str, ...]
    started: Path

    @property
    def pids(self) -> list[int]:
        """The processes so far."""
        return [int(line) for line in self.started.read_text().split()] if self.started.exists() else []


@pytest.fixture
def fake_engine(tmp_path: Path) -> Callable[..., FakeEngine]:
    """Writes an engine that behaves as these lines of Python, the first `bad` times it is started."""

    def write(behaviour: str, *, bad: int = 1) -> FakeEngine:
        program, started = tmp_path / "fake_engine.py", tmp_path / "started"
        program.write_text(FAKE.format(behaviour=behaviour))
        return FakeEngine((sys.executable, str(program), str(started), str(bad)), started)

    return write


@pytest.fixture
def new_driver(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., ControllerDriver]]:
    """Makes controllers; in the end each is stopped, and none may leave a process behind."""
    drivers: list[ControllerDriver] = []

    def make(
        command: tuple[str, ...] = HONEST, answer_ms: int = 20_000, limits: Limits | None = None
    ) -> ControllerDriver:
        library = Library(tmp_path / f"library{len(drivers)}.sqlite3")
        engine = EngineProcess(command, answer_ms=answer_ms)
        computers = Computers(engine, limits=limits)
        computers.set_pace(Pace.QUICK)
        driver = ControllerDriver(qtbot, library, engine, computers, GameController(library, computers))
        driver.listen()
        drivers.append(driver)
        return driver

    yield make
    for driver in drivers:
        driver.controller.leave()
        driver.computers.stop()
        driver.library.close()
    QCoreApplication.processEvents()
    assert children() == []


@pytest.fixture
def driver(new_driver: Callable[..., ControllerDriver]) -> ControllerDriver:
    """A controller with the engine of the program."""
    return new_driver()
