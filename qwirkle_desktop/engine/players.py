"""How the players that do not look ahead choose among the plays of a turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random

from .grid import Grid
from .packed import count_of, score_of
from .steps import line_points
from .words import points_of

QWIRKLE = 12


class Counts(Enum):
    """What a player compares plays by."""

    TILES = "tiles"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Sight:
    """How much a player notices: so many plays, of so many tiles, of lines so long; and what it counts."""

    plays: int
    tiles: int
    line: int
    counts: Counts


FIRST_TIMER = Sight(plays=3, tiles=2, line=3, counts=Counts.TILES)
BEGINNER = Sight(plays=3, tiles=6, line=6, counts=Counts.POINTS)
CASUAL = Sight(plays=14, tiles=6, line=6, counts=Counts.POINTS)


def worth(play: int, tiles_to_go_out: int, out_bonus: int) -> int:
    """The points of a play, going out counted; `tiles_to_go_out` is 0 while the bag has tiles."""
    return score_of(play) + (out_bonus if count_of(play) == tiles_to_go_out else 0)


def pick_any(plays: Sequence[int], chance: Random) -> int:
    """Any play."""
    return chance.choice(sorted(plays))


def pick_best(plays: Sequence[int], tiles_to_go_out: int, out_bonus: int, chance: Random) -> int:
    """A play worth most, equal ones by chance."""
    most = max(worth(play, tiles_to_go_out, out_bonus) for play in plays)
    return pick_any([play for play in plays if worth(play, tiles_to_go_out, out_bonus) == most], chance)


def pick_at_sight(plays: Sequence[int], grid: Grid, sight: Sight, chance: Random) -> int:
    """The best of the few plays noticed, by what the player counts.

    But a line of five that a single tile completes is never missed.
    """
    in_order = sorted(plays)
    if obvious := [play for play in in_order if _is_obvious(play, grid)]:
        return chance.choice(obvious)
    short = [play for play in in_order if _is_short(play, grid, sight)] or in_order
    noticed = chance.sample(short, min(sight.plays, len(short)))
    return max(noticed, key=count_of if sight.counts is Counts.TILES else score_of)


def _is_short(play: int, grid: Grid, sight: Sight) -> bool:
    """Whether a play is small enough to be noticed."""
    points = points_of(sight.line)
    return count_of(play) <= sight.tiles and (points >= QWIRKLE or line_points(play, grid) <= points)


def _is_obvious(play: int, grid: Grid) -> bool:
    """Whether a single tile completes a line of six."""
    return count_of(play) == 1 and score_of(play) >= QWIRKLE and line_points(play, grid) == QWIRKLE
