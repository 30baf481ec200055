"""How the players that do not look ahead choose among the plays of a turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from .grid import Grid
from .packed import count_of, score_of
from .steps import line_points

QWIRKLE = 12


@dataclass(frozen=True, slots=True)
class Sight:
    """How much a player notices: so many plays at most, of so many tiles at most."""

    plays: int
    tiles: int


FIRST_TIMER = Sight(plays=2, tiles=3)


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


def pick_at_first_sight(plays: Sequence[int], grid: Grid, sight: Sight, chance: Random) -> int:
    """What someone new to the game lays: as many tiles as in the few short plays noticed, points uncounted.

    But a line of five that a single tile completes is never missed.
    """
    in_order = sorted(plays)
    short = [play for play in in_order if count_of(play) <= sight.tiles] or in_order
    if obvious := [play for play in short if _is_obvious(play, grid)]:
        return chance.choice(obvious)
    noticed = chance.sample(short, min(sight.plays, len(short)))
    return max(noticed, key=count_of)


def _is_obvious(play: int, grid: Grid) -> bool:
    """Whether a single tile completes a line of six."""
    return count_of(play) == 1 and score_of(play) >= QWIRKLE and line_points(play, grid) == QWIRKLE
