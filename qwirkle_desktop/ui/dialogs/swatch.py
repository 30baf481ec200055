"""A round button that shows a seat's colour and steps to the next free one."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.theme import Theme

SIZE, DISC, RING = 36, 22, 30


class Swatch(QAbstractButton):
    """Signals: `chosen(int)` with the new index when the colour was changed."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, colour: int, free: Callable[[int], bool], parent: QWidget | None = None):
        super().__init__(parent)
        self._theme, self._free, self._colour = theme, free, colour
        self.setObjectName("seat_colour")
        self.setToolTip(tr("Another colour"))
        self.clicked.connect(self._step)
        self._tell()

    @property
    def colour(self) -> int:
        """The index of the colour shown."""
        return self._colour

    def set_theme(self, theme: Theme) -> None:
        """Show the seat's colour of another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(SIZE, SIZE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _step(self) -> None:
        count = len(self._theme.seat_colours)
        others = [(self._colour + step) % count for step in range(1, count)]
        self._colour = next((colour for colour in others if self._free(colour)), self._colour)
        self._tell()
        self.chosen.emit(self._colour)

    def _tell(self) -> None:
        number = tr("Colour {number}", "of a seat").format(number=self._colour + 1)
        self.setAccessibleName(number)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.seat_colours[self._colour])
            painter.drawEllipse(self._middle(DISC))
            if self.hasFocus() or self.underMouse():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self._theme.accent if self.hasFocus() else self._theme.control_border, 2))
                painter.drawEllipse(self._middle(RING))

    def _middle(self, size: int) -> QRectF:
        disc = QRectF(0, 0, size, size)
        disc.moveCenter(QRectF(self.rect()).center())
        return disc
