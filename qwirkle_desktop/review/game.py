"""A game reviewed, turn by turn, and what that says of each seat: accuracy, skill, luck, and what is left."""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.turns import Step

from .grades import Grade
from .luck import opening_luck
from .samples import Mean
from .turn import TurnReview, review_turn
from .work import SEED, STANDARD, VERSION, Work

KEY_TURNS = 3
PERFECT = 100.0
A_POINT = 0.8
"""What is left of the accuracy with each point that is lost on average."""

GoesOn = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How a seat did. `accuracy` (None: no turn counts) rests on so many `turns`; skill is never above 0.

    Skill and luck are in points of the final margin, with their standard errors.
    """

    accuracy: float | None
    turns: int
    grades: Counter[Grade]
    skill: Mean
    luck: Mean


@dataclass(frozen=True, slots=True)
class Balance:
    """A seat's final margin over the best other: skill and luck against the others' mean, and the rest."""

    result: int
    skill: Mean
    luck: Mean
    rest: float


@dataclass(frozen=True, slots=True)
class Review:
    """A review: of which version, the luck of the opening hands, the turns, and the scores if it was over."""

    version: int
    opening: tuple[Mean, ...]
    turns: tuple[TurnReview, ...]
    scores: tuple[int, ...] | None

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.opening)

    def turns_of(self, seat: int) -> tuple[TurnReview, ...]:
        """The seat's turns."""
        return tuple(turn for turn in self.turns if turn.seat == seat)

    def seat(self, seat: int) -> SeatReview:
        """How the seat did."""
        turns = self.turns_of(seat)
        counted = [turn for turn in turns if turn.weight]
        return SeatReview(
            accuracy=accuracy_of(counted),
            turns=len(counted),
            grades=Counter(turn.grade for turn in turns),
            skill=_sum([Mean(-turn.loss, turn.doubt if turn.loss else 0.0) for turn in turns]),
            luck=_sum([self.opening[seat], *(turn.luck for turn in turns)]),
        )

    def balance(self, seat: int) -> Balance | None:
        """The seat's result taken apart: skill, luck and rest add up to it. None for an unfinished game."""
        if self.scores is None:
            return None
        others = [other for other in range(self.seats) if other != seat]
        result = self.scores[seat] - max(self.scores[other] for other in others)
        own = self.seat(seat)
        against = [self.seat(other) for other in others]
        skill = _minus(own.skill, _average([other.skill for other in against]))
        luck = _minus(own.luck, _average([other.luck for other in against]))
        return Balance(result, skill, luck, result - skill.value - luck.value)

    @property
    def key_turns(self) -> tuple[TurnReview, ...]:
        """The three turns that mattered most: by what they lost of the chance to win, then of points."""
        losing = [turn for turn in self.turns if turn.loss and turn.grade is not Grade.FORCED]
        return tuple(sorted(losing, key=lambda turn: (-round(turn.fall, 3), -turn.loss))[:KEY_TURNS])


def accuracy_of(turns: Sequence[TurnReview]) -> float | None:
    """From 0 to 100, by the losses, each weighted with what was at stake; None without a turn that counts."""
    weight = sum(turn.weight for turn in turns)
    if not weight:
        return None
    lost = sum(turn.weight * turn.loss for turn in turns) / weight
    return PERFECT * math.pow(A_POINT, lost)


def review_turns(
    steps: Sequence[Step], work: Work = STANDARD, goes_on: GoesOn = lambda: True
) -> Iterator[TurnReview]:
    """The turns one by one, until `goes_on` says no; the end that players made between turns is none."""
    for step in steps:
        if step.move is None or not goes_on():
            return
        yield review_turn(step, work)


def review_game(start: GameState, steps: Sequence[Step], work: Work = STANDARD) -> Review:
    """The review of a game, or of as much of it as was played. The same game gets the same review."""
    opening = opening_luck(start, work, SEED)
    return Review(VERSION, opening, tuple(review_turns(steps, work)), final_scores(steps))


def final_scores(steps: Sequence[Step]) -> tuple[int, ...] | None:
    """The scores of a game that is over."""
    return steps[-1].after.scores if steps and steps[-1].after.is_over else None


def _sum(means: Sequence[Mean]) -> Mean:
    return Mean(sum(one.value for one in means), sqrt(sum(one.error**2 for one in means)))


def _average(means: Sequence[Mean]) -> Mean:
    total = _sum(means)
    return Mean(total.value / len(means), total.error / len(means))


def _minus(one: Mean, other: Mean) -> Mean:
    return Mean(one.value - other.value, sqrt(one.error**2 + other.error**2))
