"""The chart of a review: the expected margin over the winning chance, turn by turn, mistakes on the line."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPolygonF

from qwirkle_desktop.review.grades import Grade
from qwirkle_desktop.ui.panel.painting import LEFT, RIGHT, draw_text, text_width
from qwirkle_desktop.ui.phrases import review_page as phrases
from qwirkle_desktop.ui.phrases.statistics import per_cent
from qwirkle_desktop.ui.statistics.chart import ticks
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

from .spots import Spot

GAP, LINE = 6, 2.0
MARGIN_SHARE = 0.62
LEAST_MARGIN, LEAST_GAP, MOST_TICKS = 5.0, 1.25, 5
SIZES = {Grade.INACCURACY: 3.5, Grade.MISTAKE: 4.5, Grade.BLUNDER: 7.0}
"""Half the mark of each, in px: the worse, the larger."""
SIDE = 8
FILL_ALPHA = 60
HALVES = (0.0, 0.5, 1.0)


@dataclass(frozen=True, slots=True)
class Frame:
    """Where everything lies in px: the two bands and how turns go across them."""

    margins: QRectF
    chances: QRectF
    marks: tuple[float, ...]
    turns: int

    def x(self, turn: int) -> float:
        """A turn's place from the left."""
        return self.margins.left() + self.margins.width() * turn / max(1, self.turns)

    def y_margin(self, margin: float) -> float:
        """A margin's height in the upper band."""
        low, high = self.marks[0], self.marks[-1]
        return self.margins.bottom() - self.margins.height() * (margin - low) / (high - low)

    def point(self, spot: Spot) -> QPointF:
        """Where a spot lies on the line of margins."""
        return QPointF(self.x(spot.turn), self.y_margin(spot.margin))

    def y_chance(self, chance: float) -> float:
        """A chance's height in the lower band."""
        return self.chances.bottom() - self.chances.height() * chance


def frame_for(rect: QRectF, spots: Sequence[Spot], turns: int, fonts: TypeScale) -> Frame:
    """Lay the bands out in a rectangle, each under its heading."""
    small = fonts.font(TextRole.SMALL)
    line = QFontMetrics(small).height()
    margins = [spot.margin for spot in spots]
    low, high = min([*margins, -LEAST_MARGIN]), max([*margins, LEAST_MARGIN])
    room = rect.height() - 2 * (line + GAP) - GAP
    most = max(2, min(MOST_TICKS, int(room * MARGIN_SHARE / (LEAST_GAP * line))))
    marks = tuple(ticks(low, high, most))
    labels = [*(phrases.signed(mark, 0) for mark in marks), *map(per_cent, HALVES)]
    left = rect.left() + max(text_width(label, small) for label in labels) + GAP
    width = rect.right() - left - SIDE
    top = rect.top() + line + GAP
    margin_band = QRectF(left, top, width, room * MARGIN_SHARE)
    chance_top = margin_band.bottom() + line + 2 * GAP
    chance_band = QRectF(left, chance_top, width, rect.bottom() - chance_top - GAP / 2)
    return Frame(margin_band, chance_band, marks, turns)


