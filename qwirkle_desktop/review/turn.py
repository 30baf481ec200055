"""One turn reviewed: what was best, what was made, what it lost, its grade, and the luck in it."""

from dataclasses import dataclass

from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.rules.view import view_of

from .chance import win_chance
from .grades import Grade, grade_of, is_decided
from .luck import luck_of
from .samples import Mean
from .swings import swing_of
from .valuing import Candidate, Valuation, value_moves
from .work import SEED, Work

SHOWN = 5
"""The best moves that are kept with a review."""
LEAST_WEIGHT = 0.2
MOST_WEIGHT = 4.0
USUAL_SWING = 0.8
"""Points that a turn offers, on average, to who looks beyond the points."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A turn, numbered from 0. Values are margins of its seat at the end, chances are from 0 to 1.

    `best` are the best moves, that with the most value first; `made` is the one that was made. Both are empty
    where no tile fitted. `loss` is 0 where it is inside twice its standard error `doubt`. `chance` is to win
    with the best move, `fall` what the move made takes from it. `weight` is what was at stake; 0 where the
    turn does not count.
    """

    turn: int
    seat: int
    grade: Grade
    best: tuple[Candidate, ...]
    made: Candidate | None
    loss: float
    doubt: float
    chance: float
    fall: float
    weight: float
    luck: Mean

    @property
    def value(self) -> float | None:
        """The margin expected before the turn."""
        return self.best[0].value if self.best else None


def review_turn(step: Step, work: Work) -> TurnReview:
    """Review a turn that was made; `step.move` is there."""
    view = view_of(step.before, step.seat)
    valuation = value_moves(view, work, SEED, step.move)
    draw = luck_of(step, work, SEED)
    if valuation is None or valuation.made is None:
        return _forced(step, (), None, draw)
    if _is_only_choice(step.before, valuation):
        return _forced(step, valuation.candidates[:1], valuation.made, draw)
    return _judged(step, valuation, draw, swing_of(step, work, SEED))


def _is_only_choice(state: GameState, valuation: Valuation) -> bool:
    may_trade = bool(state.bag) and not state.opening_size
    return valuation.plays == 1 and not may_trade and not state.rules.may_pass


def _forced(step: Step, best: tuple[Candidate, ...], made: Candidate | None, luck: Mean) -> TurnReview:
    chance = _chance(step.before, best[0].value) if best else 0.5
    turn = len(step.before.moves)
    return TurnReview(turn, step.seat, Grade.FORCED, best, made, 0.0, 0.0, chance, 0.0, 0.0, luck)


def _judged(step: Step, valuation: Valuation, draw: Mean, swing: Mean) -> TurnReview:
    made = valuation.made
    if made is None:
        raise AssertionError("a move that was made was not valued")
    loss = made.behind if made.behind > 2 * made.doubt else 0.0
    chance = _chance(step.before, valuation.best.value)
    fall = max(0.0, chance - _chance(step.before, valuation.best.value - loss))
    decided = is_decided(chance) and is_decided(chance - fall)
    gained = swing.value + loss - USUAL_SWING
    return TurnReview(
        turn=len(step.before.moves),
        seat=step.seat,
        grade=grade_of(loss, fall, decided=decided, over_obvious=_over_obvious(valuation, made)),
        best=valuation.candidates[:SHOWN],
        made=made,
        loss=loss,
        doubt=made.doubt,
        chance=chance,
        fall=fall,
        weight=0.0 if decided else min(max(valuation.stake, LEAST_WEIGHT), MOST_WEIGHT),
        luck=Mean(draw.value + gained, (draw.error**2 + swing.error**2) ** 0.5),
    )


def _over_obvious(valuation: Valuation, made: Candidate) -> float:
    """What the move is worth more than those that come to mind at once; nothing if it is one of them."""
    return made.value - max(one.value for one in valuation.obvious)


def _chance(state: GameState, margin: float) -> float:
    tiles = len(state.bag) + sum(map(len, state.hands))
    return win_chance(margin, tiles, state.seats, bag=len(state.bag))
