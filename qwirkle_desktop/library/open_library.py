"""The open file under the library: transactions in it, and that it stays the one that people have."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread, current_thread
from typing import Any

from .catalogue import Catalogue
from .errors import LibraryDamaged, LibraryError, sqlite_errors
from .mending import Mended, find_game
from .opening import open_library
from .putting_back import Mark, PutBack, mark_of, put_back
from .suspicion import note_damage
from .writing import Writer

log = logging.getLogger(__name__)

Repair = PutBack | Mended
"""What was put right while the library was in use."""


class OpenLibrary:
    """One connection, used by one thread at a time: who comes while a turn is being written waits for it.

    Raises LibraryError, here and in every method.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._scribe: Thread | None = None
        self._tell: Callable[[Repair], object] = _note
        self._open()

    def _open(self) -> None:
        self._connection = open_library(self._path)
        self._mark: Mark | None = mark_of(self._path)
        self._writer = Writer(self._connection)
        self._catalogue = Catalogue(self._connection)

    def watch(self, hear: Callable[[Repair], object]) -> None:
        """Have what is put right told, in the middle of the call that met it."""
        self._tell = hear

    def close(self) -> None:
        """Let go of the file, which has its place and its name; nobody is told any more."""
        self.wait_for_scribe()
        self._tell = _note
        try:
            self._stay_in_place()
        except LibraryError:
            log.exception("the library could not be put back")
        self._mark = None
        self._connection.close()

    def _write_aside(self, write: Callable[[], None], done: Callable[[LibraryError | None], object]) -> None:
        """Write in a thread of its own, which then tells what went wrong, or nothing: a disk can be slow."""
        self.wait_for_scribe()
        self._scribe = Thread(target=self._write_and_tell, args=(write, done), name="scribe")
        try:
            self._scribe.start()
        except RuntimeError:
            # The machine has no room for a thread: the window has to wait after all.
            self._scribe = None
            self._write_and_tell(write, done)

    def _write_and_tell(
        self, write: Callable[[], None], done: Callable[[LibraryError | None], object]
    ) -> None:
        trouble: LibraryError | None = LibraryError(self._path, "an unexpected error")
        try:
            write()
            trouble = None
        except LibraryError as error:
            trouble = error
        finally:
            done(trouble)

    def wait_for_scribe(self) -> None:
        """Wait until nothing is being written in another thread."""
        if self._scribe is not None and self._scribe is not current_thread():
            self._scribe.join()
            self._scribe = None

    def _stay_in_place(self) -> None:
        """Go on in the library's place where another program took the file away: it would end with us."""
        if self._mark in (None, mark_of(self._path)) or not self._path.parent.is_dir():
            return
        with self._errors():
            repair = put_back(self._path, self._connection, datetime.now(UTC))
            held = self._connection
            self._open()
            held.close()
        if repair:
            self._tell(repair)

    def _mend(self, id: str) -> bool:
        """Put a game right that cannot be read; whether a backup has it."""
        found = find_game(self._path, id)
        if found is None:
            return False
        with self._transaction() as sql:
            # What cannot be read cannot be compared either.
            sql.execute("DELETE FROM turns WHERE game = (SELECT number FROM games WHERE id = ?)", (id,))
            sql.execute("UPDATE games SET title = ? WHERE id = ?", (found.rows.title, id))
            self._writer.adopt(found.game, found.rows)
        self._tell(found.mended)
        return True

    @contextmanager
    def _errors(self) -> Iterator[None]:
        self.wait_for_scribe()
        try:
            with sqlite_errors(self._path):
                yield
        except LibraryDamaged:
            note_damage(self._path)
            raise

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        self.wait_for_scribe()
        self._stay_in_place()
        with self._errors():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                self._writer.forget()
                # After some errors, a full disk's for one, SQLite has rolled back by itself.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
        self._stay_in_place()

    def _rows(self, query: str, *values: object) -> list[Any]:
        with self._errors():
            return self._connection.execute(query, values).fetchall()

    def _row(self, query: str, id: str) -> Any:
        rows = self._rows(query, id)
        if not rows:
            raise KeyError(id)
        return rows[0]


def _note(repair: Repair) -> None:
    log.warning("the library was put right: %s", repair)
