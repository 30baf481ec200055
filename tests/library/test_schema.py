"""Libraries of every version open for ever, and come up to date whole or not at all."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from qwirkle_desktop.library import opening
from qwirkle_desktop.library.backups import backups_of, check_copy
from qwirkle_desktop.library.catalogue import EVERYTHING, Card, Order
from qwirkle_desktop.library.schema import VERSION
from qwirkle_desktop.library.store import Library, LibraryForeign, LibraryUnwritable
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.notation import parse_placements
from qwirkle_desktop.rules.outcome import outcome

LIBRARIES = Path(__file__).parents[1] / "data" / "libraries"
SAMPLES = sorted(path.name for path in LIBRARIES.iterdir())
OLD = {name: int(name[1]) for name in SAMPLES if not name.startswith(f"v{VERSION}")}


@pytest.fixture(params=SAMPLES)
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of a library that some version made."""
    path = tmp_path / "library.sqlite3"
    shutil.copy(LIBRARIES / request.param, path)
    return path


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "library.sqlite3"
    shutil.copy(LIBRARIES / "v1-every-kind.sqlite3", path)
    return path


@pytest.fixture
def opened(sample: Path) -> Iterator[Library]:
    library = Library(sample)
    yield library
    library.close()


def cards_of(library: Library) -> list[Card]:
    return library.page(EVERYTHING, Order.LAST_PLAYED, 0, 100)


def structure(path: Path) -> list[tuple[object, ...]]:
    """All tables, indexes and triggers, and the columns."""
    with closing(sqlite3.connect(path)) as sql:
        parts = sql.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name").fetchall()
        return [*parts, *sql.execute("PRAGMA user_version"), *sql.execute("SELECT * FROM meta")]


def test_there_is_a_sample_of_every_version() -> None:
    assert {name.split("-")[0].split(".")[0] for name in SAMPLES} == {
        f"v{number}" for number in range(1, VERSION + 1)
    }


def test_every_game_of_every_version_is_listed_as_its_record_tells(opened: Library) -> None:
    cards = cards_of(opened)
    assert len(cards) == opened.count() >= 3
    for card in cards:
        game = opened.load(card.id).game
        result = outcome(game.state)
        assert [seat.name for seat in card.seats] == [seat.name for seat in game.header.seats]
        assert [seat.computer for seat in card.seats] == [seat.computer for seat in game.header.seats]
        assert (card.started, card.deal) == (game.header.started, game.header.deal)
        assert (card.scores, card.turns) == (game.state.scores, len(game.turns))
        assert card.end == (result.ending.reason if result else None)
        assert card.winners == (result.winners if result else ())
        assert Board().with_tiles(parse_placements(card.board)) == game.state.board


def test_a_library_brought_up_to_date_is_built_like_a_new_one(sample: Path, tmp_path: Path) -> None:
    Library(sample).close()
    new = tmp_path / "new.sqlite3"
    Library(new).close()
    assert structure(sample) == structure(new)


@pytest.mark.parametrize("name", OLD)
def test_an_old_library_is_copied_before_it_is_changed(name: str, tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    shutil.copy(LIBRARIES / name, path)
    Library(path).close()
    (backup,) = backups_of(path)
    assert backup.before == OLD[name]
    check_copy(backup.path)
    with closing(sqlite3.connect(backup.path)) as sql:
        assert sql.execute("PRAGMA user_version").fetchone() == (OLD[name],)
    Library(path).close()
    assert backups_of(path) == [backup]


@pytest.mark.parametrize("step", range(1, 60, 4))
def test_a_change_that_fails_half_way_leaves_the_old_library(
    old: Path, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dump(old)
    with monkeypatch.context() as broken:
        broken.setattr(opening.sqlite3, "connect", failing_at(step))
        failed = False
        try:
            Library(old).close()
        except LibraryUnwritable:
            failed = True
    assert failed or step > 20
    assert dump(old) == before or not failed
    library = Library(old)
    assert library.count() == 9
    library.close()


def failing_at(step: int):  # type: ignore[no-untyped-def]
    """Connections whose statements that change something fail from the given one on."""
    connect = sqlite3.connect
    count = 0

    class Failing(sqlite3.Connection):
        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            nonlocal count
            count += sql.lstrip().startswith(
                ("ALTER", "CREATE", "UPDATE", "INSERT", "DELETE", "PRAGMA user_version =")
            )
            if count >= step and not sql.startswith("ROLLBACK"):
                error = sqlite3.OperationalError("database or disk is full")
                error.sqlite_errorcode = sqlite3.SQLITE_FULL
                raise error
            return super().execute(sql, *values)

    return lambda *args, **kwargs: connect(*args, **kwargs, factory=Failing)


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as sql:
        return [*sql.iterdump(), str(sql.execute("PRAGMA user_version").fetchone())]


def test_a_backup_that_cannot_be_made_stops_the_change(old: Path) -> None:
    (old.parent / "backups").write_text("in the way")
    before = old.read_bytes()
    with pytest.raises(LibraryUnwritable):
        Library(old)
    assert old.read_bytes() == before


def test_another_programs_database_is_told_apart_from_a_damaged_library(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as sql:
        sql.execute("CREATE TABLE bookmarks (address TEXT)")
    before = path.read_bytes()
    with pytest.raises(LibraryForeign):
        Library(path)
    assert path.read_bytes() == before