def paint(
    painter: QPainter,
    rect: QRectF,
    frame: Frame,
    spots: Sequence[Spot],
    seat: int,
    theme: Theme,
    fonts: TypeScale,
    current: int | None,
) -> None:
    """The whole chart; `current` is the turn that the replay shows."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_headings(painter, rect, frame, theme, fonts)
    _paint_scales(painter, rect, frame, theme, fonts)
    if current is not None:
        _paint_current(painter, frame, theme, current)
    if spots:
        _paint_chances(painter, frame, spots, theme)
        _paint_margins(painter, frame, spots, theme)
        _paint_grades(painter, frame, spots, seat, theme)


def _paint_headings(painter: QPainter, rect: QRectF, frame: Frame, theme: Theme, fonts: TypeScale) -> None:
    small = fonts.font(TextRole.SMALL)
    line = QFontMetrics(small).height()
    headings = ((phrases.margin_heading(), frame.margins), (phrases.chance_heading(), frame.chances))
    for text, band in headings:
        place = QRect(int(rect.left()), int(band.top()) - line - GAP + 1, int(rect.width()), line)
        draw_text(painter, place, text, small, theme.muted, LEFT)


def _paint_scales(painter: QPainter, rect: QRectF, frame: Frame, theme: Theme, fonts: TypeScale) -> None:
    for mark in frame.marks:
        text = phrases.signed(mark, 0)
        _paint_mark(painter, rect, frame, frame.y_margin(mark), text, theme, fonts, strong=not mark)
    for half in HALVES:
        text = per_cent(half)
        _paint_mark(painter, rect, frame, frame.y_chance(half), text, theme, fonts, strong=half == HALVES[1])


def _paint_mark(
    painter: QPainter,
    rect: QRectF,
    frame: Frame,
    y: float,
    text: str,
    theme: Theme,
    fonts: TypeScale,
    *,
    strong: bool,
) -> None:
    y = round(y) + 0.5
    painter.setPen(QPen(theme.control_border if strong else theme.separator, 1))
    painter.drawLine(QPointF(frame.margins.left(), y), QPointF(frame.margins.right(), y))
    small = fonts.font(TextRole.SMALL)
    height = QFontMetrics(small).height()
    place = QRect(
        int(rect.left()), int(y - height / 2), int(frame.margins.left() - rect.left()) - GAP, height
    )
    draw_text(painter, place, text, small, theme.muted, RIGHT)


def _paint_current(painter: QPainter, frame: Frame, theme: Theme, turn: int) -> None:
    x = frame.x(turn)
    painter.setPen(QPen(theme.control_border, 1, Qt.PenStyle.DashLine))
    for band in (frame.margins, frame.chances):
        painter.drawLine(QPointF(x, band.top()), QPointF(x, band.bottom()))


def _paint_chances(painter: QPainter, frame: Frame, spots: Sequence[Spot], theme: Theme) -> None:
    """Filled from the middle: above it the seat is the more likely to win."""
    line = [QPointF(frame.x(spot.turn), frame.y_chance(spot.chance)) for spot in spots]
    middle = frame.y_chance(HALVES[1])
    fill = QColor(theme.accent)
    fill.setAlpha(FILL_ALPHA)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPolygon(QPolygonF([QPointF(line[0].x(), middle), *line, QPointF(line[-1].x(), middle)]))
    _draw_line(painter, line, theme.accent)


def _paint_margins(painter: QPainter, frame: Frame, spots: Sequence[Spot], theme: Theme) -> None:
    _draw_line(painter, [frame.point(spot) for spot in spots], theme.accent)


def _draw_line(painter: QPainter, line: list[QPointF], colour: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, LINE, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF(line))


def _paint_grades(painter: QPainter, frame: Frame, spots: Sequence[Spot], seat: int, theme: Theme) -> None:
    """The worst last, so that none hides it; those of others are hollow."""
    errors = [spot for spot in spots if spot.review is not None and spot.review.grade.is_error]
    for spot in sorted(errors, key=_size):
        colour = theme.muted if _size(spot) == SIZES[Grade.INACCURACY] else theme.error
        is_own = spot.review is not None and spot.review.seat == seat
        painter.setPen(QPen(colour if not is_own else theme.card, 1.5))
        painter.setBrush(colour if is_own else theme.card)
        _draw_mark(painter, frame.point(spot), _size(spot), _size(spot) == SIZES[Grade.BLUNDER])


def _draw_mark(painter: QPainter, centre: QPointF, size: float, square: bool) -> None:
    """A dot, or for a blunder a square on its corner."""
    if square:
        corners = ((0, -size), (size, 0), (0, size), (-size, 0))
        painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in corners]))
    else:
        painter.drawEllipse(centre, size, size)


def _size(spot: Spot) -> float:
    return SIZES[spot.review.grade] if spot.review is not None else 0.0
