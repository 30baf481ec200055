"""A chart of one figure over time, painted alike on a page, a picture and a drawing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QPolygonF

from qwirkle_desktop.ui.panel.painting import LEFT, RIGHT, draw_text, text_width
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

MOST_TICKS, LEAST_TICK_GAP = 7, 40
GAP, EDGE = 8, 16
DOT, SMALL_DOT, MANY_DOTS = 7.0, 4.0, 120
LINE = 2.5
MOST_DOTS_A_PIXEL = 1.0


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """One game: its figure, and the mean of it and those before; `cells` are both as a table writes them.

    `day` goes below the chart, `spoken` is all of it in a sentence.
    """

    value: float
    mean: float
    day: str
    spoken: str
    cells: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Chart:
    """A title, what the dots and the line are, and the points from the oldest to the newest.

    `number` writes the numbers of the scale.
    """

    title: str
    dots: str
    line: str
    points: tuple[ChartPoint, ...]
    number: Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the points lie: `area` in px, values from `low` to `high`, `count` points from side to side."""

    area: QRectF
    low: float
    high: float
    count: int

    def x(self, place: int) -> float:
        """A point's place from the left; a single one is in the middle."""
        share = 0.5 if self.count < 2 else place / (self.count - 1)
        return self.area.left() + share * self.area.width()

    def y(self, value: float) -> float:
        """A value's height on the page."""
        share = (value - self.low) / (self.high - self.low)
        return self.area.bottom() - share * self.area.height()

    def place_at(self, x: float) -> int:
        """The point nearest to a place from the left."""
        if self.count < 2:
            return 0
        share = (x - self.area.left()) / max(1.0, self.area.width())
        return min(self.count - 1, max(0, round(share * (self.count - 1))))


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers from below `low` to above `high`, at most about so many."""
    step = _round_step((high - low) / max(1, most - 1))
    first, last = floor(low / step), ceil(high / step)
    if first == last:
        last += 1
    return [place * step for place in range(first, last + 1)]


def _round_step(least: float) -> float:
    """The smallest of 1, 2 or 5 times a power of ten that is not below `least`."""
    if least <= 0:
        return 1.0
    power = 10.0 ** floor(log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * 0.999)


def frame_for(chart: Chart, rect: QRectF, fonts: TypeScale) -> tuple[Frame, list[float]]:
    """Where the chart's points lie in a rectangle, and its horizontal lines."""
    small = fonts.font(TextRole.SMALL)
    line = QFontMetrics(small).height()
    top = rect.top() + EDGE + _heading_height(fonts) + line + 2 * GAP
    bottom = rect.bottom() - EDGE - line - GAP
    values = [figure for point in chart.points for figure in (point.value, point.mean)] or [0.0, 1.0]
    room = max(2, min(MOST_TICKS, int((bottom - top) / max(LEAST_TICK_GAP, line * 2))))
    low, high = min(values), max(values)
    # As much room below the points as they take: a small difference is not to look like a fall.
    marks = ticks(max(0.0, 2 * low - high), high, room)
    left = rect.left() + EDGE + max(text_width(chart.number(mark), small) for mark in marks) + GAP
    area = QRectF(left, top, max(10.0, rect.right() - 2 * EDGE - left), max(10.0, bottom - top))
    return Frame(area, marks[0], marks[-1], len(chart.points)), marks


