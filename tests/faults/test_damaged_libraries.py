"""Libraries cut, with any byte changed, or none at all: read, refused or restored, and never a trace."""

import os
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

import pytest

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.library.backups import back_up
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.places import Places, places_in
from qwirkle_desktop.library.recovery import open_or_recover
from qwirkle_desktop.library.store import Library, LibraryDamaged, LibraryError
from tests.faults.conftest import Tally
from tests.faults.test_damaged_files import ODD_FILES, dangling, junk, nested, posix
from tests.library.playing import game_by_chance

NOW = datetime(2026, 11, 29, 20, tzinfo=UTC)


@posix
@pytest.mark.parametrize("make", [*ODD_FILES[:5], junk, nested])
def test_what_is_no_library_is_refused_and_stays(tmp_path: Path, make: Callable[[Path], None]) -> None:
    path = tmp_path / "library.sqlite3"
    make(path)
    if make is dangling:
        Library(path).close()
        return
    before = os.lstat(path)
    with pytest.raises(LibraryError):
        Library(path)
    assert os.lstat(path).st_ino == before.st_ino
    assert os.lstat(path).st_size == before.st_size


@pytest.mark.parametrize("step", [509, pytest.param(61, marks=pytest.mark.faults)])
def test_a_library_with_any_byte_changed_is_read_or_refused_with_a_library_error(
    tmp_path: Path, step: int, tally: Tally
) -> None:
    path, games = tmp_path / "library.sqlite3", [game_by_chance(deal, turns=3) for deal in (1, 2)]
    library = Library(path)
    for game in games:
        library.add(game, (0, 1))
    library.close()
    good = path.read_bytes()
    refused = 0
    for place in range(0, len(good), step):
        changed = bytearray(good)
        changed[place] ^= 0xFF
        path.write_bytes(changed)
        refused += not is_usable(path, [game.header.id for game in games])
    for size in range(0, len(good), 8 * step):
        path.write_bytes(good[:size])
        is_usable(path, [game.header.id for game in games])
    assert refused
    tally(len(good) // step + len(good) // step // 8)


def is_usable(path: Path, ids: list[str]) -> bool:
    """Whether all can be read; only errors of the library may say no."""
    try:
        library = Library(path)
    except LibraryError:
        return False
    try:
        library.unfinished()
        library.newest_unfinished()
        for id in ids:
            library.load(id)
    except (LibraryError, KeyError):
        return False
    finally:
        library.close()
    return True


@pytest.mark.parametrize("rounds", [10, pytest.param(300, marks=pytest.mark.faults)])
def test_a_damaged_library_comes_back_with_all_that_its_backup_has(
    tmp_path: Path, rounds: int, tally: Tally
) -> None:
    places = places_in(tmp_path)
    games = [game_by_chance(deal, turns=4) for deal in (1, 2, 3)]
    library = Library(places.library)
    for game in games[:2]:
        library.add(game, (0, 1))
    assert back_up(places.library, date(2026, 11, 28))
    library.add(games[2], (0, 1))
    library.close()
    good = places.library.read_bytes()
    chance, whole = Random(rounds), 0
    for _ in range(rounds):
        kind = chance.choice(("cut", "zeros", "noise", "bytes"))
        places.library.write_bytes(damaged(good, kind, chance))
        # Damage that is met only in use is mended at the next start.
        found = next(
            found for _ in range(3) if (found := found_by(places, [game.header.id for game in games]))
        )
        for game, one in zip(games[:2], found, strict=False):
            # A letter changed into another that makes sense is no damage that anybody could see.
            assert one == game or isinstance(one, str) or kind == "bytes", kind
        whole += found == games
        again, still = open_or_recover(places, NOW)
        # What could not be read has this start look through it all.
        assert still is None or any(isinstance(one, str) for one in found)
        again.close()
        for aside in tmp_path.glob("library.*damaged*"):
            aside.unlink()
    assert whole
    tally(rounds, 2 * rounds)


def found_by(places: Places, ids: list[str]) -> list[Game | str | None]:
    """The games that a start of the program finds; none at all where it meets damage of SQLite's."""
    library, _ = open_or_recover(places, NOW)
    try:
        return [found_in(library, id) for id in ids]
    except LibraryDamaged:
        return []
    finally:
        library.close()


def found_in(library: Library, id: str) -> Game | str | None:
    """The game, or None; or what is wrong with its lines: letters changed in them do not look like damage."""
    try:
        return library.load(id).game if library.contains(id) else None
    except LibraryDamaged as error:
        if isinstance(error.__cause__, FormatError | TypeError) or "UTF-8" in error.reason:
            return error.reason
        raise


def test_an_error_whose_own_text_is_broken_is_damage_too(tmp_path: Path) -> None:
    """SQLite quotes the broken table's name, which Python then cannot decode."""
    places = places_in(tmp_path)
    library = Library(places.library)
    library.add(game_by_chance(1, turns=1), (0, 1))
    library.close()
    good = places.library.read_bytes()
    assert good.count(b"turnsturns") == 1
    places.library.write_bytes(good.replace(b"turnsturns", b"turn\xe9turns"))
    with pytest.raises(LibraryError):
        Library(places.library).unfinished()
    library, recovery = open_or_recover(places, NOW)
    library.close()
    assert recovery


def damaged(good: bytes, kind: str, chance: Random) -> bytes:
    """Cut, a page of zeros, a page of noise, or some bytes changed."""
    data, page = bytearray(good), 4096 * chance.randrange(len(good) // 4096)
    match kind:
        case "cut":
            return bytes(data[: chance.randrange(len(data))])
        case "zeros":
            data[page : page + 4096] = bytes(4096)
        case "noise":
            data[page : page + 4096] = chance.randbytes(4096)
        case _:
            for _ in range(chance.randint(1, 20)):
                data[chance.randrange(len(data))] ^= chance.randint(1, 255)
    return bytes(data)
