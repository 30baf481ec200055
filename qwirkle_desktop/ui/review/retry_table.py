"""The table on which a turn is tried again: the replay's board, with a hand and buttons under it."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.moves import Move, Trade
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.dock.dock import Dock, Group
from qwirkle_desktop.ui.dock.tray_keys import TrayKeys
from qwirkle_desktop.ui.gestures import Gestures
from qwirkle_desktop.ui.hand_marks import HandMarks
from qwirkle_desktop.ui.hands import Hands
from qwirkle_desktop.ui.held_tile import HeldTile
from qwirkle_desktop.ui.keys.board_keys import BoardKeys
from qwirkle_desktop.ui.keys.cursor import BoardCursor
from qwirkle_desktop.ui.keys.shortcuts import sequence
from qwirkle_desktop.ui.phrases import menus
from qwirkle_desktop.ui.phrases import retry as retry_phrases
from qwirkle_desktop.ui.phrases.hand import trade_help, trade_label
from qwirkle_desktop.ui.replay.page import ReplayPage

from .bench import Bench


class RetryTable(QObject):
    """Stays with the replay's page once it was made; between tries it does nothing.

    tried(Move): this is to be judged. gave_up(): the best play is to be shown. refused(Refusal): a tile may
    not lie there. changed(): what is laid or marked is another. left(): Esc was pressed with empty hands.
    """

    tried = Signal(object)
    gave_up = Signal()
    refused = Signal(object)
    changed = Signal()
    left = Signal()

    def __init__(self, page: ReplayPage, look: Appearance) -> None:
        super().__init__(page)
        self._page = page
        self._state: GameState | None = None
        self.bench = Bench(self)
        self.dock = Dock(look.sprites, look.theme, look.fonts, page)
        self.dock.setObjectName("retry_dock")
        self.dock.hide()
        self.hands = Hands(self.dock.tray, self)
        self.marks = HandMarks(self)
        floating = HeldTile(look.sprites, page)
        floating.set_moves(page.moves)
        self.gestures = Gestures(
            self.bench,  # type: ignore[arg-type]
            page.scene,
            page.view,
            self.hands,
            floating,
            page.animator,
            self,
        )
        self.cursor = BoardCursor(page.scene, page.view, self.gestures)
        TrayKeys(self.dock.tray)
        self._make_actions()
        self._keys = BoardKeys(self.cursor, page.view, self.check)
        self._connect()
        self._set_on(False)

    def _make_actions(self) -> None:
        self.back = self._action("retry_back", menus.plain_text("take_back"), self._take_back, "Backspace")
        self.trade = self._action("retry_trade", trade_label(0), self._mark, "T")
        self.show_best = self._action("retry_show", retry_phrases.show_me(), self.gave_up.emit)
        self.check = self._action("retry_check", retry_phrases.check(), self._try, "Return", "Enter")
        self.leave = self._action("retry_let_go", menus.plain_text("let_go"), self._let_go, "Esc")
        self.dock.set_actions(Group.TURN, (self.back, self.trade, self.show_best, self.check))
        self.dock.show_group(Group.TURN)
        self.dock.set_sorting(True)

    def _action(self, name: str, text: str, order: object, *keys: str) -> QAction:
        action = QAction(text, self._page)
        action.setObjectName(name)
        action.setShortcuts([sequence(key) for key in keys])
        action.triggered.connect(order)
        self._page.addAction(action)
        return action

    def _connect(self) -> None:
        self.bench.draft_changed.connect(self._show_draft)
        self.bench.refused.connect(self.refused)
        self.marks.changed.connect(self._show_marks)
        self.marks.refused.connect(self.refused)
        tray = self.dock.tray
        tray.tile_clicked.connect(self._click)
        tray.tile_chosen.connect(self._choose)
        tray.tile_moved.connect(self.hands.move)
        self.dock.sort_asked.connect(self._sort)

    @property
    def actions(self) -> tuple[QAction, ...]:
        """What can be done while a turn is tried."""
        return (self.back, self.trade, self.show_best, self.check, self.leave)

    # Trying

    def begin(self, state: GameState) -> None:
        """Try this position: its hand is shown."""
        self._state = state
        self._set_on(True)
        self.hands.forget()
        self.hands.renew(state, state.seat)
        self.hands.show(state.seat)
        self.bench.begin(state)
        self.trade.setVisible(bool(state.bag) and not state.opening_size)

    def show(self, draft: Draft) -> None:
        """Show the best play: nothing can be laid any more."""
        self.finish()
        self._page.scene.show_draft(draft)
        self.dock.tray.show_laid([place for place, _ in draft.laid])

    def finish(self) -> None:
        """The turn was found: what is laid stays in sight."""
        draft = self.bench.draft
        self._stop()
        self._page.scene.show_draft(draft)

    def end(self) -> None:
        """Leave the board to the replay."""
        self._stop()
        self.hands.forget()
        self._page.scene.show_draft(None)
        self.dock.hide()

    def _stop(self) -> None:
        self.marks.end()
        self.gestures.release()
        self.bench.end()
        self._set_on(False)

    def _set_on(self, on: bool) -> None:
        for action in (*self.actions, *self._keys.actions):
            action.setEnabled(on)
        self.cursor.set_on(on)
        if on:
            self._refresh()

    # Orders

    def _click(self, place: int) -> None:
        if self.marks.is_on:
            self.marks.toggle(place)
        elif self.bench.draft is not None:
            self.gestures.pick(place)

    def _choose(self, place: int) -> None:
        self._click(place)
        if self.gestures.place is None:
            self.cursor.hide()
        else:
            self.cursor.begin()

    def _take_back(self) -> None:
        self.gestures.release()
        self.marks.end()
        self.bench.take_back_all()

    def _mark(self) -> None:
        state = self._state
        if state is not None:
            self._take_back()
            self.marks.begin_trade(state)

    def _try(self) -> None:
        if (move := self.move) is not None:
            self.gestures.release()
            self.tried.emit(move)

    def _let_go(self) -> None:
        """Esc leaves whatever one is in: a held tile first, then marking, then the tries."""
        if self.gestures.place is not None:
            self.gestures.release()
            self.cursor.hide()
        elif self.marks.is_on:
            self.marks.end()
        else:
            self.left.emit()

    def _sort(self, by_shape: bool) -> None:
        self.hands.sort(by_shape=by_shape)

    @property
    def move(self) -> Move | None:
        """What is laid or marked; None where that is no move."""
        draft = self.bench.draft
        if draft is None:
            return None
        if self.marks.is_on:
            marked = tuple(draft.hand[place] for place in self.marks.places)
            return Trade(marked) if marked else None
        return None if draft.refusal else draft.play

    # Showing

    def _show_draft(self, draft: Draft | None) -> None:
        self._page.scene.show_draft(draft)
        self._page.view.set_draggable(
            frozenset(cell for _, cell in draft.laid) if draft is not None else frozenset()
        )
        self.dock.tray.show_laid([place for place, _ in draft.laid] if draft is not None else ())
        self._refresh()
        self.changed.emit()

    def _show_marks(self) -> None:
        self.dock.tray.show_marked(self.marks.places)
        if self.marks.is_on:
            self.say(trade_label(0), trade_help(len(self.marks.places), self.marks.most))
        self._refresh()

    def say(self, heading: str, text: str, *, is_error: bool = False) -> None:
        """Say something beside the hand."""
        self.dock.words.say(heading, text, is_error=is_error)

    def _refresh(self) -> None:
        draft = self.bench.draft
        if draft is None:
            return
        self.check.setEnabled(self.move is not None)
        self.back.setEnabled(bool(draft.laid) or self.marks.is_on)
        self.trade.setEnabled(not self.marks.is_on)
