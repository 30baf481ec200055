"""Positions as JSON objects: what one seat may know, as bots and the command line are told it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Axis, Cell
from qwirkle_desktop.rules.lines import line_refusal
from qwirkle_desktop.rules.moves import Aside, Lift, Pass, Play, Roll
from qwirkle_desktop.rules.notation import format_placements
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.tiles import Colour, Tile, format_tiles
from qwirkle_desktop.rules.variants import Variant
from qwirkle_desktop.rules.view import HiddenTrade, PlayerView, PublicMove, shows_hands

from .errors import Illegal, Unreadable
from .house import RulesFields, format_rules
from .jsonlines import convert
from .moves import cells_field, format_move, placement_field, placements_field, tiles_field
from .variants import variant_field, variant_named

MOST_TILES = 108
MOST_OTHERS = 5
NO_DISCS = "there are no discs in this game"

TileCount = Annotated[int, Meta(ge=0, le=7)]
Discs = Annotated[int, Meta(ge=0, le=100)]
Points = Annotated[int, Meta(ge=0, le=100_000)]


class TurnFields(msgspec.Struct):
    """A turn of the history as written: a seat, and exactly one of the three."""

    seat: Annotated[int, Meta(ge=0, le=MOST_OTHERS)]
    play: str | UnsetType = UNSET
    trade: Annotated[int, Meta(ge=1, le=7)] | UnsetType = UNSET
    passed: Literal[True] | UnsetType = msgspec.field(default=UNSET, name="pass")
    roll: str | UnsetType = UNSET
    lift: str | UnsetType = UNSET

    def move(self, field: str) -> PublicMove:
        """The move as the others saw it. Raises Unreadable."""
        fields = (self.play, self.trade, self.passed, self.roll, self.lift)
        if sum(value is not UNSET for value in fields) != 1:
            raise Unreadable(f'field {field}: one of "play", "trade" and "pass", or "roll" or "lift"')
        if isinstance(self.play, str):
            return _laid(f"{field}.play", self.play)
        if isinstance(self.roll, str):
            return Roll(tiles_field(f"{field}.roll", self.roll))
        if isinstance(self.lift, str):
            return Lift(placement_field(f"{field}.lift", self.lift))
        return HiddenTrade(self.trade) if isinstance(self.trade, int) else Pass()


def _laid(field: str, text: str) -> Play:
    if not text:
        raise Unreadable(f"field {field}: a play lays at least one tile")
    return Play(placements_field(field, text))


class AsideFields(msgspec.Struct):
    """What the seat has done in this turn already, as written: one of the two."""

    roll: str | UnsetType = UNSET
    lift: str | UnsetType = UNSET

    def aside(self) -> Aside:
        """The move. Raises Unreadable."""
        if isinstance(self.roll, str) and isinstance(self.lift, UnsetType):
            return Roll(tiles_field("aside.roll", self.roll))
        if isinstance(self.lift, str) and isinstance(self.roll, UnsetType):
            return Lift(placement_field("aside.lift", self.lift))
        raise Unreadable('field aside: one of "roll" and "lift"')


class PositionFields(msgspec.Struct):
    """A position as written."""

    board: str
    hand: str
    bag: Annotated[int, Meta(ge=0, le=MOST_TILES)]
    hands: Annotated[tuple[TileCount, ...], Meta(min_length=1, max_length=MOST_OTHERS)] | UnsetType = UNSET
    scores: tuple[Points, ...] | UnsetType = UNSET
    rules: RulesFields = msgspec.field(default_factory=RulesFields)
    variant: str | UnsetType = UNSET
    history: tuple[TurnFields, ...] = ()
    open: tuple[str, ...] | UnsetType = UNSET
    aside: AsideFields | UnsetType = UNSET
    discs: tuple[Discs, ...] | UnsetType = UNSET
    used: str = ""


def parse_position(value: object) -> PlayerView:
    """The view written as a JSON object. Raises Unreadable, Illegal or Unsupported, naming the field."""
    fields = convert(value, PositionFields)
    variant = variant_named(None if fields.variant is UNSET else fields.variant)
    laid = {tile.cell: tile.tile for tile in placements_field("board", fields.board)}
    board = Board(laid, variant.ground)
    hand = _hand("hand", fields.hand, variant)
    open_hands = _open_hands(fields, variant)
    _check_copies(variant, board.tiles.values(), hand, *open_hands)
    _check_pattern(board)
    others = _others(fields, variant, len(board) + len(hand), open_hands)
    return PlayerView(
        board=board,
        hand=hand,
        bag=fields.bag,
        others=others,
        scores=_scores(fields, 1 + len(others)),
        rules=fields.rules.house_rules(),
        variant=variant,
        history=_history(fields, variant, 1 + len(others)),
        open_hands=open_hands,
        aside=_aside(fields, board, hand, variant),
        discs=_discs(fields, variant, 1 + len(others)),
        used=_used(fields, board),
    )


def _hand(field: str, text: str, variant: Variant) -> tuple[Tile, ...]:
    hand = tiles_field(field, text)
    if not 1 <= len(hand) <= variant.most_held:
        raise Unreadable(f"field {field}: 1 to {variant.most_held} tiles, not {len(hand)}")
    return hand


def _open_hands(fields: PositionFields, variant: Variant) -> tuple[tuple[Tile, ...], ...]:
    if isinstance(fields.open, UnsetType):
        return ()
    if not shows_hands(fields.rules.house_rules(), variant):
        raise Illegal("field open: hands are shown only where rules.open is true")
    texts = enumerate(fields.open)
    return tuple(_hand(f"open[{seat}]", text, variant) if text else () for seat, text in texts)


def _check_copies(variant: Variant, *groups: Iterable[Tile]) -> None:
    counts = Counter(variant.piece(tile) for group in groups for tile in group)
    for piece, count in counts.items():
        if count > variant.copies:
            name = piece.value if isinstance(piece, Colour) else piece
            raise Illegal(f"fields board, hand and open: {count} {name} where {variant.copies} exist")


def _check_pattern(board: Board) -> None:
    """Raises Illegal for a line against the rules, a tile off the board, or on an endless table tiles that do
    not hang together: on a board they may be filled in or lifted."""
    for cell in board.tiles:
        if not board.ground.holds(cell):
            raise Illegal(f"field board: {cell} is not on the board")
        for axis in Axis:
            if cell.step(axis, -1) not in board:
                line = board.line_at(cell, axis)
                if refusal := line_refusal(line.tiles):
                    raise Illegal(f"field board: {format_tiles(line.tiles)} at {cell}: {refusal.value}")
    if board.ground.is_endless and not board.is_connected():
        raise Illegal("field board: the tiles do not form one pattern")


def _others(
    fields: PositionFields, variant: Variant, seen: int, open_hands: Sequence[Sequence[Tile]]
) -> tuple[int, ...]:
    if not isinstance(fields.hands, UnsetType) and max(fields.hands) > variant.most_held:
        raise Unreadable(f"field hands: {max(fields.hands)} tiles where a hand holds {variant.most_held}")
    left = variant.size - seen - fields.bag
    shown = tuple(map(len, open_hands))
    others = shown or _split(left) if isinstance(fields.hands, UnsetType) else fields.hands
    if shown and shown != others:
        raise Illegal("field open: not the counts of the field hands")
    if sum(others) != left:
        total = variant.size - left + sum(others)
        raise Illegal(f"field bag: the tiles add up to {total}, not {variant.size}")
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


def _aside(fields: PositionFields, board: Board, hand: Sequence[Tile], variant: Variant) -> Aside | None:
    if isinstance(fields.aside, UnsetType):
        return None
    aside = fields.aside.aside()
    _check_variant_has("aside", aside, variant)
    if isinstance(aside, Roll):
        if not aside.tiles:
            raise Illegal(f"field aside.roll: {Refusal.ROLLS_NOTHING.value}")
        return aside
    cell, tile = aside.placement.cell, aside.placement.tile
    if tile not in hand:
        raise Illegal(f"field aside.lift: the hand does not hold {tile}")
    if cell in board:
        raise Illegal(f"field aside.lift: a tile lies on {cell}")
    if not board.ground.holds(cell):
        raise Illegal(f"field aside.lift: {cell} is not on the board")
    return aside


def _check_variant_has(field: str, move: PublicMove, variant: Variant) -> None:
    """Raises Illegal for a kind of move that the variant does not know."""
    match move:
        case Roll() if not variant.are_dice:
            raise Illegal(f"field {field}.roll: {Refusal.NO_DICE.value}")
        case Lift() if not variant.ground.stars:
            raise Illegal(f"field {field}.lift: {NO_DISCS}")
        case HiddenTrade() if not variant.has_trades:
            raise Illegal(f"field {field}.trade: {Refusal.NO_TRADES.value}")


def _discs(fields: PositionFields, variant: Variant, seats: int) -> tuple[int, ...]:
    """The discs of each seat; nobody has any where that is not told."""
    if isinstance(fields.discs, UnsetType):
        return (0,) * seats if variant.ground.stars else ()
    if not variant.ground.stars:
        raise Illegal(f"field discs: {NO_DISCS}")
    if len(fields.discs) != seats:
        raise Unreadable(f"field discs: {len(fields.discs)} counts for {seats} seats")
    return fields.discs


def _used(fields: PositionFields, board: Board) -> frozenset[Cell]:
    """The stars and numbers that were covered, those that lie under tiles now among them."""
    special = board.ground.stars | board.ground.numbers.keys()
    used = cells_field("used", fields.used)
    if others := used - special:
        raise Illegal(f"field used: {min(others)} is neither a star nor a number")
    return used | (special & board.tiles.keys())


def _history(fields: PositionFields, variant: Variant, seats: int) -> tuple[tuple[int, PublicMove], ...]:
    turns = []
    for place, turn in enumerate(fields.history):
        if turn.seat >= seats:
            raise Unreadable(f"field history[{place}].seat: there are {seats} seats, from 0")
        if isinstance(turn.trade, int) and turn.trade > variant.most_held:
            raise Unreadable(f"field history[{place}].trade: {turn.trade} tiles, more than a hand holds")
        move = turn.move(f"history[{place}]")
        _check_variant_has(f"history[{place}]", move, variant)
        turns.append((turn.seat, move))
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
        "aside": format_move(view.aside) if view.aside else {},
        "discs": list(view.discs),
        "used": " ".join(map(str, sorted(view.used - view.board.tiles.keys()))),
        "variant": variant_field(view.variant),
    }
    optional = ("hands", "rules", "history", "open", "aside", "discs", "used", "variant")
    return {key: value for key, value in written.items() if value or key not in optional}


def _format_turn(seat: int, move: PublicMove) -> dict[str, object]:
    match move:
        case Play():
            return {"seat": seat, "play": format_placements(move.placements)}
        case HiddenTrade():
            return {"seat": seat, "trade": move.count}
        case Pass():
            return {"seat": seat, "pass": True}
        case Roll() | Lift():
            return {"seat": seat, **format_move(move)}
