"""What lies over the table for a while: the curtain, the end card, the banner of who starts."""

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.rules.start import Announcement, Start
from qwirkle_desktop.ui.dialogs.starter import StartBanner
from qwirkle_desktop.ui.screens.curtain import Curtain
from qwirkle_desktop.ui.screens.end_card import EndCard
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale


class Overlays(QObject):
    """Keeps the overlays over their parts of the table.

    starter_chosen(seat): the players chose who starts.
    """

    starter_chosen = Signal(object)

    def __init__(self, table: QWidget, board: QWidget, theme: Theme, fonts: TypeScale) -> None:
        super().__init__(table)
        self.curtain = Curtain(theme, fonts, table)
        self.end_card = EndCard(theme, fonts, board, with_review=True)
        self.banner = StartBanner(theme, fonts, board)
        self._turn_to_readers()
        self.banner.chosen.connect(self.starter_chosen)

    def cover(self, rect: QRect) -> None:
        """The curtain hides this part of the table when it is down."""
        self.curtain.setGeometry(rect)

    @property
    def covers_board(self) -> bool:
        """Whether a card lies over the board that may be taken away."""
        return self.end_card.isVisible() or self.banner.isVisible()

    def clear_board(self) -> None:
        """Take away what lies over the board."""
        self.end_card.hide()
        self.banner.dismiss()

    def announce(
        self,
        announced: Announcement,
        start: Start,
        names: tuple[str, ...],
        colours: tuple[int, ...],
        rules: str = "",
    ) -> None:
        """Show what each seat announced, who starts, and which house rules hold."""
        self.banner.announce(announced, start, names, colours, rules)

    def set_fonts(self, fonts: TypeScale) -> None:
        """Letter in another size."""
        self.curtain.set_fonts(fonts)
        self.end_card.set_fonts(fonts)

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self._turn_to_readers()
        for overlay in (self.curtain, self.end_card, self.banner):
            overlay.retranslate()

    def _turn_to_readers(self) -> None:
        """The board, which holds them, is the same for all; cards are read from where the language is."""
        for card in (self.end_card, self.banner):
            card.setLayoutDirection(QGuiApplication.layoutDirection())

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for overlay in (self.curtain, self.end_card, self.banner):
            overlay.set_theme(theme)
