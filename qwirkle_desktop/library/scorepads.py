"""Scorepads in the library, each a row of its own: they are kept beside the games, and counted apart."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

import msgspec

from qwirkle_desktop.formats.errors import FormatError, Unreadable
from qwirkle_desktop.formats.jsonlines import convert, parse_object
from qwirkle_desktop.rules.scorepad import PadTurn, Scorepad

from .record import name_problem

MOST_TURNS = 1000
"""Far more than a bag has tiles for."""

Turns = Annotated[tuple[tuple[int, int], ...], msgspec.Meta(max_length=MOST_TURNS)]


@dataclass(frozen=True, slots=True)
class KeptPad:
    """A scorepad with its id, a UUID's text, and when it was begun; `started` knows its zone."""

    id: str
    started: datetime
    pad: Scorepad


@dataclass(frozen=True, slots=True)
class PadRow:
    """A scorepad's row; `touched` grows with each time one is written."""

    id: str
    touched: int
    line: str


class PadFields(msgspec.Struct):
    """A scorepad as written: each turn's points and Qwirkles."""

    scorepad: int
    id: UUID
    started: Annotated[datetime, msgspec.Meta(tz=True)]
    names: tuple[str, ...]
    turns: Turns = ()
    over: bool = False
    out: int | None = None

    def kept(self) -> KeptPad:
        """The scorepad. Raises Unreadable."""
        if self.scorepad != 1:
            raise Unreadable("field scorepad: made by a newer version")
        for name in self.names:
            if problem := name_problem(name):
                raise Unreadable(f"field names: {problem}")
        try:
            turns = tuple(PadTurn(points, qwirkles) for points, qwirkles in self.turns)
            return KeptPad(str(self.id), self.started, Scorepad(self.names, turns, self.over, self.out))
        except ValueError as error:
            raise Unreadable(f"the scorepad: {error}") from None


def format_pad(kept: KeptPad) -> str:
    """A scorepad as one line of JSON."""
    pad = kept.pad
    fields: dict[str, object] = {
        "scorepad": 1,
        "id": kept.id,
        "started": kept.started.isoformat(),
        "names": pad.names,
        "turns": [(turn.points, turn.qwirkles) for turn in pad.turns],
    }
    if pad.is_over:
        fields |= {"over": True, "out": pad.out}
    return json.dumps(fields, ensure_ascii=False)


def parse_pad(line: str) -> KeptPad:
    """The reverse. Raises FormatError."""
    return convert(parse_object(line.encode(errors="surrogatepass")), PadFields).kept()


def write_pad(sql: sqlite3.Connection, kept: KeptPad) -> None:
    """Write a scorepad, the one last written now; inside a transaction."""
    (last,) = sql.execute("SELECT coalesce(max(touched), 0) FROM scorepads").fetchone()
    write_rows(sql, [PadRow(kept.id, last + 1, format_pad(kept))])


def write_rows(sql: sqlite3.Connection, rows: Iterable[PadRow]) -> None:
    """Write rows in place of those of their ids; inside a transaction."""
    sql.executemany(
        "INSERT OR REPLACE INTO scorepads (id, touched, line) VALUES (?, ?, ?)",
        [(row.id, row.touched, row.line) for row in rows],
    )


def delete_pad(sql: sqlite3.Connection, id: str) -> None:
    """Delete a scorepad for good; inside a transaction."""
    sql.execute("DELETE FROM scorepads WHERE id = ?", (id,))


SELECT_ROWS = "SELECT id, touched, line FROM scorepads ORDER BY touched DESC, id"


def rows_of(found: Iterable[Any]) -> list[PadRow]:
    """The rows that can be read, of what `SELECT_ROWS` gives."""
    return [row for row, _ in _readable(found)]


def pads_of(found: Iterable[Any]) -> list[KeptPad]:
    """The scorepads of those rows."""
    return [kept for _, kept in _readable(found)]


def _readable(found: Iterable[Any]) -> Iterator[tuple[PadRow, KeptPad]]:
    for id, touched, line in found:
        if isinstance(id, str) and isinstance(touched, int) and isinstance(line, str):
            with suppress(FormatError):
                yield PadRow(id, touched, line), parse_pad(line)


def newer_rows(theirs: Iterable[PadRow], ours: Iterable[PadRow]) -> list[PadRow]:
    """Those of another library that ours lacks, or has as it was earlier, behind all of ours."""
    known = {row.id: row for row in ours}
    last = max((row.touched for row in known.values()), default=0)
    news = [row for row in theirs if row.id not in known or row.touched > known[row.id].touched]
    return [replace(row, touched=last + place) for place, row in enumerate(reversed(news), start=1)]
