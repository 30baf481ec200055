"""The page that sets one player against all others."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qwirkle_desktop.library.statistics import Statistics
from qwirkle_desktop.ui.dialogs.parts import GAP, text_label
from qwirkle_desktop.ui.phrases import statistics as phrases
from qwirkle_desktop.ui.statistics.plain_model import PlainModel
from qwirkle_desktop.ui.statistics.players import PlayerBox
from qwirkle_desktop.ui.statistics.tables import FigureTable


class RivalsPage(QWidget):
    """A table with a row for each rival of the player chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._statistics: Statistics | None = None
        self.player = PlayerBox("rivals_player")
        self.player.chosen.connect(self._show)
        self._line = text_label("", "small")
        self._rows = PlainModel(self)
        self.table = FigureTable(self._rows, "rivals_table", phrases.rivals_tab())
        page = QVBoxLayout(self)
        page.setContentsMargins(0, GAP, 0, 0)
        page.setSpacing(GAP)
        page.addWidget(self.player, 0, Qt.AlignmentFlag.AlignLeft)
        page.addWidget(self._line)
        page.addWidget(self.table, 1)

    def show_statistics(self, statistics: Statistics, players: tuple) -> None:
        """Show other figures; the player chosen before stays."""
        self._statistics = statistics
        self.player.offer([one.player for one in players])
        self._show()

    def _show(self) -> None:
        player, statistics = self.player.player, self._statistics
        if player is None or statistics is None:
            return
        rivalries = statistics.head_to_head(player)
        rows = [
            tuple(phrases.whole(number) for number in (one.games, one.ahead, one.level, one.behind))
            for one in rivalries
        ]
        names = [phrases.player_name(one.rival) for one in rivalries]
        self._rows.show_rows(phrases.rival_heads(), rows, names)
        self._line.setText(phrases.rivals_line(phrases.player_name(player)))
