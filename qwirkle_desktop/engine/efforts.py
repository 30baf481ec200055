"""How far each level looks ahead: amounts of work, so that a slow computer plays as well as a fast one."""

from .build import build_name
from .levels import Level
from .search import Effort

EXPERT = Effort(plays=6, turns=2, work=200, nodes=1000)
MASTER = Effort(plays=32, turns=6, work=30_000, nodes=200_000, near=300_000)
MASTER_OF_MANY = Effort(plays=32, turns=12, work=120_000, nodes=0)
"""With more than two seats the own next turn is further off, and no end is searched: three rounds of four."""
MASTER_INTERPRETED = Effort(plays=16, turns=4, work=3000, nodes=2000)
"""Interpreted, the same work would take a hundred times as long."""


def best_effort(seats: int) -> Effort:
    """What the strongest level puts into a move, and hints."""
    if build_name() != "compiled":
        return MASTER_INTERPRETED
    return MASTER_OF_MANY if seats > 2 else MASTER


def effort_of(level: Level, seats: int) -> Effort | None:
    """What the level puts into a move; None for one that does not look ahead."""
    match level:
        case Level.EXPERT:
            return EXPERT
        case Level.MASTER:
            return best_effort(seats)
        case _:
            return None
