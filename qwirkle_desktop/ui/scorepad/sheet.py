"""The sheet: over each column who it is, with the total in figures to be read across a table."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QTableView, QVBoxLayout, QWidget

from qwirkle_desktop.rules.scorepad import Scorepad
from qwirkle_desktop.ui.dialogs.parts import GAP
from qwirkle_desktop.ui.phrases import scorepad as phrases
from qwirkle_desktop.ui.scorepad.cell_painter import CellPainter
from qwirkle_desktop.ui.scorepad.seat_head import SeatHead
from qwirkle_desktop.ui.scorepad.sheet_model import SheetModel
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

OPENING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TurnTable(QTableView):
    """Signals: `turn_chosen(int)` when a turn that is written, from 0, is to be changed."""

    turn_chosen = Signal(object)

    def __init__(self, model: SheetModel, theme: Theme, fonts: TypeScale) -> None:
        super().__init__()
        self._sheet = model
        self.setObjectName("pad_turns")
        self.setAccessibleName(phrases.sheet())
        self.setModel(model)
        self.painter = CellPainter(theme, fonts, self)
        self.setItemDelegate(self.painter)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        # The cells have frames, and would lie over one around them.
        self.setStyleSheet("QTableView, QTableView:focus { border: none; border-radius: 0; }")
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(round(fonts.size(TextRole.HEADING) * 1.7))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._choose)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Figures are for the keypad, not to look for a turn."""
        if event.key() in OPENING_KEYS and self._choose(self.currentIndex()):
            return
        if event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> bool:
        number = self._sheet.number(index)
        if number is not None:
            self.turn_chosen.emit(number)
        return number is not None


class Sheet(QWidget):
    """Heads and turns of one pad. Signals: `turn_chosen(int)`, from 0."""

    turn_chosen = Signal(object)

    def __init__(self, pad: Scorepad, theme: Theme, fonts: TypeScale) -> None:
        super().__init__()
        self.model = SheetModel(pad, self)
        self.heads = [SeatHead(fonts) for _ in pad.names]
        self.table = TurnTable(self.model, theme, fonts)
        self.table.turn_chosen.connect(self.turn_chosen)
        self._row = QHBoxLayout()
        self._row.setSpacing(GAP // 2)
        for head in self.heads:
            self._row.addWidget(head, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(GAP)
        page.addLayout(self._row)
        page.addWidget(self.table, 1)
        self.table.verticalScrollBar().rangeChanged.connect(self._align)
        self.show_pad(pad)

    def show_pad(self, pad: Scorepad) -> None:
        """Show a pad as it is now, its last round in sight."""
        for seat, head in enumerate(self.heads):
            head.show_seat(pad, seat)
        self.model.show_pad(pad)
        if not pad.is_over:
            self.table.setCurrentIndex(self.model.next_cell)
        self.table.scrollToBottom()

    def _align(self, least: int, most: int) -> None:
        """Each head over its column, beside the bar too."""
        bar = self.table.verticalScrollBar().sizeHint().width() if most > least else 0
        self._row.setContentsMargins(0, 0, bar, 0)
        self.table.scrollToBottom()
