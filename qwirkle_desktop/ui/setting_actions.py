"""The actions that change a setting, and show how it stands."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.phrases import sound as phrases


class SettingActions(QObject):
    """`change` takes the changed fields by name, `tell` a sentence: a tick in a closed menu is not seen."""

    def __init__(
        self,
        actions: Actions,
        change: Callable[..., None],
        tell: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._actions, self._change, self._tell = actions, change, tell
        actions.connect({actions.mark_legal: self._mark_legal, actions.sounds: self._switch_sounds})
        for action in actions.appearances.values():
            action.triggered.connect(self._choose_appearance)

    def apply(self, settings: Settings) -> None:
        """Show these settings."""
        self._actions.appearances[settings.appearance].setChecked(True)
        self._actions.mark_legal.setChecked(settings.show_legal_cells)
        self._actions.sounds.setChecked(settings.sounds)

    def _mark_legal(self, marks: bool) -> None:
        self._change(show_legal_cells=marks)

    def _switch_sounds(self, on: bool) -> None:
        self._change(sounds=on)
        self._tell(phrases.sounds_on() if on else phrases.sounds_off())

    def _choose_appearance(self) -> None:
        for name, action in self._actions.appearances.items():
            if action.isChecked():
                self._change(appearance=name)
