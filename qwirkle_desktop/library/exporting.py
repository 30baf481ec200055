"""Writing kept games out as record files, under names that people can read and every system takes."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path

from .files import write_atomically
from .leftovers import sweep_folder
from .listing import moment_of
from .schema import LINES, TEXTS

SUFFIX = ".qwirkle"
LONGEST = 100
"""Characters of a name, less where they take many bytes."""
MOST_BYTES = 200

_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)")


@dataclass(frozen=True, slots=True)
class Exported:
    """How many games were written, and the ids of those whose lines the library cannot give any more."""

    written: int
    unreadable: tuple[str, ...]


def record_name(names: Sequence[str], started: datetime) -> str:
    """A file's name for a game, without its ending: `2026-11-29 Ada - Robin`."""
    day = started.astimezone().date().isoformat()
    return file_name(f"{day} {' - '.join(names)}")


def file_name(text: str) -> str:
    """The text as a name that every file system takes."""
    plain = re.sub(r'[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]', "_", text)
    short = plain[:LONGEST].encode()[:MOST_BYTES].decode(errors="ignore").strip(" .")
    return f"{short}_" if _RESERVED.fullmatch(short) else short or "game"


def export_file(path: Path, data: bytes) -> None:
    """Write one file for a person, and sweep what an earlier one left unfinished there. Raises OSError."""
    write_atomically(path, data)
    sweep_folder(path.parent)


def export_all(sql: sqlite3.Connection, folder: Path) -> Exported:
    """Write every game that is listed. Raises OSError; what was written before stays."""
    folder.mkdir(parents=True, exist_ok=True)
    written, unreadable = 0, []
    games = sql.execute(
        "SELECT number, id, started FROM games WHERE removed IS NULL ORDER BY started, number"
    )
    for number, id, started in games.fetchall():
        if (text := _text(sql, number)) is None:
            unreadable.append(id)
            continue
        rows = sql.execute("SELECT name FROM seats WHERE game = ? ORDER BY seat", (number,))
        name = record_name([name for (name,) in rows], moment_of(started))
        write_atomically(free_path(folder, name), text)
        written += 1
    sweep_folder(folder)
    return Exported(written, tuple(unreadable))


def _text(sql: sqlite3.Connection, number: int) -> bytes | None:
    """The record as it is kept; None where SQLite cannot read it."""
    try:
        ((header, result),) = sql.execute(f"SELECT {TEXTS} FROM games WHERE number = ?", (number,))
        turns = sql.execute(LINES, (number,))
        lines = [header, *(line for (line,) in turns), *([result] if result else [])]
        return "".join(f"{line}\n" for line in lines).encode()
    except (sqlite3.DatabaseError, UnicodeError):
        return None


def free_path(folder: Path, name: str) -> Path:
    """A path for a record of that name, or with a number behind it, that no file has yet."""
    return next(path for path in _paths(folder, name) if not path.exists())


def _paths(folder: Path, name: str) -> Iterator[Path]:
    yield folder / f"{name}{SUFFIX}"
    yield from (folder / f"{name} ({number}){SUFFIX}" for number in count(2))
