"""The program as a process of its own, with a data folder of its own."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.ui.table.conftest import dressed, open_desk

__all__ = ["dressed", "open_desk"]

PROGRAM = (sys.executable, "-m", "qwirkle_desktop")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
PATIENCE = 30

Ran = subprocess.CompletedProcess[str]
Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def run() -> Callable[..., Ran]:
    """Run the program to its end; environment variables given as None are taken away."""

    def run_here(*arguments: str, **environment: str | None) -> Ran:
        return subprocess.run(
            [*PROGRAM, *arguments],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
            env=changed(environment),
        )

    return run_here


@pytest.fixture
def start() -> Iterator[Start]:
    """Start the program and leave it running; whatever still runs in the end is killed."""
    running: list[subprocess.Popen[str]] = []

    def start_here(
        *arguments: str, env: dict[str, str] | None = None, before: Sequence[str] = ()
    ) -> subprocess.Popen[str]:
        command = [*before, *PROGRAM, *arguments]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
        )
        running.append(process)
        return process

    yield start_here
    for process in running:
        process.kill()
        process.communicate(timeout=PATIENCE)


def changed(environment: dict[str, str | None]) -> dict[str, str]:
    """This process's environment with some variables changed."""
    wanted = {**os.environ, **environment}
    return {name: value for name, value in wanted.items() if value is not None}


def wait_until(condition: Callable[[], object], what: str) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.02)


def descendants(pid: int) -> list[int]:
    """The living processes that a process started, and theirs (Linux)."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found += [child, *descendants(child)]
    return found


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def games_in(folder: Path) -> int:
    """How many games the library in a data folder has, read while the program runs."""
    return _rows(folder, "games")


def turns_in(folder: Path) -> int:
    """How many turns the library in a data folder has."""
    return _rows(folder, "turns")


def _rows(folder: Path, table: str) -> int:
    library = folder / "library.sqlite3"
    if not library.exists():
        return 0
    connection = sqlite3.connect(library)
    try:
        (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
        return int(count)
    except sqlite3.OperationalError:
        return 0
    finally:
        connection.close()


def end(process: subprocess.Popen[str], number: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
    """Ask a program to end; its exit code and what it said on standard error."""
    process.send_signal(number)
    _, error = process.communicate(timeout=PATIENCE)
    return process.returncode, error
