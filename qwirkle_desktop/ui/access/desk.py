"""What a player may ask for: how the game stands, what happened last, what may be played."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QDialog, QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.view import view_of
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.table import Table

from .announcer import Announcer
from .board import BoardParts
from .hand import HandParts


class AccessDesk(QObject):
    """Answers the actions that ask, in the line of words and to a screen reader."""

    def __init__(
        self,
        actions: Actions,
        controller: GameController,
        table: Table,
        presenter: Presenter,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller, self._table, self._presenter, self._window = controller, table, presenter, window
        self._plays: QDialog | None = None
        self.announcer = Announcer(controller, presenter, window)
        controller.draft_changed.connect(self._close_list)
        self._parts = self._make_parts()
        QAccessible.installFactory(_interface_of)
        for signal in (presenter.said, table.dock.tray.arranged):
            signal.connect(self._tell_changes)
        table.board_cursor.moved.connect(self._parts[0].tell_changes)
        table.board_cursor.moved.connect(self._parts[0].tell_focus)
        table.dock.tray.focus_moved.connect(self._parts[1].tell_focus)
        actions.connect(
            {
                actions.tell_state: self._tell_state,
                actions.tell_last: self._tell_last,
                actions.legal_plays: self._list_plays,
            }
        )

    def _make_parts(self) -> tuple[BoardParts, HandParts]:
        table = self._table
        board = BoardParts(table.view, table.scene, table.gestures, table.board_cursor)
        hand = HandParts(table.dock.tray)
        table.view.parts, table.dock.tray.parts = board, hand
        return board, hand

    def _tell_changes(self) -> None:
        for parts in self._parts:
            parts.tell_changes()

    def _tell_state(self) -> None:
        from .telling import standing

        self._tell(standing(self._controller))

    def _tell_last(self) -> None:
        from .telling import last_turn

        self._tell(last_turn(self._controller))

    def _tell(self, text: str) -> None:
        """Show it and say it, again if it is asked again."""
        self._presenter.say(text)
        self.announcer.say_anew(text)

    def _list_plays(self) -> None:
        from qwirkle_desktop.engine.plays import all_plays

        from .plays_dialog import PlaysDialog

        game, draft = self._controller.game, self._controller.draft
        if game is None or draft is None:
            return
        self._table.gestures.release()
        self._controller.note_help()
        plays = all_plays(view_of(game.state, game.state.seat))
        self._plays = dialog = PlaysDialog(plays, self._table.scene.sprites, self._window)
        dialog.pointed.connect(self._point_at)
        dialog.chosen.connect(self._lay)
        dialog.finished.connect(self._forget_list)
        if plays:
            self._point_at(plays[0][0])
        show(dialog)

    def _close_list(self) -> None:
        """Whoever takes the laptop next must not find what the one before could play."""
        if self._plays is not None:
            self._plays.reject()

    def _lay(self, play: Play) -> None:
        from .laying import lay_play

        lay_play(self._controller, play)
        self._table.view.setFocus()

    def _point_at(self, play: Play) -> None:
        self._table.turn_light.show_cells([placement.cell for placement in play.placements])

    def _forget_list(self) -> None:
        self._plays = None
        self._table.turn_light.show_step(None)


def _interface_of(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """Called for screen readers only: nobody else waits for what it needs."""
    from .interfaces import interface_of

    return interface_of(class_name, thing)
