"""Moves as JSON objects: {"play": "Rc@0,0"}, {"trade": "Bf Gs"} or {"pass": true}."""

from typing import Literal

import msgspec

from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.moves import Move, Pass, Play, Trade
from qwirkle_desktop.rules.notation import format_placements, parse_placements
from qwirkle_desktop.rules.tiles import Tile, format_tiles, parse_tiles

from .errors import Unreadable
from .jsonlines import convert


class MoveFields(msgspec.Struct):
    """A move as written: exactly one of the three."""

    play: str | None = None
    trade: str | None = None
    passed: Literal[True] | None = msgspec.field(default=None, name="pass")

    def move(self) -> Move:
        """The move. Raises Unreadable."""
        given = [name for name in (self.play, self.trade, self.passed) if name is not None]
        if len(given) != 1:
            raise Unreadable('a move is one of "play", "trade" and "pass"')
        if self.play is not None:
            return Play(placements_field("play", self.play))
        return Trade(tiles_field("trade", self.trade)) if self.trade is not None else Pass()


def parse_move(value: object) -> Move:
    """The move written as a JSON object. Raises Unreadable."""
    return convert(value, MoveFields).move()


def format_move(move: Move) -> dict[str, object]:
    """The reverse of `parse_move`."""
    match move:
        case Play():
            return {"play": format_placements(move.placements)}
        case Trade():
            return {"trade": format_tiles(move.tiles)}
        case Pass():
            return {"pass": True}


def tiles_field(name: str, text: str) -> tuple[Tile, ...]:
    """The tiles in a field. Raises Unreadable naming it."""
    try:
        return parse_tiles(text)
    except ValueError as error:
        raise Unreadable(f"field {name}: {error}") from None


def placements_field(name: str, text: str) -> tuple[Placement, ...]:
    """The tiles on cells in a field. Raises Unreadable naming it."""
    try:
        return parse_placements(text)
    except ValueError as error:
        raise Unreadable(f"field {name}: {error}") from None
