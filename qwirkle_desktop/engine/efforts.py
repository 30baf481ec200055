"""How far each level looks ahead: amounts of work, so that a slow computer plays as well as a fast one."""

from .build import build_name
from .levels import Level
from .search import Effort

EXPERT = Effort(plays=6, turns=2, work=200, nodes=1000)
MASTER = Effort(plays=32, turns=6, work=30_000, nodes=200_000, near=300_000)
MASTER_INTERPRETED = Effort(plays=16, turns=4, work=3000, nodes=2000)
"""Interpreted, the same work would take a hundred times as long."""

HINTS = MASTER if build_name() == "compiled" else MASTER_INTERPRETED


def effort_of(level: Level) -> Effort | None:
    """What the level puts into a move; None for one that does not look ahead."""
    match level:
        case Level.EXPERT:
            return EXPERT
        case Level.MASTER:
            return HINTS
        case _:
            return None
