"""What statistics ask about each game, worked out once from its lines and kept beside them.

A digest is a cache: a trigger drops it when a line of its game changes, whoever changes it, and one of
another version of this module, or that does not read, is made anew.
"""

import logging
import sqlite3
from collections.abc import Iterable, Sequence, Set
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from qwirkle_desktop.formats.errors import FormatError, Unreadable
from qwirkle_desktop.formats.jsonlines import parse_object
from qwirkle_desktop.rules.outcome import winners
from qwirkle_desktop.rules.state import Ending, EndReason

from .listing import moment_of
from .record import Header, Result, Seat
from .schema import LINES, TEXTS
from .text import parse_header, parse_turn

log = logging.getLogger(__name__)

VERSION = 1
"""Raise it where a digest made by the code below would differ."""


class SeatDigest(msgspec.Struct, frozen=True, array_like=True):
    """What one seat did. `best_turn` counts all turns of the game from 1, 0 where it made none.

    `points` and all about turns leave out what was played in another game, before this one went on from it.
    """

    name: str
    computer: str | None
    assisted: bool
    score: int
    turns: int
    points: int
    qwirkles: int
    best: int
    best_turn: int
    timed: int
    ms: int
    went_out: bool


class Digest(msgspec.Struct, frozen=True, array_like=True):
    """A finished game. `is_whole` is false where it went on from another game."""

    end: EndReason
    loser: int | None
    winners: tuple[int, ...]
    is_whole: bool
    seats: tuple[SeatDigest, ...]


class Digested(NamedTuple):
    """A game's digest, and which game it is."""

    id: str
    started: datetime
    digest: Digest


class _Turn(NamedTuple):
    """One turn: its line's number from 1, its seat, its points, how many lines are Qwirkles, its time."""

    number: int
    seat: int
    points: int
    qwirkles: int
    ms: int | None


class _TurnLine(msgspec.Struct):
    """What of a turn's line is asked here; `roll` and `lift` do not end the turn."""

    play: str = ""
    roll: str = ""
    lift: str = ""
    score: int = 0
    ms: int | None = None

    @property
    def ends_turn(self) -> bool:
        """Whether the next seat moves then."""
        return not (self.roll or self.lift)


_parse_turn = msgspec.json.Decoder(_TurnLine).decode


def digest_of(header_line: str, turn_lines: Sequence[str], result_line: str) -> Digest:
    """The digest of a finished game whose lines keep the rules: they are not asked again.

    Raises FormatError or ValueError.
    """
    header = parse_header(parse_object(header_line.encode()))
    result = parse_turn(parse_object(result_line.encode()))
    if not isinstance(result, Result) or len(result.scores) != len(header.seats):
        raise Unreadable("not the end of a game")
    first = header.origin.turn if header.origin else 0
    all_turns = _turns(header, turn_lines)
    last_seat = all_turns[-1].seat if all_turns else None
    turns = [turn for turn in all_turns if turn.number > first]
    return Digest(
        end=result.reason,
        loser=result.seat,
        winners=winners(result.scores, Ending(result.reason, result.seat)),
        is_whole=header.origin is None,
        seats=tuple(
            _seat(
                seat,
                result.scores[place],
                [turn for turn in turns if turn.seat == place],
                header.variant.out_bonus if result.reason is EndReason.OUT and place == last_seat else 0,
            )
            for place, seat in enumerate(header.seats)
        ),
    )


def _turns(header: Header, lines: Sequence[str]) -> list[_Turn]:
    size, seats = header.variant.qwirkle_size, len(header.seats)
    laid: set[tuple[int, int]] = {placement.cell for placement in header.filled}
    least = size + header.variant.qwirkle_bonus
    found: list[_Turn] = []
    before: int | None = None
    for number, line in enumerate(map(_parse_turn, lines), start=1):
        cells = [_cell(placement) for placement in line.play.split()]
        laid.update(cells)
        laid.difference_update(map(_cell, line.lift.split()))
        # Only where the points are enough for one.
        qwirkles = _qwirkles(laid, cells, size) if line.score >= least else 0
        ms = line.ms if before is None else before + (line.ms or 0)
        before = None if line.ends_turn else ms
        if line.ends_turn:
            found.append(_Turn(number, (header.first + len(found)) % seats, line.score, qwirkles, ms))
    return found


