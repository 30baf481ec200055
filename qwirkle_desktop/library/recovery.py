"""A damaged library at the start: it is set aside; the newest good copy and what is left of it replace it."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from .aside import RECOVERY_PREFIX, set_library_aside
from .backups import Backup, backups_of, check_copy, copy_to
from .errors import LibraryDamaged, LibraryError, LibraryForeign, LibraryUnwritable
from .files import put_durably
from .places import Places
from .salvage import Rows, Salvaged, best_game, read_whole, salvage
from .store import Library
from .suspicion import forget_damage, is_suspect

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Recovery:
    """What became of a damaged library.

    `damaged` is where it lies now (None where it was not there at all), `backup` the copy that was restored.
    Of the `kept` games `salvaged` came, whole or in part, from the damaged library; `lost` are the ids of
    those that nothing is left of, and `lost_turns` turns are missing at the ends of others.
    """

    damaged: Path | None
    backup: Path | None
    kept: int
    salvaged: int
    lost: tuple[str, ...]
    lost_turns: int


def open_or_recover(places: Places, now: datetime) -> tuple[Library, Recovery | None]:
    """The library, and what had to be done to have it. Raises LibraryError; then nothing was changed.

    A library that is newer, another program's or not to be written is not damaged.
    """
    path = places.library
    if not _is_lost(path) and (library := _whole(path)):
        return library, None
    recovery = recover(path, now)
    log.warning("the library was damaged: %s", recovery)
    return Library(path), recovery


def _is_lost(path: Path) -> bool:
    """Whether the file went missing, or lost its contents, while there are copies of it."""
    if path.exists() and (not path.is_file() or path.stat().st_size):
        return False
    return bool(backups_of(path))


def _whole(path: Path) -> Library | None:
    """The library; None where it is damaged."""
    try:
        library = Library(path)
    except LibraryForeign:
        if not read_some(path):
            raise
        return None
    except LibraryDamaged:
        return None
    if is_suspect(path) and not _passes(path):
        library.close()
        return None
    forget_damage(path)
    return library


def read_some(path: Path) -> bool:
    """Whether a file that does not say so is a library all the same."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        found = salvage(path, (), Path(folder))
        return bool(found.games or found.pads)


def _passes(path: Path) -> bool:
    try:
        check_copy(path)
    except LibraryDamaged:
        return False
    return True


def recover(path: Path, now: datetime) -> Recovery:
    """Put a library in the place of a damaged one, which is set aside. Raises LibraryError."""
    import tempfile  # a start with a whole library does without it

    try:
        with tempfile.TemporaryDirectory(prefix=RECOVERY_PREFIX, dir=path.parent) as name:
            return _recover(path, Path(name), now)
    except OSError as error:
        raise LibraryUnwritable(path, error.strerror or str(error)) from error


def _recover(path: Path, folder: Path, now: datetime) -> Recovery:
    new = folder / "library.sqlite3"
    backup = next(_good_backups(path, new), None)
    library = Library(new)
    found = _salvaged(path, folder, backup)
    kept = read_whole(new)
    taken = [
        (best_game(rows, kept.get(id)), rows) for id, rows in found.games.items() if _differs(rows, kept)
    ]
    library.adopt((game, rows) for game, rows in taken if game or rows.id in kept)
    library.adopt_pads(found.pads)
    games = library.count()
    turns = {rows.id: rows.count or 0 for rows in read_whole(new).values()}
    library.close()
    check_copy(new)
    damaged = set_library_aside(path, now)
    put_durably(new, path)
    forget_damage(path)
    return Recovery(
        damaged=damaged,
        backup=backup.path if backup else None,
        kept=games,
        salvaged=sum(game is not None for game, _ in taken),
        lost=tuple(sorted((found.unreadable | found.games.keys()) - turns.keys())),
        lost_turns=sum(max(0, (rows.count or 0) - turns.get(id, 0)) for id, rows in found.games.items()),
    )


def _good_backups(path: Path, new: Path) -> Iterator[Backup]:
    """The copies that are still whole, each put into place when it is asked for."""
    for backup in backups_of(path):
        try:
            check_copy(backup.path)
            copy_to(backup.path, new)
        except (LibraryError, OSError) as error:
            log.warning("a backup is no good: %s", error)
            new.unlink(missing_ok=True)
        else:
            yield backup


def _salvaged(path: Path, folder: Path, backup: Backup | None) -> Salvaged:
    if not path.exists():
        return Salvaged({}, frozenset())
    return salvage(path, [*([backup.path] if backup else []), _fresh(folder)], folder)


def _fresh(folder: Path) -> Path:
    """A library as this version makes it, for its first page."""
    path = folder / "fresh.sqlite3"
    Library(path).close()
    return path


def _differs(rows: Rows, kept: dict[str, Rows]) -> bool:
    other = kept.get(rows.id)
    return other is None or replace(other, count=None) != replace(rows, count=None)
