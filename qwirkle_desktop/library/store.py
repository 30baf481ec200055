"""The library of games: one SQLite file, each change a transaction that is on the disk before it is told."""

import logging
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from qwirkle_desktop.formats.errors import FormatError

from .catalogue import EVERYTHING, Card, Filter, Order
from .digests import Digested, count_missing, make_missing, read_digests
from .errors import LibraryDamaged, LibraryError, LibraryForeign, LibraryTooNew, LibraryUnwritable
from .exporting import Exported, export_all
from .game import Game, game_of
from .importing import Imported, compare
from .listing import GameSummary, list_title, milliseconds, summary_of
from .open_library import OpenLibrary
from .reading import SavedGame, saved_game
from .record import Record, title_problem
from .salvage import Rows
from .schema import LINES, TEXTS
from .scorepads import (
    SELECT_ROWS,
    KeptPad,
    PadRow,
    delete_pad,
    newer_rows,
    pads_of,
    rows_of,
    write_pad,
    write_rows,
)
from .text import format_record

__all__ = [
    "GameSummary",
    "Imported",
    "Library",
    "LibraryDamaged",
    "LibraryError",
    "LibraryForeign",
    "LibraryTooNew",
    "LibraryUnwritable",
    "SavedGame",
]

log = logging.getLogger(__name__)

DIGESTS_AT_ONCE = 500
KEPT_REMOVED = timedelta(days=30)
"""How long a removed game can be brought back."""


