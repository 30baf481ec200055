"""The built-in player as a process: requests come in as lines of JSON, answers go out as lines of JSON."""

from codecs import BOM_UTF8
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from io import RawIOBase
from queue import SimpleQueue
from random import SystemRandom
from threading import Thread
from typing import Annotated, BinaryIO, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from qwirkle_desktop.formats.errors import FormatError, Unreadable
from qwirkle_desktop.formats.jsonlines import LONGEST_LINE, convert, format_object, parse_object
from qwirkle_desktop.formats.moves import format_move
from qwirkle_desktop.formats.position import parse_position

from .choice import Choice, choose, hints
from .levels import Level, level_named
from .search import GoesOn, always, goes_on_for

Answer = dict[str, object]
Tell = Callable[[Answer], None]
Handler = Callable[[Answer, Tell, GoesOn], Answer]
"""Answers a request; on the way it may tell how far it is, and stops when it is not wanted any more."""
SEEDS = 2**53

Seconds = Annotated[float, Meta(gt=0, le=86_400)]


class MoveRequest(msgspec.Struct):
    """Asks for a level's move."""

    position: dict[str, object]
    level: str = Level.CLUB.value
    seed: int | UnsetType = UNSET
    seconds: Seconds | UnsetType = UNSET

    def answer(self, is_wanted: GoesOn) -> Answer:
        """The move, as good as the time allows."""
        level = _level(self.level)
        has_time = goes_on_for(None if isinstance(self.seconds, UnsetType) else self.seconds)
        if isinstance(self.seed, UnsetType):
            seed = SystemRandom().randrange(SEEDS)
        else:
            # A choice that is to be repeated must not depend on the clock.
            seed, has_time = self.seed, always
        view = parse_position(self.position)
        choice = choose(view, level.value, seed, lambda: is_wanted() and has_time())
        return {"move": format_move(choice.move)}


class HintsRequest(msgspec.Struct):
    """Asks for the best moves."""

    position: dict[str, object]
    count: Annotated[int, Meta(ge=1, le=10_000)] = 5

    def answer(self, is_wanted: GoesOn) -> Answer:
        """The moves, the best first."""
        best = hints(parse_position(self.position), self.count, is_wanted)
        return {"hints": [_hint(choice) for choice in best]}


class Envelope(msgspec.Struct):
    """What every request has."""

    do: Literal["move", "hints", "analyse", "review", "stop"]
    id: int


def _hint(choice: Choice) -> Answer:
    value = {} if choice.value is None else {"value": round(choice.value, 2)}
    return {"move": format_move(choice.move), "score": choice.score, **value}


def _level(name: str) -> Level:
    try:
        return level_named(name)
    except ValueError as error:
        raise Unreadable(f"field level: {error}") from None


class Inbox:
    """Requests as they come, read aside: one that says stop is seen while another is being answered."""

    def __init__(self, requests: RawIOBase | BinaryIO) -> None:
        self._requests = requests
        self._arrived: SimpleQueue[bytes | None] = SimpleQueue()
        self._waiting: deque[bytes | None] = deque()
        Thread(target=self._read, daemon=True).start()

    def __iter__(self) -> Iterator[bytes]:
        while (line := self._next()) is not None:
            yield line

    def is_stopped(self, number: int | None) -> bool:
        """Whether a request to stop that one has come."""
        while not self._arrived.empty():
            self._waiting.append(self._arrived.get())
        return any(line is not None and _stops(line, number) for line in self._waiting)

    def _next(self) -> bytes | None:
        return self._waiting.popleft() if self._waiting else self._arrived.get()

    def _read(self) -> None:
        for line in _lines(self._requests):
            self._arrived.put(line)
        self._arrived.put(None)


def _stops(line: bytes, number: int | None) -> bool:
    if b"stop" not in line:
        return False
    try:
        request = parse_object(line)
    except FormatError:
        return False
    return request.get("do") == "stop" and _number(request) == number


def serve(
    requests: RawIOBase | BinaryIO, answers: BinaryIO, others: Mapping[str, Handler] | None = None
) -> None:
    """Answer requests until they end. Each answer is flushed at once; nothing else is written.

    `others` answer what is no player's business, by the request's name. Requests from a process should not be
    buffered: a buffer locked by a waiting thread would stop the interpreter from leaving.
    """
    inbox = Inbox(requests)
    for line in inbox:
        answer = _respond(line, inbox, others or {}, partial(_write, answers))
        if answer is not None:
            _write(answers, answer)


def _write(answers: BinaryIO, answer: Answer) -> None:
    answers.write(format_object(answer).encode() + b"\n")
    answers.flush()


def _lines(requests: RawIOBase | BinaryIO) -> Iterator[bytes]:
    """The requests, a longer line than 64 KiB cut short (so that it is refused) and its rest dropped."""
    limit = LONGEST_LINE + 2
    line = requests.readline(limit).removeprefix(BOM_UTF8)
    while line:
        yield line
        while len(line) == limit and not line.endswith(b"\n"):
            line = requests.readline(limit)
        line = requests.readline(limit)


def _respond(line: bytes, inbox: Inbox, others: Mapping[str, Handler], write: Tell) -> Answer | None:
    """The answer to one line, None where there is none to give."""
    number = None
    try:
        request = parse_object(line)
        number = _number(request)
        answer = _answer(
            request,
            others,
            lambda info: write({"id": number, "info": info}),
            lambda: not inbox.is_stopped(number),
        )
    except FormatError as error:
        return {"id": number, "error": error.reason}
    return None if answer is None else {"id": number, **answer}


def _number(request: Answer) -> int | None:
    number = request.get("id")
    return number if isinstance(number, int) and not isinstance(number, bool) else None


def _answer(request: Answer, others: Mapping[str, Handler], tell: Tell, is_wanted: GoesOn) -> Answer | None:
    match convert(request, Envelope).do:
        case "move":
            return convert(request, MoveRequest).answer(is_wanted)
        case "hints":
            return convert(request, HintsRequest).answer(is_wanted)
        case "stop":
            # The one to stop has had its answer: with it, or before.
            return None
        case name:
            if name not in others:
                raise Unreadable(f"{name} is not available here")
            return others[name](request, tell, is_wanted)
