"""Who starts, and why: a card over the table that waits for nobody, or asks where the players choose."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from qwirkle_desktop.rules.start import Announcement, Start
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, PADDING, button, surface, text_label
from qwirkle_desktop.ui.dialogs.seat_disc import SeatDisc
from qwirkle_desktop.ui.phrases.starts import choice_question, start_sentence
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

SHOWN_MS = 6000
SEATS_IN_ROW = 3


class StartBanner(QWidget):
    """A card at the top of its parent. Signals: `chosen(seat)` when the players chose a starter, `closed`."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._around = theme, parent
        self._least_width = fonts.size(TextRole.BODY) * 26
        self._discs: list[SeatDisc] = []
        self._card: QWidget | None = None
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.dismiss)
        self.setObjectName("start_banner")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        parent.installEventFilter(self)
        self.hide()

    def announce(
        self, announced: Announcement, start: Start, names: tuple[str, ...], colours: tuple[int, ...]
    ) -> None:
        """Tell who starts; it goes by itself after some seconds, or at a click."""
        close = button(tr("Close"), "close_banner", kind="quiet")
        close.clicked.connect(self.dismiss)
        text = start_sentence(announced, start, names)
        self._show(text, announced, names, colours, [close])
        self._timer.start()

    def ask(self, announced: Announcement, names: tuple[str, ...], colours: tuple[int, ...]) -> None:
        """Ask which of the seats that are level starts; it stays until answered."""
        self._timer.stop()
        choices = [self._choice(seat, names[seat]) for seat in announced.tied]
        self._show(choice_question(announced, names), announced, names, colours, choices)
        choices[0].setFocus()

    def dismiss(self) -> None:
        """Go, without a word more."""
        self._timer.stop()
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Show the seats' colours of another theme."""
        self._theme = theme
        for disc in self._discs:
            disc.set_theme(theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._around and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _choice(self, seat: int, name: str) -> QPushButton:
        result = button(name, f"start_with_{seat}")
        result.setAutoDefault(True)
        result.setProperty("seat", seat)
        result.clicked.connect(self._choose)
        return result

    def _choose(self) -> None:
        seat = self.sender().property("seat")
        self.dismiss()
        self.chosen.emit(seat)

    def _show(
        self,
        text: str,
        announced: Announcement,
        names: tuple[str, ...],
        colours: tuple[int, ...],
        buttons: list[QPushButton],
    ) -> None:
        if self._card:
            self._page.removeWidget(self._card)
            self._card.hide()
            self._card.deleteLater()
        self._discs = [SeatDisc(self._theme, colour) for colour in colours]
        self._card = self._make_card(text, announced, names, buttons)
        self._page.addWidget(self._card)
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()

    def _make_card(
        self, text: str, announced: Announcement, names: tuple[str, ...], buttons: list[QPushButton]
    ) -> QWidget:
        card = surface("tray", "start_card")
        sizes = QGridLayout()
        sizes.setSpacing(GAP)
        for seat, name in enumerate(names):
            row, column = divmod(seat, SEATS_IN_ROW)
            sizes.addLayout(self._size(seat, name, announced.sizes[seat]), row, column)
        sizes.setColumnStretch(SEATS_IN_ROW, 1)
        answers = QHBoxLayout()
        answers.setSpacing(GAP)
        answers.addStretch()
        for each in buttons:
            answers.addWidget(each)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(PADDING, PADDING, PADDING, GAP)
        inside.setSpacing(GAP)
        inside.addWidget(text_label(tr("Largest sets"), "small"))
        inside.addLayout(sizes)
        inside.addWidget(text_label(text, "name"))
        inside.addLayout(answers)
        return card

    def _size(self, seat: int, name: str, size: int) -> QHBoxLayout:
        """A seat and the largest set it announced."""
        pair = QHBoxLayout()
        pair.setSpacing(GAP)
        figure = text_label(str(size), "name", wrap=False)
        figure.setToolTip(tr("The largest set in the hand"))
        for part in (self._discs[seat], text_label(name, "body", wrap=False), figure):
            pair.addWidget(part)
        pair.addSpacing(GAP)
        pair.addStretch()
        return pair

    def _place(self) -> None:
        room = self._around.width() - 2 * EDGE
        width = min(room, max(self.sizeHint().width(), self._least_width))
        self.resize(width, max(self.heightForWidth(width), self._page.minimumSize().height()))
        self.move((self._around.width() - width) // 2, PADDING)
