"""A slider for shares of a hundred, with the number beside it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from qwirkle_desktop.ui.dialogs.parts import GAP, text_label
from qwirkle_desktop.ui.phrases.sound import percent

STEP = 10


class PercentSlider(QWidget):
    """`slider` tells its value when it is let go; the number follows the hand."""

    def __init__(self, least: int, most: int, value: int, title: str) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(least, most)
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(STEP)
        self.slider.setTracking(False)
        self.slider.setValue(value)
        self.slider.setAccessibleName(title)
        self.number = text_label(percent(value), wrap=False)
        self.number.setMinimumWidth(self.number.fontMetrics().horizontalAdvance(percent(100)) + GAP)
        self.slider.sliderMoved.connect(self._write)
        self.slider.valueChanged.connect(self._write)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self.slider, 1)
        row.addWidget(self.number)
        self.setFocusProxy(self.slider)

    def show_value(self, value: int) -> None:
        """Show a value that was chosen elsewhere."""
        if value != self.slider.value():
            self.slider.blockSignals(True)
            self.slider.setValue(value)
            self.slider.blockSignals(False)
        self._write(value)

    def _write(self, value: int) -> None:
        self.number.setText(percent(value))
