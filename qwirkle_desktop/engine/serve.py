"""The built-in player as a process: requests come in as lines of JSON, answers go out as lines of JSON."""

from codecs import BOM_UTF8
from collections.abc import Iterator
from random import SystemRandom
from typing import Annotated, BinaryIO, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from qwirkle_desktop.formats.errors import FormatError, Unreadable
from qwirkle_desktop.formats.jsonlines import LONGEST_LINE, convert, format_object, parse_object
from qwirkle_desktop.formats.moves import format_move
from qwirkle_desktop.formats.position import parse_position

from .choice import Choice, choose, hints
from .levels import Level, level_named

Answer = dict[str, object]
SEEDS = 2**53

Seconds = Annotated[float, Meta(gt=0, le=86_400)]


class MoveRequest(msgspec.Struct):
    """Asks for a level's move."""

    position: dict[str, object]
    level: str = Level.CLUB.value
    seed: int | UnsetType = UNSET
    seconds: Seconds | UnsetType = UNSET

    def answer(self) -> Answer:
        """The move, as quickly as it comes: no level is slow enough for `seconds` to matter yet."""
        level = _level(self.level)
        seed = SystemRandom().randrange(SEEDS) if isinstance(self.seed, UnsetType) else self.seed
        return {"move": format_move(choose(parse_position(self.position), level.value, seed).move)}


class HintsRequest(msgspec.Struct):
    """Asks for the best moves."""

    position: dict[str, object]
    count: Annotated[int, Meta(ge=1, le=10_000)] = 5

    def answer(self) -> Answer:
        """The moves, the best first."""
        return {"hints": [_hint(choice) for choice in hints(parse_position(self.position), self.count)]}


class Envelope(msgspec.Struct):
    """What every request has."""

    do: Literal["move", "hints", "analyse", "stop"]
    id: int


def _hint(choice: Choice) -> Answer:
    return {"move": format_move(choice.move), "score": choice.score}


def _level(name: str) -> Level:
    try:
        return level_named(name)
    except ValueError as error:
        raise Unreadable(f"field level: {error}") from None


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests until they end. Each answer is flushed at once; nothing else is written."""
    for line in _lines(requests):
        answer = _respond(line)
        if answer is not None:
            answers.write(format_object(answer).encode() + b"\n")
            answers.flush()


def _lines(requests: BinaryIO) -> Iterator[bytes]:
    """The requests, a longer line than 64 KiB cut short (so that it is refused) and its rest dropped."""
    limit = LONGEST_LINE + 2
    line = requests.readline(limit).removeprefix(BOM_UTF8)
    while line:
        yield line
        while len(line) == limit and not line.endswith(b"\n"):
            line = requests.readline(limit)
        line = requests.readline(limit)


def _respond(line: bytes) -> Answer | None:
    """The answer to one line, None where there is none to give."""
    number = None
    try:
        request = parse_object(line)
        number = _number(request)
        answer = _answer(request)
    except FormatError as error:
        return {"id": number, "error": error.reason}
    return None if answer is None else {"id": number, **answer}


def _number(request: Answer) -> int | None:
    number = request.get("id")
    return number if isinstance(number, int) and not isinstance(number, bool) else None


def _answer(request: Answer) -> Answer | None:
    match convert(request, Envelope).do:
        case "move":
            return convert(request, MoveRequest).answer()
        case "hints":
            return convert(request, HintsRequest).answer()
        case "analyse":
            raise Unreadable("analyse is not available yet")
        case "stop":
            # Requests are answered one after another, so the one to stop has had its answer.
            return None
