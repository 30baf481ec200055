"""The list of games: rows to walk, to choose and to open by mouse or keyboard.

A table of one column, since a list view asks its model for every row before it shows the first.
"""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from qwirkle_desktop.library.catalogue import Card
from qwirkle_desktop.ui.library.model import GamesModel
from qwirkle_desktop.ui.library.row_painter import RowPainter
from qwirkle_desktop.ui.phrases import library as phrases

_STYLE = """
QTableView, QTableView:focus { border: none; border-radius: 0; }
QTableView::item, QTableView::item:hover, QTableView::item:selected { padding: 0; background: transparent; }
"""
_OPENING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CHOOSE = QItemSelectionModel.SelectionFlag.ClearAndSelect


class GamesView(QTableView):
    """Signals: `opened(Card)` at a double click or Enter, `typed(str)` when letters are typed, `chosen`."""

    opened = Signal(object)
    typed = Signal(object)
    chosen = Signal()

    def __init__(
        self, model: GamesModel, painter: RowPainter, ground: QColor, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._games = model
        self.set_ground(ground)
        self.setObjectName("games")
        self.setAccessibleName(phrases.title())
        self.setModel(model)
        self.setItemDelegate(painter)
        self._set_up(painter.height)
        self.doubleClicked.connect(self._open)
        self.selectionModel().selectionChanged.connect(self.chosen)

    def _set_up(self, row_height: int) -> None:
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(row_height)
        self.verticalHeader().setDefaultSectionSize(row_height)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QTableView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        # What hides all that is below it is scrolled without painting it anew.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_ground(self, colour: QColor) -> None:
        """The colour between rows."""
        self._ground = colour
        self.setStyleSheet(f"{_STYLE} QTableView {{ background: {colour.name()}; }}")
        self.viewport().update()

    @property
    def places(self) -> list[int]:
        """The chosen rows, from top to bottom."""
        return sorted(index.row() for index in self.selectionModel().selectedIndexes())

    @property
    def cards(self) -> list[Card]:
        """The chosen games; what cannot be read is left out."""
        return [card for place in self.places if (card := self._games.card(place)) is not None]

    @property
    def card(self) -> Card | None:
        """The one game that is chosen; None where it is none or several."""
        cards = self.cards
        return cards[0] if len(cards) == 1 else None

    def choose(self, place: int) -> None:
        """Go to a row, or to the last one above it that there is."""
        last = self._games.rowCount() - 1
        index = self._games.index(min(max(0, place), last), 0) if last >= 0 else QModelIndex()
        self.selectionModel().setCurrentIndex(index, _CHOOSE)
        self.scrollTo(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), self._ground)
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING_KEYS and self.currentIndex().isValid():
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters go to the search field: to look through all rows would read every game."""
        if search.strip():
            self.typed.emit(search)

    def _open(self, index: QModelIndex) -> None:
        card = self._games.card(index.row())
        if card is not None:
            self.opened.emit(card)
