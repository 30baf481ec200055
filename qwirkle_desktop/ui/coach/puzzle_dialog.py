"""Which puzzle to try: today's, the next one, or one by its number; and how one did so far."""

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from qwirkle_desktop.library.puzzle_log import PuzzleLog
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, text_label
from qwirkle_desktop.ui.phrases import coach
from qwirkle_desktop.ui.phrases import puzzles as phrases


class PuzzleDialog(QDialog):
    """Signals: `today`, `next_one`, `numbered(int)`, each when that puzzle was asked for."""

    today = Signal()
    next_one = Signal()
    numbered = Signal(object)

    def __init__(self, log: PuzzleLog, count: int, day: date, *, is_done: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("puzzle_dialog")
        self.setWindowTitle(phrases.heading())
        self.number = QSpinBox()
        self.number.setObjectName("puzzle_number")
        self.number.setRange(1, count)
        self.number.setAccessibleName(phrases.number_label())
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.heading(), "heading"))
        page.addWidget(text_label(phrases.explained(count)))
        tried = len(log.found) + len(log.missed)
        page.addWidget(text_label(phrases.standing(len(log.found), tried, log.rating), "muted"))
        page.addWidget(text_label(phrases.streak(log.streak_on(day), log.best_streak), "muted"))
        daily = button(phrases.of_the_day(), "puzzle_today", kind="primary")
        daily.setDefault(True)
        daily.clicked.connect(self._open_today)
        following = button(phrases.next_one(), "puzzle_next")
        following.clicked.connect(self._open_next)
        for one in (daily, following):
            page.addWidget(one)
        if is_done:
            page.addWidget(text_label(phrases.done_today(), "small"))
        page.addLayout(self._by_number())
        close = button(coach.close(), "close_puzzles")
        close.clicked.connect(self.reject)
        page.addSpacing(GAP)
        page.addLayout(button_row(close))
        self.setMinimumWidth(380)

    def _by_number(self) -> QHBoxLayout:
        choose = button(phrases.choose(), "puzzle_open")
        choose.clicked.connect(self._open_number)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(text_label(phrases.number_label(), wrap=False))
        row.addWidget(self.number, 1)
        row.addWidget(choose)
        return row

    def _open_today(self) -> None:
        self.accept()
        self.today.emit()

    def _open_next(self) -> None:
        self.accept()
        self.next_one.emit()

    def _open_number(self) -> None:
        self.accept()
        self.numbered.emit(self.number.value())