class Library(OpenLibrary):
    """The library in a file, made if it is not there. Raises LibraryError, here and in every method.

    One connection, used from the thread that made it. A game that is not there raises KeyError.
    """

    # Keeping games

    def add(self, game: Game, colours: Sequence[int]) -> None:
        """Keep a new game, as the one last on the table. Raises ValueError if the library has it."""
        if self.contains(game.header.id):
            raise ValueError(f"the library has the game {game.header.id} already")
        with self._transaction():
            self._writer.insert(game, colours)
            self._writer.write(game)

    def save(self, game: Game) -> None:
        """Make the kept game equal to this one: turns made or taken back, seats handed over, the end.

        Only what changed is written; a turn, or the whole game, that a full disk refused is kept with the
        next one. A game that was removed is back with its next turn.
        """
        with self._transaction():
            if not self.contains(game.header.id):
                self._writer.insert(game, range(len(game.header.seats)))
            self._writer.write(game)

    def save_aside(self, game: Game, done: Callable[[LibraryError | None], object]) -> None:
        """The same without waiting for the disk. `done` is called from the thread that wrote, with the
        error or None, and has `wait_for_scribe` called from this one; every other method waits, too.
        """
        self._write_aside(partial(self.save, game), done)

    def replace(self, record: Record) -> None:
        """Take a record in place of the kept game of its id, now last on the table. Raises FormatError."""
        id = record.header.id
        (mix,) = self._row("SELECT mix FROM games WHERE id = ?", id)
        game = game_of(record, mix)
        with self._transaction() as sql:
            sql.execute("UPDATE games SET mix = ? WHERE id = ?", (game.mix, id))
            self._writer.write(game)
            self._writer.touch(id)

    def import_record(self, record: Record) -> Imported:
        """Add a record, or say how it differs from the kept game of its id. Raises FormatError.

        A kept game that was removed is back with that.
        """
        game = game_of(record)
        id = record.header.id
        if self.contains(id):
            self.restore(id)
            return compare(self.load(id).game.record, game.record)
        self.add(game, range(len(record.header.seats)))
        return Imported.ADDED

    def adopt(self, games: Iterable[tuple[Game | None, Rows]]) -> None:
        """Take games as a damaged library had them; without a game, only what stands beside its lines."""
        with self._transaction():
            for game, rows in games:
                self._writer.adopt(game, rows)

    def opened(self, id: str) -> None:
        """Note that the game is the one on the table now."""
        with self._transaction():
            self._writer.touch(id)

    def rename(self, id: str, title: str | None) -> None:
        """Give the game a title, or none. Raises ValueError for one that may not be."""
        if title and (problem := title_problem(title)):
            raise ValueError(problem)
        self._row("SELECT 1 FROM games WHERE id = ?", id)
        with self._transaction() as sql:
            sql.execute("UPDATE games SET title = ? WHERE id = ?", (title or None, id))
            list_title(sql, id)

    def remove(self, id: str) -> None:
        """Take the game out of all lists and figures; `restore` undoes it until `purge` makes it final."""
        with self._transaction() as sql:
            seconds = milliseconds(datetime.now(UTC)) // 1000
            sql.execute("UPDATE games SET removed = ? WHERE id = ? AND removed IS NULL", (seconds, id))

    def restore(self, id: str) -> None:
        """Bring a removed game back."""
        if self._row("SELECT removed FROM games WHERE id = ?", id) != (None,):
            with self._transaction() as sql:
                sql.execute("UPDATE games SET removed = NULL WHERE id = ?", (id,))

    def purge(self, now: datetime) -> int:
        """Delete for good what was removed more than 30 days ago; how many games that was."""
        before = milliseconds(now - KEPT_REMOVED) // 1000
        with self._transaction() as sql:
            return sql.execute("DELETE FROM games WHERE removed < ?", (before,)).rowcount

    # Listing

    def count(self, filter: Filter = EVERYTHING) -> int:
        """How many games pass the filter."""
        with self._errors():
            return self._catalogue.count(filter)

    def page(self, filter: Filter, order: Order, start: int, size: int) -> list[Card]:
        """So many games from a place in the list on."""
        with self._errors():
            return self._catalogue.page(filter, order, start, size)

    def card(self, id: str) -> Card:
        """One game as in a list, also where it was removed."""
        with self._errors():
            return self._catalogue.card(id)

    def seat_names(self) -> list[str]:
        """The names of people in the games, sorted."""
        with self._errors():
            return self._catalogue.seat_names()

    def levels(self) -> list[str]:
        """The computers that had a seat in the games, as records write them, sorted."""
        with self._errors():
            return self._catalogue.levels()

    def variants(self) -> list[str]:
        """The variants of the games, sorted."""
        with self._errors():
            return self._catalogue.variants()

    # Scorepads

    def keep_pad(self, kept: KeptPad) -> None:
        """Write a scorepad, in place of what was kept of it; it is on the disk then."""
        with self._transaction() as sql:
            write_pad(sql, kept)

    def pads(self) -> list[KeptPad]:
        """All scorepads, the one last written first; what cannot be read is left out."""
        return pads_of(self._rows(SELECT_ROWS))

    def delete_pad(self, id: str) -> None:
        """Delete a scorepad for good."""
        with self._transaction() as sql:
            delete_pad(sql, id)

    def adopt_pads(self, theirs: Iterable[PadRow]) -> None:
        """Take another library's scorepads that this one lacks, or has as they were earlier."""
        ours = rows_of(self._rows(SELECT_ROWS))
        with self._transaction() as sql:
            write_rows(sql, newer_rows(theirs, ours))

    # Asking

    def contains(self, id: str) -> bool:
        """Whether the library has the game, a removed one included."""
        return bool(self._rows("SELECT 1 FROM games WHERE id = ?", id))

    def load(self, id: str) -> SavedGame:
        """The game as it was kept, its bag in the same order; what cannot be read comes from a backup.

        Raises LibraryDamaged if it cannot be read, and no backup has it.
        """
        try:
            return self._load(id)
        except LibraryDamaged:
            if not self._mend(id):
                raise
            return self._load(id)

    def newest_unfinished(self) -> SavedGame | None:
        """The unfinished game that was last on the table; one that cannot be read stays where it is."""
        ids = self._rows(
            "SELECT id FROM games WHERE result IS NULL AND removed IS NULL ORDER BY touched DESC"
        )
        for (id,) in ids:
            try:
                return self.load(id)
            except LibraryDamaged:
                log.exception("a kept game cannot be read")
        return None

    def is_last_unfinished(self) -> bool:
        """Whether the game last on the table waits to be finished."""
        rows = self._rows("SELECT result FROM games WHERE removed IS NULL ORDER BY touched DESC LIMIT 1")
        return bool(rows) and rows[0][0] is None

    def unfinished(self) -> list[GameSummary]:
        """All unfinished games, the one last on the table first; what cannot be read is left out."""
        rows = self._rows(
            "SELECT id, header, scores, touched FROM games"
            " WHERE result IS NULL AND removed IS NULL ORDER BY touched DESC"
        )
        return [summary for row in rows if (summary := summary_of(*row)) is not None]

    def export(self, id: str) -> str:
        """The game as the text of a record file."""
        return format_record(self.load(id).game.record)

    def export_all(self, folder: Path) -> Exported:
        """Write every listed game as a record file of its own; none is replaced. Raises OSError."""
        with self._errors():
            return export_all(self._connection, folder)

    # Statistics

    def digest(self, most: int) -> int:
        """Work out what statistics ask of so many games that wait for it; how many still wait."""
        with self._errors():
            if count_missing(self._connection):
                with self._transaction() as sql:
                    make_missing(sql, most)
            return count_missing(self._connection)

    def digests(self, variant: str | None = None) -> list[Digested]:
        """What statistics ask of every finished game, of a variant or all, the oldest first."""
        found = None
        while found is None:
            while self.digest(DIGESTS_AT_ONCE):
                pass
            with self._errors():
                found = read_digests(self._connection, variant)
        return found

    # Inside

    def _load(self, id: str) -> SavedGame:
        number, header, result, mix, colours = self._row(
            f"SELECT number, {TEXTS}, mix, colours FROM games WHERE id = ?", id
        )
        try:
            return saved_game([header, *self._lines(number), *([result] if result else [])], mix, colours)
        except FormatError as error:
            raise LibraryDamaged(self._path, f"the game {id}, line {error.line}: {error}") from error
        except TypeError as error:
            raise LibraryDamaged(self._path, f"the game {id}: {error}") from error

    def _lines(self, number: int) -> list[str]:
        rows = self._rows(LINES, number)
        return [line for (line,) in rows]
