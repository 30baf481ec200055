"""The pages of the Help menu."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.questions import show


class HelpDesk(QObject):
    """Shows the rules and what this program is. `engine` names its build."""

    def __init__(self, actions: Actions, appearance: Appearance, engine: str, window: QMainWindow) -> None:
        super().__init__(window)
        self._appearance, self._engine, self._window = appearance, engine, window
        actions.connect({actions.how_to_play: self.show_how_to_play, actions.about: self.show_about})

    def show_how_to_play(self) -> None:
        """The rules on a page."""
        from qwirkle_desktop.ui.dialogs.how_to_play import HowToPlayDialog

        show(HowToPlayDialog(self._appearance.fonts, self._appearance.sprites, self._window))

    def show_about(self) -> None:
        """Versions and licences."""
        from qwirkle_desktop.ui.dialogs.about import AboutDialog

        show(AboutDialog(self._engine, self._window))
