"""A damaged library: set aside, and put right from the newest good copy and from what can still be read."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random

import pytest

from qwirkle_desktop.library.backups import back_up, backups_of, check_copy
from qwirkle_desktop.library.catalogue import EVERYTHING, Order
from qwirkle_desktop.library.errors import LibraryForeign, LibraryTooNew, LibraryUnwritable
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.places import Places, places_in
from qwirkle_desktop.library.recovery import Recovery, open_or_recover
from qwirkle_desktop.library.store import Library, LibraryDamaged
from qwirkle_desktop.library.suspicion import is_suspect
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import close
from tests.library.damage import NOW, PAGE, TODAY, fill, wipe
from tests.library.playing import game_by_chance, longer_and_longer

LIBRARIES = Path(__file__).parents[1] / "data" / "libraries"


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return places_in(tmp_path)


def recovered(places: Places) -> tuple[dict[str, Game], Recovery]:
    """All games after a start that found damage."""
    library, recovery = open_or_recover(places, NOW)
    with closing(library):
        assert recovery is not None
        games = {
            card.id: library.load(card.id).game for card in library.page(EVERYTHING, Order.OLDEST, 0, 999)
        }
    check_copy(places.library)
    again, nothing = open_or_recover(places, NOW)
    again.close()
    assert nothing is None
    return games, recovery


def page_of(path: Path, table: str) -> int:
    """A table's first page."""
    with closing(sqlite3.connect(path)) as sql:
        ((page,),) = sql.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,))
    return int(page)


def ids(*games: Game) -> dict[str, Game]:
    return {game.header.id: game for game in games}


ONE, TWO, THREE = (game_by_chance(deal=deal, turns=15) for deal in (1, 2, 3))


def test_a_whole_library_is_opened_as_it_is(places: Places) -> None:
    fill(places, ONE)
    before = places.library.read_bytes()
    library, recovery = open_or_recover(places, NOW)
    library.close()
    assert recovery is None
    assert places.library.read_bytes() == before


def test_without_a_library_a_new_one_is_made(places: Places) -> None:
    library, recovery = open_or_recover(places, NOW)
    assert (library.count(), recovery) == (0, None)
    library.close()