def paint_chart(
    painter: QPainter, rect: QRectF, chart: Chart, theme: Theme, fonts: TypeScale, chosen: int | None = None
) -> None:
    """Paint the chart with its ground; `chosen` is the point that is pointed at."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, theme.card)
    frame, marks = frame_for(chart, rect, fonts)
    _paint_heading(painter, rect, chart, theme, fonts)
    if chosen is None or chosen >= len(chart.points):
        _paint_legend(painter, rect, chart, theme, fonts)
    else:
        _paint_told(painter, rect, chart.points[chosen].spoken, theme, fonts)
    _paint_scale(painter, frame, marks, chart, theme, fonts)
    _paint_days(painter, frame, chart, theme, fonts)
    _paint_points(painter, frame, chart, theme)
    if chosen is not None and chosen < len(chart.points):
        _paint_chosen(painter, frame, chart, theme, chosen)


def _paint_heading(painter: QPainter, rect: QRectF, chart: Chart, theme: Theme, fonts: TypeScale) -> None:
    place = QRect(int(rect.left()) + EDGE, int(rect.top()) + EDGE, int(rect.width()) - 2 * EDGE, 0)
    place.setHeight(_heading_height(fonts))
    draw_text(painter, place, chart.title, fonts.font(TextRole.NAME), theme.text, LEFT)


def _heading_height(fonts: TypeScale) -> int:
    return round(fonts.size(TextRole.NAME) * 1.6)


def _second_line(rect: QRectF, fonts: TypeScale) -> QRect:
    """The line below the title."""
    top = int(rect.top()) + EDGE + _heading_height(fonts)
    height = QFontMetrics(fonts.font(TextRole.SMALL)).height()
    return QRect(int(rect.left()) + EDGE, top, int(rect.width()) - 2 * EDGE, height)


def _paint_told(painter: QPainter, rect: QRectF, words: str, theme: Theme, fonts: TypeScale) -> None:
    """What the chosen point is, in place of the legend."""
    draw_text(painter, _second_line(rect, fonts), words, fonts.font(TextRole.SMALL), theme.text, LEFT)


def _paint_legend(painter: QPainter, rect: QRectF, chart: Chart, theme: Theme, fonts: TypeScale) -> None:
    small, line = fonts.font(TextRole.SMALL), _second_line(rect, fonts)
    middle, left = line.top() + line.height() / 2, line.left()
    _dot(painter, QPointF(left + DOT, middle), DOT, theme)
    left += 2 * round(DOT) + GAP
    draw_text(painter, line.adjusted(left - line.left(), 0, 0, 0), chart.dots, small, theme.muted, LEFT)
    left += text_width(chart.dots, small) + 2 * GAP
    painter.setPen(QPen(theme.accent, LINE))
    painter.drawLine(QPointF(left, middle), QPointF(left + 2 * EDGE, middle))
    left += 2 * EDGE + GAP
    draw_text(painter, line.adjusted(left - line.left(), 0, 0, 0), chart.line, small, theme.muted, LEFT)


def _paint_scale(
    painter: QPainter, frame: Frame, marks: Sequence[float], chart: Chart, theme: Theme, fonts: TypeScale
) -> None:
    small = fonts.font(TextRole.SMALL)
    height = QFontMetrics(small).height()
    for mark in marks:
        y = round(frame.y(mark)) + 0.5
        painter.setPen(QPen(theme.control_border if mark == marks[0] else theme.separator, 1))
        painter.drawLine(QPointF(frame.area.left(), y), QPointF(frame.area.right(), y))
        words = chart.number(mark)
        width = text_width(words, small)
        place = QRect(int(frame.area.left()) - GAP - width, int(y - height / 2), width, height)
        draw_text(painter, place, words, small, theme.muted, RIGHT)


def _paint_days(painter: QPainter, frame: Frame, chart: Chart, theme: Theme, fonts: TypeScale) -> None:
    """As many days as have room, the first and the last among them."""
    if not chart.points:
        return
    small = fonts.font(TextRole.SMALL)
    widest = max(text_width(point.day, small) for point in (chart.points[0], chart.points[-1])) + GAP
    # The first and the last stand inside the frame, half their width nearer to their neighbours.
    count = max(1, min(len(chart.points), int(frame.area.width() / (1.5 * widest)) + 1))
    last = len(chart.points) - 1
    shown = ""
    for place in sorted({round(number * last / max(1, count - 1)) for number in range(count)}):
        day = chart.points[place].day
        if day != shown:
            _paint_day(painter, frame, place, day, small, theme)
        shown = day


def _paint_day(painter: QPainter, frame: Frame, place: int, day: str, font: QFont, theme: Theme) -> None:
    width, height = text_width(day, font), QFontMetrics(font).height()
    left = frame.x(place) - width / 2
    left = min(max(left, frame.area.left()), frame.area.right() - width)
    spot = QRect(int(left), int(frame.area.bottom()) + GAP, width + 1, height)
    draw_text(painter, spot, day, font, theme.muted, LEFT)


def _paint_points(painter: QPainter, frame: Frame, chart: Chart, theme: Theme) -> None:
    spots = [QPointF(frame.x(place), frame.y(point.value)) for place, point in enumerate(chart.points)]
    size = DOT if len(spots) <= MANY_DOTS else SMALL_DOT
    every = max(1, ceil(len(spots) / (frame.area.width() * MOST_DOTS_A_PIXEL)))
    for spot in spots[::every]:
        _dot(painter, spot, size, theme)
    means = [QPointF(frame.x(place), frame.y(point.mean)) for place, point in enumerate(chart.points)]
    if len(means) > 1:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, LINE, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF(_thinned(means, every)))


def _thinned(spots: list[QPointF], every: int) -> list[QPointF]:
    """One of so many, the last one always there."""
    return spots if every == 1 else [*spots[:-1:every], spots[-1]]


def _paint_chosen(painter: QPainter, frame: Frame, chart: Chart, theme: Theme, chosen: int) -> None:
    spot = QPointF(frame.x(chosen), frame.y(chart.points[chosen].value))
    painter.setPen(QPen(theme.control_border, 1, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(spot.x(), frame.area.top()), QPointF(spot.x(), frame.area.bottom()))
    painter.setPen(QPen(theme.text, 2))
    painter.setBrush(theme.accent)
    painter.drawEllipse(spot, DOT * 0.8, DOT * 0.8)


def _dot(painter: QPainter, spot: QPointF, size: float, theme: Theme) -> None:
    """Hollow, so that dots one over another stay countable."""
    painter.setPen(QPen(theme.muted, 1.5))
    painter.setBrush(theme.card)
    painter.drawEllipse(spot, size / 2, size / 2)


def running_means(values: Sequence[float], window: int) -> list[float]:
    """The mean of each value and those before it, at most `window` of them."""
    totals = [0.0]
    for value in values:
        totals.append(totals[-1] + value)
    starts = [max(0, end - window) for end in range(1, len(totals))]
    return [(totals[end] - totals[start]) / (end - start) for end, start in enumerate(starts, start=1)]
