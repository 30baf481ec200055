"""What takes the place of the replay's panel: its ground, its edge and its two widths."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from qwirkle_desktop.ui.panel.metrics import PanelForm
from qwirkle_desktop.ui.panel.painting import as_read
from qwirkle_desktop.ui.replay.page import Aside
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

WIDE = PanelForm(width=344, padding=16, grows_by=12, compact=False)
SMALL = PanelForm(width=264, padding=12, grows_by=10, compact=True)


class Side(Aside):
    """Wide, or narrow in a small window."""

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._fonts, self._form = theme, fonts, WIDE
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Take the small form in a small window."""
        self._form = SMALL if compact else WIDE
        self.setFixedWidth(self._width)

    @property
    def _width(self) -> int:
        return self._form.width_for(self._fonts)

    def sizeHint(self) -> QSize:
        return QSize(self._width, 400)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.panel)
            painter.fillRect(as_read(QRect(0, 0, 1, self.height()), self.rect()), self._theme.separator)
