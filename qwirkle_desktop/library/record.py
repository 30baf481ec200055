"""A game as written down: who played, what was dealt, and every turn."""

import re
from dataclasses import dataclass
from datetime import datetime

from qwirkle_desktop.engine.levels import Level
from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.variants import CLASSIC, Variant

LONGEST_NAME = 40
"""Characters."""
LONGEST_TITLE = 80
"""Characters."""
OLDEST_PLAYER = 150
"""Years."""
FEWEST_SEATS = 2
MOST_SEATS = 6

BOT_PREFIX = "bot:"
CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""No name and no title has one: control characters, and halves of a character."""


def name_problem(name: str) -> str | None:
    """Why this may not be a seat's name, None if it may."""
    if not name:
        return "a name has at least one character"
    if len(name) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} characters"
    return "a name has no control characters" if CONTROLS.search(name) else None


def title_problem(title: str) -> str | None:
    """Why this may not be a game's title, None if it may."""
    if len(title) > LONGEST_TITLE:
        return f"a title has at most {LONGEST_TITLE} characters"
    return "a title has no control characters" if CONTROLS.search(title) else None


def computer_problem(computer: str) -> str | None:
    """Why this may not be a seat's computer, None if it may."""
    if computer.startswith(BOT_PREFIX):
        return name_problem(computer.removeprefix(BOT_PREFIX))
    is_level = any(computer == level.value for level in Level)
    return None if is_level else f"no level is called {computer[:LONGEST_NAME]!r}"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who has a seat: a person, or a computer's level and its calibration. Raises ValueError for a bad name.

    `age` is in years; `assisted` is true once a hint or an undo helped.
    """

    name: str
    computer: str | None = None
    version: int | None = None
    age: int | None = None
    assisted: bool = False

    def __post_init__(self) -> None:
        if problem := name_problem(self.name):
            raise ValueError(problem)
        if self.computer is not None and (problem := computer_problem(self.computer)):
            raise ValueError(problem)
        if self.age is not None and not 0 <= self.age <= OLDEST_PLAYER:
            raise ValueError(f"an age is 0 to {OLDEST_PLAYER}")


@dataclass(frozen=True, slots=True)
class Origin:
    """The game that this one was played on from, after `turn` turns of it."""

    id: str
    turn: int


@dataclass(frozen=True, slots=True)
class Header:
    """What is known before the first turn. `id` is a UUID's text, `started` knows its zone.

    `filled` are the tiles that lie on the board before the start.
    """

    id: str
    started: datetime
    seats: tuple[Seat, ...]
    hands: tuple[tuple[Tile, ...], ...]
    first: int
    variant: Variant = CLASSIC
    deal: int | None = None
    origin: Origin | None = None
    rules: HouseRules = RULEBOOK
    filled: tuple[Placement, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """One move: what a play gave (else None), the tiles drawn or how dice fell, the time in ms."""

    move: Move
    score: int | None = None
    drawn: tuple[Tile, ...] = ()
    ms: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """The last line of a finished game; `seat` is who forfeited, scores are in seat order."""

    reason: EndReason
    scores: tuple[int, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record. Nothing in it was held against the rules yet: `game.game_of` does that."""

    header: Header
    turns: tuple[Turn, ...] = ()
    result: Result | None = None
