"""A row of the list of moves in words: short for the eye, whole for screen readers."""

from qwirkle_desktop.ui.panel.values import HistoryRow, RowKind
from qwirkle_desktop.ui.phrases import dice, lifting
from qwirkle_desktop.ui.phrases import panel as phrases


def row_points(row: HistoryRow) -> str:
    """What stands at the right: `+3`, `trade 2`, `pass`, `+6 out`."""
    match row.kind:
        case RowKind.PLAY:
            return phrases.plus_points(row.points)
        case RowKind.TRADE:
            return phrases.trade_count(row.count)
        case RowKind.PASS:
            return phrases.passed()
        case RowKind.OUT:
            return phrases.out_points(row.points)
        case RowKind.ROLL:
            return dice.roll_count(len(row.tiles))
        case RowKind.LIFT:
            return lifting.lift_word()


def row_spoken(row: HistoryRow, name: str) -> str:
    """The whole row in words; turns count from 1 there."""
    return phrases.with_total(_told(row, name), row.total)


def _told(row: HistoryRow, name: str) -> str:
    turn = row.number
    match row.kind:
        case RowKind.PLAY:
            told = phrases.play_spoken(turn, name, row.tiles, row.points, is_qwirkle=row.is_qwirkle)
            return lifting.with_taken_discs(told, row.discs) if row.discs else told
        case RowKind.TRADE:
            return phrases.trade_spoken(turn, name, row.count)
        case RowKind.PASS:
            return phrases.pass_spoken(turn, name)
        case RowKind.OUT:
            return phrases.out_spoken(name, row.points)
        case RowKind.ROLL:
            return dice.roll_spoken(turn, name, row.tiles)
        case RowKind.LIFT:
            return lifting.lift_spoken(turn, name, row.tiles[0])
