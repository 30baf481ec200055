"""From sums over positions to weights: least squares, a stage of the game at a time."""

import importlib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from typing import Any

from qwirkle_desktop.engine.evaluation import Evaluation, Stage
from qwirkle_desktop.engine.leaf import SEAT_FEATURES, SEAT_NAMES, STAGES, TURN_NAMES
from qwirkle_desktop.engine.observed import COLUMNS, TABLE, Observed

GAMES_A_PART = 500
DIGITS = 3
RIDGE = 1e-3
"""Keeps apart what never varies in a stage: with tiles in the bag every hand is full."""


class NumpyMissing(Exception):
    """The fit needs an extra; the text says which."""


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums over so many positions, as `Observed` lays them out."""

    positions: int
    sums: tuple[int, ...]

    def __add__(self, other: "Sums") -> "Sums":
        both = zip(self.sums, other.sums, strict=True)
        return Sums(self.positions + other.positions, tuple(one + two for one, two in both))


NOTHING = Sums(0, (0,) * (TABLE * STAGES))


def observe(games: Sequence[int]) -> Sums:
    """The sums over the games of these seeds."""
    observed = Observed()
    for seed in games:
        observed.play(seed)
    return Sums(observed.positions, tuple(observed.sums))


def observe_all(games: int, seed: int, executor: Executor) -> Iterator[tuple[int, Sums]]:
    """How many games each part had and its sums, in any order: they add up to the same."""
    seeds = range(seed, seed + games)
    parts = [seeds[start : start + GAMES_A_PART] for start in range(0, games, GAMES_A_PART)]
    running = {executor.submit(observe, part): len(part) for part in parts}
    for future in as_completed(running):
        yield running[future], future.result()


def fit(sums: Sums, command: str) -> Evaluation:
    """The evaluation that is least wrong about the margins. Raises NumpyMissing."""
    tables = (sums.sums[TABLE * stage : TABLE * (stage + 1)] for stage in range(STAGES))
    return Evaluation(command, sums.positions, tuple(_stage(_solved(table)) for table in tables))


def _solved(table: Sequence[int]) -> list[float]:
    try:
        numpy: Any = importlib.import_module("numpy")
    except ImportError:
        raise NumpyMissing("fitting needs the extra: pip install 'qwirkle-desktop[fit]'") from None
    products = numpy.array(table, float).reshape(COLUMNS, COLUMNS)
    square = products[:-1, :-1] + RIDGE * numpy.eye(COLUMNS - 1)
    return [round(float(weight), DIGITS) for weight in numpy.linalg.solve(square, products[:-1, -1])]


def _stage(weights: Sequence[float]) -> Stage:
    mover, waiting = weights[:SEAT_FEATURES], weights[SEAT_FEATURES : 2 * SEAT_FEATURES]
    return Stage(
        _named(SEAT_NAMES, mover),
        _named(SEAT_NAMES, [-weight for weight in waiting]),
        _named(TURN_NAMES, weights[2 * SEAT_FEATURES :]),
    )


def _named(names: Sequence[str], weights: Iterable[float]) -> dict[str, float]:
    return {name: weight + 0.0 for name, weight in zip(names, weights, strict=True)}
