"""Small dialogs of the scorepad: a turn to be changed, and who went out."""

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from qwirkle_desktop.rules.pad_entry import PadEntry
from qwirkle_desktop.rules.scorepad import PadTurn, Scorepad
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, text_label
from qwirkle_desktop.ui.phrases import scorepad as phrases
from qwirkle_desktop.ui.scorepad.keypad import Keypad
from qwirkle_desktop.ui.typography import TypeScale


class TurnDialog(QDialog):
    """Accepted with another turn for the place of that one; `turn` then is it."""

    def __init__(
        self,
        pad: Scorepad,
        number: int,
        fonts: TypeScale,
        parent: QWidget | None = None,
        *,
        low: bool = False,
    ) -> None:
        super().__init__(parent)
        self.turn, self.number = pad.turns[number], number
        name = pad.names[pad.seat_of(number)]
        heading = phrases.change_heading(number // pad.players + 1, name)
        self.setObjectName("pad_turn_dialog")
        self.setWindowTitle(heading)
        self.keypad = Keypad(fonts, phrases.change(), low=low)
        self.keypad.show_entry(heading, PadEntry.of(self.turn))
        self.keypad.written.connect(self._take)
        cancel = button(phrases.cancel(), "cancel")
        cancel.clicked.connect(self.reject)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(self.keypad)
        page.addWidget(cancel)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keypad.take_key(event):
            super().keyPressEvent(event)

    def _take(self, turn: PadTurn) -> None:
        self.turn = turn
        self.accept()


class EndDialog(QDialog):
    """Accepted when the game is over; `out` then is who went out, None for nobody."""

    def __init__(self, pad: Scorepad, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.out: int | None = None
        self.setObjectName("pad_end_dialog")
        self.setWindowTitle(phrases.end_heading())
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.end_heading(), "heading"))
        page.addWidget(text_label(phrases.end_help(), "muted"))
        for seat, name in enumerate((*pad.names, phrases.nobody())):
            answer = button(name, f"out_{seat}")
            answer.setProperty("out", seat if seat < pad.players else None)
            answer.clicked.connect(self._answer)
            page.addWidget(answer)
        cancel = button(phrases.cancel(), "cancel", kind="quiet")
        cancel.clicked.connect(self.reject)
        page.addSpacing(GAP)
        page.addWidget(cancel)
        # Enter out of habit is not to end a game.
        cancel.setFocus()

    def _answer(self) -> None:
        self.out = self.sender().property("out")
        self.accept()
