"""Skill and luck over many games: what a result less its luck says of skill, sooner than results do."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from .game import Balance
from .samples import Mean

FEWEST = 2
"""Games, before anything can be said of how they differ."""


@dataclass(frozen=True, slots=True)
class Overall:
    """A seat's games on average, each figure with its standard error over the games.

    `adjusted` is the result less the luck; it and `skill` are two ways to measure the same.
    """

    games: int
    result: Mean
    skill: Mean
    luck: Mean
    adjusted: Mean
    rest: Mean


def overall(balances: Sequence[Balance]) -> Overall | None:
    """The figures of some reviewed games; None for fewer than two."""
    if len(balances) < FEWEST:
        return None
    return Overall(
        games=len(balances),
        result=_mean([one.result for one in balances]),
        skill=_mean([one.skill.value for one in balances]),
        luck=_mean([one.luck.value for one in balances]),
        adjusted=_mean([one.result - one.luck.value for one in balances]),
        rest=_mean([one.rest for one in balances]),
    )


def _mean(values: Sequence[float]) -> Mean:
    count = len(values)
    middle = sum(values) / count
    variance = sum((value - middle) ** 2 for value in values) / (count - 1)
    return Mean(middle, sqrt(variance / count))
