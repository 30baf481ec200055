"""One program at a time in a data folder. A lock ends with the program that holds it, even by a crash."""

import errno
import os
import sys
from pathlib import Path

from .places import FolderUnusable

LOCK_FILE = "lock"
_HELD_BY_ANOTHER = (errno.EWOULDBLOCK, errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_NO_LOCKS_HERE = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP)


class FolderInUse(Exception):
    """Another program has the data folder open."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is in use by another Qwirkle Desktop")
        self.folder = folder


class DataFolderLock:
    """The lock on a data folder, held from `acquire` to `release`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._descriptor: int | None = None

    def acquire(self) -> None:
        """Take the lock, without waiting. Raises FolderInUse, or FolderUnusable."""
        try:
            descriptor = os.open(self._folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise FolderUnusable(self._folder, error.strerror or str(error)) from error
        try:
            _lock(descriptor)
        except OSError as error:
            # On a file system without locks the game goes on: SQLite's own checks still keep it whole.
            if error.errno not in _NO_LOCKS_HERE:
                os.close(descriptor)
                raise _as_words(self._folder, error) from error
        self._descriptor = descriptor

    def release(self) -> None:
        """Give the lock back; the file stays, so that nobody locks one that is being deleted."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _as_words(folder: Path, error: OSError) -> Exception:
    if error.errno in _HELD_BY_ANOTHER:
        return FolderInUse(folder)
    return FolderUnusable(folder, error.strerror or str(error))


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
