"""The moves of the game as a list, the latest first."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from qwirkle_desktop.rules.moves import Aside
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.panel.painting import plain_tooltip
from qwirkle_desktop.ui.panel.row_words import row_spoken
from qwirkle_desktop.ui.panel.values import HistoryRow, SeatCard, history_rows
from qwirkle_desktop.ui.phrases.panel import turn_with_note

ROW_ROLE = Qt.ItemDataRole.UserRole
NAME_ROLE = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex
_SPOKEN_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class HistoryModel(QAbstractListModel):
    """Rows of turns; going out has a row of its own above its turn."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats: tuple[SeatCard, ...] = ()
        self._steps: tuple[Step, ...] = ()
        self._rows: list[HistoryRow] = []
        self._current: int | None = None
        self._notes: Mapping[int, str] = {}

    def set_notes(self, notes: Mapping[int, str]) -> None:
        """What is to be said of turns (from 0) beside what happened in them."""
        self._notes = notes
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def set_seats(self, seats: tuple[SeatCard, ...]) -> None:
        """Who plays, in seat order."""
        self._seats = seats
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    @property
    def seats(self) -> tuple[SeatCard, ...]:
        """Who plays."""
        return self._seats

    @property
    def rows(self) -> tuple[HistoryRow, ...]:
        """The rows, the latest first."""
        return tuple(self._rows)

    @property
    def most(self) -> int:
        """The highest total, for the width of its column."""
        return max((row.total for row in self._rows), default=0)

    @property
    def current(self) -> int | None:
        """The turn that a replay shows, from 0."""
        return self._current

    def set_current(self, turn: int | None) -> None:
        """Mark another turn as the one shown."""
        for one in {self._current, turn} - {None}:
            for row in self._rows_of(one):
                self.dataChanged.emit(self.index(row), self.index(row))
        self._current = turn

    def index_of(self, turn: int | None) -> QModelIndex:
        """The row of a turn's move; an invalid index where it has none."""
        rows = self._rows_of(turn)
        return self.index(rows[-1]) if rows else QModelIndex()

    def _rows_of(self, turn: int | None) -> list[int]:
        return [place for place, row in enumerate(self._rows) if row.turn == turn]

    def show_steps(self, steps: tuple[Step, ...]) -> None:
        """Show these turns; only those that differ from what was shown are touched."""
        kept = _common_length(self._steps, steps)
        self._steps = steps
        self._remove(sum(row.turn >= kept for row in self._rows))
        new: list[HistoryRow] = []
        number = 1 + sum(not isinstance(step.move, Aside) for step in steps[:kept])
        for turn, step in enumerate(steps[kept:], start=kept):
            new += reversed(history_rows(turn, step, number))
            number += not isinstance(step.move, Aside)
        self._insert(new[::-1])

    def _remove(self, count: int) -> None:
        if count:
            self.beginRemoveRows(QModelIndex(), 0, count - 1)
            del self._rows[:count]
            self.endRemoveRows()

    def _insert(self, rows: list[HistoryRow]) -> None:
        if rows:
            self.beginInsertRows(QModelIndex(), 0, len(rows) - 1)
            self._rows[:0] = rows
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == NAME_ROLE:
            return self._name(row)
        if role in _SPOKEN_ROLES:
            return self._spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(self._spoken(row))
        return None

    def _spoken(self, row: HistoryRow) -> str:
        spoken, note = row_spoken(row, self._name(row)), self._notes.get(row.turn)
        return spoken if note is None else turn_with_note(spoken, note)

    def _name(self, row: HistoryRow) -> str:
        return self._seats[row.seat].name if row.seat < len(self._seats) else ""


def _common_length(old: tuple[Step, ...], new: tuple[Step, ...]) -> int:
    """How many turns are the very same; comparing whole games would be slow."""
    same = 0
    while same < min(len(old), len(new)) and old[same] is new[same]:
        same += 1
    return same
