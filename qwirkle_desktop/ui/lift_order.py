"""The order to lift a tile: when it may be given, and what follows it."""

from PySide6.QtGui import QAction

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.ui.phrases import lifting as phrases
from qwirkle_desktop.ui.phrases import menus
from qwirkle_desktop.ui.phrases.refusals import refusal_text
from qwirkle_desktop.ui.table import Table


class LiftOrder:
    """Keeps the action in step with the game. It is there where stars give discs."""

    def __init__(self, action: QAction, controller: GameController, table: Table) -> None:
        self._action, self._controller, self._table = action, controller, table
        self._lifting = table.gestures.lifting
        action.triggered.connect(self._give)

    @property
    def is_on(self) -> bool:
        """Whether the person chooses which tile."""
        return self._lifting.is_on

    def refresh(self) -> None:
        """Enable and label it for the situation."""
        game, draft = self._controller.game, self._controller.draft
        state = game.state if game is not None else None
        # Where a lifted tile is in the hand there is nothing to lift, and its place is needed.
        has_room = state is not None and len(state.hand) < state.variant.most_held
        is_early = draft is not None and not draft.laid and not self._table.marks.is_on
        self._action.setVisible(is_early and has_room and state is not None and bool(state.discs))
        self._action.setEnabled(is_early and state is not None and state.can_lift)
        self._action.setIconText(menus.cancel() if self.is_on else phrases.lift_button())
        has_disc = state is None or not state.discs or state.discs[state.seat] > 0
        why = "" if has_disc else refusal_text(Refusal.NO_DISC)
        self._action.setToolTip(why or menus.plain_text(self._action.objectName()))
        self._action.setStatusTip(why)

    def stop(self) -> None:
        """Leave it."""
        self._lifting.end()
        self._table.board_cursor.hide()

    def _give(self) -> None:
        """Begin to choose, or leave that."""
        if self.is_on:
            self.stop()
            return
        self._table.begin_lift()
