"""A library of many games, made fast: a few whole games under many ids, names and dates."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from uuid import UUID

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.listing import list_all
from qwirkle_desktop.library.record import Header, Seat
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.library.text import format_header, format_result, format_turn
from tests.benchmarks.games import STARTED, game_of_club

PEOPLE = ("Ada", "Robin", "Zoë", "กานต์", "Mei", "Jo", "Pat", "Sam")
COMPUTERS = ("beginner", "casual", "club", "expert", "master")
TEMPLATES = 12
UNFINISHED = 50
"""One game in so many waits to be finished."""


def fill(path: Path, games: int) -> None:
    """Make the library with so many games."""
    templates = [game_of_club(deal) for deal in range(TEMPLATES)]
    library = Library(path)
    sql = library._connection
    sql.execute("PRAGMA synchronous = OFF")
    sql.execute("BEGIN")
    chance = Random(games)
    for number in range(1, games + 1):
        game = templates[number % TEMPLATES]
        _insert(library, number, game.cut(20) if number % UNFINISHED == 0 else game, chance)
    list_all(sql)
    sql.execute("COMMIT")
    library.close()


def _insert(library: Library, number: int, game: Game, chance: Random) -> None:
    row = (
        number,
        str(UUID(int=number)),
        format_header(_header(game, number, chance)),
        format_result(game.result) if game.result else None,
        str(list(game.state.scores)),
        game.mix,
        "[0, 1]",
        number,
    )
    library._connection.execute(
        "INSERT INTO games (number, id, header, result, scores, mix, colours, touched)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )
    lines = [(number, turn, format_turn(one)) for turn, one in enumerate(game.turns)]
    library._connection.executemany("INSERT INTO turns VALUES (?, ?, ?)", lines)


def _header(game: Game, number: int, chance: Random) -> Header:
    computer = chance.choice(COMPUTERS)
    seats = (
        Seat(chance.choice(PEOPLE), assisted=chance.random() < 0.2),
        Seat(chance.choice(PEOPLE), computer, 1),
    )
    started = STARTED + timedelta(hours=number)
    return replace(game.header, id=str(UUID(int=number)), seats=seats, started=started)
