"""Games that are the same on every machine and on every day."""

from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from uuid import UUID

from qwirkle_desktop.library.game import Game
from tests.ui.replay.conftest import played

NOON = 12
"""The day is the same in every time zone."""


def at(day: int) -> datetime:
    """A day of a month long ago."""
    return datetime(2024, 3, day, NOON, tzinfo=UTC)


@cache
def finished() -> Game:
    """Ada against a computer, to the end."""
    return _named(played("Ada", "Robin:club", deal=7), 1)


@cache
def in_the_middle(*names: str, turns: int = 14) -> Game:
    """A game of those seats that goes on."""
    return _named(played(*(names or ("Ada", "Robin:club")), deal=7, turns=turns), 2)


def kept_games() -> list[Game]:
    """What the library of the pictures holds."""
    others = [
        played("Ben", "Cy", deal=11),
        played("Zoë", "Wren:master", deal=14),
        played("Ada", "Ben", "Cy", "Dee", deal=12),
    ]
    return [finished(), *(_named(game, 4 + place) for place, game in enumerate(others))]


def dated(game: Game) -> Game:
    """The game as if begun on that day."""
    return replace(game, header=replace(game.header, started=at(20)))


def _named(game: Game, day: int) -> Game:
    header = replace(game.header, id=str(UUID(int=100 + day)), started=at(day))
    return replace(game, header=header)
