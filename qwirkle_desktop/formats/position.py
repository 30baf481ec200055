"""Positions as JSON objects: what one seat may know, as bots and the command line are told it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Axis
from qwirkle_desktop.rules.lines import line_refusal
from qwirkle_desktop.rules.moves import Pass, Play
from qwirkle_desktop.rules.notation import format_placements
from qwirkle_desktop.rules.tiles import Tile, format_tiles
from qwirkle_desktop.rules.variants import Variant
from qwirkle_desktop.rules.view import HiddenTrade, PlayerView, PublicMove

from .errors import Illegal, Unreadable
from .house import RulesFields, format_rules, variant_named
from .jsonlines import convert
from .moves import placements_field, tiles_field

ALL_TILES = 108
MOST_OTHERS = 5

TileCount = Annotated[int, Meta(ge=0, le=6)]
Points = Annotated[int, Meta(ge=0, le=100_000)]


class TurnFields(msgspec.Struct):
    """A turn of the history as written: a seat, and exactly one of the three."""

    seat: Annotated[int, Meta(ge=0, le=MOST_OTHERS)]
    play: str | UnsetType = UNSET
    trade: Annotated[int, Meta(ge=1, le=6)] | UnsetType = UNSET
    passed: Literal[True] | UnsetType = msgspec.field(default=UNSET, name="pass")

    def move(self, field: str) -> PublicMove:
        """The move as the others saw it. Raises Unreadable."""
        given = [value for value in (self.play, self.trade, self.passed) if value is not UNSET]
        if len(given) != 1:
            raise Unreadable(f'field {field}: a turn is one of "play", "trade" and "pass"')
        if isinstance(self.play, str):
            return _laid(f"{field}.play", self.play)
        return HiddenTrade(self.trade) if isinstance(self.trade, int) else Pass()


def _laid(field: str, text: str) -> Play:
    if not text:
        raise Unreadable(f"field {field}: a play lays at least one tile")
    return Play(placements_field(field, text))


class PositionFields(msgspec.Struct):
    """A position as written."""

    board: str
    hand: str
    bag: Annotated[int, Meta(ge=0, le=ALL_TILES)]
    hands: Annotated[tuple[TileCount, ...], Meta(min_length=1, max_length=MOST_OTHERS)] | UnsetType = UNSET
    scores: tuple[Points, ...] | UnsetType = UNSET
    rules: RulesFields = msgspec.field(default_factory=RulesFields)
    variant: str | UnsetType = UNSET
    history: tuple[TurnFields, ...] = ()
    open: tuple[str, ...] | UnsetType = UNSET


def parse_position(value: object) -> PlayerView:
    """The view written as a JSON object. Raises Unreadable, Illegal or Unsupported, naming the field."""
    fields = convert(value, PositionFields)
    variant = variant_named(None if fields.variant is UNSET else fields.variant)
    board = Board({tile.cell: tile.tile for tile in placements_field("board", fields.board)})
    hand = _hand("hand", fields.hand, variant)
    open_hands = _open_hands(fields, variant)
    _check_copies(variant, board.tiles.values(), hand, *open_hands)
    _check_pattern(board)
    others = _others(fields, len(board) + len(hand), open_hands)
    return PlayerView(
        board=board,
        hand=hand,
        bag=fields.bag,
        others=others,
        scores=_scores(fields, 1 + len(others)),
        rules=fields.rules.house_rules(),
        variant=variant,
        history=_history(fields, 1 + len(others)),
        open_hands=open_hands,
    )


def _hand(field: str, text: str, variant: Variant) -> tuple[Tile, ...]:
    hand = tiles_field(field, text)
    if not 1 <= len(hand) <= variant.hand_size:
        raise Unreadable(f"field {field}: 1 to {variant.hand_size} tiles, not {len(hand)}")
    return hand


def _open_hands(fields: PositionFields, variant: Variant) -> tuple[tuple[Tile, ...], ...]:
    if isinstance(fields.open, UnsetType):
        return ()
    if not fields.rules.open:
        raise Illegal("field open: hands are shown only where rules.open is true")
    texts = enumerate(fields.open)
    return tuple(_hand(f"open[{seat}]", text, variant) if text else () for seat, text in texts)


def _check_copies(variant: Variant, *groups: Iterable[Tile]) -> None:
    counts = Counter(tile for group in groups for tile in group)
    for tile, count in counts.items():
        if count > variant.copies:
            raise Illegal(f"fields board, hand and open: {count} {tile} where {variant.copies} exist")


def _check_pattern(board: Board) -> None:
    """Raises Illegal for a line against the rules, or tiles that do not hang together."""
    for cell in board.tiles:
        for axis in Axis:
            if cell.step(axis, -1) not in board:
                line = board.line_at(cell, axis)
                if refusal := line_refusal(line.tiles):
                    raise Illegal(f"field board: {format_tiles(line.tiles)} at {cell}: {refusal.value}")
    if not board.is_connected():
        raise Illegal("field board: the tiles do not form one pattern")


def _others(fields: PositionFields, seen: int, open_hands: Sequence[Sequence[Tile]]) -> tuple[int, ...]:
    left = ALL_TILES - seen - fields.bag
    shown = tuple(map(len, open_hands))
    others = shown or _split(left) if isinstance(fields.hands, UnsetType) else fields.hands
    if shown and shown != others:
        raise Illegal("field open: not the counts of the field hands")
    if sum(others) != left:
        raise Illegal(f"field bag: the tiles add up to {ALL_TILES - left + sum(others)}, not {ALL_TILES}")
    return others


def _split(tiles: int) -> tuple[int, ...]:
    """As few hands of at most 6 as hold the tiles, as even as they can be."""
    seats = -(-tiles // 6)
    return tuple((tiles + place) // seats for place in reversed(range(seats)))


def _scores(fields: PositionFields, seats: int) -> tuple[int, ...]:
    if isinstance(fields.scores, UnsetType):
        return (0,) * seats
    if len(fields.scores) != seats:
        raise Unreadable(f"field scores: {len(fields.scores)} scores for {seats} seats")
    return fields.scores


def _history(fields: PositionFields, seats: int) -> tuple[tuple[int, PublicMove], ...]:
    turns = []
    for place, turn in enumerate(fields.history):
        if turn.seat >= seats:
            raise Unreadable(f"field history[{place}].seat: there are {seats} seats, from 0")
        turns.append((turn.seat, turn.move(f"history[{place}]")))
    return tuple(turns)


def format_position(view: PlayerView) -> dict[str, object]:
    """The reverse of `parse_position`; what is at its default is left out."""
    written: dict[str, object] = {
        "board": format_placements(view.board),
        "hand": format_tiles(view.hand),
        "bag": view.bag,
        # A board put together by hand may leave more tiles than a game's seats hold: then nobody is counted.
        "hands": list(view.others) if len(view.others) <= MOST_OTHERS else [],
        "scores": list(view.scores),
        "rules": format_rules(view.rules),
        "history": [_format_turn(seat, move) for seat, move in view.history],
        "open": [format_tiles(hand) for hand in view.open_hands],
    }
    optional = ("hands", "rules", "history", "open")
    result = {key: value for key, value in written.items() if value or key not in optional}
    return result if view.variant.id == "classic" else {**result, "variant": view.variant.id}


def _format_turn(seat: int, move: PublicMove) -> dict[str, object]:
    match move:
        case Play():
            return {"seat": seat, "play": format_placements(move.placements)}
        case HiddenTrade():
            return {"seat": seat, "trade": move.count}
        case Pass():
            return {"seat": seat, "pass": True}
