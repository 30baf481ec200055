"""Who starts, and why: a card over the table that waits for nobody, or asks where the players choose."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from qwirkle_desktop.rules.start import Announcement, Start
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, PADDING, button, surface, text_label
from qwirkle_desktop.ui.dialogs.seat_disc import SeatDisc
from qwirkle_desktop.ui.panel.painting import explain
from qwirkle_desktop.ui.phrases.starts import choice_question, sizes_heading, start_sentence
from qwirkle_desktop.ui.phrases.wording import sentences, shortened
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

SHOWN_MS = 6000
IN_A_ROW = 3
LONGEST_NAME = 16
"""Characters: three names side by side fit the board of the least window."""


class StartBanner(QWidget):
    """A low card at the top of its parent.

    Signals: `chosen(seat)` when the players chose who starts, `closed`.
    """

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._around = theme, parent
        self._least_width = fonts.size(TextRole.BODY) * 26
        self._discs: list[SeatDisc] = []
        self._card: QWidget | None = None
        self._asked: tuple[Announcement, tuple[str, ...], tuple[int, ...]] | None = None
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.dismiss)
        self.setObjectName("start_banner")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        parent.installEventFilter(self)
        self.hide()

    def announce(
        self,
        announced: Announcement,
        start: Start,
        names: tuple[str, ...],
        colours: tuple[int, ...],
        rules: str = "",
    ) -> None:
        """Tell who starts, and the house rules; it goes by itself after some seconds, or at a click."""
        self._asked = None
        close = button(tr("Close"), "close_banner", kind="quiet")
        close.clicked.connect(self.dismiss)
        text = start_sentence(announced, start, names)
        self._discs = []
        sizes = self._sizes(announced, names, colours) if announced.decides else QGridLayout()
        sizes.setColumnStretch(IN_A_ROW, 1)
        sizes.addWidget(close, 0, IN_A_ROW + 1, sizes.rowCount(), 1, Qt.AlignmentFlag.AlignBottom)
        self._show(text, sizes, sizes_heading() if announced.decides else "", rules)
        self._timer.start()

    def ask(self, announced: Announcement, names: tuple[str, ...], colours: tuple[int, ...]) -> None:
        """Ask which of the seats that have equally many starts; it stays until answered."""
        self._timer.stop()
        self._asked = announced, names, colours
        self._discs = []
        answers = QGridLayout()
        answers.setSpacing(GAP)
        choices = [self._choice(seat, names[seat]) for seat in announced.tied]
        for place, choice in enumerate(choices):
            answers.addWidget(choice, *divmod(place, IN_A_ROW))
        # The whole names are in the buttons' tooltips.
        question = choice_question(announced, [shortened(name, LONGEST_NAME) for name in names])
        self._show(question, answers)
        choices[0].setFocus()

    def dismiss(self) -> None:
        """Go, without a word more."""
        self._timer.stop()
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def retranslate(self) -> None:
        """Ask in the language of the window; what was told goes."""
        if self._asked is None:
            self.dismiss()
        elif self.isVisible():
            self.ask(*self._asked)

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
        result = button(shortened(name, LONGEST_NAME), f"start_with_{seat}")
        explain(result, name)
        result.setProperty("seat", seat)
        result.clicked.connect(self._choose)
        return result

    def _choose(self) -> None:
        seat = self.sender().property("seat")
        self.dismiss()
        self.chosen.emit(seat)

    def _show(self, text: str, below: QGridLayout, heading: str = "", last: str = "") -> None:
        """A sentence, under it the sizes or the answers, and a last line."""
        if self._card:
            self._page.removeWidget(self._card)
            self._card.hide()
            self._card.deleteLater()
        self._card = surface("tray", "start_card")
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(PADDING, GAP, GAP, GAP)
        inside.setSpacing(4)
        inside.addWidget(text_label(text, "name"))
        if heading:
            inside.addWidget(text_label(heading, "small"))
        inside.addLayout(below)
        if last:
            inside.addWidget(text_label(last, "small"))
        self._page.addWidget(self._card)
        self.setAccessibleName(sentences(text, last) if last else text)
        self._place()
        self.show()
        self.raise_()

    def _sizes(
        self, announced: Announcement, names: tuple[str, ...], colours: tuple[int, ...]
    ) -> QGridLayout:
        """How many matching tiles each seat announced, three seats in a row."""
        self._discs = [SeatDisc(self._theme, colour) for colour in colours]
        sizes = QGridLayout()
        sizes.setHorizontalSpacing(PADDING)
        sizes.setVerticalSpacing(0)
        for seat, name in enumerate(names):
            sizes.addLayout(self._size(seat, name, announced.sizes[seat]), *divmod(seat, IN_A_ROW))
        return sizes

    def _size(self, seat: int, name: str, size: int) -> QHBoxLayout:
        pair = QHBoxLayout()
        pair.setSpacing(GAP)
        label = text_label(shortened(name, LONGEST_NAME), wrap=False)
        explain(label, name)
        for part in (self._discs[seat], label, text_label(str(size), "name", wrap=False)):
            pair.addWidget(part)
        pair.addStretch()
        return pair

    def _place(self) -> None:
        room = self._around.width() - 2 * EDGE
        width = min(room, max(self.sizeHint().width(), self._least_width))
        self.resize(width, max(self.heightForWidth(width), self._page.minimumSize().height()))
        self.move((self._around.width() - width) // 2, PADDING)
