"""The keys of the window: those of the board, the list of all, and those that people chose."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QWidget

from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.phrases.replay import action_text
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.replay.desk import ReplayDesk
from qwirkle_desktop.ui.table import Table
from qwirkle_desktop.ui.turn_actions import TurnActions

from .board_keys import BoardKeys
from .groups import KeyGroup, key_groups
from .shortcuts import Keys, Shortcuts

if TYPE_CHECKING:
    from qwirkle_desktop.ui.replay.actions import ReplayActions
    from qwirkle_desktop.ui.replay.page import ReplayPage


class KeyDesk(QObject):
    """Gives the keys. `keep` puts those that people chose into the settings."""

    def __init__(
        self,
        actions: Actions,
        turn_actions: TurnActions,
        table: Table,
        replays: ReplayDesk,
        keep: Callable[..., None],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._actions, self._turn_actions = actions, turn_actions
        self._keep_settings, self._window = keep, window
        self._board = BoardKeys(table.board_cursor, table.view, actions.play)
        replays.opened.connect(self._give_replay)
        self._in_force: Mapping[str, Sequence[str]] = {}
        actions.keys.triggered.connect(self.show_keys)

    @cached_property
    def _replay(self) -> "ReplayActions":
        """A replay's page comes and goes: these, never seen, have the keys that each page takes."""
        from qwirkle_desktop.ui.replay.actions import ReplayActions

        self._nowhere = QWidget()
        return ReplayActions(self._nowhere)

    @cached_property
    def _shortcuts(self) -> Shortcuts:
        """Made where keys are first changed, or shown: few people ever do."""
        everything = [*self._actions.all, *self._board.actions, *self._replay.all]
        return Shortcuts(everything, self._menu_titles)

    def apply(self, keys: Mapping[str, Keys]) -> None:
        """Give the actions the keys of the settings."""
        if keys != self._in_force:
            self._in_force = keys
            self._shortcuts.apply(keys)
            self._turn_actions.retranslate()

    def _give_replay(self, page: "ReplayPage") -> None:
        if self._in_force:
            page.actions_.take_keys(self._replay)

    def _menu_titles(self) -> list[str]:
        return [entry.text() for entry in self._window.menuBar().actions()]

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self._board.retranslate()

    @property
    def groups(self) -> list[KeyGroup]:
        """All actions, as people look for them."""
        for action in self._replay.all:
            action.setText(action_text(action.objectName()))
        return key_groups(self._actions, self._board.actions, self._replay.all)

    def show_keys(self) -> None:
        """All keys at a glance."""
        from .overlay import KeysOverlay

        self._overlay = KeysOverlay(self.groups, self._window)
        self._overlay.change_asked.connect(self._change_keys)
        show(self._overlay)

    def _change_keys(self) -> None:
        self._overlay.accept()
        self.show_editor()

    def show_editor(self) -> None:
        """The page where keys are chosen."""
        from .editor import KeysEditor

        editor = KeysEditor(self.groups, self._shortcuts, self._window)
        editor.changed.connect(self._keep)
        show(editor)

    def _keep(self) -> None:
        self._in_force = self._shortcuts.changes
        self._turn_actions.retranslate()
        self._keep_settings(keys=self._in_force)
