"""A page of the preferences: rows of choices that take effect at once."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QSlider, QVBoxLayout, QWidget

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.dialogs.parts import GAP, PADDING, text_label
from qwirkle_desktop.ui.dialogs.percent_slider import PercentSlider
from qwirkle_desktop.ui.typography import text_growth

FEWEST_LETTERS = 16
"""What a choice always has room for."""


class SettingsPage(QWidget):
    """Signals: `chosen(dict)` with the fields that were changed, by name."""

    chosen = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._boxes: dict[str, QComboBox] = {}
        self._ticks: dict[str, QCheckBox] = {}
        self._sliders: dict[str, PercentSlider] = {}
        self.shown = settings
        self.page = QVBoxLayout(self)
        self.page.setContentsMargins(0, PADDING, 0, 0)
        self.page.setSpacing(GAP)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(PADDING)
        self._grid.setVerticalSpacing(GAP)
        self._grid.setColumnStretch(1, 2)
        if text_growth() > 1.0:
            # Large letters: titles wrap before what is chosen is cut.
            self._grid.setColumnStretch(0, 1)
        self.page.addLayout(self._grid)

    @property
    def fields(self) -> tuple[str, ...]:
        """The settings that this page can change."""
        return (*self._boxes, *self._ticks, *self._sliders)

    def show_settings(self, settings: Settings) -> None:
        """Show settings that were changed elsewhere."""
        self.shown = settings
        for field, box in self._boxes.items():
            box.blockSignals(True)
            box.setCurrentIndex(box.findData(getattr(settings, field)))
            box.blockSignals(False)
        for field, tick in self._ticks.items():
            tick.blockSignals(True)
            tick.setChecked(getattr(settings, field))
            tick.blockSignals(False)
        for field, slider in self._sliders.items():
            slider.show_value(getattr(settings, field))

    def add_choice(self, field: str, title: str, values: Sequence[tuple[str | int, str]]) -> QComboBox:
        """A row to choose one of several values, each with its words."""
        box = QComboBox()
        box.setObjectName(f"preference_{field}")
        box.setProperty("field", field)
        if text_growth() > 1.0:
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(FEWEST_LETTERS)
        for value, text in values:
            box.addItem(text, value)
        box.setCurrentIndex(box.findData(getattr(self.shown, field)))
        box.currentIndexChanged.connect(self._choose)
        self._boxes[field] = box
        self.add_row(title, box)
        return box

    def add_tick(self, field: str, text: str) -> QCheckBox:
        """A row to switch something on and off."""
        tick = QCheckBox(text)
        tick.setObjectName(f"preference_{field}")
        tick.setProperty("field", field)
        tick.setChecked(getattr(self.shown, field))
        tick.toggled.connect(self._switch)
        self._ticks[field] = tick
        self._grid.addWidget(tick, self._grid.rowCount(), 0, 1, 2)
        return tick

    def add_slider(self, field: str, title: str, least: int, most: int) -> PercentSlider:
        """A row to choose a share of a hundred."""
        slider = PercentSlider(least, most, getattr(self.shown, field), title)
        slider.slider.setObjectName(f"preference_{field}")
        slider.slider.setProperty("field", field)
        slider.slider.valueChanged.connect(self._slide)
        self._sliders[field] = slider
        self.add_row(title, slider)
        return slider

    def add_row(self, title: str, control: QWidget) -> None:
        """A row for any control, and its name for those who hear it."""
        if not control.accessibleName():
            control.setAccessibleName(title)
        # Large letters would make a row of a long title and a long choice wider than small screens.
        label = text_label(title, wrap=text_growth() > 1.0)
        label.setBuddy(control)
        row = self._grid.rowCount()
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(control, row, 1)

    def add_note(self, text: str) -> None:
        """What there is to know about the row above."""
        self._grid.addWidget(text_label(text, "small"), self._grid.rowCount(), 1)

    def _choose(self) -> None:
        box = self.sender()
        if isinstance(box, QComboBox):
            self.chosen.emit({box.property("field"): box.currentData()})

    def _slide(self, value: int) -> None:
        slider = self.sender()
        if isinstance(slider, QSlider):
            self.chosen.emit({slider.property("field"): value})

    def _switch(self, on: bool) -> None:
        tick = self.sender()
        if isinstance(tick, QCheckBox):
            self.chosen.emit({tick.property("field"): on})
