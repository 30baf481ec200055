"""The order to roll dice again: when it may be given, and how the dice are chosen."""

from PySide6.QtGui import QAction

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.rules.moves import Roll
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.ui.phrases import dice as phrases
from qwirkle_desktop.ui.phrases import menus
from qwirkle_desktop.ui.phrases.refusals import refusal_text
from qwirkle_desktop.ui.table import Table


class RollOrder:
    """Keeps the action in step with the game. It is there where there are dice."""

    def __init__(self, action: QAction, controller: GameController, table: Table) -> None:
        self._action, self._controller, self._table = action, controller, table
        action.triggered.connect(self._give)

    def refresh(self) -> None:
        """Enable it where dice may be rolled now, else say why they may not."""
        game, is_marking = self._controller.game, self._table.marks.is_on
        refusal = self._refusal()
        why = refusal_text(refusal) if refusal else ""
        self._action.setVisible(game is not None and game.state.variant.are_dice and not is_marking)
        self._action.setEnabled(self._controller.draft is not None and not refusal and not is_marking)
        self._action.setIconText(phrases.roll_again())
        self._action.setToolTip(why or menus.plain_text(self._action.objectName()))
        self._action.setStatusTip(why)

    def _refusal(self) -> Refusal | None:
        """The rule that forbids the person to move to roll now."""
        game = self._controller.game
        if game is None or self._controller.draft is None:
            return None
        return move_refusal(game.state, Roll(game.state.hand))

    def _give(self) -> None:
        """Begin to mark dice; nothing is rolled before the marks are confirmed."""
        draft = self._controller.draft
        if draft is not None:
            self._table.gestures.release()
            self._controller.take_back_all()
            self._table.marks.begin_roll(draft.hand)
