"""The window of figures, counted anew from the games each time it opens."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from qwirkle_desktop.controller.reviewed_games import ReviewedGames, Tries
from qwirkle_desktop.library.pad_figures import pad_figures
from qwirkle_desktop.library.statistics import Assistance, Statistics, statistics
from qwirkle_desktop.library.statistics_table import statistics_csv
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.rules.variants import CLASSIC
from qwirkle_desktop.ui.dialogs.ask import notice
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, PADDING, button, size_by_text, text_label
from qwirkle_desktop.ui.documents import documents_folder, save_dialog, trouble_with
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.phrases import reviewed as reviewed_phrases
from qwirkle_desktop.ui.phrases import scorepad as scorepad_phrases
from qwirkle_desktop.ui.phrases import statistics as phrases
from qwirkle_desktop.ui.phrases import variants as variant_phrases
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.statistics.figures_model import FiguresModel, Link
from qwirkle_desktop.ui.statistics.luck_page import LuckPage
from qwirkle_desktop.ui.statistics.pads_page import PadsPage
from qwirkle_desktop.ui.statistics.rivals_page import RivalsPage
from qwirkle_desktop.ui.statistics.saving import CSV, PNG, SVG, save_chart, save_text
from qwirkle_desktop.ui.statistics.tables import FigureTable
from qwirkle_desktop.ui.statistics.time_page import TimePage
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

WIDTH, HEIGHT = 86, 46
"""In heights of body text, as far as the window around has room."""
COUNTED_AT_ONCE, FIRST_MS, AT_A_TIME_MS = 4, 150, 10
"""Games, and for how long they are counted before the window answers again."""


class StatisticsWindow(QDialog):
    """Everyone's figures.

    opened(id, turn): a game is to be shown, after so many turns, or None for the game as a whole.
    retry_asked(Sequence[Tries]): a player's mistakes are to be tried again.
    """

    opened = Signal(object, object)
    retry_asked = Signal(object)

    def __init__(
        self,
        library: Library,
        reviews: ReviewedGames,
        theme: Theme,
        fonts: TypeScale,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._library, self._theme, self._fonts = library, theme, fonts
        self._statistics: Statistics | None = None
        self._folder = documents_folder()
        self.setObjectName("statistics")
        self.setWindowTitle(phrases.title())
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.with_help = QCheckBox(phrases.with_help())
        self.with_help.setObjectName("with_help")
        self.with_help.setChecked(True)
        self.with_help.toggled.connect(self._count)
        self.variant = QComboBox()
        self.variant.setObjectName("statistics_variant")
        self.variant.setAccessibleName(variant_phrases.game())
        self.variant.activated.connect(self._count)
        self.figures = FiguresModel(theme.accent, self)
        self.table = FigureTable(self.figures, "figures", phrases.figures_tab())
        self.table.setSortingEnabled(True)
        self.table.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        self.time_page = TimePage(theme, fonts)
        self.rivals_page = RivalsPage()
        self.pads_page = PadsPage()
        self.luck_page = LuckPage(reviews, theme, fonts)
        self.luck_page.retry_asked.connect(self._retry)
        self._lay_out()
        for part in (self.table, self.time_page):
            part.opened.connect(self._open)
        self.time_page.save_asked.connect(self.ask_chart_file)
        self._counting = QTimer(self, interval=0)
        self._counting.timeout.connect(self._count_on)
        self._count_for(FIRST_MS)

    # Building

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.setObjectName("statistics_tabs")
        self.tabs.addTab(self.table, phrases.figures_tab())
        self.tabs.addTab(self.time_page, phrases.time_tab())
        self.tabs.addTab(self.rivals_page, phrases.rivals_tab())
        self.tabs.addTab(self.luck_page, reviewed_phrases.tab())
        self.tabs.addTab(self.pads_page, scorepad_phrases.title())
        self._heading, self._text = text_label("", "heading"), text_label("", "muted")
        self._pages = QStackedWidget()
        self._waiting = self._waiting_page()
        self._pages.addWidget(self._waiting)
        self._pages.addWidget(self.tabs)
        self.export = button(phrases.export_csv(), "export_csv")
        self.export.clicked.connect(self.ask_csv_file)
        close = button(phrases.close(), "close_statistics", kind="primary")
        close.clicked.connect(self.accept)
        self._said = text_label("", "small")
        self._said.setObjectName("statistics_said")
        self._said.hide()
        below = FlowLayout(gap=GAP)
        for each in (self.export, close):
            below.addWidget(each)
        page = QVBoxLayout(self)
        page.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        page.setSpacing(GAP)
        above = FlowLayout(gap=PADDING)
        for choice in (self.variant, self.with_help):
            above.addWidget(choice)
        page.addLayout(above)
        page.addWidget(self._pages, 1)
        page.addWidget(self._said)
        page.addLayout(below)
        size_by_text(self, self._fonts.size(TextRole.BODY), WIDTH, HEIGHT)

    def _waiting_page(self) -> QWidget:
        """Shown while games are counted, and where there are none."""
        result = QWidget()
        page = QVBoxLayout(result)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.addStretch(2)
        for label in (self._heading, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            page.addWidget(label)
        page.addStretch(3)
        return result

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.figures.set_link_colour(theme.accent)
        self.table.viewport().update()
        self.time_page.chart.set_theme(theme)
        self.luck_page.set_theme(theme)

    def show_reviews(self) -> None:
        """Have what the reviews say in sight."""
        self.tabs.setCurrentWidget(self.luck_page)

    # Counting

    def _count_on(self) -> None:
        self._count_for(AT_A_TIME_MS)

    def _count_for(self, ms: int) -> None:
        """Some games at a time, so that the window answers while a large import is counted."""
        end = QDeadlineTimer(ms)
        try:
            left = self._library.digest(COUNTED_AT_ONCE)
            while left and not end.hasExpired():
                left = self._library.digest(COUNTED_AT_ONCE)
        except LibraryError as error:
            self._counting.stop()
            self._wait(phrases.not_read_heading(), str(error))
            return
        if left:
            self._wait(phrases.title(), phrases.counting(left))
            self._counting.start()
        else:
            self._counting.stop()
            self._count()

    def _count(self) -> None:
        assistance = Assistance.ALL if self.with_help.isChecked() else Assistance.UNASSISTED
        self.luck_page.set_assistance(assistance)
        try:
            self._offer_variants()
            self._statistics = statistics(self._library, assistance, self.variant.currentData())
            pads = pad_figures(self._library.pads())
        except LibraryError as error:
            self._wait(phrases.not_read_heading(), str(error))
            return
        players = (*self._statistics.people, *self._statistics.levels)
        self._offer_tabs(games=bool(players), pads=bool(pads))
        self.pads_page.show_figures(pads)
        if not players and pads:
            self.export.setEnabled(False)
            self._pages.setCurrentWidget(self.tabs)
            return
        if not players:
            self._wait(*phrases.nothing_yet())
            return
        header = self.table.horizontalHeader()
        self.figures.show_figures(players)
        self.figures.sort(header.sortIndicatorSection(), header.sortIndicatorOrder())
        self.time_page.show_players(players)
        self.rivals_page.show_statistics(self._statistics, players)
        self.export.setEnabled(True)
        if self._pages.currentWidget() is not self.tabs:
            self._pages.setCurrentWidget(self.tabs)
            self.table.setCurrentIndex(self.figures.index(0, 0))
            self.table.setFocus()

    def _offer_variants(self) -> None:
        """The games of the family that were played, once; there is no choice where it is one."""
        if not self.variant.count():
            for id in dict.fromkeys([CLASSIC.id, *self._library.variants()]):
                self.variant.addItem(variant_phrases.variant_name(id), id)
        self.variant.setVisible(self.variant.count() > 1)

    def _offer_tabs(self, *, games: bool, pads: bool) -> None:
        """The pages that have anything to show."""
        for place in range(self.tabs.count()):
            self.tabs.setTabVisible(place, pads if self.tabs.widget(place) is self.pads_page else games)

    def _wait(self, heading: str, text: str) -> None:
        self._heading.setText(heading)
        self._text.setText(text)
        self.export.setEnabled(False)
        self._pages.setCurrentWidget(self._waiting)

    def _open(self, link: Link) -> None:
        self.accept()
        self.opened.emit(link.game, link.turn)

    def _retry(self, series: Sequence[Tries]) -> None:
        self.accept()
        self.retry_asked.emit(series)

    # Files

    def ask_csv_file(self) -> None:
        """Ask where to and write everyone's figures."""
        self._ask_file("csv_dialog", phrases.export_csv(), phrases.csv_filter(), CSV, self.write_csv)

    def ask_chart_file(self) -> None:
        """Ask where to and write the chart, as the file's name asks for."""
        self._ask_file("chart_dialog", phrases.save_chart(), phrases.chart_filter(), PNG, self.write_chart)

    def _ask_file(
        self, name: str, heading: str, kinds: str, suffix: str, then: Callable[[str], None]
    ) -> None:
        path = Path(self._folder, phrases.file_stem() + suffix)
        dialog = save_dialog(self, name, heading, kinds, path)
        dialog.filterSelected.connect(partial(_follow_kind, dialog))
        dialog.fileSelected.connect(then)
        show(dialog)

    def write_csv(self, name: str) -> None:
        """Write everyone's figures to a file."""
        if self._statistics is not None:
            text = statistics_csv(self._statistics)
            self._write(Path(name), lambda path: save_text(path, text))

    def write_chart(self, name: str) -> None:
        """Write the chart to a file, a drawing if its name ends so."""
        chart = self.time_page.chart.chart
        if chart is not None:
            self._write(Path(name), lambda path: save_chart(path, chart, self._theme, self._fonts))

    def _write(self, path: Path, write: Callable[[Path], None]) -> None:
        self._folder = str(path.parent)
        try:
            write(path)
        except OSError as error:
            show(notice(phrases.not_saved_heading(), trouble_with(path, error), self))
            return
        self._said.setText(phrases.saved(path.name))
        self._said.show()


def _follow_kind(dialog: QFileDialog, kind: str) -> None:
    """The file's ending follows the kind that is chosen."""
    dialog.setDefaultSuffix(next((suffix for suffix in (SVG, PNG, CSV) if suffix in kind), PNG))
