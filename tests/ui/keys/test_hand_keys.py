"""The hand as a list under the keyboard."""

import pytest
from PySide6.QtCore import Qt

from qwirkle_desktop.rules.cells import Cell
from tests.ui.keys.typist import ENTER, LEFT, RIGHT, SHIFT, SPACE, TAB, Typist


@pytest.fixture
def at_the_hand(typist: Typist) -> Typist:
    for _ in range(20):
        typist.press(TAB)
        if typist.driver.tray.hasFocus():
            break
    assert typist.driver.tray.hasFocus()
    return typist


def picture(typist: Typist) -> bytes:
    """What the tray looks like."""
    image = typist.driver.tray.grab().toImage()
    return bytes(image.constBits())


def test_arrows_go_along_the_hand_and_one_sees_where(at_the_hand: Typist) -> None:
    typist = at_the_hand
    tray = typist.driver.tray
    looks = []
    for slot in range(6):
        assert tray.focus_slot == slot
        looks.append(picture(typist))
        typist.press(RIGHT)
    assert tray.focus_slot == 5
    assert len({*looks}) == 6
    typist.press(Qt.Key.Key_Home)
    assert tray.focus_slot == 0
    typist.press(LEFT)
    assert tray.focus_slot == 0
    typist.press(Qt.Key.Key_End)
    assert tray.focus_slot == 5
    typist.press(TAB)
    assert tray.focus_slot is None


def test_space_takes_the_tile_and_the_keyboard_goes_to_the_board(at_the_hand: Typist) -> None:
    typist = at_the_hand
    typist.press(RIGHT, SPACE)
    assert typist.table.gestures.place == 1
    assert typist.table.view.hasFocus()
    typist.go(Cell(3, 0))
    typist.press(ENTER)
    assert typist.driver.laid == {Cell(3, 0): "Rf"}


def test_with_shift_the_tile_moves_along_the_hand(at_the_hand: Typist) -> None:
    typist = at_the_hand
    typist.press(RIGHT, RIGHT, held=SHIFT)
    assert typist.driver.tray_tiles == "Rf Re Rl Bs Yc Gd"
    assert typist.driver.tray.focus_slot == 2
    typist.press(LEFT, held=SHIFT)
    assert typist.driver.tray_tiles == "Rf Rl Re Bs Yc Gd"


def test_while_tiles_are_marked_for_a_trade_space_marks(at_the_hand: Typist) -> None:
    typist = at_the_hand
    typist.press(Qt.Key.Key_T, SPACE, RIGHT, SPACE)
    assert typist.table.marks.places == (0, 1)
    assert typist.driver.tray.hasFocus()
    typist.press(ENTER)
    assert typist.driver.tray_tiles == "Oc Od Re Bs Yc Gd"


def test_an_empty_slot_gives_nothing(at_the_hand: Typist) -> None:
    typist = at_the_hand
    typist.driver.lay_tile("Rl", 3, 0)
    typist.driver.tray.setFocus()
    typist.press(Qt.Key.Key_Home, SPACE)
    assert typist.table.gestures.place is None
    assert typist.driver.laid == {Cell(3, 0): "Rl"}
