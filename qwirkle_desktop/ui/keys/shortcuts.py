"""Which keys each action has: its own, or those that the settings give it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

Keys = tuple[str, ...]
"""Key sequences in Qt's portable text, `Ctrl+R`; the first is the one that menus show."""

PORTABLE = QKeySequence.SequenceFormat.PortableText
NEEDED = frozenset(
    ("Tab", "Shift+Tab", "Space", "Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown")
)
"""Keys that lists and buttons need everywhere; on the board alone they may mean something else."""
TWINS = frozenset(("Return", "Enter"))
"""Two keys that people take for one."""
AT_TABLE = frozenset(("hint",))
"""Actions that rest while a replay shows: its own keys may be the same."""


class Objection(Enum):
    """Why a key may not be given to an action."""

    TAKEN = auto()
    NEEDED = auto()
    OPENS_MENU = auto()


@dataclass(frozen=True, slots=True)
class Refused:
    """The objection, the key, and what has it: an action's or a menu's label."""

    objection: Objection
    key: str
    holder: str = ""


class Shortcuts:
    """Gives keys to actions, which are known by their names. `menus` tells the titles of the menus."""

    def __init__(self, actions: Sequence[QAction], menus: Callable[[], Sequence[str]]) -> None:
        self._actions = {action.objectName(): action for action in actions if action.objectName()}
        self._own = {name: keys_of(action) for name, action in self._actions.items()}
        self._menus = menus

    @property
    def changes(self) -> dict[str, Keys]:
        """The actions whose keys are not their own, for the settings."""
        keys = {name: keys_of(action) for name, action in self._actions.items()}
        return {name: held for name, held in keys.items() if held != self._own[name]}

    def apply(self, changes: Mapping[str, Sequence[str]]) -> None:
        """Give every action its own keys but for these changes; names of none are left out."""
        for name, action in self._actions.items():
            self._give(action, tuple(filter(_is_key, changes.get(name, self._own[name]))))

    def objection(self, name: str, key: str) -> Refused | None:
        """Why an action may not have a key; None where it may."""
        place = _place_of(self._actions[name])
        if key in NEEDED and (place in (None, "table") or "Tab" in key):
            return Refused(Objection.NEEDED, key)
        wanted = set(with_twin(key))
        for other, action in self._actions.items():
            if other != name and _meet(place, _place_of(action)) and wanted & set(keys_of(action)):
                return Refused(Objection.TAKEN, key, action.text())
        for menu in self._menus():
            if sequence(key) == QKeySequence.mnemonic(menu):
                return Refused(Objection.OPENS_MENU, key, menu)
        return None

    def give(self, name: str, key: str) -> None:
        """Let an action have this key and no other."""
        self._give(self._actions[name], with_twin(key))

    def take(self, name: str) -> None:
        """Leave an action without a key."""
        self._give(self._actions[name], ())

    def reset(self, name: str) -> Refused | None:
        """Let an action have its own keys again, unless another has one of them now."""
        for key in self._own[name]:
            if (refused := self.objection(name, key)) and refused.objection is Objection.TAKEN:
                return refused
        self._give(self._actions[name], self._own[name])
        return None

    def reset_all(self) -> None:
        """Let all actions have their own keys."""
        self.apply({})

    def _give(self, action: QAction, keys: Keys) -> None:
        if keys != keys_of(action):
            action.setShortcuts([sequence(key) for key in keys])


def sequence(key: str) -> QKeySequence:
    """The keys of a portable text. As a plain text they would be read in the window's language, where another
    key may be called so: Norwegian and Thai call Return "Enter"."""
    return QKeySequence(key, PORTABLE)


def keys_of(action: QAction) -> Keys:
    """The keys that an action has."""
    return tuple(key.toString(PORTABLE) for key in action.shortcuts())


def with_twin(key: str) -> Keys:
    """The key, and the other Enter of the keyboard."""
    return (key, *(TWINS - {key})) if key in TWINS else (key,)


def shown(key: str) -> str:
    """A key as this desktop writes it."""
    if key == "Return":
        # So it is called in the sentences, and on most keyboards.
        key = "Enter"
    return sequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def _place_of(action: QAction) -> str | None:
    """The part of the window where an action's keys work; None where they work everywhere,
    `table` where they work at the table and on its board."""
    if action.shortcutContext() is Qt.ShortcutContext.WidgetShortcut:
        return "board"
    if action.objectName() in AT_TABLE:
        return "table"
    return "replay" if "replay_" in action.objectName() else None


def _meet(place: str | None, other: str | None) -> bool:
    """Whether keys of both places can be pressed at the same time."""
    places = {place, other}
    return len(places) == 1 or None in places or places == {"board", "table"}


def _is_key(key: str) -> bool:
    return bool(sequence(key).toString(PORTABLE))
