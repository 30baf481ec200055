"""Skill, luck and their like as bars, each with how sure it is; what may be chance is not drawn."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from qwirkle_desktop.review.samples import Mean
from qwirkle_desktop.ui.panel.painting import LEFT, RIGHT, as_read, draw_text, fill_rounded
from qwirkle_desktop.ui.phrases import review_page as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

SURE = 1.96
"""Standard errors on either side of a figure that hold it in 95 of 100 cases."""
BAR, GAP, CAP = 10, 6, 4


def is_clear(figure: Mean) -> bool:
    """Whether the figure is more than its own uncertainty."""
    return abs(figure.value) > SURE * figure.error


def reach_of(figures: Iterable[Mean]) -> float:
    """How far from zero bars go, their intervals included."""
    return max(abs(one.value) + SURE * one.error for one in figures)


class BalanceBars(QWidget):
    """Figures with their names, a bar below each; bars with the same `reach` compare."""

    def __init__(
        self,
        bars: Sequence[tuple[str, Mean]],
        reach: float,
        theme: Theme,
        fonts: TypeScale,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bars = tuple(bars)
        self._reach = max(1.0, reach)
        self._theme, self._fonts = theme, fonts
        self.setObjectName("balance_bars")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        told = " · ".join(_spoken(what, figure) for what, figure in self._bars)
        self.setAccessibleName(told)
        self.setToolTip(told)

    @property
    def told(self) -> tuple[str, ...]:
        """The figures as they are written."""
        return tuple(_value(figure) for _, figure in self._bars)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        line = QFontMetrics(self._fonts.font()).height()
        return QSize(160, len(self._bars) * (line + BAR + 2 * GAP) - GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            line = QFontMetrics(self._fonts.font()).height()
            top = 0
            for what, figure in self._bars:
                words = QRect(0, top, self.width(), line)
                self._paint_words(painter, words, what, figure)
                self._paint_bar(painter, QRectF(0, top + line + 1, self.width(), BAR), figure)
                top += line + BAR + 2 * GAP

    def _paint_words(self, painter: QPainter, place: QRect, what: str, figure: Mean) -> None:
        ends = (RIGHT, LEFT) if self.isRightToLeft() else (LEFT, RIGHT)
        body = self._fonts.font()
        draw_text(painter, place, what, body, self._theme.text, ends[0])
        clear = is_clear(figure)
        font = self._fonts.font(TextRole.NAME) if clear else self._fonts.font(TextRole.SMALL)
        draw_text(
            painter, place, _value(figure), font, self._theme.text if clear else self._theme.muted, ends[1]
        )

    def _paint_bar(self, painter: QPainter, track: QRectF, figure: Mean) -> None:
        fill_rounded(painter, track, 2, self._theme.separator)
        middle, unit = track.center().x(), (track.width() / 2 - CAP) / self._reach
        if is_clear(figure):
            length = figure.value * unit
            bar = QRectF(middle + min(0.0, length), track.top(), abs(length), BAR)
            colour = self._theme.accent if figure.value > 0 else self._theme.error
            fill_rounded(painter, as_read(bar, self.rect()), 2, colour)
        self._paint_interval(painter, track, middle, unit, figure)
        painter.setPen(QPen(self._theme.control_border, 1))
        painter.drawLine(QPointF(middle, track.top() - 2), QPointF(middle, track.bottom() + 2))

    def _paint_interval(
        self, painter: QPainter, track: QRectF, middle: float, unit: float, figure: Mean
    ) -> None:
        half = SURE * figure.error * unit
        ends = QRectF(middle + figure.value * unit - half, track.top(), 2 * half, BAR)
        ends = as_read(ends, self.rect())
        y = track.center().y()
        painter.setPen(QPen(self._theme.text, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(ends.left(), y), QPointF(ends.right(), y))
        for x in (ends.left(), ends.right()):
            painter.drawLine(QPointF(x, y - CAP + 1), QPointF(x, y + CAP - 1))


def _value(figure: Mean) -> str:
    return phrases.signed(figure.value) if is_clear(figure) else phrases.unclear()


def _spoken(what: str, figure: Mean) -> str:
    half = SURE * figure.error
    return phrases.bar_spoken(what, _value(figure), figure.value - half, figure.value + half)
