"""A hint in three steps: an idea, where to look, and the best move with the reason for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.legality import lines_made
from qwirkle_desktop.rules.moves import Lift, Move, Pass, Play, Roll, Trade
from qwirkle_desktop.rules.view import PlayerView

from .facts import Facts, facts_of
from .reasons import Reason, reasons_of

MANY_LINES = 3


class Idea(Enum):
    """The first step: what kind of move to look for."""

    OPEN = "open"
    GO_OUT = "go out"
    QWIRKLE = "qwirkle"
    TWO_QWIRKLES = "two qwirkles"
    MANY_LINES = "many lines"
    TWO_LINES = "two lines"
    BLOCK = "block"
    ONE_LINE = "one line"
    TRADE = "trade"
    ROLL = "roll"
    LIFT = "lift"
    PASS = "pass"


class Side(Enum):
    """Which part of the board to look at."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"
    MIDDLE = "middle"


@dataclass(frozen=True, slots=True)
class Hint:
    """The idea and the side to look at, the cells `where` the line is to be lit, the best move and its facts.

    `reason` is None where nothing that can be counted tells it from the second best.
    """

    idea: Idea
    side: Side
    where: frozenset[Cell]
    best: Move
    facts: Facts
    reason: Reason | None


def hint_of(view: PlayerView, moves: Sequence[Move]) -> Hint:
    """The hint that leads to the first of these moves, the best first. Raises IndexError for none."""
    best = moves[0]
    facts = facts_of(view, best)
    reasons = reasons_of(view, best, moves[1]) if len(moves) > 1 else ()
    where = _where(view.board, best)
    return Hint(
        _idea(view, best, facts), _side(view.board, where), where, best, facts, next(iter(reasons), None)
    )


def _idea(view: PlayerView, best: Move, facts: Facts) -> Idea:
    match best:
        case Trade():
            return Idea.TRADE
        case Pass():
            return Idea.PASS
        case Roll():
            return Idea.ROLL
        case Lift():
            return Idea.LIFT
    signs = (
        (not view.board.tiles, Idea.OPEN),
        (facts.bonus > 0, Idea.GO_OUT),
        (facts.qwirkles > 1, Idea.TWO_QWIRKLES),
        (facts.qwirkles > 0, Idea.QWIRKLE),
        (bool(facts.blocked), Idea.BLOCK),
        (len(facts.lines) >= MANY_LINES, Idea.MANY_LINES),
        (len(facts.lines) > 1, Idea.TWO_LINES),
    )
    return next((idea for is_so, idea in signs if is_so), Idea.ONE_LINE)


def _where(board: Board, move: Move) -> frozenset[Cell]:
    """The cells of the longest line that the play makes; that of a tile to be lifted."""
    if isinstance(move, Lift):
        return frozenset([move.placement.cell])
    if not isinstance(move, Play):
        return frozenset()
    lines = lines_made(board.with_tiles(move.placements), move.placements)
    longest = max(lines, key=len, default=None)
    return frozenset(longest.cells if longest else (placement.cell for placement in move.placements))


def _side(board: Board, where: frozenset[Cell]) -> Side:
    """Where the cells lie from the middle of the board, in thirds of its size."""
    if not where or not board.tiles:
        return Side.MIDDLE
    x = _part([cell.x for cell in where], [cell.x for cell in board.tiles])
    y = _part([cell.y for cell in where], [cell.y for cell in board.tiles])
    if max(abs(x), abs(y)) < 1 / 3:
        return Side.MIDDLE
    if abs(x) >= abs(y):
        return Side.RIGHT if x > 0 else Side.LEFT
    return Side.BOTTOM if y > 0 else Side.TOP


def _part(of: Sequence[int], whole: Sequence[int]) -> float:
    """From -1 to 1: where the middle of some lies within the span of all."""
    least, most = min(whole), max(whole)
    middle = (min(of) + max(of)) / 2
    return (2 * middle - least - most) / max(1, most - least)
