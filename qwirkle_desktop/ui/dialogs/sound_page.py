"""The page of the preferences about what is heard, what moves, and how large text is."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.dialogs.parts import GAP, PADDING
from qwirkle_desktop.ui.dialogs.settings_page import SettingsPage
from qwirkle_desktop.ui.phrases import sound as phrases
from qwirkle_desktop.ui.sound.strikes import Sound


class SoundPage(SettingsPage):
    """Sounds that are switched on are heard at once, as is another volume."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.add_slider("text_size", phrases.text_size(), 80, 200)
        self.add_choice("animation", phrases.motion(), phrases.motions())
        self.add_choice("motion_speed", phrases.speed(), phrases.speeds())
        self.add_tick("sounds", phrases.sounds())
        self._volume = self.add_slider("volume", phrases.volume(), 0, 100)
        self._each = [
            self.add_tick(f"sound_{sound.value}", phrases.sound_name(sound.value)) for sound in Sound
        ]
        self.page.addLayout(_in_two_columns(self._each))
        self.page.addStretch()
        self._allow(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show settings that were changed elsewhere."""
        super().show_settings(settings)
        self._allow(settings)

    def _allow(self, settings: Settings) -> None:
        """Without sounds nothing about them can be chosen."""
        for control in (self._volume, *self._each):
            control.setEnabled(settings.sounds)


def _in_two_columns(ticks: Sequence[QWidget]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(PADDING)
    grid.setVerticalSpacing(GAP)
    rows = (len(ticks) + 1) // 2
    for place, tick in enumerate(ticks):
        grid.addWidget(tick, place % rows, place // rows)
    grid.setColumnStretch(1, 1)
    return grid
