"""Writing games into the library's rows: only what changed since they were last written here."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from .game import Game
from .importing import count_shared
from .listing import list_header, list_title
from .salvage import Rows
from .text import format_header, format_result, format_turn


@dataclass(frozen=True, slots=True)
class _Written:
    """A game as its rows have it, and SQLite's number for what other programs had written by then."""

    number: int
    game: Game
    data_version: int


class Writer:
    """Writes games, always inside a transaction that the caller began.

    It remembers the game it wrote last, so that a turn costs a turn's work. The caller tells it to forget
    where a transaction failed; what other programs write makes it compare all lines anew.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._last: _Written | None = None

    def forget(self) -> None:
        """Nothing is known of what the file holds."""
        self._last = None

    def insert(self, game: Game, colours: Sequence[int]) -> None:
        """Make a row for a new game, the one last on the table; its lines are written by `write`."""
        self._connection.execute(
            "INSERT INTO games (id, header, scores, mix, colours, touched) VALUES (?, '', '', ?, ?, 0)",
            (game.header.id, game.mix, json.dumps(list(colours))),
        )
        self.touch(game.header.id)

    def adopt(self, game: Game | None, rows: Rows) -> None:
        """Take a game as another library had it; without a game, only what stands beside its lines."""
        sql = self._connection
        if game and not sql.execute("SELECT 1 FROM games WHERE id = ?", (rows.id,)).fetchall():
            self.insert(game, ())
        if game:
            self.forget()
            self.write(game)
        sql.execute(
            "UPDATE games SET mix = ?, colours = ?, touched = ?, title = ?, removed = ? WHERE id = ?",
            (game.mix if game else rows.mix, rows.colours, rows.touched, rows.title, rows.removed, rows.id),
        )
        list_title(sql, rows.id)

    def touch(self, id: str) -> None:
        """Make the game the one last on the table; one that was removed is back with that."""
        self._connection.execute(
            "UPDATE games SET touched = (SELECT max(touched) + 1 FROM games), removed = NULL WHERE id = ?",
            (id,),
        )

    def write(self, game: Game) -> None:
        """Bring the kept lines up to the game, which has a row."""
        (data_version,) = self._connection.execute("PRAGMA data_version").fetchone()
        last, self._last = self._last, None
        if last and last.data_version == data_version and last.game.header.id == game.header.id:
            number, same = last.number, _shared_steps(last.game, game)
        else:
            number, same = self._compare(game)
            last = None
        self._write_turns(number, game, same)
        if last is None or last.game.header != game.header:
            self._write_header(number, game)
        self._write_state(number, game)
        self._last = _Written(number, game, data_version)

    def _compare(self, game: Game) -> tuple[int, int]:
        """The game's number, and how many of its turns are kept as they are."""
        sql = self._connection
        (number,) = sql.execute("SELECT number FROM games WHERE id = ?", (game.header.id,)).fetchone()
        rows = sql.execute("SELECT number, line FROM turns WHERE game = ? ORDER BY number", (number,))
        return number, count_shared(rows.fetchall(), [*enumerate(map(format_turn, game.turns))])

    def _write_turns(self, number: int, game: Game, same: int) -> None:
        self._connection.execute("DELETE FROM turns WHERE game = ? AND number >= ?", (number, same))
        lines = map(format_turn, game.turns_from(same))
        self._connection.executemany(
            "INSERT INTO turns (game, number, line) VALUES (?, ?, ?)",
            [(number, turn, line) for turn, line in enumerate(lines, start=same)],
        )

    def _write_header(self, number: int, game: Game) -> None:
        self._connection.execute(
            "UPDATE games SET header = ? WHERE number = ?", (format_header(game.header), number)
        )
        list_header(self._connection, number, game.header)

    def _write_state(self, number: int, game: Game) -> None:
        self._connection.execute(
            "UPDATE games SET result = ?, scores = ?, turns = ?, best = ?, removed = NULL WHERE number = ?",
            (
                format_result(game.result) if game.result else None,
                json.dumps(list(game.state.scores)),
                len(game.state.moves),
                max(game.state.scores),
                number,
            ),
        )


def _shared_steps(ours: Game, theirs: Game) -> int:
    """How many turns two games have in common from the start; an end made between turns is none."""
    pairs = zip(ours.steps, theirs.steps, ours.times, theirs.times, strict=False)
    same = takewhile(lambda pair: pair[0] is pair[1] and pair[2] == pair[3] and pair[0].move, pairs)
    return sum(1 for _ in same)
