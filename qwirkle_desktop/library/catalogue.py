"""Finding games among thousands: what to list, in which order, one page at a time, by SQL alone."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from itertools import groupby
from operator import itemgetter
from typing import Any

from qwirkle_desktop.rules.outcome import winners
from qwirkle_desktop.rules.state import Ending, EndReason

from .listing import colours_of, folded, milliseconds, moment_of, scores_of
from .lying import NOTHING, Lying, lying_in


class Progress(Enum):
    """Whether games are over."""

    ANY = "any"
    UNFINISHED = "unfinished"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games to list; as made, all of them.

    Every word of `text` occurs in a name, the title or the deal's number. `seat` is a name, `level` a
    computer's as a record writes it; `since` and `until` know their zone, and `until` itself is left out.
    """

    text: str = ""
    seat: str | None = None
    level: str | None = None
    variant: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    progress: Progress = Progress.ANY


EVERYTHING = Filter()


class Order(Enum):
    """How to order games; unfinished ones come first in each, equal ones newest first."""

    LAST_PLAYED = "touched DESC"
    LONGEST_AGO = "touched"
    NEWEST = "started DESC"
    OLDEST = "started"
    NAMES = "names"
    NAMES_REVERSED = "names DESC"
    HIGHEST_SCORE = "best DESC"
    LOWEST_SCORE = "best"
    MOST_TURNS = "turns DESC"
    FEWEST_TURNS = "turns"


@dataclass(frozen=True, slots=True)
class CardSeat:
    """Who has a seat: a person, or a computer as a record writes it."""

    name: str
    computer: str | None
    assisted: bool


@dataclass(frozen=True, slots=True)
class Card:
    """What a list shows of a game. `touched` grows with each time it came to the table.

    `end` is None for an unfinished game, `winners` are seats, `board` is the tiles on their cells,
    `colours` are the seats', indices into the theme's.
    """

    id: str
    title: str | None
    started: datetime
    touched: int
    seats: tuple[CardSeat, ...]
    scores: tuple[int, ...]
    end: EndReason | None
    winners: tuple[int, ...]
    turns: int
    variant: str
    deal: int | None
    board: str
    colours: tuple[int, ...]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.end is not None

    @property
    def shareable_deal(self) -> int | None:
        """The deal of a finished game: with the number of one that goes on its hands could be looked up."""
        return self.deal if self.is_over else None


_COLUMNS = "number, id, title, started, touched, scores, result, turns, variant, deal, colours"
_PROGRESS = {Progress.UNFINISHED: "result IS NULL", Progress.FINISHED: "result IS NOT NULL"}


