"""A small disc in a seat's colour, beside its name."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from qwirkle_desktop.ui.theme import Theme

SIZE = 14


class SeatDisc(QWidget):
    """Shows which seat is meant; the name beside it says the same in words."""

    def __init__(self, theme: Theme, colour: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._colour = theme, colour
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Show the seat's colour of another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(SIZE, SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.seat_colours[self._colour % len(self._theme.seat_colours)])
            painter.drawEllipse(self.rect())
