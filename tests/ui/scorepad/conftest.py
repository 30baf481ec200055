"""The scorepad as people open it, in the real window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.rules.scorepad import Scorepad
from qwirkle_desktop.ui.scorepad.window import PadWindow
from tests.ui.library.conftest import SILENT_ENGINE
from tests.ui.table.conftest import dressed, open_desk

__all__ = ["dressed", "open_desk"]

LEFT = Qt.MouseButton.LeftButton


class PadDriver:
    """One person's mouse and keys at a scorepad."""

    def __init__(self, qtbot: QtBot, desk: Desk) -> None:
        self.qtbot, self.desk = qtbot, desk

    def dialog(self, name: str) -> QDialog:
        """The dialog of that name that shows."""
        found = [one for one in self.desk.window.findChildren(QDialog, name) if one.isVisible()]
        assert len(found) == 1, (name, found)
        # No window manager hands the keyboard back to the dialog below one that was closed.
        found[0].activateWindow()
        self.qtbot.waitUntil(found[0].isActiveWindow)
        return found[0]

    @property
    def window(self) -> PadWindow:
        window = self.dialog("scorepad")
        assert isinstance(window, PadWindow)
        return window

    @property
    def pad(self) -> Scorepad:
        """The pad as the library has it: what shows is kept."""
        kept = self.desk.library.pads()[0].pad
        assert self.window.book.pad == kept
        return kept

    def click(self, name: str, inside: QWidget | None = None) -> None:
        """Click a button by its name."""
        button = (inside or self.window).findChild(QPushButton, name)
        assert button is not None, name
        assert button.isEnabled(), name
        QTest.mouseClick(button, LEFT)

    def press(self, *keys: Qt.Key) -> None:
        """Press keys wherever the keyboard is."""
        for key in keys:
            focus = self.window.focusWidget() or self.window
            QTest.keyClick(focus, key)

    def heads(self) -> list[str]:
        """What the players' heads tell."""
        return [head.accessibleName() for head in self.window.sheet.heads]

    def cells(self) -> list[list[str]]:
        """What the sheet shows."""
        model = self.window.sheet.model
        return [
            [model.index(row, column).data() or "" for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]


@pytest.fixture
def driver(open_desk: Callable[..., Desk], qtbot: QtBot) -> PadDriver:
    desk = open_desk(engine=SILENT_ENGINE)
    desk.contents.begin()
    return PadDriver(qtbot, desk)
