"""A real window on a real screen: played with the mouse, closed in the middle, opened again."""

import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.moves import Play, Trade
from tests.app.conftest import PATIENCE, Start, descendants, is_alive, turns_in, wait_until

pytestmark = [
    pytest.mark.desk,
    pytest.mark.skipif(shutil.which("xdotool") is None, reason="needs xdotool"),
]


COMPUTER_STARTS = 4
"""A deal in which seat 0 of two alone has the largest set."""


def xdotool(*words: str) -> str:
    """What xdotool says; empty where it finds nothing."""
    ran = subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=PATIENCE, check=False)
    return ran.stdout.strip()


def window_of(pid: int) -> str:
    """The visible window of a program, once it is there."""
    found: list[str] = []

    def look() -> bool:
        found[:] = xdotool("search", "--onlyvisible", "--pid", str(pid)).split()
        return bool(found)

    wait_until(look, "the window is there")
    return found[-1]


def kept(folder: Path) -> Game | None:
    """The unfinished game in a data folder, read after the program ended."""
    library = Library(folder / "library.sqlite3")
    saved = library.newest_unfinished()
    library.close()
    return saved.game if saved else None


def wait_until_asked(window: str) -> None:
    """Wait for a person's turn: one of a computer's is kept a while before the window shows it."""
    wait_until(lambda: "Your turn" in xdotool("getwindowname", window), "it is a person's turn")


def keys(window: str, *names: str) -> None:
    """Press keys in a window."""
    xdotool("windowfocus", "--sync", window, "key", "--clearmodifiers", "--delay", "60", *names)


def leave(process: subprocess.Popen[str], window: str) -> None:
    """Close the window as a window manager does; the program ends and takes its engine with it."""
    engine = descendants(process.pid)
    keys(window, "ctrl+q")
    assert process.wait(PATIENCE) == 0
    assert not any(map(is_alive, engine))


def test_a_game_closed_in_the_middle_is_there_when_the_window_opens_again(
    start: Start, tmp_path: Path, desk_environment: dict[str, str]
) -> None:
    """The computer opens; Ada trades her first tile; a click on the table hurries the computer's answer."""
    new = ("--new", "computer:club,Ada", "--deal", str(COMPUTER_STARTS))
    first = start("--data-dir", str(tmp_path), *new, env=desk_environment)
    window = window_of(first.pid)
    wait_until_asked(window)
    assert turns_in(tmp_path) == 1
    keys(window, "t", "1", "Return")
    wait_until(lambda: turns_in(tmp_path) >= 2, "Ada has traded")
    xdotool("mousemove", "--window", window, "500", "350", "click", "1")
    wait_until(lambda: turns_in(tmp_path) == 3, "the computer has answered")
    leave(first, window)
    before = kept(tmp_path)
    assert before is not None
    assert [type(step.move) for step in before.steps] == [Play, Trade, Play]
    again = start("--data-dir", str(tmp_path), env=desk_environment)
    window = window_of(again.pid)
    wait_until_asked(window)
    leave(again, window)
    assert kept(tmp_path) == before


def test_a_second_start_brings_the_window_to_the_front_and_goes(
    start: Start, tmp_path: Path, desk_environment: dict[str, str]
) -> None:
    first = start("--data-dir", str(tmp_path / "ours"), "--new", "Ada,computer:club", env=desk_environment)
    ours = window_of(first.pid)
    other = start("--data-dir", str(tmp_path / "other"), env=desk_environment)
    theirs = window_of(other.pid)
    xdotool("windowactivate", "--sync", theirs)
    xdotool("windowminimize", ours)
    visible = ("search", "--onlyvisible", "--pid", str(first.pid))
    wait_until(lambda: ours not in xdotool(*visible).split(), "the first window is put away")
    wait_until(lambda: xdotool("getactivewindow") == theirs, "the other window is in front")
    second = start("--data-dir", str(tmp_path / "ours"), env=desk_environment)
    assert second.wait(PATIENCE) == 0
    wait_until(lambda: xdotool("getactivewindow") == ours, "the first one's window is in front")
    for process in (first, other):
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
