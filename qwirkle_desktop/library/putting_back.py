"""A library that another program removed or replaced while it was open is put back with all it held."""

import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from .aside import RECOVERY_PREFIX, journal_of, set_library_aside
from .backups import check_copy, copy_pages
from .errors import LibraryError, LibraryUnwritable
from .files import put_durably
from .opening import open_library
from .salvage import Rows, legal_game, read_pads, read_whole
from .scorepads import PadRow, newer_rows, write_rows
from .writing import Writer

Mark = tuple[int, int]
"""Which file it is, whatever its name: its disk and its number there."""


@dataclass(frozen=True, slots=True)
class PutBack:
    """What became of a file in the library's place: kept under the name `aside`, None where none was kept.

    `adopted` games were only there, or longer there, and are in the library now.
    """

    aside: Path | None
    adopted: int


def mark_of(path: Path) -> Mark | None:
    """The file at a path; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def put_back(path: Path, held: sqlite3.Connection, now: datetime) -> PutBack | None:
    """Have the library's place hold all that an open library holds whose file lost its name.

    The games of another library in its place are there too: where both have one, the longer counts if it
    goes on from the shorter, else what was held. None where that library has all there is, and stays. Raises
    LibraryError; what was held is then held as before.
    """
    import tempfile  # hardly ever needed

    path = Path(os.path.realpath(path))
    try:
        with tempfile.TemporaryDirectory(prefix=RECOVERY_PREFIX, dir=path.parent) as name:
            return _put_back(path, held, Path(name) / path.name, now)
    except OSError as error:
        raise LibraryUnwritable(path, error.strerror or str(error)) from error


def _put_back(path: Path, held: sqlite3.Connection, new: Path, now: datetime) -> PutBack | None:
    # A journal there belongs to the file there: SQLite would take it for one of the library held.
    aside = set_library_aside(path, now) if journal_of(path).exists() else None
    copy_pages(held, new)
    theirs = {} if aside else _games_in(path)
    ours = read_whole(new) if theirs else {}
    our_pads, their_pads = read_pads(new), [] if aside else read_pads(path)
    has_all = all(id in theirs and _goes_on(theirs[id], rows) for id, rows in ours.items())
    if theirs and has_all and set(our_pads) <= set(their_pads):
        return None
    news = [rows for id, rows in theirs.items() if _is_news(rows, ours.get(id))]
    adopted = _adopt(new, news, newer_rows(their_pads, our_pads))
    aside = aside or set_library_aside(path, now)
    put_durably(new, path)
    return PutBack(aside, adopted)


def _games_in(path: Path) -> dict[str, Rows]:
    """The games of the library there; none where it is no library, or not whole."""
    try:
        if not path.is_file():
            return {}
        check_copy(path)
        return read_whole(path)
    except LibraryError:
        return {}


def _is_news(rows: Rows, ours: Rows | None) -> bool:
    return ours is None or (_goes_on(rows, ours) and not _goes_on(ours, rows))


def _goes_on(longer: Rows, shorter: Rows) -> bool:
    """Whether a game is another one, perhaps with more turns."""
    turns = shorter.prefix
    is_end_kept = shorter.result is None or (longer.result, len(longer.turns)) == (shorter.result, len(turns))
    return longer.header == shorter.header and longer.prefix[: len(turns)] == turns and is_end_kept


def _adopt(path: Path, games: Iterable[Rows], pads: Sequence[PadRow]) -> int:
    """Take the games that can be read, and the scorepads; how many games that were."""
    readable = [(game, rows) for rows in games if (game := legal_game(rows))]
    if readable or pads:
        with closing(open_library(path)) as sql:
            writer = Writer(sql)
            sql.execute("BEGIN IMMEDIATE")
            for game, rows in readable:
                writer.adopt(game, rows)
            write_rows(sql, pads)
            sql.execute("COMMIT")
    return len(readable)
