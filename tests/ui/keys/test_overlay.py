"""The list of all keys: made of the actions as they are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from qwirkle_desktop.ui.keys.editor import KeysEditor
from qwirkle_desktop.ui.keys.groups import label
from qwirkle_desktop.ui.keys.overlay import caps_of, lines_of
from qwirkle_desktop.ui.keys.shortcuts import keys_of, shown
from tests.ui.keys.typist import ESCAPE, Typist


def texts(typist: Typist) -> dict[str, str]:
    """What the list says of each thing to do, with its keys, as a screen reader reads it."""
    labels = typist.driver.dialog("keys_dialog").findChildren(QLabel)
    return {one.text(): one.accessibleName() for one in labels if one.accessibleName()}


def test_a_question_mark_opens_it_and_escape_leaves_it(typist: Typist) -> None:
    typist.press(Qt.Key.Key_Question)
    said = texts(typist)
    assert said["Take a tile of the hand"] == "Take a tile of the hand: 1 to 7"
    assert said["Next place that takes the tile"] == "Next place that takes the tile: Arrow keys"
    assert said["One cell on"] == "One cell on: Shift+Arrow keys"
    assert said["Lay the held tile; then play the turn"].endswith(": Enter")
    assert said["Trade"] == "Trade: T"
    assert said["Next turn"] == "Next turn: N"
    typist.press(ESCAPE)
    typist.press(Qt.Key.Key_1)
    assert typist.cell is not None


def test_every_key_of_the_window_is_in_it_once(typist: Typist) -> None:
    window = typist.driver.desk.window
    groups = typist.driver.desk.contents.keys.groups
    listed = [action.objectName() for group in groups for action in group.actions]
    assert sorted(listed) == sorted({*listed})
    with_keys = {one.objectName() for one in window.findChildren(QAction) if one.shortcuts()}
    assert with_keys <= {*listed}
    lines = [line for group in groups for line in lines_of(group.actions)]
    assert {keys_of(action)[0] for group in groups for action in group.actions if keys_of(action)} == {
        key for keys, _ in lines for key in keys
    }


def test_a_changed_key_is_in_it_and_one_taken_away_is_not(typist: Typist) -> None:
    typist.driver.desk.contents.keys.apply({"trade": ("W",), "sort_hand": (), "cursor_left": ("A",)})
    typist.driver.desk.contents.actions_.keys.trigger()
    said = texts(typist)
    assert said["Trade"] == "Trade: W"
    assert "Sort by colour" not in said
    assert said["Next place that takes the tile"].endswith(": A, Right, Up, Down")


def test_from_it_one_gets_to_where_keys_are_changed(typist: Typist) -> None:
    typist.driver.desk.contents.actions_.keys.trigger()
    dialog = typist.driver.dialog("keys_dialog")
    typist.driver.qtbot.waitUntil(dialog.isActiveWindow)
    change = dialog.findChild(QPushButton, "change_keys")
    QTest.keyClick(change, Qt.Key.Key_Space)
    assert isinstance(typist.driver.dialog("keys_editor"), KeysEditor)


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_nothing_in_it_is_cut(typist: Typist, size: tuple[int, int]) -> None:
    typist.driver.desk.window.resize(*size)
    typist.driver.desk.contents.actions_.keys.trigger()
    dialog = typist.driver.dialog("keys_dialog")
    for one in dialog.findChildren(QLabel):
        assert one.width() >= one.minimumSizeHint().width(), one.text()
        assert one.height() >= one.heightForWidth(one.width()), one.text()


def test_keys_are_written_as_people_know_them() -> None:
    assert caps_of(("1", "2", "3")) == ["1 to 3"]
    assert caps_of(("1", "3", "2")) == ["1", "3", "2"]
    assert caps_of(("Ctrl+Left", "Ctrl+Right", "Ctrl+Up", "Ctrl+Down")) == ["Ctrl+Arrow keys"]
    assert shown("Return") == "Enter"


def test_labels_are_without_their_menu_keys(typist: Typist) -> None:
    assert label(typist.driver.action("trade")) == "Trade"
