"""Reading from a damaged library whatever rows can still be read, one by one, without writing to it."""

import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.jsonlines import parse_object

from .check import read_record
from .errors import ANY_ERROR, sqlite_errors
from .game import Game, game_of
from .record import Record
from .scorepads import SELECT_ROWS, PadRow, rows_of
from .text import parse_header

PAGE_SIZE = 4096
MOST_NUMBERS = 1_000_000
_COLUMNS = ("number", "id", "header", "result", "mix", "colours", "touched", "title", "removed", "turns")
_OLD_COLUMNS = 7
"""So many of them are in every version."""
_LEAST = ("number", "id", "header", "NULL", "mix", "''", "0")
"""Those without which there is no game, where the others cannot be read."""


@dataclass(frozen=True, slots=True)
class Rows:
    """A game's rows, as far as they were read; `turns` has the lines by their number from 0.

    `count` is how many turns there should be, None where that is not known.
    """

    id: str
    header: str
    result: str | None
    mix: int
    colours: str
    touched: int
    title: str | None
    removed: int | None
    count: int | None
    turns: dict[int, str]

    @property
    def prefix(self) -> list[str]:
        """The turns before the first that is missing."""
        found: list[str] = []
        while (line := self.turns.get(len(found))) is not None:
            found.append(line)
        return found


@dataclass(frozen=True, slots=True)
class Salvaged:
    """All that was read: games by id, the ids of those of which only that is known, and scorepads."""

    games: dict[str, Rows]
    unreadable: frozenset[str]
    pads: tuple[PadRow, ...] = ()


def salvage(damaged: Path, donors: Iterable[Path], folder: Path) -> Salvaged:
    """Read a damaged library, from copies of it in an empty folder.

    Where its first page, with the list of tables, is gone, those of the donors are tried: libraries whose
    tables are likely to lie in the same places.
    """
    best = Salvaged({}, frozenset())
    for donor in (None, *donors):
        copy = _copy(damaged, folder, donor)
        with suppress(*ANY_ERROR), closing(sqlite3.connect(copy, isolation_level=None)) as sql:
            found = Salvaged(*_read(sql), tuple(rows_of(_lenient(sql, SELECT_ROWS))))
            best = max(best, found, key=lambda one: (len(one.games), len(one.pads), len(one.unreadable)))
        if best.games or best.pads:
            break
    return best


def _copy(damaged: Path, folder: Path, donor: Path | None) -> Path:
    """A copy that SQLite may put right by its journal."""
    copy, journal = folder / "damaged", damaged.with_name(f"{damaged.name}-journal")
    copy.unlink(missing_ok=True)
    _copy_bytes(damaged, copy)
    folder.joinpath("damaged-journal").unlink(missing_ok=True)
    if donor is not None:
        with donor.open("rb") as good, copy.open("r+b") as file:
            file.write(_first_page(good.read(PAGE_SIZE), copy.stat().st_size))
    elif journal.is_file():
        _copy_bytes(journal, folder / "damaged-journal")
    return copy


def _copy_bytes(source: Path, target: Path) -> None:
    """Copy what the disk still gives; a bad sector ends the copy, not the salvage."""
    with source.open("rb") as old, target.open("wb") as new, suppress(OSError):
        shutil.copyfileobj(old, new)


