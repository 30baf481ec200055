"""Any single call to the system fails: a file is the old one or the new one, and a turn is kept or told."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog

from qwirkle_desktop.app.assembly import Desk, _keep_settings
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.backups import back_up, backups_of, check_copy
from qwirkle_desktop.library.check import check_file
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings, load_settings, save_settings
from qwirkle_desktop.library.store import Library, LibraryUnwritable
from tests.faults.conftest import Tally
from tests.faults.failing import failing_calls, largest_file
from tests.faults.kept import is_whole, lines_in, lines_of
from tests.library.playing import game_by_chance

TWO = GameSetup((SeatSetup("Ada"), SeatSetup("Ben", colour=1)), deal=1)
OLD, NEW = Settings(names=("Ada",)), Settings(names=("Ben",) * 30, appearance="dark")


def test_settings_are_the_old_ones_or_the_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    places = places_in(tmp_path)
    places.create()
    rounds = 0
    save_settings(places.settings, OLD)
    for nth in failing_calls(monkeypatch):
        with nth:
            _keep_settings(places, NEW)
        assert load_settings(places.settings) in ((OLD, None), (NEW, None))
        assert [one.name for one in tmp_path.iterdir() if one.is_file()] == [places.settings.name]
        save_settings(places.settings, OLD)
        rounds = nth.number
    assert rounds > 5
    tally(rounds, rounds)


def test_bad_settings_stay_or_are_set_aside_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    path, rounds = tmp_path / "settings.json", 0
    for nth in failing_calls(monkeypatch):
        path.write_text("{")
        with nth:
            settings, problem = load_settings(path)
        assert settings == Settings()
        assert problem
        assert all(one.read_text() == "{" for one in tmp_path.iterdir())
        rounds = nth.number
    assert rounds > 2
    tally(rounds)


def test_a_record_is_the_old_one_or_the_new_one_and_a_failure_is_told(
    open_desk: Callable[..., Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    desk = open_desk()
    desk.contents.desk.start(TWO)
    path = tmp_path / "exports" / "a.qwirkle"
    path.parent.mkdir()
    told: list[tuple[str, ...]] = []
    monkeypatch.setattr(desk.contents.desk, "tell", lambda *words: told.append(words))
    rounds = 0
    for nth in failing_calls(monkeypatch):
        path.write_text("old")
        with nth:
            desk.contents.records.write_record(str(path))
        assert path.read_text() == "old" or check_file(str(path)).turns == 0
        assert len(told) == (nth.number if nth.came else nth.number - 1)
        assert list(path.parent.iterdir()) == [path]
        rounds = nth.number
    assert rounds > 5
    assert not desk.window.findChildren(QDialog)
    tally(rounds, rounds)


def test_a_backup_that_fails_leaves_the_older_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    path = tmp_path / "library.sqlite3"
    library = Library(path)
    library.add(game_by_chance(turns=5), (0, 1))
    assert back_up(path, date(2026, 1, 1))
    made = 1
    for nth in failing_calls(monkeypatch):
        try:
            with nth:
                back_up(path, date(2026, 1, 1 + nth.number))
        except LibraryUnwritable:
            assert nth.came
        backups = backups_of(path)
        assert len(backups) >= made
        made = len(backups)
        for backup in backups:
            check_copy(backup.path)
        assert len(list((tmp_path / "backups").iterdir())) == len(backups)
    library.close()
    tally(nth.number, made)


@pytest.mark.parametrize("step", [2048, pytest.param(128, marks=pytest.mark.faults)])
def test_a_turn_whose_write_fails_anywhere_is_not_acknowledged_and_harms_no_other(
    tmp_path: Path, step: int, tally: Tally
) -> None:
    """A limit on the size of files makes the write fail at each place in the journal and the library."""
    path = tmp_path / "library.sqlite3"
    library = Library(path)
    # Turns are made and taken back: the library stays of a size.
    games = [game_by_chance(turns=30).cut(turns) for turns in (25, 30, 24, 25, 0)]
    id, refused, rounds = games[0].header.id, 0, 0
    library.add(games[-1], (0, 1))
    for size in range(0, path.stat().st_size + 3 * 4096, step):
        for game in games:
            before = lines_of(path, id)
            try:
                with largest_file(size):
                    library.save(game)
            except LibraryUnwritable:
                refused += 1
                assert lines_of(path, id) == before
                library.save(game)
            assert lines_of(path, id) == lines_in(game)
            rounds += 1
    assert is_whole(path)
    library.close()
    assert 10 < refused < rounds - 5
    tally(rounds, rounds)
