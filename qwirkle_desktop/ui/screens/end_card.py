"""The end of a game: who won, and everyone's figures, over the dimmed table."""

from PySide6.QtCore import QEvent, QMargins, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, PADDING, button, scrolling, surface, text_label
from qwirkle_desktop.ui.dialogs.seat_disc import SeatDisc
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.lettering import letter_to_fit
from qwirkle_desktop.ui.panel.painting import explain
from qwirkle_desktop.ui.phrases.endings import ending_sentence, result_title
from qwirkle_desktop.ui.phrases.replay import deal as deal_number
from qwirkle_desktop.ui.phrases.wording import shortened
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.screens.end_summary import EndRow, EndSummary
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

WIDTH = 40
"""In heights of body text: 560 px at the usual size."""
LEAST_ROWS = 110
"""In px: what shows of the rows at least, where the table is too low for all."""
LONGEST_TITLE, LONGEST_NAME = 24, 24
"""Characters: a longer title is lettered smaller, a longer name cut, so that six seats fit a small window."""


class EndCard(QWidget):
    """Covers its parent with a scrim, and holds the card; Esc closes it.

    Signals: `new_game`, `play_again` (the same seats), `replay`, `review`, `closed` (look at the board).
    """

    new_game = Signal()
    play_again = Signal()
    replay = Signal()
    review = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget, *, with_review: bool = False) -> None:
        super().__init__(parent)
        self._theme, self._around = theme, parent
        self._fonts = fonts
        self._discs: list[SeatDisc] = []
        self.setObjectName("end_card")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._build(with_review)
        parent.installEventFilter(self)
        self.hide()

    def set_fonts(self, fonts: TypeScale) -> None:
        """Take letters of another size, and the width that they need."""
        self._fonts = fonts
        self._fit()

    def show_summary(self, summary: EndSummary, deal: int | None = None) -> None:
        """Show the result of a game, and the number of its deal."""
        self._deal.setText("" if deal is None else deal_number(deal))
        self._deal.setHidden(deal is None)
        title = result_title(summary.outcome, tuple(shortened(name, LONGEST_NAME) for name in summary.names))
        self._title.setText(title)
        self._title.setProperty("role", "title" if len(title) <= LONGEST_TITLE else "score")
        self._title.style().polish(self._title)
        self._reason.setText(ending_sentence(summary.outcome, summary.names))
        self.setAccessibleName(result_title(summary.outcome, summary.names))
        self._fill(summary.rows)
        self.resize(self._around.size())
        self.show()
        self.raise_()
        self._fit()
        self.again.setFocus()

    def retranslate(self) -> None:
        """Say everything in the language of the window, but for the result."""
        self._look.setText(tr("Look at the board"))
        self._replay.setText(tr("Replay"))
        self._review.setText(tr("Review"))
        self._new.setText(tr("New game"))
        self.again.setText(tr("Play again"))

    def set_reviewable(self, can_review: bool) -> None:
        """Whether the game may have a review."""
        self._review.setEnabled(can_review)

    def close_card(self) -> None:
        """Leave the board to be looked at."""
        self.hide()
        self.closed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Show the scrim and the seats' colours of another theme."""
        self._theme = theme
        for disc in self._discs:
            disc.set_theme(theme)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._around and event.type() == QEvent.Type.Resize:
            self.resize(self._around.size())
            self._fit()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.scrim)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _build(self, with_review: bool) -> None:
        self._title = text_label("", "title")
        self._title.setObjectName("end_title")
        self._reason = text_label("", "muted")
        self._deal = text_label("", "small")
        self._deal.setObjectName("end_deal")
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, GAP, 0)
        self._grid.setHorizontalSpacing(PADDING)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(2, 1)
        rows = QWidget()
        rows.setLayout(self._grid)
        self._area = scrolling(rows, "end_rows")
        card = surface("tray", "end_panel")
        self._card = card
        self._inside = inside = QVBoxLayout(card)
        inside.setContentsMargins(EDGE, PADDING, EDGE, PADDING)
        inside.setSpacing(GAP)
        inside.addWidget(self._title)
        inside.addWidget(self._reason)
        inside.addWidget(self._area, 1)
        inside.addWidget(self._deal)
        inside.addSpacing(GAP)
        inside.addLayout(self._buttons(with_review))
        around = QHBoxLayout(self)
        around.setContentsMargins(GAP, GAP, GAP, GAP)
        around.addWidget(card, 1, Qt.AlignmentFlag.AlignVCenter)

    def _buttons(self, with_review: bool) -> FlowLayout:
        self._look = look = button("", "look_at_board")
        look.clicked.connect(self.close_card)
        self._replay = replay = button("", "replay_game")
        replay.clicked.connect(self.replay)
        self._review = review = button("", "show_review")
        review.clicked.connect(self.review)
        if not with_review:
            review.hide()
        self._new = new = button("", "another_game")
        new.clicked.connect(self.new_game)
        self.again = button("", "play_again", kind="primary")
        self.again.clicked.connect(self.play_again)
        self.retranslate()
        row = FlowLayout(gap=GAP)
        for each in (self.again, new, replay, review, look):
            row.addWidget(each)
        return row

    def _fill(self, rows: tuple[EndRow, ...]) -> None:
        self._empty()
        heads = ("", "", tr("Player"), tr("Qwirkles"), tr("Best turn"), tr("Points"))
        for column, head in enumerate(heads):
            self._put(_figure(head, "small", left=column < 3), 0, column)
        for line, row in enumerate(rows):
            self._add(1 + 2 * line, row)

    def _fit(self) -> None:
        """Where the table has no room for the largest letters they are smaller, then the rows scroll."""
        if self.isVisible() and not letter_to_fit(self, self._fonts, self._fits):
            self._area.setMinimumHeight(min(self._area.maximumHeight(), LEAST_ROWS))

    def _fits(self, fonts: TypeScale) -> bool:
        """Whether the card and every row on it have room in these letters."""
        self._card.setMaximumWidth(fonts.size(TextRole.BODY) * WIDTH)
        self._grid.activate()
        rows = self._grid.sizeHint()
        self._area.setFixedHeight(rows.height())
        self._inside.activate()
        room = self.size().shrunkBy(QMargins(GAP, GAP, GAP, GAP))
        width = min(room.width(), self._card.maximumWidth())
        is_wide = rows.width() + 2 * EDGE <= width
        return is_wide and self._inside.totalHeightForWidth(width) <= room.height()

    def _add(self, line: int, row: EndRow) -> None:
        disc = SeatDisc(self._theme, row.colour)
        self._discs.append(disc)
        role = "name" if row.is_winner else "body"
        cells: tuple[QWidget, ...] = (
            _figure(str(row.rank), "muted", left=True),
            disc,
            _name(row.name, role),
            _figure(str(row.qwirkles), "body"),
            _figure(str(row.best_turn), "body"),
            _figure(str(row.score), "heading" if row.is_winner else "name"),
        )
        for column, cell in enumerate(cells):
            self._put(cell, line, column)
        if row.out_bonus:
            bonus = tr("+{points} for going out first").format(points=row.out_bonus)
            self._put(text_label(bonus, "small"), line + 1, 2, columns=4)

    def _put(self, cell: QWidget, line: int, column: int, columns: int = 1) -> None:
        self._grid.addWidget(cell, line, column, 1, columns)
        # On a card that shows already, a new cell would count as nothing until the next event.
        cell.show()

    def _empty(self) -> None:
        self._discs.clear()
        while (item := self._grid.takeAt(0)) is not None:
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()


def _name(name: str, role: str) -> QLabel:
    label = text_label(shortened(name, LONGEST_NAME), role, wrap=False)
    explain(label, name)
    return label


def _figure(text: str, role: str, *, left: bool = False) -> QLabel:
    label = text_label(text, role, wrap=False)
    side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
    label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return label
