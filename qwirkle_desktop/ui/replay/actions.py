"""The replay's actions with their names and keys."""

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.ui.keys.shortcuts import sequence
from qwirkle_desktop.ui.phrases import replay as phrases


class ReplayActions:
    """Every action of a replay; their keys work while its page shows. `play` is checked while it plays."""

    def __init__(self, page: QWidget) -> None:
        self._page = page
        self.first = self._add("replay_first", "Home")
        self.back = self._add("replay_back", "Left")
        self.play = self._add("replay_play", "Space", checkable=True)
        self.on = self._add("replay_on", "Right")
        self.last = self._add("replay_last", "End")
        self.hands = self._add("replay_hands", "Shift+H", checkable=True)
        self.hands.setIconText(phrases.hands())
        self.leave = self._add("leave_replay")

    def _add(self, name: str, key: str = "", *, checkable: bool = False) -> QAction:
        action = QAction(phrases.action_text(name), self._page)
        action.setObjectName(name)
        action.setCheckable(checkable)
        if key:
            action.setShortcut(sequence(key))
        _tell_key(action)
        self._page.addAction(action)
        return action

    @property
    def all(self) -> list[QAction]:
        """Every action, in the order of the bar."""
        return self._page.actions()

    def take_keys(self, other: "ReplayActions") -> None:
        """Have the keys that the same actions of another page have."""
        for action, pattern in zip(self.all, other.all, strict=True):
            action.setShortcuts(pattern.shortcuts())
            _tell_key(action)


def _tell_key(action: QAction) -> None:
    key = action.shortcut().toString(NATIVE)
    action.setToolTip(f"{action.text()} ({key})" if key else action.text())


NATIVE = QKeySequence.SequenceFormat.NativeText
