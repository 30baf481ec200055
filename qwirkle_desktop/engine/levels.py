"""The built-in players by name."""

from enum import Enum

CALIBRATION = 4
"""The version of the levels' strengths, stored with every game they play."""


class Level(Enum):
    """A built-in player; the value is its id, the same for ever."""

    FIRST_TIMER = "first-timer"
    BEGINNER = "beginner"
    CASUAL = "casual"
    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"
    RANDOM = "random"
    GREEDY = "greedy"
    CAREFUL = "careful"

    @property
    def is_reference(self) -> bool:
        """Whether it is for matches only, not offered to people."""
        return self in (Level.RANDOM, Level.GREEDY, Level.CAREFUL)


PLAYABLE = tuple(Level)
"""The levels that this version plays, the weakest first."""
OFFERED = tuple(level for level in PLAYABLE if not level.is_reference)
"""Those that people may choose."""


def level_named(name: str) -> Level:
    """The playable level with that id. Raises ValueError for any other."""
    names = [level.value for level in PLAYABLE]
    if name not in names:
        raise ValueError(f"no level {name[:40]!r} here, only {', '.join(names)}")
    return Level(name)
