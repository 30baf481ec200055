"""How strong the levels are, as measured: the data file that lists show, and where its figures come from."""

from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec

from qwirkle_desktop.formats.files import read_file
from qwirkle_desktop.formats.jsonlines import convert, parse_object
from qwirkle_desktop.resources import resource_path

from .levels import CALIBRATION, Level
from .match.result import Standing, elo

FILE = "levels.json"
CLUB_ELO = 1500
"""The scale is fixed at the level in the middle, which does not change."""

FEWER = 5
"""A mean score is known well enough from a fifth of the games that a win rate needs."""

Compare = Callable[[Level, Level, int], tuple[Standing, Standing]]


class Rung(msgspec.Struct, frozen=True):
    """A level as measured: points a game and seconds a turn against club, its wins over the level below."""

    level: str
    elo: int
    score: float
    seconds: float
    win: float | None = None
    low: float | None = None
    high: float | None = None


class Calibration(msgspec.Struct, frozen=True):
    """All levels, the weakest first, and the command that measured them."""

    version: int
    command: str
    levels: tuple[Rung, ...]


def read_calibration() -> Calibration:
    """The measured levels of this version."""
    return convert(parse_object(read_file(resource_path(FILE))), Calibration)


def calibrate(levels: Sequence[Level], compare: Compare, games: int, command: str) -> Calibration:
    """Measure the levels, the weakest first; `compare` plays so many games and gives both standings."""
    against_club = {level: compare(level, Level.CLUB, -(-games // FEWER))[0] for level in levels}
    above_below = [compare(above, below, games)[0] for below, above in pairwise(levels)]
    heights = [0.0]
    for standing in above_below:
        heights.append(heights[-1] + _step(standing))
    zero = CLUB_ELO - heights[levels.index(Level.CLUB)]
    rungs = tuple(
        _rung(level, round(zero + height), against_club[level], wins)
        for level, height, wins in zip(levels, heights, [None, *above_below], strict=True)
    )
    return Calibration(CALIBRATION, command, rungs)


def _step(standing: Standing) -> float:
    """The Elo difference, kept finite by the interval where a level won every game or none."""
    rate = standing.win
    return elo(standing.low if rate >= 1 else standing.high if rate <= 0 else rate, 2)


def _rung(level: Level, height: int, against_club: Standing, over_below: Standing | None) -> Rung:
    wins = (over_below.win, over_below.low, over_below.high) if over_below else (None, None, None)
    return Rung(
        level.value,
        height,
        round(against_club.score, 1),
        round(against_club.seconds, 4),
        *(None if value is None else round(value, 4) for value in wins),
    )
