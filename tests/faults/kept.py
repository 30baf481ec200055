"""What a library's file holds, seen by SQLite alone: quick, and by another program's eyes."""

import sqlite3
from contextlib import closing
from pathlib import Path

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.text import format_turn


def lines_of(path: Path, id: str) -> list[str] | None:
    """The lines of a game's turns; None where there is no such game."""
    with closing(sqlite3.connect(path)) as connection:
        if not connection.execute("SELECT 1 FROM games WHERE id = ?", (id,)).fetchall():
            return None
        found = connection.execute(
            "SELECT line FROM turns JOIN games ON game = games.number WHERE id = ? ORDER BY turns.number",
            (id,),
        )
        return [line for (line,) in found]


def lines_in(game: Game) -> list[str]:
    """The lines that a game's turns should be kept as."""
    return [format_turn(turn) for turn in game.turns]


def is_whole(path: Path) -> bool:
    """Whether SQLite finds nothing wrong with a library."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
