"""What a seat's last move tells of the tiles it kept: a better play that it did not make, it hardly had."""

from typing import Final

from mypy_extensions import i64

from .chance import Chance
from .generator import Generator
from .grid import Grid
from .packed import SCORE_SHIFT
from .words import Words, filled

CERTAIN: Final = 1024
LIKELY: Final[Words] = filled([CERTAIN, 700, 470, 320, 215, 145, 98, 66, 44, 30], 1)
"""How likely, in parts of 1024, a player overlooks a play that is so many points better."""


class Belief:
    """The board before a seat's last move, the kinds it laid, for what, and how many tiles it kept."""

    def __init__(self, grid: Grid, laid: i64, points: i64, kept: i64) -> None:
        self.generator = Generator(grid)
        self.laid = laid
        self.points = points
        self.kept = kept

    def accepts(self, kept: i64, chance: Chance) -> bool:
        """Whether a player who kept these kinds would have moved so, less often the more it gave away."""
        lost = self.best(kept | self.laid) - self.points
        if lost <= 0:
            return True
        return chance.below(CERTAIN) < LIKELY[min(lost, len(LIKELY) - 1)]

    def best(self, hand: i64) -> i64:
        """The most points that these kinds could have made."""
        generator = self.generator
        generator.search(hand)
        most: i64 = 0
        for place in range(generator.count):
            most = max(most, generator.plays[place] >> SCORE_SHIFT)
        return most
