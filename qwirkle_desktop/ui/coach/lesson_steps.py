"""The steps of the first lesson: a small table each, and what is to be done on it."""

from collections.abc import Callable
from dataclasses import dataclass

from qwirkle_desktop.rules.cells import Axis
from qwirkle_desktop.rules.moves import Play, Trade
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.rules.view import PlayerView
from qwirkle_desktop.ui.phrases import tutorial as phrases

BAG, HAND = 60, 6


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A table, a hand, a sentence, and whether a turn does what the sentence says."""

    board: str
    hand: str
    sentence: str
    is_done: Callable[[Step], bool]
    bag: int = BAG

    @property
    def view(self) -> PlayerView:
        """The table as the learner sees it."""
        return PlayerView(
            parse_board(self.board), parse_tiles(self.hand), self.bag, (HAND if self.bag else 2,), (0, 0)
        )


def _scores(points: int) -> Callable[[Step], bool]:
    return lambda step: step.score >= points


def _lays(count: int) -> Callable[[Step], bool]:
    return lambda step: isinstance(step.move, Play) and len(step.move.placements) >= count


def _trades(step: Step) -> bool:
    return isinstance(step.move, Trade)


def _leaves_no_five(step: Step) -> bool:
    board = step.after.board
    return all(len(board.line_at(cell, axis)) != 5 for cell in board.tiles for axis in Axis)


STEPS = (
    LessonStep("Rc@0,0 Rs@1,0", "Rd Bf", phrases.MATCH, _scores(3)),
    LessonStep("Yc@0,0 Gc@1,0", "Bc Rd", phrases.SHAPES, _scores(3)),
    LessonStep("Oc@0,0", "Os Od Bl", phrases.SEVERAL, _lays(2)),
    LessonStep("Rc@0,0 Rs@1,0 Gs@1,1 Gd@2,1", "Rd Bl", phrases.BOTH, _scores(5)),
    LessonStep("Pc@0,0 Ps@1,0 Pd@2,0", "Pl Gf", phrases.POINTS, _scores(4)),
    LessonStep("Oc@0,0 Os@1,0 Od@2,0 Ol@3,0 Of@4,0", "Oe Bc", phrases.QWIRKLE, _scores(12)),
    LessonStep("Rc@0,0", "Gs Gd Bs Yl", phrases.TRADE, _trades),
    LessonStep("Bc@0,0 Bs@1,0 Bd@2,0 Bl@3,0", "Bf Rl", phrases.NO_FIVE, _leaves_no_five),
    LessonStep("Gc@0,0 Gs@1,0 Gd@2,0", "Ge", phrases.OUT, _scores(4), bag=0),
)
"""Match, shapes, several, both directions, points, Qwirkle, trading, not leaving fives, going out."""
