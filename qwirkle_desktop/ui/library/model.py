"""The kept games as a list that reads from the library only what is looked at."""

import logging
from collections import OrderedDict
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from qwirkle_desktop.library.catalogue import Card, Filter, Order
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.ui.library.row import Row, row_of
from qwirkle_desktop.ui.panel.painting import plain_tooltip

log = logging.getLogger(__name__)

ROW_ROLE = Qt.ItemDataRole.UserRole
CARD_ROLE = Qt.ItemDataRole.UserRole + 1
PAGE, MOST_PAGES, MOST_ROWS = 16, 60, 400
Index = QModelIndex | QPersistentModelIndex
_SPOKEN_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class GamesModel(QAbstractListModel):
    """Pages of games, in the order and through the filter asked for.

    failed(str): the library could not be read; the list is empty or has holes then.
    """

    failed = Signal(object)

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._filter, self._order = Filter(), Order.LAST_PLAYED
        self._count = 0
        self._pages: OrderedDict[int, list[Card]] = OrderedDict()
        self._rows: OrderedDict[Card, Row] = OrderedDict()

    @property
    def filter(self) -> Filter:
        """Which games are listed."""
        return self._filter

    @property
    def order(self) -> Order:
        """In which order."""
        return self._order

    def show_games(self, filter: Filter, order: Order) -> None:
        """List other games, or in another order."""
        self._filter, self._order = filter, order
        self.refresh()

    def refresh(self) -> None:
        """Read everything anew."""
        self.beginResetModel()
        self._pages.clear()
        self._rows.clear()
        try:
            self._count = self._library.count(self._filter)
        except LibraryError as error:
            self._count = 0
            self.failed.emit(str(error))
        self.endResetModel()

    def card(self, place: int) -> Card | None:
        """The game in that row; None where it cannot be read."""
        page = self._page(place // PAGE) if 0 <= place < self._count else []
        return page[place % PAGE] if place % PAGE < len(page) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._count

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        card = self.card(index.row()) if index.isValid() else None
        if card is None:
            return None
        if role == CARD_ROLE:
            return card
        if role == ROW_ROLE:
            return self._row(card)
        if role in _SPOKEN_ROLES:
            return self._row(card).spoken
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(self._row(card).spoken)
        return None

    def _row(self, card: Card) -> Row:
        """Words are made for what is looked at only."""
        if card not in self._rows:
            self._rows[card] = row_of(card)
            if len(self._rows) > MOST_ROWS:
                self._rows.popitem(last=False)
        return self._rows[card]

    def _page(self, number: int) -> list[Card]:
        if number not in self._pages:
            self._pages[number] = self._read(number)
            if len(self._pages) > MOST_PAGES:
                self._pages.popitem(last=False)
        self._pages.move_to_end(number)
        return self._pages[number]

    def _read(self, number: int) -> list[Card]:
        try:
            return self._library.page(self._filter, self._order, number * PAGE, PAGE)
        except LibraryError:
            # Painting asks: no place for a dialog, and the next look tries again.
            log.exception("games cannot be listed")
            return []
