"""Two tabs that share the width, the chosen one underlined."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStyle, QTabBar, QWidget

from qwirkle_desktop.ui.panel.metrics import tabs_height
from qwirkle_desktop.ui.panel.painting import CENTRE, draw_text, text_width
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

UNDERLINE, BESIDE = 3, 4


class UnderlineTabs(QTabBar):
    """A tab bar that paints itself, so that it looks the same under every style."""

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._fonts = theme, fonts
        self._hovered = -1
        self._came_by_key = False
        self.setDrawBase(False)
        self.setUsesScrollButtons(False)
        self.setExpanding(False)
        self.setMouseTracking(True)

    def set_style(self, theme: Theme, fonts: TypeScale) -> None:
        """Paint in these colours and fonts from now on."""
        self._theme, self._fonts = theme, fonts
        self.setFont(fonts.font())
        self.update()

    def tabSizeHint(self, index: int) -> QSize:
        return QSize(self._widths()[index], tabs_height(self._fonts))

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.tabAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A ring is for those who walk by keys; it would be in the way of a click."""
        self._came_by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        super().focusInEvent(event)

    def _hover(self, index: int) -> None:
        if index != self._hovered:
            self._hovered = index
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index in range(self.count()):
                self._paint_tab(painter, index, self._rect_of(index))

    def _rect_of(self, index: int) -> QRect:
        """The tab's place, where a click finds it too."""
        widths = self._widths()
        rect = QRect(sum(widths[:index]), 0, widths[index], self.height())
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def _widths(self) -> list[int]:
        """Equal shares to the last pixel; where a text needs more than its share, what all leave over is."""
        count, bold = max(1, self.count()), self._fonts.font(TextRole.BODY, QFont.Weight.Bold)
        needed = [text_width(self.tabText(index), bold) + 2 * BESIDE for index in range(self.count())]
        if max(needed, default=0) <= self.width() // count:
            needed = [0] * self.count()
        spare = self.width() - sum(needed)
        shares = (spare * (index + 1) // count - spare * index // count for index in range(self.count()))
        return [need + share for need, share in zip(needed, shares, strict=True)]

    def _paint_tab(self, painter: QPainter, index: int, rect: QRect) -> None:
        chosen = index == self.currentIndex()
        colour = self._theme.text if chosen or index == self._hovered else self._theme.muted
        font = self._fonts.font(TextRole.BODY, QFont.Weight.Bold if chosen else QFont.Weight.Normal)
        place = rect.adjusted(BESIDE, 0, -BESIDE, -UNDERLINE + 2)
        draw_text(painter, place, self.tabText(index), font, colour, CENTRE)
        line = QRect(rect.left(), rect.bottom() - UNDERLINE + 1, rect.width(), UNDERLINE)
        if chosen:
            painter.fillRect(line, self._theme.accent)
            self._paint_focus(painter, rect)
        else:
            painter.fillRect(line.adjusted(0, UNDERLINE - 1, 0, 0), self._theme.separator)

    def _paint_focus(self, painter: QPainter, rect: QRect) -> None:
        if self.hasFocus() and self._came_by_key:
            painter.setPen(QPen(self._theme.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -UNDERLINE - 2), 6, 6)
