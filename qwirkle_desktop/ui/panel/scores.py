"""All seats' cards, one under the other."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.panel.metrics import CardMetrics
from qwirkle_desktop.ui.panel.seat_card import CardView, SeatCardWidget
from qwirkle_desktop.ui.panel.values import SeatCard, parts_of_score
from qwirkle_desktop.ui.phrases import panel as phrases
from qwirkle_desktop.ui.phrases.hand import hand_text
from qwirkle_desktop.ui.phrases.house import card_with_clock
from qwirkle_desktop.ui.phrases.house import clock as clock_text
from qwirkle_desktop.ui.phrases.levels import level_name
from qwirkle_desktop.ui.phrases.lifting import with_discs
from qwirkle_desktop.ui.phrases.seats import is_you, seat_kind
from qwirkle_desktop.ui.phrases.wording import counted_tiles
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

LATE_SECONDS = 10


class ScorePanel(QWidget):
    """Who plays, with how many points and tiles, and whose turn it is.

    seat_hovered(seat | None): the mouse is over that seat's card, or over none any more.
    clock_clicked(): the card with the clock was clicked.
    """

    seat_hovered = Signal(object)
    clock_clicked = Signal()

    def __init__(
        self, theme: Theme, fonts: TypeScale, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("scores")
        self._theme, self._fonts, self._sprites = theme, fonts, sprites
        self._metrics = CardMetrics(60, 8, True)
        self._seats: tuple[SeatCard, ...] = ()
        self._cards: list[SeatCardWidget] = []
        self._state: GameState | None = None
        self._latest: Mapping[int, Step] = {}
        self._with_hands = self._rolls = False
        self._thinking: int | None = None
        self._person: int | None = None
        self._moves, self._stretch = True, 1.0
        self._clock: int | None = None

    @property
    def cards(self) -> tuple[SeatCardWidget, ...]:
        """The cards in seat order."""
        return tuple(self._cards)

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self.setAccessibleName(phrases.scores())
        self._refresh_words()

    def show_seats(self, seats: tuple[SeatCard, ...]) -> None:
        """Introduce the seats; as many as before keep their numbers, for one may only have changed hands."""
        self._seats = seats
        if self._state is not None and self._state.seats != len(seats):
            self._state, self._latest = None, {}
        while len(self._cards) > len(seats):
            self._cards.pop().deleteLater()
        while len(self._cards) < len(seats):
            card = SeatCardWidget(self._theme, self._fonts, self._sprites, self)
            card.pointed.connect(self._hover)
            card.pressed.connect(self._press)
            self._cards.append(card)
            card.show()
        self._arrange()
        self._refresh(animate=False)

    def set_moves(self, moves: bool, stretch: float) -> None:
        """Whether numbers count up, and how slowly."""
        self._moves, self._stretch = moves, stretch

    def show_state(self, state: GameState, *, animate: bool) -> None:
        """Show a game's scores, hand sizes and turn."""
        # Where a turn is taken back, or a game opened again, dice lie as they fell.
        goes_on = self._state is not None and state.moves[:-1] == self._state.moves
        self._rolls = state.variant.are_dice and (goes_on or not state.moves)
        self._state = state
        self._refresh(animate=animate)

    def show_latest(self, steps: Mapping[int, Step]) -> None:
        """Tell of each seat's latest turn what its lines gave."""
        self._latest = steps
        self._refresh_words()

    def set_with_hands(self, with_hands: bool) -> None:
        """Whether the cards show what everyone holds: never while a game goes on."""
        self._with_hands = with_hands
        self._refresh(animate=True)

    def set_thinking(self, seat: int | None) -> None:
        """Say which computer is choosing its move."""
        self._thinking = seat
        self._refresh_words()

    def set_person_to_move(self, seat: int | None) -> None:
        """Say which person may act now."""
        self._person = seat
        self._refresh_words()

    def show_clock(self, seconds: int | None) -> None:
        """Show on the card of the seat to move what is left of its turn; None where it has no limit."""
        self._clock = seconds
        self._refresh_words()

    def _press(self) -> None:
        card, state = self.sender(), self._state
        if self._clock is not None and state is not None and card is self._cards[state.seat]:
            self.clock_clicked.emit()

    def finish_counting(self) -> None:
        """Show every true score now."""
        for card in self._cards:
            card.finish_counting()

    def set_style(self, theme: Theme, fonts: TypeScale, metrics: CardMetrics) -> None:
        """Paint in these colours, fonts and sizes from now on."""
        self._theme, self._fonts, self._metrics = theme, fonts, metrics
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _hover(self, over: bool) -> None:
        card = self.sender()
        if isinstance(card, SeatCardWidget) and card in self._cards:
            self.seat_hovered.emit(self._cards.index(card) if over else None)

    def _arrange(self) -> None:
        for place, card in enumerate(self._cards):
            top = place * (self._metrics.height + self._metrics.gap)
            card.setGeometry(0, top, self.width(), self._metrics.height)
            card.set_style(self._theme, self._fonts, self._metrics)

    def _refresh_words(self) -> None:
        """New words beside numbers that may be counting: they go on."""
        self._refresh(animate=True)

    def _refresh(self, *, animate: bool) -> None:
        moves = animate and self._moves
        for seat, card in enumerate(self._cards):
            card.show_view(
                self._view(seat), animate=moves, stretch=self._stretch, rolls=self._rolls and moves
            )
        if animate:
            self._rolls = False

    def _view(self, seat: int) -> CardView:
        card = self._seats[seat]
        score, tiles, on_turn = _standing(self._state, seat)
        status = self._status(seat, on_turn)
        spoken = phrases.card_spoken(card.name, score, tiles, status)
        details = (phrases.card_detail(status, tiles), _shorter_detail(card, status, tiles, on_turn))
        discs = self._state.discs[seat] if self._state is not None and self._state.discs else None
        if discs is not None:
            spoken = with_discs(spoken, discs)
        hand = self._state.hands[seat] if self._with_hands and self._state else ()
        if hand:
            spoken = phrases.card_with_hand(spoken, hand_text(hand))
        step = self._latest.get(seat)
        told = phrases.card_with_turn(spoken, parts_of_score(step)) if step else spoken
        clock = clock_text(self._clock) if on_turn and self._clock is not None else ""
        told = card_with_clock(told) if clock else told
        late = self._clock is not None and self._clock <= LATE_SECONDS
        colour = card.colour
        return CardView(card.name, details, spoken, told, score, colour, on_turn, hand, clock, late, discs)

    def _status(self, seat: int, on_turn: bool) -> str:
        card = self._seats[seat]
        if on_turn and self._thinking == seat:
            return phrases.thinking()
        if on_turn and card.level is None:
            is_only_person = sum(other.level is None for other in self._seats) == 1
            is_yours = (is_only_person and self._person == seat) or is_you(card.name)
            return phrases.your_turn() if is_yours else phrases.to_play()
        return seat_kind(card.level)


def _standing(state: GameState | None, seat: int) -> tuple[int, int, bool]:
    """Points, tiles in hand and whether it is the seat's turn; nothing yet where it has no game."""
    if state is None:
        return 0, 0, False
    return state.scores[seat], len(state.hands[seat]), not state.is_over and state.seat == seat


def _shorter_detail(card: SeatCard, status: str, tiles: int, on_turn: bool) -> str:
    """Where large text leaves little room: what the seat does now, or what it is."""
    if on_turn:
        return status
    if card.level is None:
        return counted_tiles(tiles)
    return phrases.card_detail(level_name(card.level), tiles)
