"""Beside the board while a turn is tried again: which one, what was played, and how the try did."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qwirkle_desktop.review.turn import TurnReview
from qwirkle_desktop.ui.dialogs.parts import GAP, button, scrolling, text_label
from qwirkle_desktop.ui.phrases import retry as retry_phrases
from qwirkle_desktop.ui.phrases import review_page as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

from .side import Side


class RetryPanel(Side):
    """Signals: `next_asked()`: the next mistake is to be tried; `left()`: back to the review."""

    next_asked = Signal()
    left = Signal()

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(theme, fonts, parent)
        self.setObjectName("retry")
        self._title = text_label(phrases.retry_heading(), "heading")
        self._count = text_label("", "muted")
        self._what = text_label("", "name")
        self._played = text_label("", "body")
        self._said = text_label("", "name")
        self._said.setObjectName("retry_said")
        self._reasons = text_label("", "body")
        self.next = button(retry_phrases.next_mistake(), "retry_next", kind="primary")
        self.next.clicked.connect(self.next_asked)
        self.skip = button(retry_phrases.skip(), "retry_skip")
        self.skip.clicked.connect(self.next_asked)
        self.leave = button(retry_phrases.back_to_review(), "retry_leave")
        self.leave.clicked.connect(self.left)
        self._lay_out()
        self.set_compact(False)

    def _lay_out(self) -> None:
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for part in (self._title, self._count, self._what, self._played, self._said, self._reasons):
            column.addWidget(part)
        column.addStretch(1)
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(GAP)
        self._layout.addWidget(scrolling(words, "retry_words", is_read=True), 1)
        for each in (self.next, self.skip, self.leave):
            self._layout.addWidget(each)

    @property
    def said(self) -> str:
        """How the try did."""
        return self._said.text()

    def show_turn(self, number: int, count: int, review: TurnReview, name: str) -> None:
        """A turn is to be tried; the answer is hidden."""
        points = 0 if review.made is None else review.made.score
        self._count.setText(retry_phrases.retry_count(number, count))
        self._what.setText(phrases.turn_heading(review.turn + 1, name))
        self._played.setText(retry_phrases.retry_task(points, review.loss))
        self.say(retry_phrases.retry_help())
        self.next.hide()
        self.skip.show()

    def say(self, words: str, reasons: Sequence[str] = ()) -> None:
        """Say how the try did, and why the best play is the best."""
        self._said.setText(words)
        self._reasons.setText("\n\n".join(reasons))
        self.setAccessibleDescription(words)

    def show_done(self, *, is_last: bool) -> None:
        """The turn is done with."""
        self.next.setText(retry_phrases.finish_retry() if is_last else retry_phrases.next_mistake())
        self.skip.hide()
        self.next.show()
        self.next.setFocus()

    def set_compact(self, compact: bool) -> None:
        """Take the small form in a small window."""
        super().set_compact(compact)
        padding = self._form.padding
        self._layout.setContentsMargins(padding, padding, padding, padding)
