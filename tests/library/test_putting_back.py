"""A library removed or replaced while it is open is put back, with what is in the other one, too."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from qwirkle_desktop.library.errors import LibraryUnwritable
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.open_library import Repair
from qwirkle_desktop.library.putting_back import PutBack
from qwirkle_desktop.library.store import Library
from tests.library.playing import game_by_chance, longer_and_longer

ONE, TWO, THREE = (game_by_chance(deal=deal, turns=10) for deal in (1, 2, 3))

pytestmark = pytest.mark.skipif(os.name == "nt", reason="an open file keeps its name there")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "library.sqlite3"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    library = Library(path)
    library.add(ONE, (0, 1))
    library.add(TWO.cut(5), (0, 1))
    yield library
    library.close()


@pytest.fixture
def told(library: Library) -> list[Repair]:
    told: list[Repair] = []
    library.watch(told.append)
    return told


def kept(path: Path, *games: Game) -> list[Game]:
    """The games as another program finds them."""
    with closing(Library(path)) as other:
        return [other.load(game.header.id).game for game in games]


def other_library(path: Path, *games: Game) -> None:
    """A library that comes to lie in the place."""
    made = path.with_name("other")
    with closing(Library(made)) as other:
        for game in games:
            other.add(game, (0, 1))
    made.replace(path)


REMOVALS: dict[str, Callable[[Path], object]] = {
    "removed": Path.unlink,
    "renamed": lambda path: path.rename(path.with_name("renamed")),
    "another library": other_library,
    "junk": lambda path: (path.unlink(), path.write_bytes(b"junk" * 3000)),
    "a folder": lambda path: (path.unlink(), path.mkdir()),
    "a link to nothing": lambda path: (path.unlink(), path.symlink_to("nowhere")),
    "another program's": lambda path: (path.unlink(), sqlite3.connect(path).execute("CREATE TABLE t (c)")),
    "a copy of itself": lambda path: (shutil.copy(path, "copy"), Path("copy").replace(path)),
}


@pytest.mark.parametrize("take_away", REMOVALS.values(), ids=REMOVALS)
def test_the_next_turn_finds_the_library_in_its_place_again(
    library: Library, path: Path, take_away: Callable[[Path], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    for turns in (6, 8):
        take_away(path)
        library.save(TWO.cut(turns))
        assert kept(path, ONE, TWO) == [ONE, TWO.cut(turns)]
    library.save(TWO)
    assert kept(path, ONE, TWO) == [ONE, TWO]


def test_a_library_that_was_removed_is_told_and_nothing_is_set_aside(
    library: Library, path: Path, told: list[Repair]
) -> None:
    path.unlink()
    library.save(TWO)
    library.save(TWO.cut(3))
    assert told == [PutBack(None, 0)]
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_what_lay_in_the_place_is_kept_under_another_name(
    library: Library, path: Path, told: list[Repair]
) -> None:
    path.unlink()
    path.write_bytes(b"somebody's letters")
    library.save(TWO)
    (repair,) = told
    assert isinstance(repair, PutBack)
    assert repair.aside is not None
    assert repair.aside.read_bytes() == b"somebody's letters"


def test_a_library_taken_away_after_the_last_turn_is_put_back_when_the_program_ends(
    library: Library, path: Path
) -> None:
    path.unlink()
    library.close()
    assert kept(path, ONE, TWO) == [ONE, TWO.cut(5)]


def test_games_and_turns_that_only_the_other_library_has_are_taken(
    library: Library, path: Path, told: list[Repair]
) -> None:
    other_library(path, THREE, TWO.cut(7), ONE.cut(4))
    library.opened(ONE.header.id)
    assert kept(path, ONE, TWO, THREE) == [ONE, TWO.cut(7), THREE]
    (repair,) = told
    assert isinstance(repair, PutBack)
    assert repair.adopted == 2


def test_a_library_that_has_all_there_is_stays_as_it_is(
    library: Library, path: Path, told: list[Repair]
) -> None:
    other_library(path, ONE, TWO, THREE)
    number = path.stat().st_ino
    library.opened(ONE.header.id)
    assert path.stat().st_ino == number
    assert kept(path, ONE, TWO, THREE) == [ONE, TWO, THREE]
    assert told == []


def test_where_turns_differ_those_held_count(library: Library, path: Path) -> None:
    other_library(path, next(longer_and_longer(TWO.cut(2), Random("another"))), ONE)
    library.opened(ONE.header.id)
    assert kept(path, TWO) == [TWO.cut(5)]


def test_a_journal_beside_the_other_file_does_not_meet_what_is_held(library: Library, path: Path) -> None:
    path.unlink()
    path.write_bytes(b"junk" * 3000)
    path.with_name(f"{path.name}-journal").write_bytes(b"junk" * 300)
    library.save(TWO)
    assert kept(path, ONE, TWO) == [ONE, TWO]
    assert len([*path.parent.glob("library.damaged-*-journal")]) == 1


def test_without_its_folder_a_turn_is_refused_and_kept_once_there_is_one(
    library: Library, path: Path
) -> None:
    shutil.rmtree(path.parent)
    with pytest.raises(LibraryUnwritable):
        library.save(TWO)
    path.parent.mkdir()
    library.save(TWO)
    assert kept(path, ONE, TWO) == [ONE, TWO]


def test_a_disk_without_room_for_it_refuses_the_turn_and_takes_both_later(
    library: Library, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.unlink()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        with pytest.raises(LibraryUnwritable, match="No space"):
            library.save(TWO.cut(6))
    library.save(TWO)
    assert kept(path, ONE, TWO) == [ONE, TWO]


def test_two_programs_on_one_file_agree_after_it_was_removed(library: Library, path: Path) -> None:
    """On a disk without locks two may run."""
    with closing(Library(path)) as other:
        path.unlink()
        library.save(TWO.cut(6))
        other.save(THREE)
        library.save(TWO.cut(8))
        other.opened(THREE.header.id)
        library.save(TWO)
    assert kept(path, ONE, TWO, THREE) == [ONE, TWO, THREE]
