"""The keys that open menu entries: one letter, one entry."""

from collections import Counter

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from qwirkle_desktop.ui.actions import Actions


def key_of(text: str) -> str:
    """The letter after the ampersand."""
    return text[text.index("&") + 1].lower()


def test_within_a_menu_every_entry_has_a_key_of_its_own(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    Actions(window).fill_menus()
    menus = [window.menuBar(), *window.findChildren(QMenu)]
    entries = [[action.text() for action in menu.actions() if _is_entry(action)] for menu in menus]
    assert sum(map(len, entries)) > 30
    for texts in entries:
        keys = Counter(map(key_of, texts))
        assert max(keys.values(), default=1) == 1, texts


def _is_entry(action: QAction) -> bool:
    return not action.isSeparator()
