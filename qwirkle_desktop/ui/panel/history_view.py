"""The list of moves: shows which turn is pointed at, by mouse or keyboard."""

from PySide6.QtCore import QEvent, QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.panel.history_model import ROW_ROLE, HistoryModel
from qwirkle_desktop.ui.panel.history_painter import HistoryDelegate
from qwirkle_desktop.ui.panel.metrics import OUTSET, row_height
from qwirkle_desktop.ui.panel.painting import LEFT, as_read, text_width
from qwirkle_desktop.ui.panel.values import SeatCard
from qwirkle_desktop.ui.phrases import panel as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

_STYLE = """
QListView, QListView:focus { background: transparent; border: none; border-radius: 0; outline: none; }
QScrollBar:vertical { width: 8px; }
QScrollBar::handle:vertical { border-radius: 3px; margin: 1px; }
"""


class HistoryView(QListView):
    """Signals: `turn_hovered(object)` when another turn (from 0), or None, is pointed at.

    `turn_clicked(object)` at a click on a turn, `turn_opened(object)` at a double click or Enter.
    """

    turn_hovered = Signal(object)
    turn_clicked = Signal(object)
    turn_opened = Signal(object)

    def __init__(
        self, theme: Theme, fonts: TypeScale, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("history")
        self._hovered: int | None = None
        self._theme, self._fonts, self._content_width = theme, fonts, 0
        self._model = HistoryModel(self)
        self._painter = HistoryDelegate(self._model, theme, fonts, sprites)
        self.setModel(self._model)
        self.setItemDelegate(self._painter)
        self._dress()
        self.entered.connect(self._point_at)
        self.viewportEntered.connect(self._point_at_nothing)
        self.selectionModel().currentChanged.connect(self._follow_keyboard)
        self.clicked.connect(self._click)
        self.activated.connect(self._open)

    def _dress(self) -> None:
        self.setStyleSheet(_STYLE)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)

    def set_style(self, theme: Theme, fonts: TypeScale, content_width: int) -> None:
        """Paint in these colours and fonts, the text this wide, from now on."""
        self._theme, self._fonts, self._content_width = theme, fonts, content_width
        self._painter.set_style(theme, fonts, content_width)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self._painter.forget_pictures()
        self.setAccessibleName(phrases.moves())
        self.setAccessibleDescription("" if self._model.rows else phrases.no_moves())
        self.set_seats(self._model.seats)

    def set_seats(self, seats: tuple[SeatCard, ...]) -> None:
        """Who plays, in seat order."""
        self._model.set_seats(seats)

    def show_steps(self, steps: tuple[Step, ...]) -> None:
        """Show these turns, the latest on top."""
        self._point_at_nothing()
        self._model.show_steps(steps)
        self.setAccessibleDescription("" if self._model.rows else phrases.no_moves())

    def show_current(self, turn: int | None) -> None:
        """Mark the turn that a replay shows, and have it in sight."""
        self._model.set_current(turn)
        index = self._model.index_of(turn)
        if not index.isValid():
            self.scrollToBottom()
        elif not self.viewport().rect().contains(self.visualRect(index)):
            # To the middle: one sees what came before and what comes next.
            self.scrollTo(index, QListView.ScrollHint.PositionAtCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or that there are none yet."""
        super().paintEvent(event)
        if not self._model.rows:
            text, font = phrases.no_moves(), self._fonts.font()
            lines = 1 if text_width(text, font) <= self._content_width else 2
            place = QRect(OUTSET, 0, self._content_width, lines * row_height(self._fonts))
            with QPainter(self.viewport()) as painter:
                painter.setFont(font)
                painter.setPen(self._theme.muted)
                painter.drawText(
                    as_read(place, self.viewport().rect()), LEFT | Qt.TextFlag.TextWordWrap, text
                )

    def _click(self, index: QModelIndex) -> None:
        self.turn_clicked.emit(index.data(ROW_ROLE).turn)

    def _open(self, index: QModelIndex) -> None:
        self.turn_opened.emit(index.data(ROW_ROLE).turn)

    def _point_at(self, index: QModelIndex) -> None:
        turn = index.data(ROW_ROLE).turn if index.isValid() else None
        if turn != self._hovered:
            self._hovered = turn
            self.turn_hovered.emit(turn)

    def _point_at_nothing(self) -> None:
        self._point_at(QModelIndex())

    def _follow_keyboard(self, current: QModelIndex) -> None:
        if self.hasFocus():
            self._point_at(current)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at_nothing()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point_at_nothing()
