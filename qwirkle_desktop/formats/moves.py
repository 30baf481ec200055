"""Moves as JSON objects: {"play": "Rc@0,0"}, {"trade": "Bf Gs"} or {"pass": true}.

Where the variant has them, also {"roll": "Rc Bf"} (dice) and {"lift": "Rc@0,0"} (a tile of the board).
"""

from typing import Literal

import msgspec

from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.moves import Lift, Move, Pass, Play, Roll, Trade
from qwirkle_desktop.rules.notation import (
    format_placements,
    parse_cell,
    parse_placement,
    parse_placements,
)
from qwirkle_desktop.rules.tiles import Tile, format_tiles, parse_tiles

from .errors import Unreadable
from .jsonlines import convert


class MoveFields(msgspec.Struct):
    """A move as written: exactly one of these."""

    play: str | None = None
    trade: str | None = None
    passed: Literal[True] | None = msgspec.field(default=None, name="pass")
    roll: str | None = None
    lift: str | None = None

    def move(self) -> Move:
        """The move. Raises Unreadable."""
        fields = (self.play, self.trade, self.passed, self.roll, self.lift)
        if sum(field is not None for field in fields) != 1:
            raise Unreadable('a move is one of "play", "trade" and "pass", or "roll" or "lift"')
        if self.play is not None:
            return Play(placements_field("play", self.play))
        if self.trade is not None:
            return Trade(tiles_field("trade", self.trade))
        if self.roll is not None:
            return Roll(tiles_field("roll", self.roll))
        return Lift(placement_field("lift", self.lift)) if self.lift is not None else Pass()


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
        case Roll():
            return {"roll": format_tiles(move.tiles)}
        case Lift():
            return {"lift": str(move.placement)}


def tiles_field(name: str, text: str) -> tuple[Tile, ...]:
    """The tiles in a field. Raises Unreadable naming it."""
    try:
        return parse_tiles(text)
    except ValueError as error:
        raise Unreadable(f"field {name}: {error}") from None


def placement_field(name: str, text: str) -> Placement:
    """The tile on a cell in a field. Raises Unreadable naming it."""
    try:
        return parse_placement(text)
    except ValueError as error:
        raise Unreadable(f"field {name}: {error}") from None


def placements_field(name: str, text: str) -> tuple[Placement, ...]:
    """The tiles on cells in a field. Raises Unreadable naming it."""
    try:
        return parse_placements(text)
    except ValueError as error:
        raise Unreadable(f"field {name}: {error}") from None


def cells_field(name: str, text: str) -> frozenset[Cell]:
    """The cells in a field, separated by one space. Raises Unreadable naming it."""
    try:
        return frozenset(map(parse_cell, text.split(" "))) if text else frozenset()
    except ValueError as error:
        raise Unreadable(f"field {name}: {error}") from None
