"""A disk with hardly any room left: what was acknowledged stays, and the rest is told."""

import os
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from qwirkle_desktop.library.backups import back_up, backups_of, check_copy
from qwirkle_desktop.library.files import write_atomically
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings, load_settings, save_settings
from qwirkle_desktop.library.store import Library, LibraryUnwritable
from tests.faults.conftest import Tally
from tests.faults.kept import is_whole, lines_in, lines_of
from tests.faults.nursery import Nursery
from tests.library.playing import fresh_game, game_by_chance

PAGE = 4
"""KiB; such a disk gives no less."""
ROOMS = [range(0, 49, 2 * PAGE), pytest.param(range(0, 161, PAGE), marks=pytest.mark.faults)]
SmallDisk = Callable[[int], Path]

CHATTER = """
import logging, os, shutil, sys
from pathlib import Path
from qwirkle_desktop.app.log import keep_log
for name in sys.argv[1:]:
    if child := os.fork():
        assert os.waitpid(child, 0)[1] == 0
        continue
    keep_log(Path(name))
    for number in range(500 if name.endswith("good") else 100):
        try:
            raise ValueError("x" * 5400)
        except ValueError:
            logging.getLogger("qwirkle_desktop").exception("an error, number %d", number)
        if number == 20 and name.endswith("goes"):
            shutil.rmtree(name)
    sys.exit()
"""


class Ballast:
    """A file that takes the room on a disk."""

    def __init__(self, disk: Path) -> None:
        self._file = disk / "ballast"

    def leave(self, room: int) -> None:
        """Leave so many KiB free."""
        self.drop()
        disk = os.statvfs(self._file.parent)
        free = disk.f_bavail * disk.f_frsize
        self._file.write_bytes(bytes(max(0, free - room * 1024)))

    def drop(self) -> None:
        """Make room."""
        self._file.unlink(missing_ok=True)


@pytest.mark.parametrize("rooms", ROOMS, ids=str)
def test_a_turn_is_kept_or_refused_and_the_next_one_keeps_both(
    small_disk: SmallDisk, rooms: range, tally: Tally
) -> None:
    disk = small_disk(1024)
    path, ballast = disk / "library.sqlite3", Ballast(disk)
    library = Library(path)
    refused = rounds = 0
    turns = [game_by_chance(turns=40).cut(turns) for turns in range(0, 41, 4)]
    id = turns[0].header.id
    library.add(fresh_game(deal=9), (0, 1))
    for room in rooms:
        ballast.leave(room)
        for game in turns:
            before = lines_of(path, id)
            try:
                library.save(game)
            except LibraryUnwritable:
                refused += 1
                assert lines_of(path, id) == before
            else:
                assert lines_of(path, id) == lines_in(game)
            rounds += 1
        opens_on_a_full_disk(path)
        ballast.drop()
        library.save(turns[-1])
        assert lines_of(path, id) == lines_in(turns[-1])
    assert is_whole(path)
    library.close()
    assert 0 < refused < rounds
    tally(rounds, rounds - refused)


def opens_on_a_full_disk(path: Path) -> None:
    """The program starts, and finds its games."""
    library = Library(path)
    assert library.count() >= 1
    library.close()


@pytest.mark.parametrize("rooms", ROOMS, ids=str)
def test_settings_records_and_backups_are_old_or_new_and_whole(
    small_disk: SmallDisk, rooms: range, tally: Tally
) -> None:
    disk = small_disk(1024)
    places, ballast = places_in(disk), Ballast(disk)
    library = Library(places.library)
    library.add(game_by_chance(turns=30), (0, 1))
    back_up(places.library, date(2026, 1, 1))
    old, new = Settings(names=("Ada",)), Settings(names=tuple(str(n) * 40 for n in range(10)))
    refused = 0
    for number, room in enumerate(rooms):
        save_settings(places.settings, old)
        (disk / "a.qwirkle").write_bytes(b"old")
        ballast.leave(room)
        refused += not succeeds(lambda: save_settings(places.settings, new))
        refused += not succeeds(lambda: write_atomically(disk / "a.qwirkle", b"new" * 3000))
        refused += not succeeds(lambda number=number: back_up(places.library, date(2026, 2, 1 + number % 20)))
        assert load_settings(places.settings) in ((old, None), (new, None))
        assert (disk / "a.qwirkle").read_bytes() in (b"old", b"new" * 3000)
        assert backups_of(places.library)
        for backup in backups_of(places.library):
            check_copy(backup.path)
        assert not list(disk.rglob("*.part"))
        ballast.drop()
    library.close()
    assert refused
    tally(3 * len(rooms), 3 * len(rooms) - refused)


def succeeds(what: Callable[[], object]) -> bool:
    try:
        what()
    except (OSError, LibraryUnwritable):
        return False
    return True


def test_a_log_that_cannot_be_written_is_nothing_people_see(
    small_disk: SmallDisk, tmp_path: Path, nursery: Nursery
) -> None:
    disks = [small_disk(256) for _ in range(3)]
    for disk, room in zip(disks, (0, 8, 64), strict=True):
        Ballast(disk).leave(room)
    good, goes = tmp_path / "good", tmp_path / "goes"
    good.mkdir()
    goes.mkdir()
    folders = [*disks, goes, tmp_path / "nowhere", good]
    process = nursery.start(*map(str, folders), code=CHATTER)
    assert process.communicate(timeout=60) == ("", "")
    assert process.returncode == 0
    # Four files of half a MiB: the oldest lines went.
    assert 1_500_000 < sum(one.stat().st_size for one in good.iterdir()) < 2_100_000
