"""The page of the preferences about the language of the window."""

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.dialogs.settings_page import SettingsPage
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.translations import LANGUAGES, SYSTEM


class LanguagePage(SettingsPage):
    """Each language goes by its own name: whoever cannot read the others finds it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        as_desktop = (SYSTEM, tr("As the desktop"))
        self.box = self.add_choice("language", tr("Language"), (as_desktop, *LANGUAGES.items()))
        self.page.addStretch()
