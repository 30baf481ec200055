"""Parts as Qt asks for them. A class name comes with each thing that Qt asks for."""

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from .parts import Part, Parts


class PartAction(QAccessibleActionInterface):
    """What can be done with a part."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self._part = part

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        parts, key = self._part.parts, self._part.key
        if name == self.pressAction():
            parts.press(key)
        elif name == self.setFocusAction():
            parts.focus(key)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class PartInterface(QAccessibleInterface):
    """One part, as Qt asks for it."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self._part = part
        self._action = PartAction(part)

    def isValid(self) -> bool:
        return shiboken6.isValid(self._part)

    def object(self) -> QObject:
        return self._part

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._part.parts.widget)

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._part.parts.widget.window().windowHandle()

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return self._part.parts.part_role

    def rect(self) -> QRect:
        return self._part.parts.rect(self._part.key)

    def state(self) -> QAccessible.State:
        parts, key = self._part.parts, self._part.key
        state = QAccessible.State()
        state.focusable = state.selectable = True
        state.focused = parts.widget.hasFocus() and parts.focused == key
        state.selected = parts.is_selected(key)
        state.invisible = not parts.widget.isVisible()
        state.disabled = not parts.widget.isEnabled()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        parts, key = self._part.parts, self._part.key
        if kind == QAccessible.Text.Name:
            return parts.name(key)
        return parts.description(key) if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here is written by others."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> shiboken6.VoidPtr:  # type: ignore[override]
        """Never None: Qt would take that for an address."""
        if kind == QAccessible.InterfaceType.ActionInterface:
            return shiboken6.VoidPtr(shiboken6.getCppPointer(self._action)[0])
        return shiboken6.VoidPtr(0)


class WholeInterface(QAccessibleWidget):
    """The widget with its parts, then what lies on it."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.widget, parts.role)
        self._parts = parts

    def _children(self) -> list[QObject]:
        parts = self._parts
        return [*map(parts.part, parts.present()), *parts.widgets()]

    def childCount(self) -> int:
        return len(self._parts.present()) + len(self._parts.widgets())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self._children()
        return QAccessible.queryAccessibleInterface(children[index]) if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children, wanted = self._children(), child.object()
        return children.index(wanted) if wanted in children else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        parts = self._parts
        for widget in parts.widgets():
            if QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size()).contains(x, y):
                return QAccessible.queryAccessibleInterface(widget)
        found = next((key for key in parts.present() if parts.rect(key).contains(x, y)), None)
        return None if found is None else QAccessible.queryAccessibleInterface(parts.part(found))

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focused = self._parts.focused
        if focused is not None and self._parts.widget.hasFocus():
            return QAccessible.queryAccessibleInterface(self._parts.part(focused))
        return super().focusChild()


def interface_of(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """What Qt asks for each class of each thing; None leaves it to Qt."""
    if class_name == "Part" and isinstance(thing, Part):
        if thing.interface is None:
            thing.interface = PartInterface(thing)
        return thing.interface
    parts = getattr(thing, "parts", None)
    if class_name != type(thing).__name__ or not isinstance(parts, Parts):
        return None
    if parts.interface is None:
        parts.interface = WholeInterface(parts)
    return parts.interface
