"""What an outside bot can do wrong, and what is told of it."""

from dataclasses import dataclass
from enum import Enum, auto

from qwirkle_desktop.rules.view import PlayerView


class Fault(Enum):
    """Why a program gave no move that counts."""

    ABSENT = auto()
    """No bot of that name is set up on this machine."""
    NOT_STARTED = auto()
    ENDED = auto()
    FLOODS = auto()
    LATE = auto()
    GARBAGE = auto()
    ILLEGAL = auto()


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A bot's seat without a move: why, what it was asked, how many games that makes since the start.

    `detail` is for those who look into it, in English. A bot that is absent forfeits nothing.
    """

    seat: int
    bot: str
    fault: Fault
    detail: str
    view: PlayerView
    count: int
