"""Positions whose best move is clearly best: the numbered set, from easy to hard, and the one of the day."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from random import Random

import msgspec

from qwirkle_desktop.formats.files import read_file
from qwirkle_desktop.formats.jsonlines import convert, format_object, parse_object
from qwirkle_desktop.formats.moves import format_move, parse_move
from qwirkle_desktop.formats.position import format_position, parse_position
from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

FILE = "puzzles.jsonl"
GRADES = 5
"""Of difficulty: 1 is easy, 5 is hard."""
EPOCH = date(2026, 1, 1)
DAYS_SEED = 6 * 6 * 3


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, its best move with its points and value, and by how much any other is behind.

    `difficulty` is the part of the built-in players, strong and weak, that do not find it.
    """

    view: PlayerView
    best: Move
    score: int
    value: float
    margin: float
    difficulty: float
    number: int = 0

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to `GRADES`."""
        return min(GRADES, 1 + int(self.difficulty * GRADES))


class _Fields(msgspec.Struct):
    """A puzzle as written."""

    number: int
    position: dict[str, object]
    best: dict[str, object]
    score: int
    value: float
    margin: float
    difficulty: float

    def puzzle(self) -> Puzzle:
        return Puzzle(
            parse_position(self.position),
            parse_move(self.best),
            self.score,
            self.value,
            self.margin,
            self.difficulty,
            self.number,
        )


@cache
def read_puzzles() -> tuple["Shipped", ...]:
    """The set of this version, number 1 first; each is read when it is looked at."""
    lines = read_file(resource_path(FILE)).splitlines()[1:]
    return tuple(Shipped(number, line) for number, line in enumerate(lines, 1))


@dataclass(frozen=True, slots=True)
class Shipped:
    """A puzzle of the set, by its number from 1; its line is read only on demand."""

    number: int
    line: bytes

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle. Raises FormatError for a damaged file."""
        return convert(parse_object(self.line), _Fields).puzzle()


def puzzle_of_the_day(day: date) -> int:
    """The number of the day's puzzle: all come before one comes again, in an order that nobody guesses."""
    count = len(read_puzzles())
    days = (day - EPOCH).days
    order = list(range(1, count + 1))
    Random(DAYS_SEED + days // count).shuffle(order)
    return order[days % count]


def format_puzzles(puzzles: Iterable[Puzzle], command: str, version: int) -> Iterator[str]:
    """The lines of the file: how it was made, then the puzzles, numbered from easy to hard."""
    yield format_object({"puzzles": 1, "version": version, "command": command})
    for number, one in enumerate(sorted(puzzles, key=lambda one: (one.difficulty, -one.margin)), 1):
        yield format_object(
            {
                "number": number,
                "position": format_position(one.view),
                "best": format_move(one.best),
                "score": one.score,
                "value": round(one.value, 2),
                "margin": round(one.margin, 2),
                "difficulty": round(one.difficulty, 3),
            }
        )
