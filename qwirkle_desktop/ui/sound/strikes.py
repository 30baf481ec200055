"""What can be heard: seven sounds, and one of them asked for."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol


class Sound(Enum):
    """The value is the name of its file and the end of its setting's."""

    PLACE = "place"
    ROLL = "roll"
    REFUSE = "refuse"
    SCORE = "score"
    QWIRKLE = "qwirkle"
    TURN = "turn"
    END = "end"


@dataclass(frozen=True, slots=True)
class Strike:
    """A sound to be heard: how loud (0 to 1), how much higher than it was made, and in how many ms."""

    sound: Sound
    loudness: float = 1.0
    pitch: float = 1.0
    delay_ms: int = 0


class Player(Protocol):
    """What makes strikes heard. Never waits, never fails."""

    def play(self, strike: Strike) -> None:
        """Let it be heard, if anything can be."""

    def close(self) -> None:
        """Be silent from now on, and let the device go."""


class Silence:
    """Plays nothing."""

    def play(self, strike: Strike) -> None:
        """Not heard."""

    def close(self) -> None:
        """There is nothing to let go."""
