"""Who plays a match, as named on the command line."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from qwirkle_desktop.engine.levels import Level, level_named

COMMAND_PREFIX = "cmd:"
FEWEST = 2
MOST = 6


@dataclass(frozen=True, slots=True)
class Entrant:
    """A level (or reference player), or a bot's command split into words."""

    name: str
    level: Level | None = None
    command: tuple[str, ...] = ()


def parse_entrants(texts: Sequence[str]) -> tuple[Entrant, ...]:
    """The players of a match; one named twice gets `#2`. Raises ValueError."""
    if not FEWEST <= len(texts) <= MOST:
        raise ValueError(f"a match has {FEWEST} to {MOST} players, not {len(texts)}")
    return tuple(_entrant(text, texts[: place + 1].count(text)) for place, text in enumerate(texts))


def _entrant(text: str, occurrence: int) -> Entrant:
    name = text if occurrence == 1 else f"{text}#{occurrence}"
    if not text.startswith(COMMAND_PREFIX):
        return Entrant(name, level=level_named(text))
    try:
        words = shlex.split(text.removeprefix(COMMAND_PREFIX))
    except ValueError as error:
        raise ValueError(f"{text!r} is no command: {error}") from None
    if not words:
        raise ValueError(f"{text!r} names no command")
    return Entrant(name, command=tuple(words))
