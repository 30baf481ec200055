"""Parts of a widget that a screen reader takes for widgets: cells of the board, tiles of the hand.

Nothing of this is made before a screen reader asks. Qt asks often: the parts live as long as their widget.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Key = Any
"""What a widget knows its part by: a cell, a place in the hand."""


class Part(QObject):
    """Stands for a part towards Qt."""

    def __init__(self, parts: "Parts", key: Key) -> None:
        super().__init__(parts)
        self.parts, self.key = parts, key
        self.interface: QAccessibleInterface | None = None


class Parts(QObject):
    """What a widget is made of; a subclass for each kind of widget knows the names."""

    role: QAccessible.Role
    part_role: QAccessible.Role

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.widget = widget
        self.interface: QAccessibleInterface | None = None
        self._parts: dict[Key, Part] = {}
        self._told: dict[Key, str] = {}

    # What there is

    def present(self) -> Sequence[Key]:
        """The parts there are now, as one reads."""
        raise NotImplementedError

    def name(self, key: Key) -> str:
        """What a part is called."""
        raise NotImplementedError

    def description(self, key: Key) -> str:
        """What else there is to say of a part."""
        return ""

    def rect(self, key: Key) -> QRect:
        """Where a part is on the screen."""
        raise NotImplementedError

    def press(self, key: Key) -> None:
        """Do what a click on a part does."""
        raise NotImplementedError

    def focus(self, key: Key) -> None:
        """Bring the keyboard to a part."""
        raise NotImplementedError

    @property
    def focused(self) -> Key | None:
        """The part that has the keyboard."""
        return None

    def is_selected(self, key: Key) -> bool:
        """Whether a part is chosen."""
        return False

    def widgets(self) -> list[QWidget]:
        """The true widgets that lie on it now."""
        return []

    # For Qt

    def part(self, key: Key) -> Part:
        """The part of that key; it is made once."""
        if key not in self._parts:
            self._parts[key] = Part(self, key)
        return self._parts[key]

    def tell_changes(self) -> None:
        """Tell a screen reader, if there is one, which parts came, went, or are called otherwise."""
        if not QAccessible.isActive():
            return
        names = {key: self.name(key) for key in self.present()}
        told, self._told = self._told, names
        for key in told.keys() - names.keys():
            self._tell(key, QAccessible.Event.ObjectDestroyed)
        for key in names.keys() - told.keys():
            self._tell(key, QAccessible.Event.ObjectCreated)
        for key in names.keys() & told.keys():
            if names[key] != told[key]:
                self._tell(key, QAccessible.Event.NameChanged)

    def tell_focus(self) -> None:
        """Tell a screen reader, if there is one, where the keyboard is."""
        if QAccessible.isActive() and self.widget.hasFocus():
            focused = self.focused
            target = self.widget if focused is None else self.part(focused)
            QAccessible.updateAccessibility(QAccessibleEvent(target, QAccessible.Event.Focus))

    def _tell(self, key: Key, event: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self.part(key), event))
