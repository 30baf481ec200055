"""Copies of the library: one a day, and one before each change of its schema, each checked when it was made.

Kept are the newest of each of the last 7 days, before those the newest of each of 4 weeks, and the copies
made before the last 2 changes of the schema. Copies are numbered, because clocks go wrong, and an older one
is deleted only after a newer one was found whole: a damaged library never takes a good copy's place.
"""

import logging
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from .errors import LibraryDamaged, LibraryUnwritable, sqlite_errors
from .files import put_durably, temporary_in
from .schema import APPLICATION, FIRST_WITH_PADS, VERSION, has_all_columns
from .suspicion import note_damage

log = logging.getLogger(__name__)

FOLDER = "backups"
DAYS = 7
WEEKS = 4
MIGRATIONS = 2
PAGES = 256
"""Copied at a time: about a ms, so that a turn that is kept meanwhile does not wait."""

_NAME = re.compile(r"library-(\d{6,})-(\d{4}-\d\d-\d\d)(?:-version-(\d+))?\.sqlite3")


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy. `before` is the schema's version that it was made to keep, None for a daily one."""

    path: Path
    number: int
    day: date
    before: int | None = None


class BackupCancelled(Exception):
    """The program ends before the copy was whole."""


def backups_of(library: Path) -> list[Backup]:
    """The copies there are, newest first."""
    folder = library.parent / FOLDER
    try:
        found = [backup for path in folder.iterdir() if (backup := _backup(path))]
    except OSError:
        return []
    return sorted(found, key=lambda backup: backup.number, reverse=True)


def _backup(path: Path) -> Backup | None:
    if not (match := _NAME.fullmatch(path.name)):
        return None
    number, day, before = match.groups()
    try:
        return Backup(path, int(number), date.fromisoformat(day), int(before) if before else None)
    except ValueError:
        return None


def is_due(library: Path, today: date) -> bool:
    """Whether no copy was made today."""
    return all(backup.day != today for backup in backups_of(library) if backup.before is None)


def back_up(library: Path, today: date, is_cancelled: Callable[[], bool] = lambda: False) -> Backup | None:
    """Copy the library, check the copy, and only then let old copies go; None where there is nothing to keep.

    It may be called from any thread while the library is in use. Raises LibraryDamaged where the library is
    not whole, LibraryUnwritable, or BackupCancelled; nothing was replaced then.
    """
    try:
        with sqlite_errors(library), closing(_open_to_read(library)) as source:
            if _is_empty(source, VERSION):
                return None
            return _copy(source, library, today, None, is_cancelled)
    except LibraryDamaged as error:
        note_damage(library)
        raise LibraryDamaged(library, error.reason) from error


def back_up_before_migration(source: sqlite3.Connection, library: Path, version: int) -> Backup | None:
    """Copy a library that is to be brought up to date. Raises like `back_up`."""
    if _is_empty(source, version):
        return None
    return _copy(source, library, datetime.now().astimezone().date(), version, lambda: False)


def _is_empty(source: sqlite3.Connection, version: int) -> bool:
    tables = ("games", "scorepads") if version >= FIRST_WITH_PADS else ("games",)
    return all(source.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,) for table in tables)


def _copy(
    source: sqlite3.Connection,
    library: Path,
    today: date,
    before: int | None,
    is_cancelled: Callable[[], bool],
) -> Backup:
    folder = library.parent / FOLDER
    temporary = temporary_in(folder)
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        copy_pages(source, temporary, is_cancelled)
        check_copy(temporary)
        backup = _next(library, today, before)
        put_durably(temporary, backup.path)
        _rotate(library)
    except OSError as error:
        raise LibraryUnwritable(folder, error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
    return backup


def _next(library: Path, today: date, before: int | None) -> Backup:
    number = max((backup.number for backup in backups_of(library)), default=0) + 1
    version = "" if before is None else f"-version-{before}"
    name = f"library-{number:06}-{today.isoformat()}{version}.sqlite3"
    return Backup(library.parent / FOLDER / name, number, today, before)


def copy_pages(
    source: sqlite3.Connection, target: Path, is_cancelled: Callable[[], bool] = lambda: False
) -> None:
    """Copy a library to a new file, which is not yet safe from a power cut. Raises LibraryError."""

    def go_on(*_: int) -> None:
        if is_cancelled():
            raise BackupCancelled

    with sqlite_errors(target), closing(sqlite3.connect(target, isolation_level=None)) as copy:
        # The copy gets its name only once it is whole and on the disk.
        copy.execute("PRAGMA synchronous = OFF")
        copy.execute("PRAGMA journal_mode = MEMORY")
        source.backup(copy, pages=PAGES, progress=go_on, sleep=0.002)


def copy_to(backup: Path, target: Path) -> None:
    """Copy a library's file that nobody writes to. Raises LibraryError."""
    with sqlite_errors(backup), closing(_open_to_read(backup)) as source:
        copy_pages(source, target)


def check_copy(path: Path) -> None:
    """Look through a whole library. Raises LibraryDamaged."""
    with sqlite_errors(path), closing(_open_to_read(path)) as sql:
        (application,) = sql.execute("PRAGMA application_id").fetchone()
        (version,) = sql.execute("PRAGMA user_version").fetchone()
        # The indexes, too: what is looked up through a broken one is not found.
        (found,) = sql.execute("PRAGMA integrity_check(1)").fetchone()
        sql.execute("SELECT count(*) FROM games JOIN turns ON turns.game = games.number").fetchone()
        is_complete = has_all_columns(sql, version)
    if application != APPLICATION or not 1 <= version <= VERSION:
        raise LibraryDamaged(path, "file is not a library of games")
    if not is_complete:
        raise LibraryDamaged(path, "part of a table is missing")
    if found != "ok":
        raise LibraryDamaged(path, str(found))


def _open_to_read(path: Path) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(uri, uri=True, timeout=10, isolation_level=None)


def _rotate(library: Path) -> None:
    """Delete the copies that are no longer kept."""
    found = backups_of(library)
    for backup in set(found) - kept(found):
        try:
            backup.path.unlink(missing_ok=True)
        except OSError as error:
            log.warning("an old backup could not be deleted: %s", error)


def kept(newest_first: list[Backup]) -> set[Backup]:
    """The copies to keep among these."""
    daily = [backup for backup in newest_first if backup.before is None]
    days = _newest_of_each(daily, lambda backup: backup.day, DAYS)
    oldest = min((backup.number for backup in days), default=0)
    older = [backup for backup in daily if backup.number < oldest]
    weeks = _newest_of_each(older, lambda backup: backup.day.isocalendar()[:2], WEEKS)
    migrations = [backup for backup in newest_first if backup.before is not None][:MIGRATIONS]
    return {*days, *weeks, *migrations}


def _newest_of_each(
    newest_first: list[Backup], period: Callable[[Backup], object], most: int
) -> list[Backup]:
    found: dict[object, Backup] = {}
    for backup in newest_first:
        found.setdefault(period(backup), backup)
    return list(found.values())[:most]
