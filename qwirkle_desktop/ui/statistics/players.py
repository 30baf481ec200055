"""The choice of whose figures are shown."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from qwirkle_desktop.library.statistics import Player
from qwirkle_desktop.ui.phrases import statistics as phrases

LEAST_LETTERS = 14


class PlayerBox(QComboBox):
    """Signals: `chosen` when somebody else is to be shown."""

    chosen = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(phrases.player_label())
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LEAST_LETTERS)
        self._players: tuple[Player, ...] = ()
        self.activated.connect(self.chosen)

    @property
    def player(self) -> Player | None:
        """Who is chosen; None where there is nobody."""
        place = self.currentIndex()
        return self._players[place] if 0 <= place < len(self._players) else None

    def offer(self, players: Sequence[Player]) -> None:
        """Offer these players; the one chosen before stays chosen."""
        before = self.player
        self.clear()
        self._players = tuple(players)
        self.addItems([phrases.player_name(player) for player in players])
        self.setCurrentIndex(self._players.index(before) if before in self._players else 0)
