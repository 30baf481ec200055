"""Everyone's figures as a table that can be sorted by any column."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from qwirkle_desktop.library.statistics import Figures
from qwirkle_desktop.ui.phrases import statistics as phrases

LINK_ROLE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Link:
    """A turn of a kept game, from 1; None for the game as a whole."""

    game: str
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """A figure: its value, how it is written, and the game that it leads to."""

    value: Callable[[Figures], Any]
    text: Callable[[Any], str]
    link: Callable[[Figures], Link | None] | None = None


COLUMNS = (
    Column(lambda figures: figures.games, phrases.whole),
    Column(lambda figures: figures.wins, phrases.whole),
    Column(lambda figures: figures.shared, phrases.whole),
    Column(lambda figures: figures.win_rate, phrases.per_cent),
    Column(lambda figures: figures.streak, phrases.whole),
    Column(lambda figures: figures.best_streak, phrases.whole),
    Column(lambda figures: figures.mean_score, phrases.decimal),
    Column(lambda figures: figures.best_score, phrases.whole, lambda figures: _game(figures)),
    Column(lambda figures: figures.points_a_turn, phrases.decimal),
    Column(lambda figures: figures.qwirkles_a_game, phrases.decimal),
    Column(lambda figures: figures.best_turn, phrases.best_turn, lambda figures: _turn(figures)),
    Column(lambda figures: figures.going_out_rate, phrases.per_cent),
    Column(lambda figures: figures.thinking_seconds, phrases.seconds),
    Column(lambda figures: figures.assisted, phrases.whole),
)


def _game(figures: Figures) -> Link | None:
    return Link(figures.best_game) if figures.best_game else None


def _turn(figures: Figures) -> Link | None:
    best = figures.best_turn
    return Link(best.game, best.turn) if best else None


class FiguresModel(QAbstractTableModel):
    """A row for each player, a column for each figure; names are the rows' headers."""

    def __init__(self, link_colour: QColor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Figures, ...] = ()
        self._link_colour = link_colour
        self._heads = phrases.column_heads()

    def show_figures(self, rows: tuple[Figures, ...]) -> None:
        """Show these players, in this order until a column is sorted by."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def set_link_colour(self, colour: QColor) -> None:
        """Write what leads to a game in another colour."""
        self._link_colour = colour

    @property
    def rows(self) -> tuple[Figures, ...]:
        """The players as listed."""
        return self._rows

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Vertical:
            if role == Qt.ItemDataRole.DisplayRole and section < len(self._rows):
                return phrases.player_name(self._rows[section].player)
            return None
        short, full = self._heads[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return short
        return full if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        figures, column = self._rows[index.row()], COLUMNS[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return _text(column, figures)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return phrases.figure_spoken(
                phrases.player_name(figures.player),
                self._heads[index.column()][0],
                _text(column, figures),
            )
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        link = column.link(figures) if column.link else None
        if role == LINK_ROLE:
            return link
        if role == Qt.ItemDataRole.ToolTipRole and link:
            return self._heads[index.column()][1]
        if role == Qt.ItemDataRole.ForegroundRole and link:
            return self._link_colour
        if role == Qt.ItemDataRole.FontRole and link:
            font = QFont()
            font.setUnderline(True)
            return font
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """By a column; players without that figure come last."""
        if not 0 <= column < len(COLUMNS):
            return
        value, down = COLUMNS[column].value, order == Qt.SortOrder.DescendingOrder
        known = [figures for figures in self._rows if value(figures) is not None]
        others = tuple(figures for figures in self._rows if value(figures) is None)
        known.sort(key=lambda figures: _rank(value(figures)), reverse=down)
        self.show_figures((*known, *others))


def _text(column: Column, figures: Figures) -> str:
    value = column.value(figures)
    return phrases.unknown() if value is None else column.text(value)


def _rank(value: Any) -> float:
    """What to sort by: a best turn's points, else the figure itself."""
    return float(getattr(value, "points", value))
