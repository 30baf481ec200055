"""What a review comes to: how well each seat played, skill and luck, and the turns that mattered most."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from qwirkle_desktop.controller.reviewed_games import mistakes_of
from qwirkle_desktop.review.game import Review
from qwirkle_desktop.ui.dialogs.parts import GAP, text_label
from qwirkle_desktop.ui.dialogs.seat_disc import SeatDisc
from qwirkle_desktop.ui.panel.values import SeatCard
from qwirkle_desktop.ui.phrases import review_page as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

from .balance_bars import BalanceBars, reach_of
from .wrapped_button import WrappedButton


class SummaryPage(QWidget):
    """Signals: `turn_chosen(turn)` (from 0) with a turn that mattered, `retry_asked(seat)`."""

    turn_chosen = Signal(object)
    retry_asked = Signal(object)

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("review_summary")
        self._theme, self._fonts = theme, fonts
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, GAP, GAP, GAP)
        self._layout.setSpacing(4)
        self._parts: list[QWidget] = []
        self._layout.addStretch(1)

    @property
    def bars(self) -> list[BalanceBars]:
        """The bars of the seats, in seat order."""
        return self.findChildren(BalanceBars, "balance_bars")

    def show_review(self, review: Review, seats: Sequence[SeatCard]) -> None:
        """Show the figures of a whole review."""
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts.clear()
        for seat, card in enumerate(seats):
            self._add_seat(review, seat, card)
        self._add_luck(review, seats)
        self._add_key_turns(review, seats)
        self._add_retries(review, seats)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for bars in self.findChildren(BalanceBars):
            bars.set_theme(theme)
        for disc in self.findChildren(SeatDisc):
            disc.set_theme(theme)

    def _add_seat(self, review: Review, seat: int, card: SeatCard) -> None:
        figures = review.seat(seat)
        self._add(self._name_row(card, figures.accuracy))
        told = phrases.no_accuracy() if figures.accuracy is None else phrases.accuracy_of(figures.turns)
        self._add(text_label(told, "small"))
        self._add(text_label(phrases.grade_counts(figures.grades), "small"))

    def _name_row(self, card: SeatCard, accuracy: float | None = None) -> QWidget:
        part = QWidget()
        row = QHBoxLayout(part)
        row.setContentsMargins(0, GAP, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(SeatDisc(self._theme, card.colour))
        row.addWidget(text_label(card.name, "name"), 1)
        if accuracy is not None:
            row.addWidget(text_label(phrases.accuracy(accuracy), "heading", wrap=False))
        return part

    def _add_luck(self, review: Review, seats: Sequence[SeatCard]) -> None:
        balances = [balance for seat in range(len(seats)) if (balance := review.balance(seat)) is not None]
        if not balances:
            return
        reach = reach_of(figure for balance in balances for figure in (balance.skill, balance.luck))
        self._add_heading(phrases.luck_heading())
        self._add(text_label(phrases.luck_help(len(seats)), "small"))
        for card, balance in zip(seats, balances, strict=True):
            self._add(self._name_row(card))
            bars = ((phrases.skill(), balance.skill), (phrases.luck(), balance.luck))
            self._add(BalanceBars(bars, reach, self._theme, self._fonts))
            self._add(text_label(phrases.result_line(balance.result, balance.rest), "small"))

    def _add_key_turns(self, review: Review, seats: Sequence[SeatCard]) -> None:
        self._add_heading(phrases.key_heading())
        for turn in review.key_turns:
            told = phrases.key_turn(turn.turn + 1, seats[turn.seat].name, turn.grade, turn.loss)
            self._add_button(told, "key_turn").clicked.connect(partial(self._choose, turn.turn))
        if not review.key_turns:
            self._add(text_label(phrases.no_key_turns(), "muted"))

    def _add_retries(self, review: Review, seats: Sequence[SeatCard]) -> None:
        self._add_heading(phrases.retry_heading())
        mistakes = [mistakes_of(review, seat) for seat in range(len(seats))]
        for seat, turns in enumerate(mistakes):
            if turns:
                told = phrases.retry_of(seats[seat].name, len(turns))
                self._add_button(told, "retry").clicked.connect(partial(self._retry, seat))
        if not any(mistakes):
            self._add(text_label(phrases.nothing_to_retry(), "muted"))

    def _add_heading(self, text: str) -> None:
        heading = text_label(text, "name")
        heading.setContentsMargins(0, 3 * GAP, 0, 0)
        self._add(heading)

    def _add_button(self, text: str, name: str) -> QPushButton:
        button = WrappedButton(text, name)
        self._add(button)
        return button

    def _choose(self, turn: int, _checked: bool = False) -> None:
        self.turn_chosen.emit(turn)

    def _retry(self, seat: int, _checked: bool = False) -> None:
        self.retry_asked.emit(seat)

    def _add(self, part: QWidget) -> None:
        self._parts.append(part)
        self._layout.insertWidget(self._layout.count() - 1, part)