def _first_page(page: bytes, size: int) -> bytes:
    """A first page that fits a file of that size, its list of free pages left out."""
    pages = max(1, -(-size // PAGE_SIZE))
    return page[:28] + pages.to_bytes(4, "big") + bytes(8) + page[40:92] + page[24:28] + page[96:]


def _read(sql: sqlite3.Connection) -> tuple[dict[str, Rows], frozenset[str]]:
    games = {}
    ids = {_text(id) for (id,) in _lenient(sql, "SELECT id FROM games INDEXED BY sqlite_autoindex_games_1")}
    for row in _games(sql):
        with suppress(TypeError, ValueError):
            rows = _named(_rows(row, dict(_lenient(sql, _TURNS, (row[0],)))), ids)
            games[rows.id] = rows
    return games, frozenset(ids - games.keys())


def _named(rows: Rows, ids: set[str]) -> Rows:
    """The row, by the id that its header tells where the index does not know the row's own."""
    if rows.id in ids:
        return rows
    return replace(rows, id=parse_header(parse_object(rows.header.encode())).id)


_TURNS = "SELECT number, line FROM turns WHERE game = ? ORDER BY number"


def _rows(row: Sequence[Any], turns: dict[int, str]) -> Rows:
    _, id, header, result, mix, colours, touched, *newer = row
    title, removed, count = newer or (None, None, None)
    return Rows(
        _text(id),
        _text(header),
        None if result is None else _text(result),
        int(mix),
        _text(colours),
        _number(touched) or 0,
        None if title is None else _text(title),
        _number(removed),
        _number(count),
        {int(number): _text(line) for number, line in turns.items()},
    )


def _text(value: object) -> str:
    """A text. One changed bit makes bytes of it, the same as before."""
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


def _number(value: object) -> int | None:
    """A number that the game can do without, where it was read."""
    return value if isinstance(value, int) else None


def _games(sql: sqlite3.Connection) -> Iterator[Sequence[Any]]:
    """The rows of games: from the front, from the back, and between those one at a time."""
    columns = _known_columns(sql)
    seen = set()
    for direction in ("", "DESC"):
        query = f"SELECT {', '.join(columns)} FROM games NOT INDEXED ORDER BY number {direction}"
        for row in _lenient(sql, query):
            if row[0] in seen:
                return
            seen.add(row[0])
            yield row
    for number in _numbers_between(sql, seen):
        for some in (columns, _LEAST):
            row = next(
                _lenient(sql, f"SELECT {', '.join(some)} FROM games WHERE number = ?", (number,)), None
            )
            if row is not None:
                yield row
                break


def _known_columns(sql: sqlite3.Connection) -> Sequence[str]:
    there = {row[1] for row in _lenient(sql, "PRAGMA table_info(games)")}
    return _COLUMNS if there.issuperset(_COLUMNS) else _COLUMNS[:_OLD_COLUMNS]


def _numbers_between(sql: sqlite3.Connection, seen: set[int]) -> Iterable[int]:
    """Numbers that a game may have; no page holds more than some dozen games."""
    pages = next(_lenient(sql, "PRAGMA page_count"), (0,))[0]
    most = max([*seen, min(MOST_NUMBERS, 32 * pages)])
    return (number for number in range(1, most + 1) if number not in seen)


def _lenient(sql: sqlite3.Connection, query: str, values: tuple[object, ...] = ()) -> Iterator[Any]:
    """Rows until one cannot be read."""
    with suppress(*ANY_ERROR):
        yield from sql.execute(query, values)


def read_whole(path: Path) -> dict[str, Rows]:
    """All games of a library that is known to be whole. Raises LibraryError."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with sqlite_errors(path), closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as sql:
        return _read(sql)[0]


def read_pads(path: Path) -> list[PadRow]:
    """All scorepads of a library; none of one that cannot be read, or is too old to have any."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with suppress(*ANY_ERROR), closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as sql:
        return rows_of(_lenient(sql, SELECT_ROWS))
    return []


def read_one(sql: sqlite3.Connection, id: str) -> Rows | None:
    """A game's rows, as far as they can be read."""
    query = f"SELECT {', '.join(_known_columns(sql))} FROM games WHERE id = ?"
    for row in _lenient(sql, query, (id,)):
        with suppress(TypeError, ValueError):
            return _rows(row, dict(_lenient(sql, _TURNS, (row[0],))))
    return None


def best_game(found: Rows, kept: Rows | None) -> Game | None:
    """The game to keep of one in a damaged library, and perhaps a backup; None where the backup's will do.

    What cannot be read of it comes from the backup. The longest beginning that keeps the rules counts. Where
    the two differ, turns were taken back since the backup was made, and the damaged library's count.
    """
    if kept is None:
        return legal_game(found)
    mended = replace(found, turns=_mended(found.turns, kept.turns))
    game = legal_game(mended) or legal_game(replace(mended, header=kept.header))
    old = legal_game(kept)
    if game and old and _is_beginning(game.record, old.record):
        return None
    return game


def _mended(found: dict[int, str], kept: dict[int, str]) -> dict[int, str]:
    """The turns found, and those kept where one is missing; none after the last found where they differ."""
    differ = any(found.get(number, line) != line for number, line in kept.items())
    end = max(found) if differ else len(kept)
    return {number: line for number, line in kept.items() if number < end} | found


def _is_beginning(record: Record, of: Record) -> bool:
    events, longer = [*record.turns, record.result], [*of.turns, of.result]
    if record.result is None:
        events.pop()
    return events == longer[: len(events)]


def legal_game(rows: Rows) -> Game | None:
    """The game as far as its lines follow each other and keep the rules; None without a header that does."""
    turns = rows.prefix
    is_whole = rows.count in (None, len(turns))
    lines = [rows.header, *turns, *([rows.result] if rows.result and is_whole else [])]
    while lines:
        try:
            text = "".join(f"{line}\n" for line in lines)
            record = read_record(text.encode(), most_turns=len(lines)).record
            # A letter of the id may have changed in the header: the row's own is the library's.
            return game_of(replace(record, header=replace(record.header, id=rows.id)), rows.mix)
        except (FormatError, UnicodeEncodeError) as error:
            bad = error.line if isinstance(error, FormatError) else 1
            lines = lines[: max(bad, 1) - 1]
    return None
