"""The program as people and scripts start it: how it begins, how it refuses, how it ends."""

import json
import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from qwirkle_desktop import __version__
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.deal import Deal
from tests.app.conftest import SCREENS, Ran, Start, descendants, end, games_in, is_alive, wait_until

Run = Callable[..., Ran]

NO_SCREEN = dict.fromkeys(SCREENS)


def test_the_version_is_told_without_a_screen(run: Run) -> None:
    ran = run("--version", **NO_SCREEN)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith(f"qwirkle-desktop {__version__} (")


def test_bad_usage_exits_with_two(run: Run) -> None:
    ran = run("--new", "Ada,computer:genius")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "no level 'genius' here" in ran.stderr


def test_the_self_test_says_that_all_is_there(run: Run) -> None:
    ran = run("--self-test")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "is here" in ran.stdout


def test_the_self_test_names_a_library_that_is_missing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "msgspec.py").write_text("raise ImportError('libsomething.so.1: cannot open')")
    ran = run("--self-test", PYTHONPATH=f"{tmp_path}{os.pathsep}{Path.cwd()}")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert len(ran.stderr.splitlines()) == 1
    assert "libsomething.so.1" in ran.stderr


@pytest.mark.parametrize("options", [(), ("--self-test",)])
def test_without_a_screen_it_says_so_and_leaves_no_core_dump(
    run: Run, tmp_path: Path, options: tuple[str, ...]
) -> None:
    ran = run("--data-dir", str(tmp_path / "data"), *options, **NO_SCREEN)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "no screen" in ran.stderr
    assert not (tmp_path / "data").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="only there a screen is named")
def test_a_screen_that_does_not_open_is_told_and_leaves_no_core_dump(run: Run, tmp_path: Path) -> None:
    screen = {**NO_SCREEN, "DISPLAY": ":64999"}
    ran = run("--data-dir", str(tmp_path / "data"), **screen)
    assert ran.returncode == 1
    assert "No window can be opened" in ran.stderr
    assert not (tmp_path / "data").exists()


def test_a_new_game_has_the_seats_and_the_deal_asked_for(start: Start, tmp_path: Path) -> None:
    process = start("--data-dir", str(tmp_path), "--new", "Ada,computer:club", "--deal", "7")
    wait_until(lambda: games_in(tmp_path), "the game is kept")
    assert end(process) == (0, "")
    library = Library(tmp_path / "library.sqlite3")
    saved = library.newest_unfinished()
    library.close()
    assert saved is not None
    header = saved.game.header
    assert [(seat.name, seat.computer) for seat in header.seats] == [("Ada", None), ("Robin", "club")]
    assert (header.deal, header.hands) == (7, Deal(7).hands(2))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_the_window_and_leaves_no_process(
    start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    process = start("--data-dir", str(tmp_path), "--new", "computer:club,computer:club")
    wait_until(lambda: games_in(tmp_path) and descendants(process.pid), "the game is kept")
    engine = descendants(process.pid)
    assert end(process, number) == (0, "")
    assert not any(map(is_alive, engine))
    assert json.loads((tmp_path / "settings.json").read_text())["window"]


def test_a_killed_program_takes_its_engine_with_it_and_gives_its_folder_free(
    start: Start, tmp_path: Path
) -> None:
    process = start("--data-dir", str(tmp_path), "--new", "Ada,computer:club")
    wait_until(lambda: games_in(tmp_path) and descendants(process.pid), "the game is kept")
    engine = descendants(process.pid)
    end(process, signal.SIGKILL)
    wait_until(lambda: not any(map(is_alive, engine)), "the engine is gone")
    again = start("--data-dir", str(tmp_path))
    wait_until(lambda: descendants(again.pid), "the window is there again")
    wait_until(lambda: (tmp_path / "lock").exists(), "the folder is locked")
    assert games_in(tmp_path) == 1
    assert end(again) == (0, "")


def said(process_stderr: object) -> str:
    """The next line on standard error."""
    return process_stderr.readline()  # type: ignore[attr-defined, no-any-return]


def test_a_library_from_a_newer_version_is_refused_untouched(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    Library(path).close()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE meta SET value = 99")
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    process = start("--data-dir", str(tmp_path), "--new", "Ada,computer:club")
    words = said(process.stderr)
    assert words.startswith("Qwirkle cannot start: ")
    assert "newer version" in words
    end(process)
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_told(start: Start, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    process = start("--data-dir", str(tmp_path / "file" / "games"))
    words = said(process.stderr)
    assert words.startswith("Qwirkle cannot start: ")
    assert "file" in words


def test_bad_settings_are_set_aside_and_the_game_starts(start: Start, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"appearance": "purple"')
    process = start("--data-dir", str(tmp_path), "--new", "Ada,computer:club")
    wait_until(lambda: games_in(tmp_path), "the game is kept")
    (aside,) = tmp_path.glob("settings.bad-*.json")
    assert aside.read_text() == '{"appearance": "purple"'
    code, _ = end(process)  # the notice makes the offscreen screen say what it cannot do
    assert code == 0
    assert json.loads((tmp_path / "settings.json").read_text())["window"]
