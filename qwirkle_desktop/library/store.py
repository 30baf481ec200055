"""The library of games: one SQLite file, each change a transaction that is on the disk before it is told."""

import json
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from qwirkle_desktop.formats.errors import FormatError

from .check import read_record
from .errors import LibraryDamaged, LibraryError, LibraryTooNew, LibraryUnwritable, sqlite_errors
from .game import Game, game_of
from .importing import Imported, compare, count_shared
from .record import Record
from .schema import open_library
from .text import format_header, format_record, format_result, format_turn

__all__ = [
    "GameSummary",
    "Imported",
    "Library",
    "LibraryDamaged",
    "LibraryError",
    "LibraryTooNew",
    "LibraryUnwritable",
    "SavedGame",
]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game and its seats' colours, indices into the theme's."""

    game: Game
    colours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game in a list. `touched` grows each time a game comes to the table."""

    id: str
    started: datetime
    names: tuple[str, ...]
    scores: tuple[int, ...]
    touched: int


class Library:
    """The library in a file, made if it is not there. Raises LibraryError, here and in every method.

    One connection, used from the thread that made it. A game that is not there raises KeyError.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection = open_library(path)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    # Keeping games

    def add(self, game: Game, colours: Sequence[int]) -> None:
        """Keep a new game, as the one last on the table. Raises ValueError if the library has it."""
        if self.contains(game.header.id):
            raise ValueError(f"the library has the game {game.header.id} already")
        with self._transaction():
            self._insert(game, colours)
            self._write(game)

    def save(self, game: Game) -> None:
        """Make the kept game equal to this one: turns made or taken back, seats handed over, the end.

        It is compared with what is kept, so a turn, or the whole game, that a full disk refused is kept with
        the next one.
        """
        with self._transaction():
            if not self.contains(game.header.id):
                self._insert(game, range(len(game.header.seats)))
            self._write(game)

    def replace(self, record: Record) -> None:
        """Take a record in place of the kept game of its id, now last on the table. Raises FormatError."""
        id = record.header.id
        (mix,) = self._row("SELECT mix FROM games WHERE id = ?", id)
        game = game_of(record, mix)
        with self._transaction() as sql:
            sql.execute("UPDATE games SET mix = ? WHERE id = ?", (game.mix, id))
            self._write(game)
            self._touch(id)

    def import_record(self, record: Record) -> Imported:
        """Add a record, or say how it differs from the kept game of its id. Raises FormatError."""
        game = game_of(record)
        if self.contains(record.header.id):
            return compare(self.load(record.header.id).game.record, game.record)
        self.add(game, range(len(record.header.seats)))
        return Imported.ADDED

    def opened(self, id: str) -> None:
        """Note that the game is the one on the table now."""
        with self._transaction():
            self._touch(id)

    # Asking

    def contains(self, id: str) -> bool:
        """Whether the library has the game."""
        return bool(self._rows("SELECT 1 FROM games WHERE id = ?", id))

    def load(self, id: str) -> SavedGame:
        """The game as it was kept, its bag in the same order. Raises LibraryDamaged if it cannot be read."""
        number, header, result, mix, colours = self._row(
            "SELECT number, header, result, mix, colours FROM games WHERE id = ?", id
        )
        try:
            lines = [header, *self._lines(number), *([result] if result else [])]
            # A kept game may be longer than a file may.
            record = read_record(
                "".join(f"{line}\n" for line in lines).encode(), most_turns=len(lines)
            ).record
            return SavedGame(game_of(record, mix), _colours(colours, len(record.header.seats)))
        except FormatError as error:
            raise LibraryDamaged(self._path, f"the game {id}, line {error.line}: {error}") from error
        except TypeError as error:
            raise LibraryDamaged(self._path, f"the game {id}: {error}") from error

    def newest_unfinished(self) -> SavedGame | None:
        """The unfinished game that was last on the table; one that cannot be read stays where it is."""
        ids = self._rows("SELECT id FROM games WHERE result IS NULL ORDER BY touched DESC")
        for (id,) in ids:
            try:
                return self.load(id)
            except LibraryDamaged:
                log.exception("a kept game cannot be read")
        return None

    def is_last_unfinished(self) -> bool:
        """Whether the game last on the table waits to be finished."""
        rows = self._rows("SELECT result FROM games ORDER BY touched DESC LIMIT 1")
        return bool(rows) and rows[0][0] is None

    def unfinished(self) -> list[GameSummary]:
        """All unfinished games, the one last on the table first; what cannot be read is left out."""
        rows = self._rows(
            "SELECT id, header, scores, touched FROM games WHERE result IS NULL ORDER BY touched DESC"
        )
        return [summary for row in rows if (summary := _summary(*row)) is not None]

    def export(self, id: str) -> str:
        """The game as the text of a record file."""
        return format_record(self.load(id).game.record)

    # Inside

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with sqlite_errors(self._path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                # After some errors, a full disk's for one, SQLite has rolled back by itself.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def _rows(self, query: str, *values: object) -> list[Any]:
        with sqlite_errors(self._path):
            return self._connection.execute(query, values).fetchall()

    def _row(self, query: str, id: str) -> Any:
        rows = self._rows(query, id)
        if not rows:
            raise KeyError(id)
        return rows[0]

    def _lines(self, number: int) -> list[str]:
        rows = self._rows("SELECT line FROM turns WHERE game = ? ORDER BY number", number)
        return [line for (line,) in rows]

    def _insert(self, game: Game, colours: Sequence[int]) -> None:
        self._connection.execute(
            "INSERT INTO games (id, header, scores, mix, colours, touched) VALUES (?, '', '', ?, ?, 0)",
            (game.header.id, game.mix, json.dumps(list(colours))),
        )
        self._touch(game.header.id)

    def _write(self, game: Game) -> None:
        """Bring the kept lines up to the game; inside a transaction."""
        (number,) = self._row("SELECT number FROM games WHERE id = ?", game.header.id)
        lines = [format_turn(turn) for turn in game.turns]
        same = count_shared(self._lines(number), lines)
        sql = self._connection
        sql.execute("DELETE FROM turns WHERE game = ? AND number >= ?", (number, same))
        new = [(number, turn, line) for turn, line in enumerate(lines) if turn >= same]
        sql.executemany("INSERT INTO turns (game, number, line) VALUES (?, ?, ?)", new)
        sql.execute(
            "UPDATE games SET header = ?, result = ?, scores = ? WHERE number = ?",
            (
                format_header(game.header),
                format_result(game.result) if game.result else None,
                json.dumps(list(game.state.scores)),
                number,
            ),
        )

    def _touch(self, id: str) -> None:
        self._connection.execute(
            "UPDATE games SET touched = (SELECT max(touched) + 1 FROM games) WHERE id = ?", (id,)
        )


def _summary(id: str, header: str, scores: str, touched: int) -> GameSummary | None:
    """A game's line in a list; None where its row is damaged."""
    try:
        written = json.loads(header)
        names = tuple(str(seat["name"]) for seat in written["seats"])
        started = datetime.fromisoformat(written["started"])
        return GameSummary(id, started, names, tuple(map(int, json.loads(scores))), touched)
    except (ValueError, TypeError, KeyError):
        log.warning("the game %s cannot be listed", id)
        return None


def _colours(text: str, seats: int) -> tuple[int, ...]:
    """The seats' colours; the first ones where the row does not tell them: no game is lost for a colour."""
    try:
        colours = tuple(map(int, json.loads(text)))
    except (ValueError, TypeError):
        colours = ()
    return colours if len(colours) == seats else tuple(range(seats))
