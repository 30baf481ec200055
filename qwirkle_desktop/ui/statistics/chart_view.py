"""The chart on the page: pointed at by mouse or arrow keys, and told in words to a screen reader."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.ui.phrases import statistics as phrases
from qwirkle_desktop.ui.statistics.chart import Chart, frame_for, paint_chart
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

LEAST_HEIGHT = 8
"""In heights of body text."""
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_Home: -(10**9),
    Qt.Key.Key_End: 10**9,
}


class ChartView(QWidget):
    """Signals: `opened(place)` when a point was clicked, or Enter pressed on it."""

    opened = Signal(object)

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chart")
        self._theme, self._fonts = theme, fonts
        self._chart: Chart | None = None
        self._chosen: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def chart(self) -> Chart | None:
        """What is shown."""
        return self._chart

    @property
    def chosen(self) -> int | None:
        """The point that is pointed at."""
        return self._chosen

    def show_chart(self, chart: Chart) -> None:
        """Show another chart; a screen reader hears its title and what it comes to."""
        self._chart, self._chosen = chart, None
        self.setAccessibleName(chart.title)
        self._tell()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(640, 320)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, LEAST_HEIGHT * self._fonts.size(TextRole.BODY))

    def _tell(self) -> None:
        chart, chosen = self._chart, self._chosen
        if chart is None:
            return
        told = phrases.chart_summary(chart) if chosen is None else chart.points[chosen].spoken
        self.setAccessibleDescription(told)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    def _choose(self, place: int | None) -> None:
        if place != self._chosen:
            self._chosen = place
            self._tell()
            self.update()

    def _place_at(self, x: float) -> int | None:
        if self._chart is None or not self._chart.points:
            return None
        frame, _ = frame_for(self._chart, QRectF(self.rect()), self._fonts)
        return frame.place_at(x)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._choose(self._place_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._chosen is not None:
            self.opened.emit(self._chosen)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._choose(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        points = () if self._chart is None else self._chart.points
        key = Qt.Key(event.key())
        if points and key in _STEPS:
            start = -1 if self._chosen is None else self._chosen
            self._choose(min(len(points) - 1, max(0, start + _STEPS[key])))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._chosen is not None:
            self.opened.emit(self._chosen)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._choose(None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._chart is not None:
                paint_chart(painter, QRectF(self.rect()), self._chart, self._theme, self._fonts, self._chosen)
            edge = self._theme.accent if self.hasFocus() else self._theme.separator
            width = 2 if self.hasFocus() else 1
            painter.setPen(QPen(edge, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half = width / 2
            painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
