"""The page of skill and luck over all reviewed games, and the way to the mistakes in them."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qwirkle_desktop.controller.reviewed_games import (
    PlayerReviews,
    Reviewed,
    ReviewedGames,
    by_player,
    count_of,
)
from qwirkle_desktop.library.digests import Digested
from qwirkle_desktop.library.statistics import Assistance
from qwirkle_desktop.library.store import LibraryError
from qwirkle_desktop.review.overall import FEWEST, Overall, overall
from qwirkle_desktop.ui.dialogs.parts import GAP, PADDING, button, scrolling, text_label
from qwirkle_desktop.ui.phrases import review_page
from qwirkle_desktop.ui.phrases import reviewed as phrases
from qwirkle_desktop.ui.phrases.statistics import not_read_heading
from qwirkle_desktop.ui.review.balance_bars import BalanceBars, reach_of
from qwirkle_desktop.ui.statistics.players import PlayerBox
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

WIDEST = 520
"""Of the bars, in px."""


class LuckPage(QWidget):
    """Reads the reviews when it is first seen, one after another.

    Signals: `retry_asked(Sequence[Tries])` with all mistakes of the player chosen.
    """

    retry_asked = Signal(object)

    def __init__(
        self, games: ReviewedGames, theme: Theme, fonts: TypeScale, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._games, self._theme, self._fonts = games, theme, fonts
        self._assistance = Assistance.ALL
        self._left: list[Digested] | None = None
        self._read: list[Reviewed] = []
        self._players: tuple[PlayerReviews, ...] = ()
        self._bars: BalanceBars | None = None
        self.player = PlayerBox("luck_player")
        self.player.chosen.connect(self._show)
        self.told = text_label("", "name")
        self.help = text_label("", "small")
        self.retry = button("", "retry_all")
        self.retry.clicked.connect(self._ask_retry)
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_on)
        self._lay_out()

    def _lay_out(self) -> None:
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, PADDING, 0)
        self._column.setSpacing(GAP)
        for part in (self.told, self.help):
            self._column.addWidget(part)
        self._column.addStretch()
        page = QVBoxLayout(self)
        page.setContentsMargins(0, GAP, 0, 0)
        page.setSpacing(GAP)
        page.addWidget(self.player, 0, Qt.AlignmentFlag.AlignLeft)
        page.addWidget(scrolling(content, "luck_area"), 1)
        page.addWidget(self.retry, 0, Qt.AlignmentFlag.AlignLeft)

    def set_assistance(self, assistance: Assistance) -> None:
        """Count all games, or those without help."""
        self._assistance = assistance
        self._offer()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        if self._bars is not None:
            self._bars.set_theme(theme)

    # Reading

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._left is None:
            self._begin()

    def _begin(self) -> None:
        try:
            self._left = self._games.list()
        except LibraryError as error:
            self._say(not_read_heading(), str(error))
            return
        self._reading.start()
        self._offer()

    def _read_on(self) -> None:
        """One game at a time, so that the window answers."""
        if self._left:
            try:
                game = self._games.read(self._left.pop(0))
            except (LibraryError, KeyError):
                # It was deleted meanwhile, or is damaged: the others count.
                game = None
            self._read += [] if game is None else [game]
        if not self._left:
            self._reading.stop()
        self._offer()

    def _offer(self) -> None:
        if self._left:
            self._say(phrases.reading(len(self._left)))
        elif self._left is not None:
            self._players = by_player(self._read, self._assistance)
            self.player.offer([one.player for one in self._players])
            self._show()

    # Showing

    @property
    def _chosen(self) -> PlayerReviews | None:
        return next((one for one in self._players if one.player == self.player.player), None)

    def _show(self) -> None:
        chosen = self._chosen
        if chosen is None:
            self._say(phrases.nothing_yet())
            return
        figures = overall(chosen.balances)
        if figures is None:
            self._say(phrases.too_few(len(chosen.balances), FEWEST))
        else:
            self._say(phrases.games(figures.games), phrases.bars_help())
            self._add_bars(figures)
        self.player.show()
        count = count_of(chosen.mistakes)
        self.retry.setText(phrases.retry(count) if count else phrases.no_mistakes())
        self.retry.setEnabled(count > 0)
        self.retry.show()

    def _say(self, text: str, help_: str = "") -> None:
        """Only these words, until more is shown."""
        for label, words in ((self.told, text), (self.help, help_)):
            label.setText(words)
            label.setVisible(bool(words))
        for part in (self.player, self.retry):
            part.hide()
        bars, self._bars = self._bars, None
        if bars is not None:
            bars.hide()
            bars.deleteLater()

    def _add_bars(self, figures: Overall) -> None:
        bars = (
            (phrases.result(), figures.result),
            (review_page.luck(), figures.luck),
            (phrases.result_without_luck(), figures.adjusted),
            (review_page.skill(), figures.skill),
        )
        reach = reach_of(figure for _, figure in bars)
        self._bars = BalanceBars(bars, reach, self._theme, self._fonts)
        self._bars.setMaximumWidth(WIDEST)
        self._column.insertWidget(self._column.count() - 1, self._bars)

    def _ask_retry(self) -> None:
        if (chosen := self._chosen) is not None:
            self.retry_asked.emit(chosen.mistakes)
