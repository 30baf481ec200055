"""Two programs, a stale lock, and files that somebody changes while the window is open."""

import os
import signal
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QLabel

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.backups import back_up
from qwirkle_desktop.library.mending import Mended
from qwirkle_desktop.library.putting_back import PutBack
from qwirkle_desktop.library.store import Library, LibraryUnwritable
from qwirkle_desktop.ui.phrases.recovery import mended, put_back
from tests.app.conftest import Start, descendants, end, games_in, wait_until
from tests.controller.driver import ControllerDriver
from tests.controller.games import dealt
from tests.faults.conftest import Tally
from tests.faults.kept import is_whole, lines_in, lines_of
from tests.library.playing import game_by_chance, move_by_chance
from tests.ui.table.conftest import SILENT_ENGINE

COMPUTERS = GameSetup((SeatSetup("Robin", "club"), SeatSetup("Wren", "club", colour=1)), deal=1)
TWO = GameSetup((SeatSetup("Ada"), SeatSetup("Ben", colour=1)), deal=1)


def test_of_programs_that_start_at_once_one_has_the_folder(start: Start, tmp_path: Path) -> None:
    """The others hand over what they were asked for, or say why not where the first takes too long."""
    programs = [start("--data-dir", str(tmp_path), "--new", f"Ada{number},Ben") for number in range(3)]
    wait_until(lambda: games_in(tmp_path), "a game is kept")
    wait_until(lambda: sum(bool(descendants(program.pid)) for program in programs), "a window is there")
    assert sum(bool(descendants(program.pid)) for program in programs) == 1
    for program in programs:
        _, words = end(program)
        assert "Traceback" not in words
    assert is_whole(tmp_path / "library.sqlite3")


def test_what_a_killed_program_left_does_not_block_the_next(start: Start, tmp_path: Path) -> None:
    process = start("--data-dir", str(tmp_path), "--new", "Ada,Ben")
    wait_until(lambda: descendants(process.pid), "the window is there")
    end(process, signal.SIGKILL)
    assert (tmp_path / "lock").exists()
    again = start("--data-dir", str(tmp_path))
    wait_until(lambda: descendants(again.pid), "the window is there again")
    assert end(again) == (0, "")
    assert games_in(tmp_path) == 1


def test_two_libraries_on_one_file_keep_the_turns_of_both(tmp_path: Path, tally: Tally) -> None:
    """On a disk without locks two programs may run: SQLite still keeps each one's turns."""
    path = tmp_path / "library.sqlite3"
    Library(path).close()
    games = {deal: [game_by_chance(deal, turns=12).cut(turns) for turns in range(13)] for deal in (1, 2)}

    def play(deal: int) -> None:
        library = patiently(lambda: Library(path))
        for game in games[deal]:
            patiently(lambda game=game: library.save(game))
        library.close()

    threads = [threading.Thread(target=play, args=(deal,)) for deal in games]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for turns in games.values():
        assert lines_of(path, turns[-1].header.id) == lines_in(turns[-1])
    assert is_whole(path)
    tally(len(games) * 13, len(games) * 12)


def patiently(what: Callable[[], Any]) -> Any:
    """Try again while the other one writes: a slow disk may take longer than a library waits."""
    for _ in range(50):
        try:
            return what()
        except LibraryUnwritable:
            continue
    raise AssertionError("the other one never lets go")


CHANGES = [
    "DELETE FROM games",
    "DELETE FROM turns",
    "UPDATE games SET header = 'junk'",
    "UPDATE turns SET line = '{}'",
    "DELETE FROM turns WHERE number > 1",
    "UPDATE games SET touched = -5, mix = 'x'",
]


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_is_changed_in_the_library_meanwhile_the_game_on_the_table_is_kept_whole(
    driver: ControllerDriver, change: str
) -> None:
    driver.show(dealt("Ada", "Ben", deal=4))
    for _ in range(4):
        driver.take_turn()
    path = driver.library._path
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA foreign_keys = ON")
        other.execute(change)
        other.commit()
    driver.take_turn()
    driver.take_turn()
    again = Library(path)
    kept = lines_of(path, driver.game.header.id)
    assert kept == lines_in(driver.game)
    assert again.load(driver.game.header.id).game.record == driver.game.record
    again.close()


@pytest.mark.skipif(os.name == "nt", reason="an open file keeps its name there")
def test_a_library_removed_under_the_window_is_back_with_the_next_turn_and_told_once(
    open_desk: Callable[..., Desk], tmp_path: Path, tally: Tally
) -> None:
    desk, path, chance = open_desk(engine=SILENT_ENGINE), tmp_path / "library.sqlite3", Random(1)
    desk.contents.desk.start(COMPUTERS)
    for turn in range(4):
        path.unlink()
        if turn % 2:
            path.write_bytes(b"junk")
        game = desk.controller.game
        assert game
        desk.computers.decided.emit(move_by_chance(game.state, chance))
        desk.controller.finish_writing()
        game = desk.controller.game
        assert game
        assert len(game.steps) == turn + 1
        assert lines_of(path, game.header.id) == lines_in(game)
    assert desk.controller.is_saved
    # Each junk was set aside under a name of its own.
    assert headings(desk) == [put_back(PutBack(None, 0))[0]] * 3
    tally(4, 4)


def test_a_damaged_game_is_brought_back_from_the_backup_and_told_once(
    open_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    desk, game = open_desk(), game_by_chance(turns=9)
    desk.library.add(game, (0, 1))
    assert back_up(tmp_path / "library.sqlite3", date(2026, 11, 29))
    with closing(sqlite3.connect(tmp_path / "library.sqlite3", isolation_level=None)) as other:
        other.execute("UPDATE turns SET line = 'x' WHERE number = 4")
    for _ in range(2):
        desk.contents.desk.resume(game.header.id)
        assert desk.controller.game == game
    assert headings(desk) == [mended(Mended("", (), date.min, 0))[0]]


def headings(desk: Desk) -> list[str]:
    """The first words of all that the window tells now."""
    QCoreApplication.processEvents()
    return [dialog.findChildren(QLabel)[0].text() for dialog in desk.window.findChildren(QDialog)]


def test_settings_changed_outside_do_no_harm(open_desk: Callable[..., Desk], tmp_path: Path) -> None:
    desk = open_desk()
    desk.contents.desk.start(TWO)
    (tmp_path / "settings.json").write_text("{junk")
    desk.contents._change(appearance="dark")
    assert '"dark"' in (tmp_path / "settings.json").read_text()
    (tmp_path / "settings.json").unlink()
    (tmp_path / "settings.json").mkdir()
    desk.contents._change(appearance="light")


def test_a_lock_that_was_taken_away_blocks_nothing(start: Start, tmp_path: Path) -> None:
    process = start("--data-dir", str(tmp_path), "--new", "Ada,Ben")
    wait_until(lambda: games_in(tmp_path) and descendants(process.pid), "the game is kept")
    (tmp_path / "lock").unlink()
    assert end(process) == (0, "")
    (tmp_path / "lock").mkdir()
    again = start("--data-dir", str(tmp_path))
    assert again.stderr is not None
    assert again.stderr.readline().startswith("Qwirkle cannot start: ")
    end(again)
