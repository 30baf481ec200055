"""The turns of a scorepad as a table: a column for each player, a row for each round."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from qwirkle_desktop.rules.scorepad import PadTurn, Scorepad
from qwirkle_desktop.ui.phrases import scorepad as phrases

Index = QModelIndex | QPersistentModelIndex
STAR = "★"
NEXT_ROLE, QWIRKLES_ROLE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
"""Whether the next turn goes into a cell, and how many Qwirkles are in a turn."""


class SheetModel(QAbstractTableModel):
    """The cell of the next turn shows what is being written."""

    def __init__(self, pad: Scorepad, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pad, self._entry = pad, ""

    def show_pad(self, pad: Scorepad) -> None:
        """Show a pad as it is now."""
        self.beginResetModel()
        self._pad, self._entry = pad, ""
        self.endResetModel()

    def show_entry(self, text: str) -> None:
        """Show what is being written."""
        self._entry = text
        self.dataChanged.emit(self.next_cell, self.next_cell)

    @property
    def next_cell(self) -> QModelIndex:
        """Where the next turn goes."""
        return self.index(*divmod(len(self._pad.turns), self._pad.players))

    def number(self, index: Index) -> int | None:
        """The turn in a cell, from 0; None where there is none yet."""
        number = index.row() * self._pad.players + index.column()
        return number if index.isValid() and number < len(self._pad.turns) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if parent.isValid():
            return 0
        return self._pad.rounds if self._pad.is_over else len(self._pad.turns) // self._pad.players + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._pad.players

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        is_across = orientation == Qt.Orientation.Horizontal
        return self._pad.names[section] if is_across else phrases.round_head(section + 1)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == NEXT_ROLE:
            return index == self.next_cell and not self._pad.is_over
        number = self.number(index)
        if number is None:
            is_next = role == Qt.ItemDataRole.DisplayRole and index == self.next_cell
            return self._entry if is_next else None
        turn = self._pad.turns[number]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{turn.points} ×{turn.qwirkles}" if turn.qwirkles > 1 else str(turn.points)
        if role == QWIRKLES_ROLE:
            return turn.qwirkles
        if role == Qt.ItemDataRole.AccessibleTextRole:
            name = self._pad.names[index.column()]
            return phrases.turn_spoken(index.row() + 1, name, turn.points, turn.qwirkles)
        return phrases.sheet_help() if role == Qt.ItemDataRole.ToolTipRole else None


def turn_text(turn: PadTurn) -> str:
    """A turn's points on paper, with a star for each Qwirkle."""
    return f"{turn.points} {STAR * turn.qwirkles}" if turn.qwirkles else str(turn.points)
