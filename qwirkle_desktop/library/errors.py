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


class LibraryForeign(LibraryDamaged):
    """It is another program's; it was not touched."""


class LibraryUnwritable(LibraryError):
    """It cannot be opened or written now: a full disk, a folder without permission, another program."""


ANY_ERROR = (sqlite3.Error, UnicodeDecodeError)
"""What reading may raise; the second where a broken file breaks even the text of SQLite's error."""
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_FORMAT)
_BAD_TEXT = "Could not decode to UTF-8"
"""An error of Python's, without a code: a column holds broken text."""


@contextmanager
def sqlite_errors(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into the library's."""
    try:
        yield
    except UnicodeDecodeError as error:
        # Broken text in the file, or in what SQLite says of it.
        raise LibraryDamaged(path, "text that is not UTF-8") from error
    except sqlite3.DatabaseError as error:
        # The low byte is the kind. Python's own errors (a closed library) have no code.
        code = getattr(error, "sqlite_errorcode", None)
        if code is None and not str(error).startswith(_BAD_TEXT):
            raise
        is_damaged = code is None or code & 0xFF in _DAMAGE or not isinstance(error, sqlite3.OperationalError)
        raise (LibraryDamaged if is_damaged else LibraryUnwritable)(path, str(error)) from error
