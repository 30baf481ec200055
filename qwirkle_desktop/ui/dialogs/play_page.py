"""The page of the preferences about playing: marks, the wheel and computer players."""

from qwirkle_desktop.library.settings import BotSettings, Settings
from qwirkle_desktop.ui.dialogs.parts import button
from qwirkle_desktop.ui.dialogs.settings_page import SettingsPage
from qwirkle_desktop.ui.phrases import teaching
from qwirkle_desktop.ui.phrases.bots import manage_bots
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.questions import show

LOSSES = (2, 4, 6, 10)
"""Points lost from which a play may be asked about."""


class PlayPage(SettingsPage):
    """How the table behaves."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.add_choice(
            "wheel", tr("The wheel"), (("zoom", tr("Zooms the table")), ("pan", tr("Moves the table")))
        )
        self.add_choice(
            "pace",
            tr("The computer plays"),
            (("quick", tr("At once")), ("natural", tr("At a natural pace")), ("slow", tr("Slowly"))),
        )
        choices = [(points, teaching.when_it_loses(points)) for points in LOSSES]
        box = self.add_choice("look_again", teaching.setting(), [(0, teaching.never()), *choices])
        self.add_note(teaching.setting_help())
        box.setAccessibleDescription(teaching.setting_help())
        self.bots = button(manage_bots(), "preference_bots")
        self.bots.clicked.connect(self._show_bots)
        self.bots.setAccessibleName(manage_bots())
        self.add_row(tr("Computer players of your own"), self.bots)
        self.add_tick("show_legal_cells", tr("Mark where a held tile can go"))
        self.page.addStretch()

    def _show_bots(self) -> None:
        from qwirkle_desktop.ui.dialogs.bots import BotsDialog

        dialog = BotsDialog(self.shown.bots, self)
        dialog.changed.connect(self._take_bots)
        show(dialog)

    def _take_bots(self, bots: tuple[BotSettings, ...]) -> None:
        self.chosen.emit({"bots": bots})
