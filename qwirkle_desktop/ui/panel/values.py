"""What the panel shows, as plain values."""

from dataclasses import dataclass
from enum import Enum, auto

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


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """One row; `turn` counts from 0. A trade tells how many tiles in `count`, never which.

    `total` is what the seat had after it.
    """

    kind: RowKind
    turn: int
    seat: int
    points: int = 0
    tiles: tuple[Tile, ...] = ()
    count: int = 0
    is_qwirkle: bool = False
    total: int = 0


def parts_of_score(step: Step) -> list[int]:
    """What a turn's points are made of: each of its lines, and what else it gave."""
    lines = [line.points for line in step.lines]
    rest = step.score - sum(lines)
    return [*lines, rest] if rest else lines


def history_rows(turn: int, step: Step) -> tuple[HistoryRow, ...]:
    """The rows of one turn, the latest first: none for an ending between turns, two for going out."""
    row = _move_row(turn, step)
    if row is None:
        return ()
    if not step.out_bonus:
        return (row,)
    total = step.after.scores[step.seat]
    return (HistoryRow(RowKind.OUT, turn, step.seat, step.out_bonus, total=total), row)


def _move_row(turn: int, step: Step) -> HistoryRow | None:
    total = step.before.scores[step.seat] + step.score
    match step.move:
        case Play() as play:
            is_qwirkle = any(line.is_qwirkle for line in step.lines)
            return HistoryRow(
                RowKind.PLAY, turn, step.seat, step.score, play.tiles, is_qwirkle=is_qwirkle, total=total
            )
        case Trade() as trade:
            return HistoryRow(RowKind.TRADE, turn, step.seat, count=len(trade.tiles), total=total)
        case Pass():
            return HistoryRow(RowKind.PASS, turn, step.seat, total=total)
        case Roll() | Lift() | None:
            return None
