"""Opening a library: a new file is made, an old one brought up to date, and any other left untouched."""

import sqlite3
from pathlib import Path

from .backups import back_up_before_migration
from .errors import (
    ANY_ERROR,
    LibraryDamaged,
    LibraryForeign,
    LibraryTooNew,
    LibraryUnwritable,
    sqlite_errors,
)
from .listing import list_all
from .schema import APPLICATION, FIRST_WITH_LISTS, SCRIPTS, VERSION, statements

BUSY_SECONDS = 2.0

_MAGIC = b"SQLite format 3\x00"
_VERSION_PLACE = slice(60, 64)
_APPLICATION_PLACE = slice(68, 72)
_HEADER_SIZE = 100


def open_library(path: Path) -> sqlite3.Connection:
    """A connection to the library, made if it is not there. Raises LibraryError; then nothing was changed."""
    version = _version_on_disk(path)
    if version > VERSION:
        _refuse_newer(path)
    with sqlite_errors(path):
        connection = sqlite3.connect(
            path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
    try:
        with sqlite_errors(path):
            _prepare(connection)
            _make(connection)
        _refuse_foreign(connection, path)
        with sqlite_errors(path):
            _migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _version_on_disk(path: Path) -> int:
    """The schema's version, 0 for a new file, read before SQLite may touch it."""
    head = _head(path)
    is_database = head.startswith(_MAGIC) and len(head) == _HEADER_SIZE
    if is_database and int.from_bytes(head[_APPLICATION_PLACE], "big") == APPLICATION:
        return int.from_bytes(head[_VERSION_PLACE], "big")
    # A journal means that a program died while it wrote; SQLite puts that right first.
    if head and not path.with_name(f"{path.name}-journal").exists():
        raise (LibraryForeign if is_database else LibraryDamaged)(path, "file is not a library of games")
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
    except sqlite3.OperationalError:
        rows = []
    except ANY_ERROR as error:
        # It is broken there: perhaps the version that it tells is, too.
        raise LibraryDamaged(path, str(error)) from error
    if not rows or not isinstance(rows[0][0], int) or rows[0][0] > VERSION:
        raise LibraryTooNew(path, "made by a newer version")


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = DELETE")
    # FULL, and the folder synced too: else a power cut could bring back the journal of a turn that was
    # already acknowledged, and with it undo the turn.
    connection.execute("PRAGMA synchronous = EXTRA")


def _make(connection: sqlite3.Connection) -> None:
    """Make the tables in a file that has none, by the way that every older library came."""
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
        _run(connection, 0)


def _refuse_foreign(connection: sqlite3.Connection, path: Path) -> None:
    """A library whose tables are not there, or somebody else's file."""
    with sqlite_errors(path):
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        if application != APPLICATION:
            raise LibraryForeign(path, "file is not a library of games")
        version = _version(connection)
        connection.execute("SELECT number, result, touched FROM games LIMIT 1").fetchall()
    if version < 1:
        raise LibraryDamaged(path, "file is not a library of games")


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring an older library up to date in one transaction, once a copy of it is safe."""
    if (version := _version(connection)) < VERSION:
        back_up_before_migration(connection, path, version)
        _run(connection, version)


def _run(connection: sqlite3.Connection, version: int) -> None:
    """Go on from that version: all or nothing, and nothing at all where another program was faster."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _version(connection) == version:
            for script in SCRIPTS[version:]:
                for statement in statements(script):
                    connection.execute(statement)
            if version < FIRST_WITH_LISTS:
                list_all(connection)
            connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)
