"""The library's tables, and opening a file without harming one that is newer, damaged or somebody else's."""

import sqlite3
from pathlib import Path

from .errors import LibraryDamaged, LibraryTooNew, LibraryUnwritable, sqlite_errors

VERSION = 1
"""The schema written here (`PRAGMA user_version`)."""
APPLICATION = 0x51776B6C
"""`Qwkl`, which tells a library from other SQLite files."""
BUSY_SECONDS = 2.0

_MAGIC = b"SQLite format 3\x00"
_VERSION_PLACE = slice(60, 64)
_APPLICATION_PLACE = slice(68, 72)
_HEADER_SIZE = 100

# A game is kept as the lines of its record, so that there is one format and one reader. What a record does
# not tell stands beside it: the number that orders the bag (`mix`), the seats' colours, and `touched`, which
# counts up (clocks go back) each time a game comes to the table. `scores` are there for lists only.
_TABLES = f"""
CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO meta VALUES ('minimum_reader', {VERSION});
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    header TEXT NOT NULL,
    result TEXT,
    scores TEXT NOT NULL,
    mix INTEGER NOT NULL,
    colours TEXT NOT NULL,
    touched INTEGER NOT NULL
);
CREATE INDEX unfinished_games ON games (touched) WHERE result IS NULL;
CREATE TABLE turns (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
"""


def open_library(path: Path) -> sqlite3.Connection:
    """A connection to the library, made if it is not there. Raises LibraryError; then nothing was changed."""
    version = _version_on_disk(path)
    if version > VERSION:
        _refuse_newer(path)
    with sqlite_errors(path):
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        with sqlite_errors(path):
            _prepare(connection)
        _refuse_foreign(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _version_on_disk(path: Path) -> int:
    """The schema's version, 0 for a new file, read before SQLite may touch it."""
    head = _head(path)
    is_library = head.startswith(_MAGIC) and int.from_bytes(head[_APPLICATION_PLACE], "big") == APPLICATION
    if is_library:
        return int.from_bytes(head[_VERSION_PLACE], "big")
    # A journal means that a program died while it wrote; SQLite puts that right first.
    if head and not path.with_name(f"{path.name}-journal").exists():
        raise LibraryDamaged(path, "file is not a library of games")
    return 0


def _head(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():
            raise LibraryUnwritable(path, "not a regular file")
        with path.open("rb") as file:
            return file.read(_HEADER_SIZE)
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise LibraryUnwritable(path, error.strerror or str(error)) from error


def _refuse_newer(path: Path) -> None:
    """A newer library may say that this version can still use it."""
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS)
        try:
            rows = connection.execute("SELECT value FROM meta WHERE key = 'minimum_reader'").fetchall()
        finally:
            connection.close()
    except sqlite3.Error:
        rows = []
    if not rows or not isinstance(rows[0][0], int) or rows[0][0] > VERSION:
        raise LibraryTooNew(path, "made by a newer version")


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = DELETE")
    # FULL, and the folder synced too: else a power cut could bring back the journal of a turn that was
    # already acknowledged, and with it undo the turn.
    connection.execute("PRAGMA synchronous = EXTRA")
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
        connection.executescript(f"BEGIN IMMEDIATE;{_TABLES}COMMIT;")


def _refuse_foreign(connection: sqlite3.Connection, path: Path) -> None:
    """A library whose tables are not there, or somebody else's file."""
    with sqlite_errors(path):
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute("SELECT number, result, touched FROM games LIMIT 1").fetchall()
    if application != APPLICATION or version < 1:
        raise LibraryDamaged(path, "file is not a library of games")
