"""What the panel shows, as plain values."""

from dataclasses import dataclass, replace
from enum import Enum, auto

from qwirkle_desktop.rules.events import TookDiscs
from qwirkle_desktop.rules.moves import Lift, Pass, Play, Roll, Trade
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.turns import Step


@dataclass(frozen=True, slots=True)
class SeatCard:
    """A seat as introduced: a person (`level` None) or a computer; `colour` is one of the theme's seats'."""

    name: str
    level: str | None = None
    colour: int = 0


class RowKind(Enum):
    """What a row of the list of moves tells."""

    PLAY = auto()
    TRADE = auto()
    PASS = auto()
    OUT = auto()
    ROLL = auto()
    LIFT = auto()


ASIDES = (RowKind.ROLL, RowKind.LIFT)
WITHOUT_NUMBER = (RowKind.OUT, *ASIDES)
"""They belong to the turn whose row is next to theirs."""


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """One row of the move at a place of the game, `turn`, from 0. A trade tells how many tiles in `count`,
    never which.

    `number` is that of the turn, from 1; `total` is what the seat had after it, `discs` what it took.
    """

    kind: RowKind
    turn: int
    number: int
    seat: int
    points: int = 0
    tiles: tuple[Tile, ...] = ()
    count: int = 0
    is_qwirkle: bool = False
    total: int = 0
    discs: int = 0


def parts_of_score(step: Step) -> list[int]:
    """What a turn's points are made of: each of its lines, and what else it gave."""
    lines = [line.points for line in step.lines]
    rest = step.score - sum(lines)
    return [*lines, rest] if rest else lines


def history_rows(turn: int, step: Step, number: int = 0) -> tuple[HistoryRow, ...]:
    """The rows of one turn, the latest first: none for an ending between turns, two for going out."""
    row = _move_row(turn, step, number)
    if row is None:
        return ()
    if not step.out_bonus:
        return (row,)
    total = step.after.scores[step.seat]
    return (HistoryRow(RowKind.OUT, turn, row.number, step.seat, step.out_bonus, total=total), row)


def _move_row(turn: int, step: Step, number: int) -> HistoryRow | None:
    total = step.before.scores[step.seat] + step.score
    row = HistoryRow(RowKind.PASS, turn, number, step.seat, total=total)
    match step.move:
        case Play() as play:
            is_qwirkle = any(line.is_qwirkle for line in step.lines)
            played = replace(row, kind=RowKind.PLAY, points=step.score, tiles=play.tiles)
            return replace(played, is_qwirkle=is_qwirkle, discs=discs_taken(step))
        case Trade() as trade:
            return replace(row, kind=RowKind.TRADE, count=len(trade.tiles))
        case Pass():
            return row
        case Roll():
            return replace(row, kind=RowKind.ROLL, tiles=step.drawn)
        case Lift() as lift:
            return replace(row, kind=RowKind.LIFT, tiles=(lift.placement.tile,))
        case None:
            return None


def discs_taken(step: Step) -> int:
    """How many stars were covered for the first time."""
    return sum(len(event.cells) for event in step.events if isinstance(event, TookDiscs))
