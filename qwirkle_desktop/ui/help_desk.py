"""The pages of the Help menu."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.questions import show

if TYPE_CHECKING:
    from qwirkle_desktop.ui.rulebook.window import RulesWindow


class HelpDesk(QObject):
    """Shows the rules and what this program is. `engine` names its build."""

    def __init__(self, actions: Actions, appearance: Appearance, engine: str, window: QMainWindow) -> None:
        super().__init__(window)
        self._appearance, self._engine, self._window = appearance, engine, window
        self._rules: RulesWindow | None = None
        window.installEventFilter(self)
        actions.connect({actions.how_to_play: self.show_how_to_play, actions.about: self.show_about})

    def show_how_to_play(self) -> None:
        """The rules, in a window of their own; asked for again it comes to the front."""
        if self._rules is None:
            self._rules = make_rules(self._appearance, self._window)
            self._rules.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._rules.finished.connect(self._forget_rules)
        self._rules.show()
        self._rules.raise_()
        self._rules.activateWindow()

    def _forget_rules(self) -> None:
        self._rules = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The rules go with the window."""
        if self._rules is not None and watched is self._window and event.type() == QEvent.Type.Close:
            self._rules.close()
        return super().eventFilter(watched, event)

    def show_about(self) -> None:
        """Versions and licences."""
        from qwirkle_desktop.ui.dialogs.about import AboutDialog

        show(AboutDialog(self._engine, self._window))


def make_rules(look: Appearance, parent: QWidget) -> "RulesWindow":
    """The rules in a window that looks and speaks as the others, also when these change."""
    from qwirkle_desktop.ui.rulebook.window import RulesWindow

    rules = RulesWindow(look.sprites, look.theme, look.fonts, parent)
    look.changed.connect(rules.set_theme)
    look.resized.connect(rules.set_fonts)
    look.language.changed.connect(rules.retranslate)
    return rules
