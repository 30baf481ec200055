"""What lies on the boards of listed games. That needs no rules: lines of turns begin with what was done."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

_PLAY, _LIFT, _ROLL = '{"play": "', '{"lift": "', '{"roll": "'


class Lying(NamedTuple):
    """The tiles on their cells, and how many of the lines do not end a turn."""

    board: str
    asides: int


NOTHING = Lying("", 0)


def lying_in(sql: sqlite3.Connection, numbers: Sequence[int]) -> dict[int, Lying]:
    """What lies in each of these games that has any line or tile."""
    places = ", ".join("?" * len(numbers))
    rows = sql.execute(
        f"SELECT game, line FROM turns WHERE game IN ({places}) ORDER BY game, number", numbers
    )
    filled = _filled(sql, numbers, places)
    lying = {game: _after(filled.get(game, ""), turns) for game, turns in groupby(rows, key=itemgetter(0))}
    return {**{game: Lying(board, 0) for game, board in filled.items()}, **lying}


def _filled(sql: sqlite3.Connection, numbers: Sequence[int], places: str) -> dict[int, str]:
    """What lay there before the first turn."""
    rows = sql.execute(
        f"SELECT number, header FROM games WHERE number IN ({places}) AND header LIKE '%\"filled\"%'", numbers
    )
    return {number: _filled_in(header) for number, header in rows}


def _filled_in(header: str) -> str:
    try:
        return str(json.loads(header)["filled"])
    except (ValueError, TypeError, KeyError):
        return ""


def _after(filled: str, turns: Iterable[tuple[int, str]]) -> Lying:
    """A tile that was lifted is not there any more."""
    tiles, asides = filled.split(), 0
    for _, line in turns:
        if line.startswith(_PLAY):
            tiles += _first_value(line).split()
        elif line.startswith(_LIFT) and _first_value(line) in tiles:
            tiles.remove(_first_value(line))
        asides += line.startswith((_LIFT, _ROLL))
    return Lying(" ".join(tiles), asides)


def _first_value(line: str) -> str:
    return line.split('"', 4)[3]
