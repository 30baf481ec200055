"""The list of turns with each one's grade in place of the total."""

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.review.turn import TurnReview
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.panel.history_model import HistoryModel
from qwirkle_desktop.ui.panel.history_painter import HistoryDelegate
from qwirkle_desktop.ui.panel.history_view import HistoryView
from qwirkle_desktop.ui.panel.values import HistoryRow, RowKind
from qwirkle_desktop.ui.phrases import review_page as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

from .grade_marks import paint_grade, pill_width

PILL_HEIGHT = 18


class GradePainter(HistoryDelegate):
    """Paints the grades of the turns that were reviewed so far."""

    def __init__(self, model: HistoryModel, theme: Theme, fonts: TypeScale, sprites: Sprites) -> None:
        super().__init__(model, theme, fonts, sprites)
        self.reviews: Mapping[int, TurnReview] = {}

    def _noted(self, row: HistoryRow) -> Hashable:
        review = self.reviews.get(row.turn)
        return None if review is None else review.grade

    def _last_width(self) -> int:
        return pill_width(self._fonts)

    def _paint_last(self, painter: QPainter, place: QRect, row: HistoryRow) -> None:
        review = self.reviews.get(row.turn)
        if review is None or row.kind is RowKind.OUT:
            return
        width, height = pill_width(self._fonts), round(PILL_HEIGHT * self._fonts.base / 14)
        area = QRectF(place)
        left = area.left() if QGuiApplication.isRightToLeft() else area.right() - width
        pill = QRectF(left, area.center().y() - height / 2, width, height)
        paint_grade(painter, pill, review.grade, self._theme, self._fonts)


class GradedMoves(HistoryView):
    """The turns, the latest on top, as the list of moves has them."""

    def __init__(
        self, theme: Theme, fonts: TypeScale, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, fonts, sprites, parent)
        self.setObjectName("graded_moves")
        self.grades = GradePainter(self._model, theme, fonts, sprites)
        self._painter = self.grades
        self.setItemDelegate(self.grades)
        self.retranslate()

    def show_reviews(self, reviews: Mapping[int, TurnReview]) -> None:
        """Show the grades of these turns (from 0)."""
        self.grades.reviews = reviews
        notes = {turn: phrases.verdict(review.grade, review.loss) for turn, review in reviews.items()}
        self._model.set_notes(notes)
        self.viewport().update()

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        super().retranslate()
        self.setAccessibleName(phrases.tabs()[-1])
