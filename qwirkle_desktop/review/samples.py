"""Means of samples with their standard errors, in points."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from qwirkle_desktop.engine.leaf import SCALE

Columns = Sequence[Sequence[int]]
"""For each move its margins, deal by deal, in parts of a point."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error; one sample alone is taken for the truth."""

    value: float
    error: float


def mean(samples: Sequence[int]) -> Mean:
    """Of margins in parts of a point."""
    count = len(samples)
    value = sum(samples) / count
    if count == 1:
        return Mean(value / SCALE, 0.0)
    variance = sum((sample - value) ** 2 for sample in samples) / (count - 1)
    return Mean(value / SCALE, sqrt(variance / count) / SCALE)


def difference(first: Sequence[int], second: Sequence[int]) -> Mean:
    """What the first is worth more, deal by deal."""
    return mean([one - other for one, other in zip(first, second, strict=True)])


def most_worth(columns: Columns) -> int:
    """The place of the largest sum, the first of equal ones."""
    return max(range(len(columns)), key=lambda place: sum(columns[place]))
