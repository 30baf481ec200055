"""Enter presses the button that has the keyboard; elsewhere a dialog's usual one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.ui.dialogs.new_game import NewGameDialog
from qwirkle_desktop.ui.dialogs.parts import button
from qwirkle_desktop.ui.theme import LIGHT
from qwirkle_desktop.ui.typography import TypeScale

ENTERS = [Qt.Key.Key_Return, Qt.Key.Key_Enter]


@pytest.mark.parametrize("key", ENTERS)
def test_enter_on_cancel_starts_no_game(qtbot: QtBot, fonts: TypeScale, key: Qt.Key) -> None:
    dialog = NewGameDialog(LIGHT, fonts)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    (cancel,) = [one for one in dialog.findChildren(QPushButton) if one.text() == "Cancel"]
    cancel.setFocus()
    with qtbot.waitSignal(dialog.rejected), qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(cancel, key)


@pytest.mark.parametrize("key", ENTERS)
def test_enter_presses_a_button_where_no_other_is_the_usual_one(qtbot: QtBot, key: Qt.Key) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    first, second = button("Delete", "delete"), button("Rename", "rename")
    for one in (first, second):
        one.setParent(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    second.setFocus()
    with qtbot.waitSignal(second.clicked), qtbot.assertNotEmitted(first.clicked):
        QTest.keyClick(second, key)
    with qtbot.assertNotEmitted(first.clicked), qtbot.assertNotEmitted(second.clicked):
        QTest.keyClick(dialog, key)
