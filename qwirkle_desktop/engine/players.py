"""How the players that do not look ahead choose among the plays of a turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from .grid import Grid
from .levels import Level
from .packed import count_of, score_of
from .steps import crossings, line_points
from .words import points_of

QWIRKLE = 12


@dataclass(frozen=True, slots=True)
class Sight:
    """How much a player sees: all plays with their points on some turns, else only how many tiles fit.

    The part of its turns on which it counts points lies between those of its worst and of its best day. It
    sees plays of so many tiles, in lines so long, that cross so many other lines.
    """

    worst_day: float
    best_day: float
    tiles: int = 6
    line: int = 6
    crossings: int = 6

    def counting(self, day: float) -> float:
        """The part of its turns on which it counts points, from the worst day (0) to the best (1)."""
        return self.worst_day + (self.best_day - self.worst_day) * day


# Days that differ are what keeps the steps between levels small: a level that always counted as often as it
# does on a middling day would lose as many points, and more games.
FIRST_TIMER = Sight(0, 0, tiles=3, line=3, crossings=1)
BEGINNER = Sight(0, 0.4)
CASUAL = Sight(0.2, 0.95)


def sight_of(level: Level) -> Sight | None:
    """What a level that does not always see everything sees."""
    match level:
        case Level.FIRST_TIMER:
            return FIRST_TIMER
        case Level.BEGINNER:
            return BEGINNER
        case Level.CASUAL:
            return CASUAL
        case _:
            return None


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


def pick_longest(plays: Sequence[int], grid: Grid, sight: Sight, chance: Random) -> int:
    """One of the plays seen that lay most tiles, points uncounted.

    But a line of five that a single tile completes is never missed.
    """
    if obvious := [play for play in plays if _is_obvious(play)]:
        return pick_any(obvious, chance)
    seen = [play for play in plays if _is_seen(play, grid, sight)] or plays
    most = max(map(count_of, seen))
    return pick_any([play for play in seen if count_of(play) == most], chance)


def _is_seen(play: int, grid: Grid, sight: Sight) -> bool:
    """Whether a play is small and plain enough."""
    return (
        count_of(play) <= sight.tiles
        and crossings(play, grid) <= sight.crossings
        and line_points(play, grid) <= points_of(sight.line)
    )


def _is_obvious(play: int) -> bool:
    """Whether a single tile completes a line of six: two lines of five are only ten points."""
    return count_of(play) == 1 and score_of(play) >= QWIRKLE
