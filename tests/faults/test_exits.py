"""Every way out leaves no process, no warning of Qt's and a whole library."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from qwirkle_desktop.library.lock import DataFolderLock, FolderInUse
from tests.app.conftest import games_in, wait_until
from tests.faults.kept import is_whole
from tests.faults.nursery import Nursery
from tests.processes import living, needs_proc

ROOT = Path(__file__).parents[2]
PROGRAM = """
import os, signal, sys, threading
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import qwirkle_desktop.app as app
from qwirkle_desktop.app import running
real, way = running._open_first, sys.argv.pop(1)
def first(desk, options):
    real(desk, options)
    desk.computers.warm_up()
    QTimer.singleShot(700, desk.window, lambda: leave(desk.window, desk))
def fault(*_):
    raise ValueError("a fault")
def restart():
    from PySide6.QtWidgets import QPushButton
    QApplication.activeModalWidget().findChild(QPushButton, "restart").click()
def leave(window, desk):
    if way == "close":
        window.close()
    elif way == "Ctrl+Q":
        desk.contents.actions_.quit.trigger()
    elif way == "SIGTERM":
        os.kill(os.getpid(), signal.SIGTERM)
    elif way == "SIGINT with a dialog open":
        desk.contents.actions_.about.trigger()
        os.kill(os.getpid(), signal.SIGINT)
    elif way == "quit":
        QApplication.quit()
    elif way == "a fault in a slot":
        QTimer.singleShot(200, window, window.close)
        fault()
    elif way == "a fault in a slot, and quit by the dialog":
        QTimer.singleShot(500, window, QApplication.quit)
        fault()
    elif way == "a fault on a thread":
        threading.Thread(target=fault).start()
        QTimer.singleShot(200, window, window.close)
    elif way == "a fault while closing":
        type(desk.controller).keep = fault
        window.close()
        QTimer.singleShot(200, QApplication.quit)
    elif way == "restart":
        mark = Path(sys.argv[2]) / "begun"
        if mark.exists():
            mark.rename(mark.with_name("begun again"))
            window.close()
            return
        mark.touch()
        QTimer.singleShot(300, window, restart)
        fault()
    elif way == "twice":
        window.close()
        window.close()
        os.kill(os.getpid(), signal.SIGTERM)
running._open_first = first
if way == "a fault at the start":
    running._open_first = fault
    running.Unexpected.stop.__globals__["UnexpectedDialog"].exec = lambda self: None
sys.exit(app.main(sys.argv[1:]))
"""
QUIET = ["close", "Ctrl+Q", "SIGTERM", "quit", "twice"]
FAULTY = [
    "SIGINT with a dialog open",
    "a fault in a slot",
    "a fault in a slot, and quit by the dialog",
    "a fault on a thread",
    "a fault while closing",
]
Leave = Callable[[str, Path], tuple[int, list[str]]]
OFFSCREEN = "This plugin does not support"


@pytest.fixture
def leave(nursery: Nursery) -> Leave:
    """How the program ended that way: its code, what it said; nothing that it started may live on."""

    def end(way: str, folder: Path) -> tuple[int, list[str]]:
        process = nursery.start(*arguments(way, folder), code=PROGRAM)
        _, said = process.communicate(timeout=90)
        assert living(process.pid) == []
        assert process.returncode is not None
        return process.returncode, lines(said)

    return end


def lines(said: str) -> list[str]:
    """What a program said, but for what the unseen screen does."""
    return [line for line in said.splitlines() if not line.startswith(OFFSCREEN)]


def arguments(way: str, folder: Path) -> list[str]:
    """The way out, and two computers at play."""
    return [way, "--data-dir", str(folder), "--new", "computer:club,computer:club"]


@needs_proc
@pytest.mark.parametrize("way", QUIET)
def test_a_quiet_way_out(leave: Leave, way: str, tmp_path: Path) -> None:
    assert leave(way, tmp_path) == (0, [])
    assert games_in(tmp_path) == 1
    assert is_whole(tmp_path / "library.sqlite3")
    assert "ERROR" not in (tmp_path / "logs" / "qwirkle-desktop.log").read_text()


@needs_proc
@pytest.mark.parametrize("way", FAULTY)
def test_a_way_out_with_a_fault_in_it(leave: Leave, way: str, tmp_path: Path) -> None:
    code, said = leave(way, tmp_path)
    assert code == 0
    assert len(said) == ("fault" in way)
    assert "Traceback" not in "".join(said)
    assert is_whole(tmp_path / "library.sqlite3")
    log = (tmp_path / "logs" / "qwirkle-desktop.log").read_text()
    assert ("a fault\n" in log) == ("fault" in way)


@needs_proc
def test_a_fault_at_the_start_is_told_and_leaves_nothing(leave: Leave, tmp_path: Path) -> None:
    code, said = leave("a fault at the start", tmp_path)
    assert code == 1
    assert len(said) == 1
    assert said[0].startswith("qwirkle-desktop: an unexpected error (ValueError at ")


@needs_proc
def test_restart_begins_the_program_again_on_the_same_table(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, *arguments("restart", tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=90, check=False)
    assert (done.returncode, len(lines(done.stderr))) == (0, 1)
    wait_until((tmp_path / "begun again").exists, "the program is there again")
    wait_until(lambda: is_free(tmp_path), "it has gone, too")
    assert games_in(tmp_path) == 1


def is_free(folder: Path) -> bool:
    """Whether no program has the folder."""
    lock = DataFolderLock(folder)
    try:
        lock.acquire()
    except FolderInUse:
        return False
    lock.release()
    return True
