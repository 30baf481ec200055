"""A game whose lines cannot be read is put together again from them and from the backups that have it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from .backups import Backup, backups_of
from .errors import ANY_ERROR
from .game import Game
from .salvage import Rows, legal_game, read_one

BROKEN = "\ufffd"
"""Stands for text that is no UTF-8; no line of a record is read from it."""


@dataclass(frozen=True, slots=True)
class Mended:
    """A game that was put right, from the backup of `day`; `lost_turns` are missing at its end."""

    id: str
    names: tuple[str, ...]
    day: date
    lost_turns: int


@dataclass(frozen=True, slots=True)
class Found:
    """The game as it can be put right, what stands beside its lines, and what to tell."""

    game: Game
    rows: Rows
    mended: Mended


def find_game(library: Path, id: str) -> Found | None:
    """The game with the most whole turns; None where no backup has it."""
    damaged = _rows_of(library, id)
    best: Found | None = None
    for backup, kept in _in_backups(library, id):
        found = _put_together(damaged, kept, backup)
        if found and (best is None or found.mended.lost_turns < best.mended.lost_turns):
            best = found
        if best and not best.mended.lost_turns:
            break
    return best


def _in_backups(library: Path, id: str) -> Iterator[tuple[Backup, Rows]]:
    for backup in backups_of(library):
        if rows := _rows_of(backup.path, id):
            yield backup, rows


def _rows_of(path: Path, id: str) -> Rows | None:
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with suppress(*ANY_ERROR), closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as sql:
        sql.text_factory = _text
        return read_one(sql, id)
    return None


def _text(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return BROKEN


def _put_together(damaged: Rows | None, kept: Rows, backup: Backup) -> Found | None:
    games = [*_mixtures(damaged, kept), legal_game(kept)] if damaged else [legal_game(kept)]
    whole = [game for game in games if game]
    if not whole:
        return None
    game = max(whole, key=lambda one: (len(one.turns), one.result is not None))
    rows = damaged or kept
    if BROKEN in (rows.title, rows.colours):
        rows = replace(rows, title=kept.title, colours=kept.colours)
    lost = max(rows.count or 0, len(rows.turns)) - len(game.turns)
    names = tuple(seat.name for seat in game.header.seats)
    return Found(game, rows, Mended(rows.id, names, backup.day, max(0, lost)))


def _mixtures(damaged: Rows, kept: Rows) -> Iterator[Game | None]:
    """The damaged lines, with the backup's where one of them breaks a rule."""
    for header in dict.fromkeys((damaged.header, kept.header)):
        for result in dict.fromkeys((damaged.result, kept.result if damaged.result else None)):
            yield _patched(replace(damaged, header=header, result=result, count=None), kept)


def _patched(rows: Rows, kept: Rows) -> Game | None:
    while True:
        game = legal_game(rows)
        bad = len(game.turns) if game else 0
        if bad not in kept.turns or kept.turns[bad] == rows.turns.get(bad):
            return game
        rows = replace(rows, turns=rows.turns | {bad: kept.turns[bad]})
