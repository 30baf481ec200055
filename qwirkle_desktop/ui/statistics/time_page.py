"""The page of the chart: whose figures, which of them, as a picture or as a table."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QStackedWidget, QVBoxLayout, QWidget

from qwirkle_desktop.library.statistics import Figures, Player
from qwirkle_desktop.ui.dialogs.parts import GAP, button
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.phrases import statistics as phrases
from qwirkle_desktop.ui.statistics.chart_view import ChartView
from qwirkle_desktop.ui.statistics.charts import Measure, chart_of
from qwirkle_desktop.ui.statistics.figures_model import Link
from qwirkle_desktop.ui.statistics.plain_model import PlainModel
from qwirkle_desktop.ui.statistics.players import PlayerBox
from qwirkle_desktop.ui.statistics.tables import FigureTable
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale


class TimePage(QWidget):
    """Signals: `opened(Link)` with a game of the chart, `save_asked` for its button."""

    opened = Signal(object)
    save_asked = Signal()

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: dict[Player, Figures] = {}
        self.player = PlayerBox("chart_player")
        self.player.chosen.connect(self._show)
        self.measure = QComboBox()
        self.measure.setObjectName("chart_measure")
        self.measure.setAccessibleName(phrases.measure_label())
        self.measure.addItem(phrases.points_measure(), Measure.POINTS)
        self.measure.addItem(phrases.wins_measure(), Measure.WINS)
        self.measure.currentIndexChanged.connect(self._show)
        self.as_table = QCheckBox(phrases.as_table())
        self.as_table.setObjectName("chart_as_table")
        self.as_table.toggled.connect(self._turn_over)
        self.save = button(phrases.save_chart(), "save_chart")
        self.save.clicked.connect(self.save_asked)
        self.chart = ChartView(theme, fonts)
        self.chart.opened.connect(self._open)
        self._rows = PlainModel(self)
        self.table = FigureTable(self._rows, "chart_table", phrases.time_tab())
        self._sides = QStackedWidget()
        self._sides.addWidget(self.chart)
        self._sides.addWidget(self.table)
        fields = FlowLayout(gap=GAP)
        for field in (self.player, self.measure, self.as_table, self.save):
            fields.addWidget(field)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, GAP, 0, 0)
        page.setSpacing(GAP)
        page.addLayout(fields)
        page.addWidget(self._sides, 1)

    @property
    def figures(self) -> Figures | None:
        """Those of the player chosen; None where there is nobody."""
        player = self.player.player
        return None if player is None else self._figures.get(player)

    def show_players(self, players: tuple[Figures, ...]) -> None:
        """Offer these players; the one chosen before stays."""
        self._figures = {one.player: one for one in players}
        self.player.offer(list(self._figures))
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def _show(self) -> None:
        """Thousands of games take a while to be put into words: only where somebody looks."""
        figures = self.figures
        if figures is None or not self.isVisible():
            return
        chart = chart_of(figures, self.measure.currentData())
        self.chart.show_chart(chart)
        rows = [(point.day, *point.cells) for point in chart.points]
        self._rows.show_rows(phrases.chart_heads(), rows)
        self.table.setAccessibleName(chart.title)

    def _turn_over(self, as_table: bool) -> None:
        self._sides.setCurrentWidget(self.table if as_table else self.chart)

    def _open(self, place: int) -> None:
        figures = self.figures
        if figures is not None and place < len(figures.played):
            self.opened.emit(Link(figures.played[place].game))
