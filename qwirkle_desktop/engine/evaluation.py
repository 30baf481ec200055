"""The weights that value a position, as fitted: the data file, and the numbers that the search takes."""

from collections.abc import Mapping
from functools import cache

import msgspec

from qwirkle_desktop.formats.files import read_file
from qwirkle_desktop.formats.jsonlines import convert, parse_object
from qwirkle_desktop.resources import resource_path

from .leaf import SCALE, SEAT_NAMES, STAGES, TURN_NAMES
from .words import Words, filled

FILE = "evaluation.json"

Weights = Mapping[str, float]


class Stage(msgspec.Struct, frozen=True):
    """What each feature is worth, in points: of the seat to move, of one that waits, and of the move."""

    mover: dict[str, float]
    waiting: dict[str, float]
    turn: dict[str, float]


class Evaluation(msgspec.Struct, frozen=True):
    """The stages, the bag's last first; the command and the seed that made them, from so many positions."""

    command: str
    positions: int
    stages: tuple[Stage, ...]


def read_evaluation() -> Evaluation:
    """The fitted weights of this version."""
    return convert(parse_object(read_file(resource_path(FILE))), Evaluation)


@cache
def fitted_weights() -> Words:
    """The weights in the order of the search's features."""
    return packed_weights(read_evaluation())


def packed_weights(evaluation: Evaluation) -> Words:
    """An evaluation as the numbers of a `Leaf`. Raises ValueError where a stage is missing."""
    if len(evaluation.stages) != STAGES:
        raise ValueError(f"{FILE}: {STAGES} stages are needed")
    weights: list[int] = []
    for stage in evaluation.stages:
        for names, values in (
            (SEAT_NAMES, stage.mover),
            (SEAT_NAMES, stage.waiting),
            (TURN_NAMES, stage.turn),
        ):
            weights += [round(values.get(name, 0.0) * SCALE) for name in names]
    return filled(weights, 1)
