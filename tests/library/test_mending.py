"""A game whose lines are damaged is read from the backups and from what is whole of it, and told once."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random

import pytest

from qwirkle_desktop.library.backups import back_up
from qwirkle_desktop.library.errors import LibraryDamaged
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.mending import Mended
from qwirkle_desktop.library.open_library import Repair
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.library.text import format_header, format_record, format_turn
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import close
from tests.library.playing import game_by_chance, longer_and_longer

GAME, OTHER = game_by_chance(deal=1, turns=12), game_by_chance(deal=2, turns=12)
ID = GAME.header.id
DAY = date(2026, 11, 29)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite3"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    library = Library(path)
    library.add(OTHER, (0, 1))
    library.add(GAME, (3, 2))
    library.rename(ID, "The long one")
    yield library
    library.close()


@pytest.fixture
def told(library: Library) -> list[Repair]:
    told: list[Repair] = []
    library.watch(told.append)
    return told


def spoil(path: Path, change: str, *values: object) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as sql:
        sql.execute(f"UPDATE {change}", values)


def flip(path: Path, line: str, place: int, mask: int = 0x80) -> None:
    """Change one bit of a line where it lies in the file."""
    data = bytearray(path.read_bytes())
    assert data.count(line.encode()) == 1
    data[data.index(line.encode()) + place] ^= mask
    path.write_bytes(data)


def mended(lost_turns: int = 0, day: date = DAY) -> Mended:
    return Mended(ID, tuple(seat.name for seat in GAME.header.seats), day, lost_turns)


DAMAGE = {
    "a turn's line": ("turns SET line = '{' WHERE game = 2 AND number = 4", ()),
    "a turn's line, no text": ("turns SET line = ? WHERE game = 2 AND number = 4", (b"\xff\x00",)),
    "a turn's number": ("turns SET number = 77 WHERE game = 2 AND number = 4", ()),
    "all lines": ("turns SET line = 7 WHERE game = 2", ()),
    "the header": ("games SET header = ? WHERE number = 2", ("{" * 9,)),
    "the header, no UTF-8": ("games SET header = CAST(x'7bff' AS TEXT) WHERE number = 2", ()),
    "the result": ("games SET result = 'x' WHERE number = 2", ()),
}


@pytest.mark.parametrize(("change", "values"), DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_game_is_read_whole_from_the_backup(
    library: Library, path: Path, told: list[Repair], change: str, values: tuple[object, ...]
) -> None:
    back_up(path, DAY)
    spoil(path, change, *values)
    for _ in range(2):
        saved = library.load(ID)
        assert (saved.game, saved.colours) == (GAME, (3, 2))
    assert told == [mended()]
    assert library.card(ID).title == "The long one"
    assert library.load(OTHER.header.id).game == OTHER


@pytest.mark.parametrize("column", ["turns SET line", "games SET header", "games SET result"])
def test_a_text_that_became_bytes_by_one_bit_is_read_without_a_backup(
    library: Library, path: Path, column: str
) -> None:
    name = column.split()[-1]
    spoil(path, f"{column} = CAST({name} AS BLOB)")
    saved = library.load(ID)
    assert (saved.game, saved.colours) == (GAME, (3, 2))
    (folder := path.parent / "out").mkdir()
    library.export_all(folder)
    texts = [file.read_text("utf-8") for file in folder.iterdir()]
    assert sorted(texts) == sorted(format_record(game.record) for game in (GAME, OTHER))


def test_each_bit_of_a_byte_in_a_line_may_flip(library: Library, path: Path, told: list[Repair]) -> None:
    back_up(path, DAY)
    library.close()
    good = path.read_bytes()
    for line in (format_header(GAME.header), format_turn(GAME.turns[0]), format_turn(GAME.turns[6])):
        for place in range(2, len(line), 23):
            for bit in (0, 5, 7):
                flip(path, line, place, 1 << bit)
                with closing(Library(path)) as again:
                    again.watch(told.append)
                    found = again.load(ID).game
                # A letter changed into another that makes sense is no damage that anybody could see.
                assert found == GAME or told == []
                told.clear()
                path.write_bytes(good)


def test_turns_since_the_backup_are_kept_where_they_are_whole(
    library: Library, path: Path, told: list[Repair]
) -> None:
    library.save(GAME.cut(6))
    back_up(path, DAY)
    library.save(GAME)
    spoil(path, "turns SET line = 'x' WHERE game = 2 AND number IN (1, 5)")
    assert library.load(ID).game == GAME
    assert told == [mended()]


def test_turns_that_no_file_has_any_more_are_counted(
    library: Library, path: Path, told: list[Repair]
) -> None:
    library.save(GAME.cut(6))
    back_up(path, DAY)
    library.save(GAME)
    spoil(path, "turns SET line = 'x' WHERE game = 2 AND number = 8")
    assert library.load(ID).game == GAME.cut(8)
    assert told == [mended(lost_turns=4)]


def test_an_older_backup_is_asked_where_the_newest_has_less(
    library: Library, path: Path, told: list[Repair]
) -> None:
    back_up(path, DAY)
    library.save(GAME.cut(3))
    back_up(path, date(2026, 11, 30))
    library.save(GAME)
    spoil(path, "turns SET line = 'x' WHERE game = 2 AND number = 5")
    assert library.load(ID).game == GAME
    assert told == [mended(day=DAY)]


def test_a_game_that_is_damaged_in_the_newest_backup_too_comes_from_an_older_one(
    library: Library, path: Path, told: list[Repair]
) -> None:
    back_up(path, DAY)
    spoil(path, "turns SET line = 'x' WHERE game = 2 AND number = 0")
    back_up(path, date(2026, 11, 30))
    assert library.load(ID).game == GAME
    assert told == [mended(day=DAY)]


def test_a_finished_game_stays_finished_with_its_end(library: Library, path: Path) -> None:
    ended = GAME.after(close(GAME.state, EndReason.FORFEIT, 1))
    back_up(path, DAY)
    library.save(ended)
    spoil(path, "turns SET line = 'x' WHERE game = 2 AND number = 5")
    assert library.load(ID).game == ended


def test_a_game_that_no_backup_has_stays_as_it_is(library: Library, path: Path, told: list[Repair]) -> None:
    library.remove(ID)
    spoil(path, "turns SET line = 'x' WHERE game = 2 AND number = 5")
    before = path.read_bytes()
    with pytest.raises(LibraryDamaged):
        library.load(ID)
    assert path.read_bytes() == before
    assert told == []


def test_the_game_last_on_the_table_is_mended_when_it_is_resumed(library: Library, path: Path) -> None:
    back_up(path, DAY)
    spoil(path, "turns SET line = 'x' WHERE game = 2 AND number = 5")
    found = library.newest_unfinished()
    assert found
    assert found.game == GAME


def test_a_mended_game_goes_on(library: Library, path: Path) -> None:
    back_up(path, DAY)
    spoil(path, "turns SET line = 'x' WHERE game = 2 AND number = 5")
    longer: Game = next(longer_and_longer(library.load(ID).game, Random(1)))
    library.save(longer)
    assert library.load(ID).game == longer
