"""What a review says of one turn: its grade, the plays there were, and why the best is better."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from qwirkle_desktop.review.grades import Grade, is_decided
from qwirkle_desktop.review.turn import TurnReview
from qwirkle_desktop.review.valuing import Candidate
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.rules.view import view_of
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.dialogs.parts import GAP, text_label
from qwirkle_desktop.ui.panel.painting import text_width
from qwirkle_desktop.ui.phrases import review_page as phrases
from qwirkle_desktop.ui.phrases.review import explained
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import DEFAULT_BASE, TextRole, TypeScale

from .choice_row import ChoiceRow
from .grade_marks import paint_grade, pill_width

PILL_HEIGHT = 20
FIRST = 2
"""Plays that come before the reasons: what was played, and the best."""


class TurnPage(QWidget):
    """Signals: `chosen(Candidate | None)`: this play is to be seen on the board, None: what was played."""

    chosen = Signal(object)

    def __init__(
        self, theme: Theme, fonts: TypeScale, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("review_turn")
        self._theme, self._fonts, self._sprites = theme, fonts, sprites
        self._parts: list[QWidget] = []
        self._rows = QButtonGroup(self)
        self._rows.setExclusive(True)
        self._rows.buttonClicked.connect(self._choose)
        self._made: Candidate | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, GAP, GAP, GAP)
        self._layout.setSpacing(4)
        self._layout.addStretch(1)

    @property
    def rows(self) -> list[ChoiceRow]:
        """The plays, as they are listed."""
        return [row for row in self._rows.buttons() if isinstance(row, ChoiceRow)]

    @property
    def words(self) -> list[str]:
        """All that is said, from the top."""
        return [part.text() for part in self._parts if isinstance(part, QLabel)]

    def show_nothing(self, words: str) -> None:
        """No turn is shown here, and why."""
        self._clear()
        self._add(text_label(words, "muted"))

    def show_turn(self, review: TurnReview, step: Step, name: str) -> None:
        """Show a turn with its plays; the one that was made is the one on the board."""
        self._clear()
        self._made = review.made
        self._add(_Heading(review, name, self._theme, self._fonts))
        self._add(text_label(phrases.verdict(review.grade, review.loss), "body"))
        if review.best and review.grade is not Grade.FORCED:
            self._add(text_label(phrases.chance_line(review.chance, review.chance - review.fall), "small"))
        if is_decided(review.chance) and review.grade is not Grade.FORCED:
            self._add(text_label(phrases.not_counted(), "small"))
        choices = _choices(review)
        self._add_choices(choices[:FIRST], review)
        self._add_reasons(review, step)
        if choices[FIRST:]:
            self._add_heading(phrases.others())
            self._add_choices(choices[FIRST:], review)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for part in self._parts:
            if isinstance(part, ChoiceRow | _Heading):
                part.set_theme(theme)

    def _add_heading(self, text: str) -> None:
        heading = text_label(text, "name")
        heading.setContentsMargins(0, GAP, 0, 0)
        self._add(heading)

    def _add_choices(self, choices: Sequence[tuple[str, Candidate]], review: TurnReview) -> None:
        font = self._fonts.font(TextRole.BODY)
        widest = max(text_width(what, font) for what in (phrases.played(), phrases.best())) + 4
        for what, candidate in choices:
            row = ChoiceRow(what, candidate, widest, self._sprites, self._theme, self._fonts)
            row.setChecked(candidate is review.made)
            self._rows.addButton(row)
            self._add(row)

    def _add_reasons(self, review: TurnReview, step: Step) -> None:
        pair = _compared(review)
        if pair is None:
            return
        self._add_heading(phrases.why(bool(review.loss)))
        for sentence in explained(view_of(step.before, step.seat), *pair):
            self._add(text_label(sentence, "body"))

    def _choose(self, row: ChoiceRow) -> None:
        self.chosen.emit(None if row.candidate is self._made else row.candidate)

    def _add(self, part: QWidget) -> None:
        self._parts.append(part)
        self._layout.insertWidget(self._layout.count() - 1, part)

    def _clear(self) -> None:
        for row in self._rows.buttons():
            self._rows.removeButton(row)
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts.clear()


class _Heading(QWidget):
    """Which turn it is, with its grade's pill."""

    def __init__(self, review: TurnReview, name: str, theme: Theme, fonts: TypeScale) -> None:
        super().__init__()
        self._grade, self._theme, self._fonts = review.grade, theme, fonts
        self._pill = QWidget()
        self._pill.setFixedSize(pill_width(fonts) + 4, round(PILL_HEIGHT * fonts.base / DEFAULT_BASE))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self._pill)
        row.addWidget(text_label(phrases.turn_heading(review.turn + 1, name), "name"), 1)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_grade(painter, QRectF(self._pill.geometry()), self._grade, self._theme, self._fonts)


def _choices(review: TurnReview) -> list[tuple[str, Candidate]]:
    """What was played first, then the best ones with their ranks."""
    made = review.made
    found = [] if made is None else [(phrases.played(), made)]
    for rank, candidate in enumerate(review.best, start=1):
        if made is None or candidate.move != made.move:
            found.append((phrases.best() if rank == 1 else phrases.choice_number(rank), candidate))
    return found


def _compared(review: TurnReview) -> tuple[Candidate, Candidate] | None:
    """What the reasons are about: the best and what was played; where that was the best, the next best."""
    if review.made is None or review.grade is Grade.FORCED or not review.best:
        return None
    best: Sequence[Candidate] = review.best
    if review.loss:
        return best[0], review.made
    is_best = best[0].move == review.made.move
    return (best[0], best[1]) if is_best and len(best) > 1 else None
