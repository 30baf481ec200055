"""A game that simple players played, and its review with little work: enough for what must always hold."""

from dataclasses import dataclass
from functools import cache

from qwirkle_desktop.engine.choice import choose
from qwirkle_desktop.engine.search import Effort
from qwirkle_desktop.review.game import Review, review_game
from qwirkle_desktop.review.work import Work
from qwirkle_desktop.rules.moves import Pass
from qwirkle_desktop.rules.turns import Step, apply
from qwirkle_desktop.rules.view import view_of
from tests.random_games import new_game
from tests.tables import taken

LITTLE = Work(
    Effort(plays=6, turns=2, work=60, nodes=60),
    compared=2,
    fewest=6,
    most=12,
    nodes=60,
    draws=6,
    deals=6,
    turns=2,
    near_nodes=30,
    near_deals=2,
)
MORE = Work(
    Effort(plays=12, turns=4, work=600, nodes=2000),
    compared=3,
    fewest=40,
    most=80,
    nodes=2000,
    draws=120,
    deals=40,
    turns=2,
    near_nodes=100,
    near_deals=4,
)


LAST = 12


@dataclass(frozen=True)
class Played:
    """A game of two, and the review of its opening and of its last turns."""

    steps: tuple[Step, ...]
    review: Review


def steps_of(number: int, levels: tuple[str, ...]) -> tuple[Step, ...]:
    """A numbered deal, played to its end by these levels."""
    state = new_game(number, len(levels))
    steps = []
    while not state.is_over:
        view = view_of(state, state.seat)
        move = Pass() if state.must_pass else choose(view, levels[state.seat], number).move
        step = taken(apply(state, move))
        steps.append(step)
        state = step.after
    return tuple(steps)


@cache
def played() -> Played:
    """The game that most tests look at."""
    steps = steps_of(11, ("beginner", "club"))
    looked_at = (*steps[:2], *steps[-LAST:])
    return Played(looked_at, review_game(steps[0].before, looked_at, LITTLE))
