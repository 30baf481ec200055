"""Copies of the library: made daily, checked, kept for a while, and never pushed out by a bad one."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwirkle_desktop.library import backups
from qwirkle_desktop.library.backups import (
    Backup,
    BackupCancelled,
    back_up,
    backups_of,
    check_copy,
    is_due,
    kept,
)
from qwirkle_desktop.library.daily import DailyBackup
from qwirkle_desktop.library.errors import LibraryDamaged, LibraryUnwritable
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.library.suspicion import is_suspect
from tests.library.playing import fresh_game, game_by_chance, longer_and_longer

TODAY = date(2026, 11, 29)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite3"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    library = Library(path)
    library.add(game_by_chance(turns=20), (0, 1))
    yield library
    library.close()


def damage(path: Path) -> None:
    """Overwrite a page of the turns, as a bad disk does."""
    with closing(sqlite3.connect(path)) as sql:
        ((root,),) = sql.execute("SELECT rootpage FROM sqlite_master WHERE name = 'turns'")
    with path.open("r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(os.urandom(4096))


def test_a_copy_has_every_game_and_is_made_once_a_day(library: Library, path: Path) -> None:
    assert is_due(path, TODAY)
    backup = back_up(path, TODAY)
    assert backup is not None
    assert not is_due(path, TODAY)
    assert is_due(path, TODAY + timedelta(days=1))
    with closing(Library(backup.path)) as copy:
        assert copy.load(game_by_chance(turns=20).header.id).game == game_by_chance(turns=20)
    assert [one.name for one in backup.path.parent.iterdir()] == ["library-000001-2026-11-29.sqlite3"]


def test_an_empty_library_takes_no_copys_place(path: Path) -> None:
    Library(path).close()
    assert back_up(path, TODAY) is None
    assert backups_of(path) == []


def test_a_damaged_library_is_noted_and_replaces_no_copy(library: Library, path: Path) -> None:
    good = [back_up(path, TODAY + timedelta(days=day)) for day in range(9)]
    before = {one.path: one.path.read_bytes() for one in backups_of(path)}
    damage(path)
    for day in range(9, 30):
        with pytest.raises(LibraryDamaged) as caught:
            back_up(path, TODAY + timedelta(days=day))
        assert caught.value.path == path
    assert {one: one.read_bytes() for one in before} == before
    assert sorted(path.parent.joinpath("backups").iterdir()) == sorted(before)
    assert good[-1] in backups_of(path)
    assert is_suspect(path)


def test_a_month_of_days_leaves_seven_days_and_four_weeks(library: Library, path: Path) -> None:
    for day in range(60):
        back_up(path, TODAY + timedelta(days=day))
    days = [TODAY + timedelta(days=59) - one.day for one in backups_of(path)]
    assert [gap.days for gap in days[:7]] == list(range(7))
    assert len(days) == 11
    assert all(7 <= gap.days <= 35 for gap in days[7:])
    assert len({one.day.isocalendar()[:2] for one in backups_of(path)[7:]}) == 4


def test_a_clock_that_was_wrong_once_costs_no_newer_copy(library: Library, path: Path) -> None:
    back_up(path, date(2099, 1, 1))
    for day in range(3):
        back_up(path, TODAY + timedelta(days=day))
    assert [one.day.year for one in backups_of(path)] == [2026, 2026, 2026, 2099]


@given(st.lists(st.tuples(st.dates(), st.sampled_from([None, None, None, 1, 2])), max_size=60))
def test_the_newest_copy_is_always_kept_and_their_number_is_bounded(
    made: list[tuple[date, int | None]],
) -> None:
    found = [Backup(Path(f"{number}"), number, day, before) for number, (day, before) in enumerate(made)]
    newest_first = found[::-1]
    left = kept(newest_first)
    assert len(left) <= backups.DAYS + backups.WEEKS + backups.MIGRATIONS
    assert newest_first[:1] == [one for one in newest_first if one in left][:1]
    assert kept([one for one in newest_first if one in left]) == left


def test_other_files_in_the_folder_stay(library: Library, path: Path) -> None:
    folder = path.parent / "backups"
    folder.mkdir()
    for name in ("notes.txt", "library-000001-2026-99-99.sqlite3", "my copy.sqlite3"):
        (folder / name).write_text("mine")
    for day in range(20):
        back_up(path, TODAY + timedelta(days=day))
    assert {"notes.txt", "library-000001-2026-99-99.sqlite3", "my copy.sqlite3"} < {
        one.name for one in folder.iterdir()
    }


@pytest.mark.parametrize("step", ["fsync", "replace", "mkdir"])
def test_a_failure_at_any_step_leaves_the_copies_there_were(
    library: Library, path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if step != "mkdir":
        back_up(path, TODAY)
    before = backups_of(path)

    def fail(*args: object, **kwargs: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os if step == "fsync" else Path, step, fail)
        with pytest.raises(LibraryUnwritable, match="No space"):
            back_up(path, TODAY + timedelta(days=1))
    assert backups_of(path) == before
    folder = path.parent / "backups"
    assert not folder.exists() or [*folder.iterdir()] == [one.path for one in before]


def test_a_copy_can_be_given_up(library: Library, path: Path) -> None:
    with pytest.raises(BackupCancelled):
        back_up(path, TODAY, lambda: True)
    assert backups_of(path) == []
    assert [*path.parent.joinpath("backups").iterdir()] == []


def test_turns_are_kept_while_a_copy_is_made_and_the_copy_is_whole(
    library: Library, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "PAGES", 1)
    daily = DailyBackup(path, TODAY)
    daily.start()
    game = fresh_game(deal=5)
    library.add(game, (0, 1))
    for longer in longer_and_longer(game, Random(5)):
        library.save(longer)
        if len(longer.steps) == 30:
            break
    daily._thread.join(30)
    assert library.load(game.header.id).game == longer
    (backup,) = backups_of(path)
    check_copy(backup.path)


def test_the_program_does_not_wait_for_a_copy_when_it_ends(library: Library, path: Path) -> None:
    daily = DailyBackup(path, TODAY)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        daily.start()
        daily.stop()
    daily._thread.join(30)
    assert not daily._thread.is_alive()


def test_a_copy_is_not_made_twice_a_day_nor_stopped_before_it_began(library: Library, path: Path) -> None:
    back_up(path, TODAY)
    daily = DailyBackup(path, TODAY)
    daily.start()
    daily.stop()
    assert len(backups_of(path)) == 1


def test_a_copy_whose_index_leads_astray_is_no_good_one(library: Library, path: Path) -> None:
    game = fresh_game(deal=4)
    library.add(game, (0, 1))
    library.close()
    data = bytearray(path.read_bytes())
    # The id is in the game's row and, after it, in the index through which games are found.
    data[data.rindex(game.header.id.encode())] ^= 1
    path.write_bytes(data)
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("PRAGMA quick_check").fetchone() == ("ok",)
    with pytest.raises(LibraryDamaged, match="missing from index"):
        check_copy(path)
