"""Records as text, line by line and both ways: the `.qwirkle` format."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

import msgspec

from qwirkle_desktop.formats.errors import Unreadable, Unsupported
from qwirkle_desktop.formats.house import RulesFields, format_rules
from qwirkle_desktop.formats.jsonlines import convert, format_object
from qwirkle_desktop.formats.moves import MoveFields, format_move, placements_field, tiles_field
from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.rules.deal import LARGEST_DEAL
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.notation import format_placements
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.tiles import Tile, format_tiles
from qwirkle_desktop.rules.variants import Variant

from .record import (
    FEWEST_SEATS,
    MOST_SEATS,
    OLDEST_PLAYER,
    Header,
    Origin,
    Record,
    Result,
    Seat,
    Turn,
)

FORMAT = 1
"""The record format written here, and the newest that is read."""

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
Text = Annotated[str, msgspec.Meta(max_length=1_000)]
# Far enough from both ends of the calendar for any zone to show the date.
YEARS = range(1900, 9999)


class SeatFields(msgspec.Struct):
    """A seat as written."""

    name: str
    computer: str | None = None
    version: Count | None = None
    age: Annotated[int, msgspec.Meta(ge=0, le=OLDEST_PLAYER)] | None = None
    assisted: bool = False

    def seat(self, field: str) -> Seat:
        """The seat. Raises Unreadable naming the field."""
        try:
            return Seat(self.name, self.computer, self.version, self.age, self.assisted)
        except ValueError as error:
            raise Unreadable(f"field {field}: {error}") from None


class OriginFields(msgspec.Struct):
    """Where a game was played on from, as written."""

    id: UUID
    turn: Count


class HeaderFields(msgspec.Struct):
    """A record's first line."""

    id: UUID
    started: Annotated[datetime, msgspec.Meta(tz=True)]
    seats: Annotated[tuple[SeatFields, ...], msgspec.Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]
    hands: Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_SEATS)]
    first: Count
    variant: str | None = None
    deal: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_DEAL)] | None = None
    origin: OriginFields | None = msgspec.field(default=None, name="from")
    rules: RulesFields = msgspec.field(default_factory=RulesFields)
    filled: Text = ""

    def header(self) -> Header:
        """The header. Raises Unreadable or Unsupported."""
        variant = variant_named(self.variant)
        if self.started.year not in YEARS:
            raise Unreadable("field started: the year is out of range")
        if self.first >= len(self.seats):
            raise Unreadable(f"field first: there is no seat {self.first}")
        return Header(
            id=str(self.id),
            started=self.started,
            seats=tuple(seat.seat(f"seats[{place}]") for place, seat in enumerate(self.seats)),
            hands=self._hands(variant),
            first=self.first,
            variant=variant,
            deal=self.deal,
            origin=Origin(str(self.origin.id), self.origin.turn) if self.origin else None,
            rules=self.rules.house_rules(),
            filled=placements_field("filled", self.filled),
        )

    def _hands(self, variant: Variant) -> tuple[tuple[Tile, ...], ...]:
        if len(self.hands) != len(self.seats):
            raise Unreadable(f"field hands: {len(self.hands)} hands for {len(self.seats)} seats")
        hands = tuple(tiles_field(f"hands[{place}]", text) for place, text in enumerate(self.hands))
        for place, hand in enumerate(hands):
            if len(hand) != variant.hand_size:
                raise Unreadable(
                    f"field hands[{place}]: {len(hand)} tiles where {variant.hand_size} are dealt"
                )
        return hands


class TurnFields(MoveFields):
    """A turn's line."""

    score: Count | None = None
    draw: Text = ""
    ms: Milliseconds | None = None

    def turn(self) -> Turn:
        """The turn. Raises Unreadable."""
        move = self.move()
        is_play = isinstance(move, Play)
        if is_play and self.score is None:
            raise Unreadable("field score: a play needs one")
        return Turn(move, self.score if is_play else None, tiles_field("draw", self.draw), self.ms)


class ResultFields(msgspec.Struct):
    """The last line of a finished game."""

    end: Literal["out", "stuck", "idle", "target", "forfeit", "abandoned"]
    scores: Annotated[tuple[Count, ...], msgspec.Meta(max_length=MOST_SEATS)]
    seat: Count | None = None

    def result(self) -> Result:
        """The result. Raises Unreadable."""
        reason = EndReason(self.end)
        if reason is not EndReason.FORFEIT:
            return Result(reason, self.scores)
        if self.seat is None:
            raise Unreadable("field seat: a forfeit names the seat that loses")
        return Result(reason, self.scores, self.seat)


def parse_header(value: dict[str, object]) -> Header:
    """The header in a first line's JSON object. Raises Unreadable or Unsupported."""
    if "qwirkle" not in value:
        raise Unreadable("field qwirkle: missing, so this is no record of a game")
    number = convert(value["qwirkle"], int)
    if number > FORMAT:
        raise Unsupported(f"made by a newer version (record format {number})")
    if number != FORMAT:
        raise Unreadable(f"field qwirkle: there is no record format {number}")
    return convert(value, HeaderFields).header()


def parse_turn(value: dict[str, object]) -> Turn | Result:
    """The turn, or the result, in a later line's JSON object. Raises Unreadable."""
    if "end" not in value:
        return convert(value, TurnFields).turn()
    if not value.keys().isdisjoint(("play", "trade", "pass", "roll", "lift")):
        raise Unreadable("field end: a line is a turn or the end, not both")
    return convert(value, ResultFields).result()


def format_record(record: Record) -> str:
    """The whole file, every line with its end."""
    lines = [format_header(record.header), *map(format_turn, record.turns)]
    if record.result:
        lines.append(format_result(record.result))
    return "".join(f"{line}\n" for line in lines)


def format_header(header: Header) -> str:
    """The first line."""
    fields: dict[str, object] = {
        "qwirkle": FORMAT,
        "id": header.id,
        "started": header.started.isoformat(),
        "variant": header.variant.id,
        "seats": [_seat(seat) for seat in header.seats],
        "hands": [format_tiles(hand) for hand in header.hands],
        "first": header.first,
    }
    if header.deal is not None:
        fields["deal"] = header.deal
    if header.origin is not None:
        fields["from"] = {"id": header.origin.id, "turn": header.origin.turn}
    if rules := format_rules(header.rules):
        fields["rules"] = rules
    if header.filled:
        fields["filled"] = format_placements(header.filled)
    return format_object(fields)


def _seat(seat: Seat) -> dict[str, object]:
    fields: dict[str, object] = {"name": seat.name}
    optional = {"computer": seat.computer, "version": seat.version, "age": seat.age}
    fields |= {key: value for key, value in optional.items() if value is not None}
    return fields | ({"assisted": True} if seat.assisted else {})


def format_turn(turn: Turn) -> str:
    """A turn's line."""
    fields = format_move(turn.move)
    if turn.score is not None:
        fields["score"] = turn.score
    if turn.drawn:
        fields["draw"] = format_tiles(turn.drawn)
    if turn.ms is not None:
        fields["ms"] = turn.ms
    return format_object(fields)


def format_result(result: Result) -> str:
    """The last line of a finished game."""
    fields: dict[str, object] = {"end": result.reason.value, "scores": list(result.scores)}
    if result.seat is not None:
        fields["seat"] = result.seat
    return format_object(fields)
