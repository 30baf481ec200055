"""A button that shows a colour and lets another be chosen."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QColorDialog, QPushButton, QWidget

from qwirkle_desktop.ui.dialogs.parts import Button
from qwirkle_desktop.ui.questions import show

SIZE, SWATCH, RATIO = QSize(34, 18), QRectF(0.5, 0.5, 27, 17), 2
NARROW_FIGURES = """
QSpinBox { padding: 0 6px; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; }
QSpinBox::up-arrow, QSpinBox::down-arrow { image: none; }
"""
"""Qt gives the figures no room for our wide buttons."""


class ColourButton(Button):
    """Signals: `chosen(QColor)` while and when another colour is chosen."""

    chosen = Signal(object)

    def __init__(self, name: str, colour: QColor, edge: QColor, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.colour, self._name, self._edge = colour, name, edge
        self.setIconSize(SIZE)
        self.clicked.connect(self._ask)
        self._tell()

    def set_colour(self, colour: QColor) -> None:
        """Take another colour."""
        if colour.isValid() and colour != self.colour:
            self.colour = QColor(colour.rgb())
            self._tell()
            self.chosen.emit(self.colour)

    def _tell(self) -> None:
        written = self.colour.name().upper()
        self.setText(written)
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(written)
        self.setToolTip(self._name)
        self.setIcon(QIcon(_swatch(self.colour, self._edge)))

    def _ask(self) -> None:
        self._before = self.colour
        dialog = QColorDialog(self.colour, self)
        # Ours in every way: the desktop's own would not follow the theme, and waits for nobody's keys.
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        dialog.setWindowTitle(self._name)
        dialog.setStyleSheet(NARROW_FIGURES)
        for each in dialog.findChildren(QPushButton):
            each.setIcon(QIcon())
        dialog.currentColorChanged.connect(self.set_colour)
        dialog.rejected.connect(self._restore)
        show(dialog)

    def _restore(self) -> None:
        self.set_colour(self._before)


def _swatch(colour: QColor, edge: QColor) -> QPixmap:
    picture = QPixmap(SIZE * RATIO)
    picture.setDevicePixelRatio(RATIO)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(colour)
        painter.drawRoundedRect(SWATCH, 4, 4)
    return picture