class Catalogue:
    """Lists of the library's games.

    The order of the list asked for last is remembered until a row changes, so that its pages come at once.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._sql = connection
        self._asked: object = None
        self._numbers: list[int] = []

    def count(self, filter: Filter) -> int:
        """How many games pass the filter."""
        where, values = _where(filter)
        (number,) = self._sql.execute(f"SELECT count(*) FROM games WHERE {where}", values).fetchone()
        return int(number)

    def page(self, filter: Filter, order: Order, start: int, size: int) -> list[Card]:
        """So many cards from a place in the list on."""
        (data_version,) = self._sql.execute("PRAGMA data_version").fetchone()
        asked = (filter, order, data_version, self._sql.total_changes)
        if asked != self._asked:
            self._numbers = _ordered(self._sql, filter, order)
            self._asked = asked
        return _cards(self._sql, self._numbers[start : start + size])

    def card(self, id: str) -> Card:
        """One game's card, a removed one's too. Raises KeyError."""
        numbers = self._sql.execute("SELECT number FROM games WHERE id = ?", (id,)).fetchall()
        if not numbers:
            raise KeyError(id)
        return _cards(self._sql, [*numbers[0]])[0]

    def seat_names(self) -> list[str]:
        """The names of people in the listed games."""
        names = self._distinct("name", "computer IS NULL")
        return sorted(names, key=lambda name: (folded(name), name))

    def levels(self) -> list[str]:
        """The computers that had a seat in the listed games."""
        return sorted(self._distinct("computer", "computer IS NOT NULL"))

    def variants(self) -> list[str]:
        """The variants that were played."""
        rows = self._sql.execute("SELECT DISTINCT variant FROM games WHERE removed IS NULL")
        return sorted(variant for (variant,) in rows if variant)

    def _distinct(self, column: str, where: str) -> list[str]:
        """Few are distinct, so each is then looked for in a listed game."""
        rows = self._sql.execute(
            f"SELECT {column} FROM (SELECT DISTINCT {column} FROM seats WHERE {where}) AS found WHERE EXISTS"
            " (SELECT 1 FROM seats JOIN games ON games.number = seats.game"
            f" WHERE seats.{column} = found.{column} AND {where} AND removed IS NULL)"
        )
        return [text for (text,) in rows]


def _ordered(sql: sqlite3.Connection, filter: Filter, order: Order) -> list[int]:
    where, values = _where(filter)
    by = f"result IS NOT NULL, {order.value}, number DESC"
    rows = sql.execute(f"SELECT number FROM games WHERE {where} ORDER BY {by}", values)
    return [number for (number,) in rows]


def _where(filter: Filter) -> tuple[str, list[object]]:
    """The filter as SQL and its values."""
    parts: list[str] = ["removed IS NULL"]
    values: list[object] = []
    words = folded(filter.text).split() if filter.text else []
    tests: list[tuple[str, object]] = [
        ("number IN (SELECT game FROM seats WHERE name = ?)", filter.seat),
        ("number IN (SELECT game FROM seats WHERE computer = ?)", filter.level),
        ("variant = ?", filter.variant),
        ("started >= ?", filter.since and milliseconds(filter.since)),
        ("started < ?", filter.until and milliseconds(filter.until)),
        *(("instr(words, ?)", word) for word in words),
    ]
    for test, value in tests:
        if value is not None:
            parts.append(test)
            values.append(value)
    if filter.progress in _PROGRESS:
        parts.append(_PROGRESS[filter.progress])
    return " AND ".join(parts), values


def _cards(sql: sqlite3.Connection, numbers: list[int]) -> list[Card]:
    """The cards of these games, in this order."""
    rows = sql.execute(f"SELECT {_COLUMNS} FROM games WHERE number IN ({_marks(numbers)})", numbers)
    found = {row[0]: row for row in rows}
    seats, lying = _seats(sql, numbers), lying_in(sql, numbers)
    return [
        _card(found[number], seats.get(number, ()), lying.get(number, NOTHING))
        for number in numbers
        if number in found
    ]


def _card(row: Any, seats: tuple[CardSeat, ...], lying: Lying) -> Card:
    _, id, title, started, touched, scores, result, turns, variant, deal, colours = row
    points = scores_of(scores)
    if len(points) != len(seats):
        points = (0,) * len(seats)
    ending = _ending(result, len(seats))
    return Card(
        id=id,
        title=title,
        started=moment_of(started),
        touched=touched,
        seats=seats,
        scores=points,
        end=ending.reason if ending else None,
        winners=winners(points, ending) if ending and seats else (),
        turns=turns - lying.asides,
        variant=variant,
        deal=deal,
        board=lying.board,
        colours=colours_of(colours, len(seats)),
    )


def _ending(result: str | None, seats: int) -> Ending | None:
    """How a game ended; None where it did not, or its row is damaged."""
    try:
        written = json.loads(result or "{}")
        seat = written.get("seat")
        return Ending(EndReason(written["end"]), seat if seat in range(seats) else None)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _seats(sql: sqlite3.Connection, numbers: list[int]) -> dict[int, tuple[CardSeat, ...]]:
    rows = sql.execute(
        "SELECT game, name, computer, assisted FROM seats"
        f" WHERE game IN ({_marks(numbers)}) ORDER BY game, seat",
        numbers,
    )
    return {
        game: tuple(CardSeat(name, computer, bool(assisted)) for _, name, computer, assisted in seats)
        for game, seats in groupby(rows, key=itemgetter(0))
    }


def _marks(values: Sequence[int]) -> str:
    return ", ".join("?" * len(values))
