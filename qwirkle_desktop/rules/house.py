"""House rules: what players may agree on before a game."""

from dataclasses import dataclass
from enum import Enum


class Opening(Enum):
    """What the first turn must be."""

    FULL = "full"
    FREE = "free"


class AtZero(Enum):
    """What happens when a turn's time is up."""

    REMIND = "remind"
    PASS = "pass"


class Tie(Enum):
    """Who starts among seats with equally large sets."""

    OLDEST = "oldest"
    LOT = "lot"
    YOUNGEST = "youngest"
    CHOOSE = "choose"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The rules in force; as made, those of the rulebook. `turn_seconds` in s, `target` in points."""

    opening: Opening = Opening.FULL
    passing: bool = False
    target: int | None = None
    turn_seconds: int | None = None
    at_zero: AtZero = AtZero.REMIND
    open_hands: bool = False
    tie: Tie = Tie.OLDEST

    @property
    def may_pass(self) -> bool:
        """Whether a turn may be a pass though a tile could be laid."""
        timed_out = self.turn_seconds is not None and self.at_zero is AtZero.PASS
        return self.passing or timed_out


RULEBOOK = HouseRules()
