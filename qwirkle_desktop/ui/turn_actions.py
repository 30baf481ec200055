"""Keeps the actions of a turn in step with the game: what may be done now, and why not."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.rules.moves import Move, Trade
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.dock.dock import Group
from qwirkle_desktop.ui.hand_marks import Purpose
from qwirkle_desktop.ui.keys.shortcuts import keys_of, shown
from qwirkle_desktop.ui.lift_order import LiftOrder
from qwirkle_desktop.ui.phrases import menus
from qwirkle_desktop.ui.phrases.dice import roll_label
from qwirkle_desktop.ui.phrases.hand import play_label, trade_label
from qwirkle_desktop.ui.phrases.refusals import refusal_text
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.roll_order import RollOrder
from qwirkle_desktop.ui.table import Table

Consider = Callable[[Move, Callable[[], object]], None]
"""Takes a move that is about to be made, and calls what makes it: at once, later, or never."""


def _let_through(_move: Move, go_on: Callable[[], object]) -> None:
    go_on()


class TurnActions(QObject):
    """Play, Take back, Trade and the rest of the Move menu, for people and for watching computers.

    nothing_to_leave(): Esc was pressed, and there was nothing to leave at the table.
    """

    nothing_to_leave = Signal()

    def __init__(
        self, actions: Actions, controller: GameController, table: Table, presenter: Presenter
    ) -> None:
        super().__init__(table)
        self._actions = actions
        self._controller = controller
        self._table = table
        actions.connect(
            {
                actions.play: self._play,
                actions.take_back: self._take_back,
                actions.take_back_one: self._take_back_one,
                actions.trade: self._trade,
                actions.pass_turn: self._pass,
                actions.let_go: self._let_go,
                actions.sort_hand: self._sort_by_colour,
                actions.sort_by_shape: self._sort_by_shape,
            }
        )
        for slot, action in enumerate(actions.tiles):
            action.setData(slot)
            action.triggered.connect(self._pick)
        self._is_away = False
        self._consider: Consider = _let_through
        self._presenter = presenter
        self._roll = RollOrder(actions.roll, controller, table)
        self._lift = LiftOrder(actions.lift, controller, table)
        presenter.said.connect(self.refresh)
        actions.pause.toggled.connect(self.refresh)
        self._tell_play_key()
        self.refresh()

    def set_consider(self, consider: Consider) -> None:
        """Have somebody look at every play and trade first, who lets it through."""
        self._consider = consider

    # What may be done

    def set_away(self, away: bool) -> None:
        """While another page shows, nothing can be done at the table that one does not see."""
        self._is_away = away
        self._actions.let_go.setEnabled(not away)
        self.refresh()

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self._actions.retranslate()
        self._tell_play_key()
        self.refresh()

    def _tell_play_key(self) -> None:
        keys = keys_of(self._actions.play)
        self._presenter.set_play_key(shown(keys[0]) if keys else "")

    def refresh(self) -> None:
        """Enable and label everything for the situation."""
        actions, draft, marks = self._actions, self._controller.draft, self._table.marks
        game = self._controller.game
        is_turn = draft is not None
        for action in (actions.tell_state, actions.tell_last):
            action.setEnabled(game is not None)
        actions.legal_plays.setEnabled(is_turn)
        actions.hint.setEnabled(is_turn)
        laid = bool(draft and draft.laid)
        self._lift.refresh()
        # There is one of the two to do: a tile is lifted before any is laid.
        actions.take_back.setVisible(not actions.lift.isVisible())
        actions.take_back.setEnabled(laid or marks.is_on)
        actions.take_back_one.setEnabled(laid)
        actions.take_back.setIconText(menus.cancel() if marks.is_on else _plain(actions.take_back))
        can_trade = bool(game and is_turn and game.state.bag and not game.state.opening_size)
        actions.trade.setEnabled(can_trade and not marks.is_on)
        actions.trade.setVisible(not marks.is_on and (game is None or game.state.variant.has_trades))
        actions.trade.setIconText(_plain(actions.trade))
        self._roll.refresh()
        # Where time can run out a pass is legal; to choose it is another rule.
        may_pass = game is not None and (game.state.rules.passing or (is_turn and has_no_play(game.state)))
        actions.pass_turn.setEnabled(may_pass and is_turn)
        actions.pass_turn.setVisible(may_pass)
        actions.pass_turn.setIconText(_plain(actions.pass_turn))
        for action in (*actions.tiles, actions.sort_hand, actions.sort_by_shape):
            action.setEnabled(game is not None and bool(self._controller.people))
        self._table.dock.set_sorting(bool(self._controller.people) and self._controller.seat_seen is not None)
        self._refresh_play()
        self._refresh_game()
        if self._is_away:
            self._disable()

    def _disable(self) -> None:
        actions = self._actions
        turn = (actions.play, actions.take_back, actions.take_back_one, actions.trade, actions.pass_turn)
        turns = (
            actions.undo,
            actions.redo,
            actions.hint,
            actions.legal_plays,
            actions.tell_state,
            actions.tell_last,
        )
        hand = (*actions.tiles, actions.sort_hand, actions.sort_by_shape)
        game = (actions.end_game, actions.hand_over, actions.result, actions.play_again)
        for action in (
            *turn,
            *turns,
            *hand,
            *game,
            actions.roll,
            actions.lift,
            actions.pause,
            actions.step,
            actions.faster,
        ):
            action.setEnabled(False)

    def _refresh_play(self) -> None:
        play, draft, marks = self._actions.play, self._controller.draft, self._table.marks
        if self._table.overlays.curtain.isVisible():
            play.setIconText(play_label(0))
            play.setToolTip(_plain(play))
            play.setEnabled(True)
            return
        if marks.is_on:
            play.setIconText(_marked_label(marks.purpose, len(marks.places)))
            play.setEnabled(bool(marks.places))
            play.setToolTip(play.iconText())
            return
        refusal = draft.refusal if draft else None
        play.setIconText(play_label(draft.score if draft and not refusal else 0))
        play.setEnabled(draft is not None and refusal is None)
        opening = draft.opening_size if draft else 0
        play.setToolTip(refusal_text(refusal, opening_size=opening) if refusal else _plain(play))

    def _refresh_game(self) -> None:
        actions, controller = self._actions, self._controller
        game = controller.game
        goes_on = game is not None and not game.is_over
        may_ask = self._table.overlays.curtain.may_ask_undo or not controller.undo_needs_consent
        is_pause = controller.curtain.covered
        actions.undo.setEnabled(controller.can_undo and may_ask and not is_pause)
        actions.redo.setEnabled(controller.can_redo and not is_pause)
        for action in (actions.end_game, actions.hand_over):
            action.setEnabled(goes_on and not is_pause)
        watching = game is not None and not controller.people
        for action in (actions.pause, actions.step, actions.faster):
            action.setEnabled(watching and goes_on)
        actions.pause.setIconText(menus.go_on() if actions.pause.isChecked() else menus.pause())
        is_over = game is not None and game.is_over
        for action in (actions.result, actions.play_again):
            action.setEnabled(is_over)
        self._table.dock.show_group(Group.OVER if is_over else Group.WATCH if watching else Group.TURN)

    # Orders

    def _play(self) -> None:
        marks, curtain = self._table.marks, self._table.overlays.curtain
        if curtain.isVisible():
            curtain.answer()
        elif not marks.is_on:
            self._table.gestures.release()
            self._table.board_cursor.hide()
            self._play_draft()
        elif marks.places and marks.purpose is Purpose.ROLL:
            self._controller.roll(marks.places)
        elif marks.places:
            self._trade_marked(marks.places)

    def _play_draft(self) -> None:
        if (draft := self._controller.draft) is not None:
            self._consider(draft.play, self._controller.play)

    def _trade_marked(self, places: tuple[int, ...]) -> None:
        if (draft := self._controller.draft) is not None:
            trade = Trade(tuple(draft.hand[place] for place in places))
            self._consider(trade, partial(self._controller.trade, places))

    def _take_back(self) -> None:
        if self._table.marks.is_on:
            self._table.marks.end()
            return
        self._table.gestures.release()
        self._controller.take_back_all()

    def _take_back_one(self) -> None:
        """The tentative tile at the keyboard's cursor, or else the last one laid."""
        draft, cell = self._controller.draft, self._table.board_cursor.cell
        if draft is None or not draft.laid:
            return
        here = draft.place_at(cell) if cell is not None else None
        self._table.gestures.release()
        self._controller.take_back(draft.laid[-1][0] if here is None else here)

    def _trade(self) -> None:
        game = self._controller.game
        if game is None or self._controller.draft is None:
            return
        self._table.gestures.release()
        self._controller.take_back_all()
        self._table.marks.begin_trade(game.state)

    def _pass(self) -> None:
        self._controller.pass_turn()

    def _let_go(self) -> None:
        """Esc leaves whatever one is in: a held tile first, then marking, then the card over the board."""
        if self._table.overlays.curtain.is_asking:
            self._table.overlays.curtain.refuse()
        elif self._table.gestures.place is not None:
            self._table.gestures.release()
            self._table.board_cursor.hide()
        elif self._table.marks.is_on:
            self._table.marks.end()
        elif self._lift.is_on:
            self._lift.stop()
        elif self._table.board_cursor.cell is not None:
            self._table.board_cursor.hide()
        elif self._controller.game is not None and self._table.overlays.covers_board:
            self._table.overlays.clear_board()
        else:
            self.nothing_to_leave.emit()

    def _pick(self) -> None:
        action = self.sender()
        place = self._table.hands.place_in_slot(action.data()) if isinstance(action, QAction) else None
        if place is not None:
            self._table.choose_tile(place)

    def _sort_by_colour(self) -> None:
        self._table.hands.sort(by_shape=False)

    def _sort_by_shape(self) -> None:
        self._table.hands.sort(by_shape=True)


def has_no_play(state: GameState) -> bool:
    """Whether all that is left is to pass, or what a disc may do."""
    return not (state.can_play or state.can_trade or state.can_roll)


def _plain(action: QAction) -> str:
    return action.text().replace("&", "")


def _marked_label(purpose: Purpose, count: int) -> str:
    """The button that does with the marked tiles what they were marked for."""
    return trade_label(count) if purpose is Purpose.TRADE else roll_label(count)
