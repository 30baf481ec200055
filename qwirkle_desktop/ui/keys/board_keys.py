"""The keys of the board: they work while the keyboard is on it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from qwirkle_desktop.ui.board.view import BoardView
from qwirkle_desktop.ui.phrases import keys as phrases

from .cursor import BoardCursor
from .jumps import Direction
from .shortcuts import sequence

PUSH = 2
"""How many cells an arrow key pushes the table."""
KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class BoardKeys(QObject):
    """Moves the cursor and the table. `play` is the action whose keys lay a tile while one is held."""

    def __init__(self, cursor: BoardCursor, view: BoardView, play: QAction) -> None:
        super().__init__(view)
        self._cursor, self._view, self._play = cursor, view, play
        self.actions: list[QAction] = []
        for direction in Direction:
            name, key = direction.name.lower(), direction.name.title()
            self._add(f"cursor_{name}", key, partial(self._move, direction))
            self._add(f"step_{name}", f"Shift+{key}", partial(cursor.step, direction))
            self._add(f"pan_{name}", f"Ctrl+{key}", partial(self._pan, direction))
        self._add("next_place", "PgDown", partial(cursor.go, 1))
        self._add("previous_place", "PgUp", partial(cursor.go, -1))
        self._add("use_cursor", "Space", cursor.act)
        self.retranslate()
        view.installEventFilter(self)

    def _add(self, name: str, key: str, order: Callable[[], object]) -> None:
        action = QAction(self._view)
        action.setObjectName(name)
        action.setShortcut(sequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(order)
        self._view.addAction(action)
        self.actions.append(action)

    def retranslate(self) -> None:
        """Name everything in the language of the window."""
        for action in self.actions:
            action.setText(phrases.action_text(action.objectName()))

    def _move(self, direction: Direction) -> None:
        if not self._cursor.jump(direction):
            self._pan(direction)

    def _pan(self, direction: Direction) -> None:
        dx, dy = direction.value
        by = PUSH * self._view.camera.cell
        self._view.nudge(-dx * by, -dy * by)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While a tile is held over a cell, the key that plays a turn lays the tile first."""
        if event.type() not in KEYS or not isinstance(event, QKeyEvent) or not self._lays(event):
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._cursor.act()
        event.accept()
        return True

    def _lays(self, event: QKeyEvent) -> bool:
        pad = Qt.KeyboardModifier.KeypadModifier
        pressed = QKeyCombination(event.modifiers() & ~pad, Qt.Key(event.key()))
        return self._cursor.can_lay and QKeySequence(pressed) in self._play.shortcuts()
