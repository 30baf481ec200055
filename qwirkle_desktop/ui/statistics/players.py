"""The choice of whose figures are shown."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from qwirkle_desktop.library.statistics import Figures
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
        self._players: tuple[Figures, ...] = ()
        self.activated.connect(self.chosen)

    @property
    def figures(self) -> Figures | None:
        """Who is chosen; None where there is nobody."""
        place = self.currentIndex()
        return self._players[place] if 0 <= place < len(self._players) else None

    def offer(self, players: tuple[Figures, ...]) -> None:
        """Offer these players; the one chosen before stays chosen."""
        before = self.figures
        self.clear()
        self._players = players
        for figures in players:
            self.addItem(phrases.player_name(figures.player))
        places = [place for place, one in enumerate(players) if before and one.player == before.player]
        self.setCurrentIndex(places[0] if places else 0)
