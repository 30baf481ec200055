"""What can go wrong with the library of games, split by what a person can do about it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class LibraryError(Exception):
    """The library at `path` cannot be used, for this `reason`."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class LibraryTooNew(LibraryError):
    """A newer version made it; it was not touched."""


class LibraryDamaged(LibraryError):
    """It is not a library, or part of it is broken; nothing was overwritten."""


class LibraryUnwritable(LibraryError):
    """It cannot be opened or written now: a full disk, a folder without permission, another program."""


_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_FORMAT)


@contextmanager
def sqlite_errors(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into the library's."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        # The low byte is the kind. Python's own errors (a closed library) have no code.
        code = getattr(error, "sqlite_errorcode", None)
        if code is not None and code & 0xFF in _DAMAGE:
            raise LibraryDamaged(path, str(error)) from error
        if code is not None and isinstance(error, sqlite3.OperationalError):
            raise LibraryUnwritable(path, str(error)) from error
        raise
