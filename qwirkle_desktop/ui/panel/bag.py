"""How many tiles the bag still holds, in words and as a bar."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from qwirkle_desktop.ui.panel.painting import RIGHT, as_read, draw_text, fill_rounded, text_width
from qwirkle_desktop.ui.phrases import panel as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

BAR = 6


class BagRow(QLabel):
    """`Bag  77 of 108 left` over a bar. A label, since that is what assistive tools should take it for."""

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._fonts = theme, fonts
        self._left = self._total = 0

    def set_style(self, theme: Theme, fonts: TypeScale) -> None:
        """Paint in these colours and fonts from now on."""
        self._theme, self._fonts = theme, fonts
        self.update()

    def show_count(self, left: int, total: int) -> None:
        """Show how many of all tiles are in the bag."""
        self._left, self._total = left, total
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self.setAccessibleName(phrases.bag_spoken(self._left, self._total))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        font = self._fonts.font()
        line = QRect(0, 0, self.width(), self.height() - BAR - 4)
        title, words = phrases.bag(), phrases.bag_count(self._left, self._total)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_text(painter, line, title, font, self._theme.text)
            rest = as_read(line.adjusted(text_width(title, font) + 8, 0, 0, 0), line)
            draw_text(
                painter, rest, words, font, self._theme.text if self._left else self._theme.muted, RIGHT
            )
            self._paint_bar(painter)

    def _paint_bar(self, painter: QPainter) -> None:
        track = QRectF(0, self.height() - BAR, self.width(), BAR)
        fill_rounded(painter, track, BAR / 2, self._theme.bag_track)
        if self._left:
            share = self._left / max(1, self._total)
            track.setWidth(max(BAR, track.width() * share))
            fill_rounded(painter, as_read(track, self.rect()), BAR / 2, self._theme.bag_fill)
