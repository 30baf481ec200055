"""The panel beside a replay that shows its review: the chart on top, then the whole, a turn, or all turns."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QProgressBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.review.game import Review
from qwirkle_desktop.review.turn import TurnReview
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.dialogs.parts import GAP, button, scrolling, text_label
from qwirkle_desktop.ui.panel.metrics import OUTSET
from qwirkle_desktop.ui.panel.tabs import UnderlineTabs
from qwirkle_desktop.ui.panel.values import SeatCard
from qwirkle_desktop.ui.phrases import review_page as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

from .chart_view import ReviewChart
from .graded_moves import GradedMoves
from .side import Side
from .spots import Spot, spots_before, spots_of
from .summary_page import SummaryPage
from .turn_page import TurnPage

SUMMARY, TURN, TURNS = range(3)


class ReviewPanel(Side):
    """Shows a game's review as far as it is done; decides nothing.

    Signals: `turn_chosen(turn)` (from 0): the replay is to show that turn. `choice_shown(Candidate | None)`:
    that play is to be seen on the board, None: what was played. `retry_asked(seat)`: its mistakes are to be
    tried again. `cancelled()`, `wanted_again()`: the work is to stop, or to begin once more.
    """

    turn_chosen = Signal(object)
    choice_shown = Signal(object)
    retry_asked = Signal(object)
    cancelled = Signal()
    wanted_again = Signal()

    def __init__(
        self,
        game: Game,
        seats: tuple[SeatCard, ...],
        theme: Theme,
        fonts: TypeScale,
        sprites: Sprites,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, fonts, parent)
        self.setObjectName("review")
        self._game, self._seats = game, seats
        self._turns: dict[int, TurnReview] = {}
        self._review: Review | None = None
        self._place = 0
        self.setAccessibleName(phrases.title())
        self._make(sprites)
        self._lay_out()
        self._connect()
        self.set_compact(False)

    # Building

    def _make(self, sprites: Sprites) -> None:
        theme, fonts = self._theme, self._fonts
        self.seat = QComboBox()
        self.seat.setObjectName("review_seat")
        self.seat.setAccessibleName(phrases.view_of())
        for place, card in enumerate(self._seats):
            self.seat.addItem(phrases.seen_by(card.name), place)
        people = [place for place, card in enumerate(self._seats) if card.level is None]
        self.seat.setCurrentIndex(next(iter(people), 0))
        self.chart = ReviewChart(theme, fonts)
        self.tabs = UnderlineTabs(theme, fonts)
        self.tabs.setAccessibleName(phrases.tabs_label())
        for text in phrases.tabs():
            self.tabs.addTab(text)
        self.summary = SummaryPage(theme, fonts)
        self.turn = TurnPage(theme, fonts, sprites)
        self.moves = GradedMoves(theme, fonts, sprites)
        self.moves.set_seats(self._seats)
        self.moves.show_steps(self._game.steps)
        self.bar = QProgressBar(maximum=1000, textVisible=False)
        self.bar.setObjectName("review_progress")
        self.told = text_label("", "small")
        self.told.setObjectName("review_told")
        self.cancel = button(phrases.cancel(), "cancel_review")
        self.again = button(phrases.again(), "review_again", kind="primary")

    def _lay_out(self) -> None:
        self._pages = QStackedWidget()
        for page, name in ((self.summary, "review_summary_area"), (self.turn, "review_turn_area")):
            self._pages.addWidget(scrolling(page, name, is_read=True))
        self._pages.addWidget(self.moves)
        self._work = QWidget()
        work = QVBoxLayout(self._work)
        work.setContentsMargins(0, 0, 0, 0)
        work.setSpacing(4)
        row = QHBoxLayout()
        row.addWidget(self.told, 1)
        row.addWidget(self.cancel)
        row.addWidget(self.again)
        work.addLayout(row)
        work.addWidget(self.bar)
        self._work.hide()
        head = QHBoxLayout()
        self._title = text_label(phrases.title(), "name", wrap=False)
        head.addWidget(self._title, 1)
        head.addWidget(self.seat, 1)
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(GAP)
        self._layout.addLayout(head)
        self._layout.addWidget(self._work)
        self._layout.addWidget(self.chart)
        self._layout.addWidget(self.tabs)
        self._layout.addWidget(self._pages, 1)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._pages.setCurrentIndex)
        self.seat.currentIndexChanged.connect(self._show_chart)
        self.chart.turn_chosen.connect(self._choose)
        self.summary.turn_chosen.connect(self._choose)
        self.summary.retry_asked.connect(self.retry_asked)
        self.moves.turn_clicked.connect(self.turn_chosen)
        self.moves.turn_opened.connect(self._choose)
        self.turn.chosen.connect(self.choice_shown)
        self.cancel.clicked.connect(self.cancelled)
        self.again.clicked.connect(self.wanted_again)

    # Filling

    @property
    def review(self) -> Review | None:
        """The whole review; None while it is being made."""
        return self._review

    @property
    def seats(self) -> tuple[SeatCard, ...]:
        """Who played."""
        return self._seats

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Where there is none for everything, the chart waits until the work is done."""
        needed = self._layout.minimumSize().height()
        if self.chart.isHidden():
            needed += self.chart.height() + self._layout.spacing()
        self.chart.setVisible(self._work.isHidden() or needed <= self.height())

    def show_working(self) -> None:
        """The review is being made; its turns come one by one."""
        self._turns.clear()
        self._work.show()
        self.bar.show()
        self.cancel.show()
        self.again.hide()
        self.tabs.setTabEnabled(SUMMARY, False)
        self.tabs.setCurrentIndex(TURNS)
        self._show_done(0.0)
        self._show_turns()
        self._make_room()

    def add_turn(self, done: float, turn: TurnReview) -> None:
        """One more turn is done, and so much of the game."""
        self._turns[turn.turn] = turn
        self._show_done(done)
        self._show_turns()

    def show_review(self, review: Review) -> None:
        """The whole review is there."""
        self._review = review
        self._turns = {turn.turn: turn for turn in review.turns}
        self._work.hide()
        self._make_room()
        self.summary.show_review(review, self._seats)
        self.tabs.setTabEnabled(SUMMARY, True)
        self.tabs.setCurrentIndex(SUMMARY)
        self._show_turns()

    def show_stopped(self, *, failed: bool) -> None:
        """There will be no more of it: it failed, or was cancelled."""
        self.told.setText(phrases.failed() if failed else phrases.stopped())
        self.bar.hide()
        self.cancel.hide()
        self.again.show()
        self._work.show()
        self._make_room()

    def show_place(self, place: int) -> None:
        """The replay shows so many turns."""
        self._place = place
        turn = place - 1 if place else None
        self.moves.show_current(turn)
        self.chart.show_current(turn)
        self._show_turn()

    def open_turn(self) -> None:
        """Have the turn that the replay shows in sight."""
        self.tabs.setCurrentIndex(TURN)

    def _show_done(self, done: float) -> None:
        self.bar.setValue(round(1000 * done))
        self.told.setText(phrases.working(done))

    def _show_turns(self) -> None:
        self.moves.show_reviews(self._turns)
        self._show_chart()
        self._show_turn()

    def _show_chart(self) -> None:
        seat = self.seat.currentData()
        names = [card.name for card in self._seats]
        self.chart.show_spots(self._spots(seat), names, seat, len(self._game.turns))

    def _spots(self, seat: int) -> tuple[Spot, ...]:
        if self._review is not None:
            return spots_of(self._review, seat)
        turns = [self._turns[turn] for turn in sorted(self._turns)]
        return spots_before(turns, seat, len(self._seats))

    def _show_turn(self) -> None:
        turn = self._place - 1
        review = self._turns.get(turn)
        if review is not None:
            self.turn.show_turn(review, self._game.steps[turn], self._seats[review.seat].name)
        elif turn < 0:
            self.turn.show_nothing(phrases.before_the_first())
        else:
            over = turn >= len(self._game.turns)
            self.turn.show_nothing(phrases.no_turn_there() if over else phrases.not_done_yet())

    def _choose(self, turn: int) -> None:
        self.turn_chosen.emit(turn)
        self.open_turn()

    # Form

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        for part in (self.chart, self.summary, self.turn):
            part.set_theme(theme)
        self._restyle()

    def set_compact(self, compact: bool) -> None:
        """Take the small form in a small window."""
        super().set_compact(compact)
        # The choice of a seat needs the whole row there.
        self._title.setVisible(not compact)
        self.chart.set_compact(compact)
        self._restyle()

    def _restyle(self) -> None:
        padding = self._form.padding
        self._layout.setContentsMargins(padding, GAP, padding, GAP)
        self.tabs.set_style(self._theme, self._fonts)
        self.moves.set_style(self._theme, self._fonts, self._width - 2 * padding - OUTSET)