def _cell(placement: str) -> tuple[int, int]:
    x, y = placement.split("@")[1].split(",")
    return int(x), int(y)


def _qwirkles(laid: Set[tuple[int, int]], new: Iterable[tuple[int, int]], size: int) -> int:
    """How many lines of that length run through new tiles; no legal line is longer."""
    found = set()
    for x, y in new:
        left, top = x, y
        while (left - 1, y) in laid:
            left -= 1
        while (x, top - 1) in laid:
            top -= 1
        if (left + size - 1, y) in laid and all((left + by, y) in laid for by in range(size)):
            found.add((left, y, True))
        if (x, top + size - 1) in laid and all((x, top + by) in laid for by in range(size)):
            found.add((x, top, False))
    return len(found)


def _seat(seat: Seat, score: int, turns: Sequence[_Turn], bonus: int) -> SeatDigest:
    best = max(turns, key=lambda turn: turn.points, default=None)
    times = [turn.ms for turn in turns if turn.ms is not None]
    return SeatDigest(
        name=seat.name,
        computer=seat.computer,
        assisted=seat.assisted,
        score=score,
        turns=len(turns),
        points=sum(turn.points for turn in turns) + bonus,
        qwirkles=sum(turn.qwirkles for turn in turns),
        best=best.points if best else 0,
        best_turn=best.number if best else 0,
        timed=len(times),
        ms=sum(times),
        went_out=bonus > 0,
    )


# In the library

_MISSING = f"""
SELECT number, id, {TEXTS} FROM games
WHERE result IS NOT NULL AND removed IS NULL
AND NOT EXISTS (SELECT 1 FROM digests WHERE game = games.number AND version = ?)
"""


def count_missing(sql: sqlite3.Connection) -> int:
    """How many finished games have no digest that counts."""
    (missing,) = sql.execute(f"SELECT count(*) FROM ({_MISSING})", (VERSION,)).fetchone()
    return int(missing)


def make_missing(sql: sqlite3.Connection, most: int) -> None:
    """Make at most so many digests that are missing; inside a transaction."""
    for number, id, header, result in sql.execute(f"{_MISSING} LIMIT ?", (VERSION, most)).fetchall():
        rows = sql.execute(LINES, (number,))
        digest = _digest(id, header, [line for (line,) in rows], result)
        sql.execute(
            "INSERT OR REPLACE INTO digests (game, version, figures) VALUES (?, ?, ?)",
            (number, VERSION, msgspec.json.encode(digest).decode()),
        )


def _digest(id: str, header: str, turns: list[str], result: str) -> Digest | None:
    """The digest; None for a game that cannot be read, until its lines change."""
    try:
        return digest_of(header, turns, result)
    except (FormatError, msgspec.MsgspecError, ValueError, TypeError, AttributeError, IndexError):
        log.exception("the game %s counts in no statistics", id)
        return None


def read_digests(sql: sqlite3.Connection, variant: str | None = None) -> list[Digested] | None:
    """The digests of a variant or all, the oldest first; None where one did not read: it is missing now."""
    rows: list[Any] = sql.execute(
        "SELECT game, id, started, figures FROM digests JOIN games ON number = game"
        " WHERE version = ?1 AND result IS NOT NULL AND removed IS NULL"
        " AND (?2 IS NULL OR variant = ?2) ORDER BY started, number",
        (VERSION, variant),
    ).fetchall()
    decoder = msgspec.json.Decoder(Digest | None)
    found, bad = [], []
    for number, id, started, figures in rows:
        try:
            digest = decoder.decode(figures)
        except (msgspec.DecodeError, TypeError):
            bad.append((number,))
            continue
        if digest is not None:
            found.append(Digested(id, moment_of(started), digest))
    sql.executemany("DELETE FROM digests WHERE game = ?", bad)
    return None if bad else found
