"""What a match consists of: the same numbered deals for every rotation of the seats."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from qwirkle_desktop.rules.variants import CLASSIC

from .entrants import Entrant

DEAL_BITS = 53
MOST_DEALS_A_PART = 4


@dataclass(frozen=True, slots=True)
class Match:
    """Entrants who meet on so many deals. All its luck comes from the seed, wherever it is played."""

    entrants: tuple[Entrant, ...]
    seed: int
    deals: int
    variant: str = CLASSIC.id

    @property
    def seats(self) -> int:
        """How many play a game."""
        return len(self.entrants)

    @property
    def games(self) -> int:
        """How many games there are: each deal once for every rotation."""
        return self.deals * self.seats

    def deal_number(self, deal: int) -> int:
        """The numbered deal that is dealt as the match's `deal`-th, from 0."""
        return Random(f"{self.seed} deal {deal}").getrandbits(DEAL_BITS)

    def seed_of(self, deal: int, rotation: int, entrant: int) -> int:
        """What decides among an entrant's equal moves in a game."""
        return Random(f"{self.seed} player {deal} {rotation} {entrant}").getrandbits(DEAL_BITS)

    def seating(self, rotation: int) -> list[int]:
        """Which entrant has each seat."""
        return [(seat + rotation) % self.seats for seat in range(self.seats)]

    def parts(self) -> Iterator[range]:
        """The deals in parts to be played in one go.

        A bot's process serves a whole part, so the parts must be the same for any number of workers. Without
        bots every deal is a part, which shows progress and loses least when interrupted.
        """
        has_bots = any(entrant.command for entrant in self.entrants)
        size = max(1, min(MOST_DEALS_A_PART, self.deals // 16)) if has_bots else 1
        return (range(start, min(start + size, self.deals)) for start in range(0, self.deals, size))


def match_of(entrants: tuple[Entrant, ...], seed: int, games: int, variant: str = CLASSIC.id) -> Match:
    """A match of at least so many games, in whole rotations."""
    return Match(entrants, seed, -(-games // len(entrants)), variant)
