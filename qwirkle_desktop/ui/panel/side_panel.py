"""The panel at the window's right: seats' cards, the bag, the moves and the tiles left."""

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.panel.bag import BagRow
from qwirkle_desktop.ui.panel.history_view import HistoryView
from qwirkle_desktop.ui.panel.metrics import (
    BOTTOM,
    OUTSET,
    SECTION,
    SMALL,
    SPACE,
    WIDE,
    bag_height,
    card_metrics,
    letters_for,
    room_below_cards,
    tabs_height,
)
from qwirkle_desktop.ui.panel.painting import as_read
from qwirkle_desktop.ui.panel.scores import ScorePanel
from qwirkle_desktop.ui.panel.tabs import UnderlineTabs
from qwirkle_desktop.ui.panel.tracker import TileTracker
from qwirkle_desktop.ui.panel.values import SeatCard
from qwirkle_desktop.ui.phrases import panel as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

LEAST_HEIGHT = 240
TRACKER_REACH = 4
"""How far the small form's tiles reach beyond its text, so that they stay large enough to tell apart."""


class SidePanel(QWidget):
    """Shows a game's course and decides nothing.

    Signals: `turn_hovered(object)` when another turn (from 0), or None, is pointed at: in the list of moves,
    or a seat's latest, on its card;
    `turn_clicked(object)` at a click on a turn, `turn_opened(object)` at a double click or Enter;
    `clock_clicked` at a click on the card with the clock; `kind_picked(Tile)` when a kind of the tiles left
    is picked.
    """

    turn_hovered = Signal(object)
    turn_clicked = Signal(object)
    turn_opened = Signal(object)
    kind_picked = Signal(object)
    clock_clicked = Signal()

    def __init__(
        self, theme: Theme, fonts: TypeScale, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._fonts = theme, fonts
        self._form = WIDE
        self._letters: TypeScale | None = None
        self._seat_count = 0
        self._with_hands = False
        self._steps: tuple[Step, ...] = ()
        self._latest: dict[int, int] = {}
        self._seat_pointed_at: int | None = None
        self._scores = ScorePanel(theme, fonts, sprites, self)
        self._bag = BagRow(theme, fonts, self)
        self._tabs = UnderlineTabs(theme, fonts, self)
        self._pages = QStackedWidget(self)
        self._history = HistoryView(theme, fonts, sprites, self._pages)
        self._tracker = TileTracker(theme, fonts, sprites)
        self._fill()
        self._restyle()

    def _fill(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        for page in (self._history, self._tracker):
            self._tabs.addTab("")
            self._pages.addWidget(page)
        self.retranslate()
        self._tabs.currentChanged.connect(self._pages.setCurrentIndex)
        self._scores.seat_hovered.connect(self._point_at_seat)
        self._scores.clock_clicked.connect(self.clock_clicked)
        self._history.turn_hovered.connect(self.turn_hovered)
        self._history.turn_clicked.connect(self.turn_clicked)
        self._history.turn_opened.connect(self.turn_opened)
        self._tracker.kind_picked.connect(self.kind_picked)

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self.setAccessibleName(phrases.side_panel())
        self._tabs.setAccessibleName(phrases.lists())
        for place, text in enumerate((phrases.moves(), phrases.tiles_left())):
            self._tabs.setTabText(place, text)
        for part in (self._scores, self._bag, self._history, self._tracker):
            part.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Paint in these colours from now on."""
        self._theme = theme
        self._restyle()

    def set_fonts(self, fonts: TypeScale) -> None:
        """Write in these sizes from now on."""
        self._fonts = fonts
        self._restyle()

    def set_compact(self, compact: bool) -> None:
        """Take the small form, for a window of the least size, or the wide one."""
        self._form = SMALL if compact else WIDE
        self._restyle()

    def show_seats(self, seats: tuple[SeatCard, ...]) -> None:
        """Introduce the seats, in seat order."""
        self._seat_count = len(seats)
        self._scores.show_seats(seats)
        self._history.set_seats(seats)
        self._arrange()

    def show_state(self, state: GameState, animate: bool = False) -> None:
        """Show scores (counting up if asked to), hand sizes, whose turn it is, and the bag."""
        self._scores.show_state(state, animate=animate)
        self._bag.show_count(len(state.bag), state.variant.size)

    def set_moves(self, moves: bool, stretch: float = 1.0) -> None:
        """Whether scores count up, and how slowly."""
        self._scores.set_moves(moves, stretch)

    def show_clock(self, seconds: int | None) -> None:
        """Show what is left of the turn; None where it has no limit."""
        self._scores.show_clock(seconds)

    def finish_animations(self) -> None:
        """Show at once what is still counting up."""
        self._scores.finish_counting()

    def set_thinking(self, seat: int | None) -> None:
        """Say which computer is choosing its move."""
        self._scores.set_thinking(seat)

    def set_person_to_move(self, seat: int | None) -> None:
        """Say which person may act now."""
        self._scores.set_person_to_move(seat)

    def show_history(self, steps: tuple[Step, ...]) -> None:
        """Show all turns so far, the latest on top."""
        self._steps = steps
        self._history.show_steps(steps)
        self._find_latest(len(steps))

    def _find_latest(self, turns: int) -> None:
        """Which of the first so many turns was each seat's latest; one that was lit is no more."""
        self._latest = {step.seat: turn for turn, step in enumerate(self._steps[:turns]) if step.move}
        self._scores.show_latest({seat: self._steps[turn] for seat, turn in self._latest.items()})
        if self._seat_pointed_at is not None:
            self._point_at_seat(None)

    def _point_at_seat(self, seat: int | None) -> None:
        self._seat_pointed_at = seat
        self.turn_hovered.emit(None if seat is None else self._latest.get(seat))

    def show_current(self, turn: int | None) -> None:
        """Mark the turn that a replay shows, from 0."""
        self._history.show_current(turn)
        self._find_latest(0 if turn is None else turn + 1)

    def set_with_hands(self, with_hands: bool) -> None:
        """Whether the cards show what everyone holds: only where no hand is a secret."""
        if with_hands == self._with_hands:
            return
        self._with_hands = with_hands
        self._scores.set_with_hands(with_hands)
        self._arrange()

    def show_tiles_left(self, counts: dict[Tile, int] | None) -> None:
        """Show how many of each kind are unseen; None while nobody's hand may be known."""
        self._tracker.show_counts(counts)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._form.width_for(self._fonts), LEAST_HEIGHT)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.panel)
            painter.fillRect(as_read(QRect(0, 0, 1, self.height()), self.rect()), self._theme.separator)

    def _restyle(self) -> None:
        self.setFixedWidth(self._form.width_for(self._fonts))
        self._letters = None
        self._arrange()
        self.update()

    def _letter(self) -> TypeScale:
        """As large as the height allows: in a low window many seats leave the lists little."""
        letters = letters_for(self.height() - self._form.padding, self._seat_count, self._fonts)
        if letters != self._letters:
            self._letters = letters
            for part in (self._bag, self._tabs, self._tracker):
                part.set_style(self._theme, letters)
            self._history.set_style(self._theme, letters, self._content_width)
        return letters

    @property
    def _content_width(self) -> int:
        return self._form.width_for(self._fonts) - 2 * self._form.padding

    def _arrange(self) -> None:
        """Cards, bag and tabs from the top; the rest is the lists', whose bars lie in the padding."""
        left, width, letters = self._form.padding, self._content_width, self._letter()
        room = self.height() - left - room_below_cards(letters)
        metrics = card_metrics(room, self._seat_count, self._form, letters, with_hands=self._with_hands)
        self._scores.set_style(self._theme, letters, metrics)
        top = left
        for part, height, after in (
            (self._scores, metrics.stack_height(self._seat_count), SECTION),
            (self._bag, bag_height(letters), SECTION),
            (self._tabs, tabs_height(letters), SPACE),
        ):
            part.setGeometry(left, top, width, height)
            top += height + after
        lists = QRect(left - OUTSET, top, width + OUTSET + self._form.padding, self.height() - top - BOTTOM)
        self._pages.setGeometry(as_read(lists, self.rect()))
        reach = TRACKER_REACH if self._form.compact else 0
        self._tracker.set_margins(OUTSET - reach, self._form.padding - reach)
