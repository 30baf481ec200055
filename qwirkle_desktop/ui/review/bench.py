"""The hand and the draft of a position that is tried again: what a game's controller is to its table."""

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.draft import Draft, draft_of
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import GameState


class Bench(QObject):
    """Owns the draft; nothing is ever played.

    draft_changed(Draft | None): tiles were laid or taken back, or another position is tried, or none.
    refused(Refusal): a tile may not lie there.
    """

    draft_changed = Signal(object)
    refused = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft: Draft | None = None

    @property
    def draft(self) -> Draft | None:
        """The tentative tiles; None while nothing is tried."""
        return self._draft

    def begin(self, state: GameState) -> None:
        """Try this position for the seat on turn."""
        self._set(draft_of(state, state.seat))

    def end(self) -> None:
        """Try nothing any more."""
        self._set(None)

    def lay(self, place: int, cell: Cell) -> bool:
        """Lay a tile of the hand; False where the rules are against it."""
        if self._draft is None:
            return False
        laid = self._draft.lay(place, cell)
        if isinstance(laid, Refusal):
            self.refused.emit(laid)
            return False
        self._set(laid)
        return True

    def take_back(self, place: int) -> None:
        """Take one tile back into the hand."""
        if self._draft is not None:
            self._set(self._draft.take_back(place))

    def take_back_all(self) -> None:
        """Take all tiles back."""
        if self._draft is not None:
            self._set(self._draft.clear())

    def _set(self, draft: Draft | None) -> None:
        self._draft = draft
        self.draft_changed.emit(draft)