DAMAGE: dict[str, Callable[[Path], object]] = {
    "first page": lambda path: wipe(path, 1),
    "header": lambda path: path.write_bytes(os.urandom(100) + path.read_bytes()[100:]),
    "text": lambda path: path.write_bytes(b"not the games you are looking for" * 500),
    "cut": lambda path: os.truncate(path, PAGE + 900),
    "empty": lambda path: os.truncate(path, 0),
    "gone": lambda path: path.unlink(),
    "all but the header": lambda path: path.write_bytes(path.read_bytes()[:100] + b"\xff" * 50_000),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_what_the_copy_has_is_there_whatever_became_of_the_library(
    places: Places, damage: Callable[[Path], object]
) -> None:
    fill(places, ONE, TWO)
    back_up(places.library, TODAY)
    damage(places.library)
    before = places.library.read_bytes() if places.library.exists() else None
    games, recovery = recovered(places)
    assert games == ids(ONE, TWO)
    assert recovery.backup == backups_of(places.library)[0].path
    assert (recovery.kept, recovery.lost, recovery.lost_turns) == (2, (), 0)
    if before is not None:
        assert recovery.damaged is not None
        assert recovery.damaged.name.startswith("library.damaged-2026")
        assert recovery.damaged.read_bytes() == before
    else:
        assert recovery.damaged is None


@pytest.mark.parametrize("damage", ["first page", "header"])
def test_what_was_played_since_the_copy_is_read_from_the_damaged_library(places: Places, damage: str) -> None:
    fill(places, ONE, TWO.cut(4))
    back_up(places.library, TODAY)
    fill(places, TWO, THREE)
    DAMAGE[damage](places.library)
    games, recovery = recovered(places)
    assert games == ids(ONE, TWO, THREE)
    assert (recovery.kept, recovery.salvaged, recovery.lost) == (3, 2, ())


@pytest.mark.parametrize("damage", ["first page", "header"])
def test_without_any_copy_the_games_are_read_from_the_damaged_library(places: Places, damage: str) -> None:
    fill(places, ONE, TWO, THREE)
    DAMAGE[damage](places.library)
    games, recovery = recovered(places)
    assert games == ids(ONE, TWO, THREE)
    assert (recovery.backup, recovery.kept, recovery.salvaged) == (None, 3, 3)


def test_a_library_that_nothing_is_left_of_is_replaced_by_an_empty_one(places: Places) -> None:
    fill(places, ONE)
    DAMAGE["text"](places.library)
    games, recovery = recovered(places)
    assert games == {}
    assert (recovery.kept, recovery.backup) == (0, None)


def test_turns_that_are_gone_from_both_are_counted(places: Places) -> None:
    fill(places, ONE.cut(6))
    back_up(places.library, TODAY)
    fill(places, ONE)
    wipe(places.library, page_of(places.library, "turns"))
    _notice(places)
    games, recovery = recovered(places)
    assert games == ids(ONE.cut(6))
    assert recovery.lost_turns == 9


def test_games_of_which_only_the_id_is_left_are_named(places: Places) -> None:
    fill(places, ONE, TWO)
    wipe(places.library, page_of(places.library, "games"))
    places.library.with_name("library.damaged").touch()
    games, recovery = recovered(places)
    assert games == {}
    assert recovery.lost == tuple(sorted(ids(ONE, TWO)))


def _notice(places: Places) -> None:
    """Let the program run into the damage."""
    with closing(Library(places.library)) as library, pytest.raises(LibraryDamaged):
        library.load(ONE.header.id)
    assert is_suspect(places.library)


def test_damage_met_while_playing_is_put_right_at_the_next_start(places: Places) -> None:
    fill(places, ONE)
    back_up(places.library, TODAY)
    wipe(places.library, page_of(places.library, "turns"))
    _notice(places)
    games, _ = recovered(places)
    assert games == ids(ONE)
    assert not is_suspect(places.library)


def test_a_single_bad_line_is_no_damage_to_the_library(places: Places) -> None:
    fill(places, ONE, TWO)
    with closing(sqlite3.connect(places.library, isolation_level=None)) as sql:
        sql.execute("UPDATE turns SET line = '{' WHERE game = 1 AND number = 3")
    with closing(Library(places.library)) as library, pytest.raises(LibraryDamaged):
        library.load(ONE.header.id)
    library, recovery = open_or_recover(places, NOW)
    library.close()
    assert recovery is None


def test_a_bad_copy_is_passed_over_for_an_older_one(places: Places) -> None:
    fill(places, ONE)
    good = back_up(places.library, TODAY)
    bad = back_up(places.library, date(2026, 11, 30))
    assert good
    assert bad
    wipe(bad.path, 2, 3, 4)
    DAMAGE["text"](places.library)
    games, recovery = recovered(places)
    assert games == ids(ONE)
    assert recovery.backup == good.path


def test_turns_taken_back_since_the_copy_stay_taken_back_where_others_followed(places: Places) -> None:
    fill(places, ONE)
    back_up(places.library, TODAY)
    other = next(longer_and_longer(ONE.cut(5), Random("another")))
    fill(places, other)
    DAMAGE["header"](places.library)
    games, _ = recovered(places)
    assert games == ids(other)


def test_titles_removals_and_colours_are_salvaged_too(places: Places) -> None:
    fill(places, ONE, TWO)
    back_up(places.library, TODAY)
    with closing(Library(places.library)) as library:
        library.rename(ONE.header.id, "The long one")
        library.remove(TWO.header.id)
        library.add(THREE, (4, 2))
    DAMAGE["first page"](places.library)
    library, _ = open_or_recover(places, NOW)
    with closing(library):
        assert library.card(ONE.header.id).title == "The long one"
        assert library.count() == 2
        assert library.load(THREE.header.id).colours == (4, 2)
        library.restore(TWO.header.id)
        assert library.load(TWO.header.id).game == TWO


def test_a_finished_game_stays_finished(places: Places) -> None:
    ended = ONE.after(close(ONE.state, EndReason.FORFEIT, 1))
    fill(places, ONE)
    back_up(places.library, TODAY)
    fill(places, ended)
    DAMAGE["header"](places.library)
    assert recovered(places)[0] == ids(ended)


def test_an_old_damaged_library_is_read_too(places: Places) -> None:
    shutil.copy(LIBRARIES / "v1-every-kind.sqlite3", places.library)
    with closing(Library(places.library)) as library:
        before = {card.id: library.load(card.id) for card in library.page(EVERYTHING, Order.OLDEST, 0, 99)}
    shutil.copy(LIBRARIES / "v1-every-kind.sqlite3", places.library)
    with places.library.open("r+b") as file:
        file.write(os.urandom(100))
    library, recovery = open_or_recover(places, NOW)
    with closing(library):
        assert recovery is not None
        assert {id: library.load(id) for id in before} == before


def test_the_journal_of_a_damaged_library_does_not_meet_the_new_one(places: Places) -> None:
    fill(places, ONE)
    back_up(places.library, TODAY)
    journal = places.library.with_name("library.sqlite3-journal")
    DAMAGE["first page"](places.library)
    journal.write_bytes(b"half a journal" * 100)
    games, _ = recovered(places)
    assert games == ids(ONE)
    assert not journal.exists()


def test_two_recoveries_in_one_second_keep_both_damaged_files(places: Places) -> None:
    for text in ("one", "two"):
        fill(places, ONE)
        places.library.write_bytes(text.encode() * 1000)
        recovered(places)
    assert len([*places.data.glob("library.damaged-*.sqlite3")]) == 2


@pytest.mark.parametrize("size", [1, 15, 16, 68, 99, 100, 500])
def test_a_library_that_was_cut_within_its_first_page_is_damaged_not_somebody_elses(
    places: Places, size: int
) -> None:
    fill(places, ONE)
    places.library.write_bytes(places.library.read_bytes()[:size])
    library, recovery = open_or_recover(places, NOW)
    library.close()
    assert recovery is not None
    assert recovery.damaged is not None
    assert recovery.damaged.stat().st_size == size


def test_newer_and_foreign_libraries_are_not_touched(places: Places) -> None:
    fill(places, ONE)
    back_up(places.library, TODAY)
    for change, error in (
        ("PRAGMA user_version = 99; UPDATE meta SET value = 99", LibraryTooNew),
        ("PRAGMA application_id = 7; DROP TABLE turns; DROP TABLE games", LibraryForeign),
    ):
        with closing(sqlite3.connect(places.library)) as sql:
            sql.executescript(change)
        before = places.library.read_bytes()
        with pytest.raises(error):
            open_or_recover(places, NOW)
        assert places.library.read_bytes() == before
        assert not [*places.data.glob("library.damaged*")]


def test_a_library_that_only_lost_its_mark_is_one_all_the_same(places: Places) -> None:
    fill(places, ONE)
    with places.library.open("r+b") as file:
        file.seek(68)
        file.write(b"\0\0\0\0")
    assert recovered(places)[0] == ids(ONE)


def test_a_recovery_that_fails_leaves_everything_as_it_was(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(places, ONE)
    back_up(places.library, TODAY)
    DAMAGE["header"](places.library)
    before = {path: path.read_bytes() for path in places.data.rglob("*") if path.is_file()}

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        with pytest.raises(LibraryUnwritable, match="No space"):
            open_or_recover(places, NOW)
    assert places.library.read_bytes() == before[places.library]
    assert all(path.read_bytes() == data for path, data in before.items())
    assert recovered(places)[0] == ids(ONE)
