"""Grades: the thresholds, all in this place."""

from enum import Enum


class Grade(Enum):
    """What a turn is called; the value is its word in files. A forced one is not judged."""

    BRILLIANT = "brilliant"
    EXCELLENT = "excellent"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    FORCED = "forced"

    @property
    def is_error(self) -> bool:
        """Whether it is worth another look."""
        return self in (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)


BELOW = ((Grade.EXCELLENT, 0.5), (Grade.GOOD, 1.5), (Grade.INACCURACY, 3.0), (Grade.MISTAKE, 6.0))
"""Each grade and the points of loss that are too many for it; what loses more is a blunder."""
FALLS = ((Grade.BLUNDER, 0.20), (Grade.MISTAKE, 0.10))
"""By how much the chance to win falls with a turn of that grade, or a worse one."""
DECIDED = 0.97
"""A chance to win beyond which, either way, the game is as good as over."""
LENIENCE = 2.0
"""How much more may be lost then."""
BRILLIANCE = 2.5
"""Points that a brilliant move is better than what comes to mind at once.

Of a master's turns 39 in 1000 are, of an expert's 16, of a club or casual player's 4: about one in 60 of all.
"""
ACCEPTED = 0.5
"""Points that another try at a turn may lose."""

ORDER = (Grade.EXCELLENT, Grade.GOOD, Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
"""The best first."""


def is_decided(chance: float) -> bool:
    """Whether the game is as good as won or lost."""
    return not 1 - DECIDED <= chance <= DECIDED


def grade_of(loss: float, fall: float, *, decided: bool, over_obvious: float = 0.0) -> Grade:
    """The grade of a turn that loses so many points, and of the chance to win so much.

    `over_obvious` is what the move is worth more than those that a player sees who looks one turn ahead.
    """
    scale = LENIENCE if decided else 1.0
    by_points = next((grade for grade, limit in BELOW if loss < scale * limit), Grade.BLUNDER)
    by_chance = next((grade for grade, limit in FALLS if fall >= limit), Grade.EXCELLENT)
    grade = max(by_points, by_chance, key=ORDER.index)
    is_brilliant = grade is Grade.EXCELLENT and over_obvious >= BRILLIANCE and not decided
    return Grade.BRILLIANT if is_brilliant else grade
