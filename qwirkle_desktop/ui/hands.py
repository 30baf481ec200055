"""Which hand the tray shows, and how each seat has arranged its own."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject

from qwirkle_desktop.rules.moves import Roll
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.turns import Step, places_of
from qwirkle_desktop.ui.dock.arrangement import Arrangement
from qwirkle_desktop.ui.dock.tray import HandTray


class Hands(QObject):
    """Owns the arrangements; feeds the tray."""

    def __init__(self, tray: HandTray, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tray = tray
        self._known: dict[int, tuple[tuple[Tile, ...], Arrangement]] = {}
        self._seat: int | None = None
        self._shown: tuple[Tile, ...] | None = None
        self._are_dice = False

    @property
    def tray(self) -> HandTray:
        """Where the hand is shown."""
        return self._tray

    @property
    def seat(self) -> int | None:
        """Whose hand is shown; None while none is."""
        return self._seat

    def forget(self) -> None:
        """Another game is on the table."""
        self._known.clear()
        self._seat, self._shown = None, None
        self._tray.show_hand(None, Arrangement(()))

    def renew(self, state: GameState, seat: int, gone: Collection[int] = ()) -> None:
        """A seat's hand may have changed: keep what was kept where it was, dice that were rolled too."""
        hand, piece = state.hands[seat], state.variant.piece
        self._are_dice = state.variant.are_dice
        if seat not in self._known:
            self._known[seat] = (hand, Arrangement.of(hand, state.variant.hand_size))
            return
        old, arrangement = self._known[seat]
        if gone or list(map(piece, old)) != list(map(piece, hand)):
            arrangement = arrangement.renewed(old, hand, gone).without_spare(state.variant.hand_size)
        self._known[seat] = (hand, arrangement)

    def show(self, seat: int | None, new: Collection[int] = ()) -> None:
        """Show a seat's hand, None for a hidden one; the tiles at the `new` places are just drawn.

        A hand that is shown already is left alone: the person may be dragging a tile of it.
        """
        if seat is None or seat not in self._known:
            self._seat, self._shown = None, None
            self._tray.show_hand(None, Arrangement(()))
            return
        hand, _ = self._known[seat]
        if (self._seat, self._shown) == (seat, hand):
            return
        self._bring(seat, new)

    def unarrange(self) -> None:
        """Every hand in the order in which it was drawn."""
        for seat, (hand, arrangement) in self._known.items():
            self._known[seat] = (hand, Arrangement.of(hand, len(arrangement.places)))
        if self._seat is not None:
            self._bring(self._seat, ())

    def roll(self, step: Step, marked: Collection[int] = ()) -> bool:
        """Dice of a hand were rolled, those `marked` where a person chose; whether they are shown here."""
        hand, arrangement = self._known[step.seat]
        rolled = new_places(step)
        if marked:
            # The rules tell equal dice not apart, but whoever marked one wants to see that one roll.
            arrangement = arrangement.exchanged(hand, rolled, marked)
        self._known[step.seat] = (step.after.hands[step.seat], arrangement)
        if self._seat == step.seat:
            self._bring(step.seat, rolled)
        return self._seat == step.seat

    def _bring(self, seat: int, new: Collection[int]) -> None:
        hand, arrangement = self._known[seat]
        self._seat, self._shown = seat, hand
        in_order = [place for place in arrangement.places if place in new and place is not None]
        self._tray.show_hand(hand, arrangement, in_order, rolls=self._are_dice)

    def tile(self, place: int) -> Tile | None:
        """A tile of the hand shown."""
        if self._seat is None:
            return None
        hand = self._known[self._seat][0]
        return hand[place] if place < len(hand) else None

    def place_in_slot(self, slot: int) -> int | None:
        """The place of the tile in a slot of the tray, from 0."""
        if self._seat is None:
            return None
        places = self._known[self._seat][1].places
        return places[slot] if slot < len(places) else None

    def move(self, place: int, slot: int) -> None:
        """The person moved a tile to another slot."""
        if self._seat is not None:
            hand, arrangement = self._known[self._seat]
            self._arrange(arrangement.moved(place, slot), hand)

    def sort(self, *, by_shape: bool) -> None:
        """The person sorted the hand."""
        if self._seat is not None:
            hand, arrangement = self._known[self._seat]
            self._arrange(arrangement.sorted(hand, by_shape=by_shape), hand)

    def _arrange(self, arrangement: Arrangement, hand: tuple[Tile, ...]) -> None:
        if self._seat is None or arrangement == self._known[self._seat][1]:
            return
        self._known[self._seat] = (hand, arrangement)
        self._tray.rearrange(arrangement)


def new_places(step: Step) -> Sequence[int]:
    """Where in the hand is what a turn brought: rolled dice where they were, what was drawn at the end."""
    if isinstance(step.move, Roll):
        return places_of(step.before.hand, step.move.tiles)
    size = len(step.after.hands[step.seat])
    return range(size - len(step.drawn), size)


def just_drawn(steps: Sequence[Step], state: GameState, seat: int | None) -> Sequence[int]:
    """What the last turn brought to a seat's hand; the dice of a game that begins were all just rolled."""
    if seat is None:
        return ()
    if not steps:
        return range(len(state.hands[seat])) if state.variant.are_dice else ()
    return new_places(steps[-1]) if steps[-1].seat == seat else ()
