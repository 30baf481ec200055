"""How a game at the real table ended: who won, and everyone's place."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from qwirkle_desktop.rules.scorepad import Scorepad
from qwirkle_desktop.ui.dialogs.parts import GAP, PADDING, text_label
from qwirkle_desktop.ui.phrases import scorepad as phrases


class PadResult(QWidget):
    """Takes the keypad's place when the game is over."""

    def __init__(self, pad: Scorepad) -> None:
        super().__init__()
        self.title = text_label(phrases.result_title(pad), "score")
        self.title.setObjectName("pad_result")
        places = QGridLayout()
        places.setHorizontalSpacing(PADDING)
        places.setVerticalSpacing(0)
        places.setColumnStretch(1, 1)
        order = sorted(range(pad.players), key=pad.rank)
        for row, seat in enumerate(order):
            name = text_label(pad.names[seat], "heading")
            points = text_label(str(pad.total(seat)), "heading", wrap=False)
            points.setAlignment(Qt.AlignmentFlag.AlignRight)
            rank = text_label(phrases.rank(pad.rank(seat)), "heading", wrap=False)
            places.addWidget(rank, 2 * row, 0, Qt.AlignmentFlag.AlignTop)
            places.addWidget(name, 2 * row, 1)
            places.addWidget(points, 2 * row, 2)
            line = phrases.result_line(pad.qwirkles(seat), pad.best_turn(seat))
            places.addWidget(text_label(line, "small"), 2 * row + 1, 1, 1, 2)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(GAP)
        page.addWidget(self.title)
        page.addLayout(places)
        page.addStretch()
