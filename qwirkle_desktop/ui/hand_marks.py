"""Marking what lies in the hand: tiles for a trade, dice to roll again."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import Tile


class Purpose(Enum):
    """What is done with what was marked."""

    TRADE = auto()
    ROLL = auto()


class HandMarks(QObject):
    """Owns whether tiles are being marked, for what, and which. For a trade at most the bag's count may be.

    changed(): marking began or ended, or a mark did.
    refused(Refusal): one mark too many.
    """

    changed = Signal()
    refused = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_on = False
        self._purpose = Purpose.TRADE
        self._most = 0
        self._places: tuple[int, ...] = ()

    @property
    def is_on(self) -> bool:
        """Whether clicks mark tiles."""
        return self._is_on

    @property
    def purpose(self) -> Purpose:
        """What the tiles are marked for."""
        return self._purpose

    @property
    def most(self) -> int:
        """How many tiles may be marked."""
        return self._most

    @property
    def places(self) -> tuple[int, ...]:
        """The hand's places marked, in the order they were."""
        return self._places

    def begin_trade(self, state: GameState) -> None:
        """Start marking what the seat to move trades: no more than the bag can give."""
        self._begin(min(len(state.hand), len(state.bag)), Purpose.TRADE)

    def begin_roll(self, hand: Sequence[Tile]) -> None:
        """Start marking which of these dice are rolled."""
        self._begin(len(hand), Purpose.ROLL)

    def _begin(self, most: int, purpose: Purpose) -> None:
        self._is_on, self._purpose, self._most, self._places = True, purpose, most, ()
        self.changed.emit()

    def end(self) -> None:
        """Stop marking and forget the marks."""
        if self._is_on:
            self._is_on, self._places = False, ()
            self.changed.emit()

    def toggle(self, place: int) -> None:
        """Mark a tile, or unmark it."""
        if place in self._places:
            self._places = tuple(one for one in self._places if one != place)
        elif len(self._places) >= self._most:
            self.refused.emit(Refusal.BAG_TOO_SMALL)
            return
        else:
            self._places = (*self._places, place)
        self.changed.emit()
