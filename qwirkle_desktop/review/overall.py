"""Skill and luck over many games: what a result less its luck says of skill, sooner than results do."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from .game import Balance
from .samples import Mean

FEWEST = 3
"""Games, before anything is said of how they differ."""
USUAL = 1.96
"""Standard errors on either side that hold a mean of many games in 95 of 100 cases; of few it takes more."""


@dataclass(frozen=True, slots=True)
class Overall:
    """A player's games on average, in points of the margin.

    Each error, times 1.96, is half the interval that holds the figure in 95 of 100 cases. `adjusted` is the
    result less the luck; it and `skill` are two ways to measure the same.
    """

    games: int
    result: Mean
    skill: Mean
    luck: Mean
    adjusted: Mean


def overall(balances: Sequence[Balance]) -> Overall | None:
    """The figures of some reviewed games; None for too few."""
    if len(balances) < FEWEST:
        return None
    return Overall(
        games=len(balances),
        result=_mean([float(one.result) for one in balances]),
        skill=_mean([one.skill.value for one in balances]),
        luck=_mean([one.luck.value for one in balances]),
        adjusted=_mean([one.result - one.luck.value for one in balances]),
    )


def _mean(values: Sequence[float]) -> Mean:
    count = len(values)
    middle = sum(values) / count
    variance = sum((value - middle) ** 2 for value in values) / (count - 1)
    return Mean(middle, sqrt(variance / count) * _widened(count - 1))


def _widened(freedom: int) -> float:
    """Student's t over the normal one at 95 %, by the first terms of its series."""
    first = (USUAL**2 + 1) / (4 * freedom)
    second = (5 * USUAL**4 + 16 * USUAL**2 + 3) / (96 * freedom**2)
    return 1 + first + second
