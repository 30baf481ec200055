"""The hand as a screen reader finds it: a list of tiles; a hidden one has none."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface

from tests.ui.keys.typist import Typist

NAME = QAccessible.Text.Name
TILES = [
    "red clover",
    "red four-point star",
    "red eight-point star",
    "blue square",
    "yellow circle",
    "green diamond",
]


def hand(typist: Typist) -> QAccessibleInterface:
    """The hand."""
    return QAccessible.queryAccessibleInterface(typist.driver.tray)


def items(typist: Typist) -> list[QAccessibleInterface]:
    """The tiles in it."""
    whole = hand(typist)
    return [whole.child(place) for place in range(whole.childCount())]


def press(item: QAccessibleInterface) -> None:
    """Press a tile."""
    item.actionInterface().doAction(item.actionInterface().pressAction())


def test_the_hand_is_a_list_of_tiles(typist: Typist) -> None:
    assert hand(typist).role() == QAccessible.Role.List
    assert {one.role() for one in items(typist)} == {QAccessible.Role.ListItem}
    assert [one.text(NAME) for one in items(typist)] == TILES


def test_the_list_follows_how_the_hand_is_arranged(typist: Typist) -> None:
    typist.table.hands.sort(by_shape=True)
    assert items(typist)[0].text(NAME) == "yellow circle"
    typist.driver.lay_tile("Rl", 3, 0)
    assert "red clover" not in [one.text(NAME) for one in items(typist)]


def test_a_tile_that_is_pressed_is_held_and_says_so(typist: Typist) -> None:
    press(items(typist)[3])
    assert typist.table.gestures.place == 3
    assert [one.state().selected for one in items(typist)] == [False, False, False, True, False, False]
    assert typist.cell is not None, "the cursor is where it can go"


def test_while_trading_a_tile_that_is_pressed_is_marked(typist: Typist) -> None:
    typist.driver.action("trade").trigger()
    press(items(typist)[1])
    press(items(typist)[4])
    assert typist.table.marks.places == (1, 4)
    assert [one.state().selected for one in items(typist)] == [False, True, False, False, True, False]


def test_the_tiles_know_where_they_are(typist: Typist) -> None:
    for place, item in enumerate(items(typist)):
        assert hand(typist).indexOfChild(item) == place
        middle = typist.driver.tray.mapFromGlobal(item.rect().center())
        assert (middle - typist.driver.tile_point(place)).manhattanLength() <= 2


@pytest.mark.parametrize("known", [False, True])
def test_a_hidden_hand_is_told_to_nobody(typist_at: Callable[..., Typist], known: bool) -> None:
    """Nor are the tiles that a reader found before the curtain fell."""
    typist = typist_at(level=None)
    typist.driver.press("Show my tiles")
    before = items(typist) if known else []
    assert [one.text(NAME) for one in before] == (TILES if known else [])
    typist.take("Bs")
    typist.driver.desk.controller.drop_curtain()
    assert items(typist) == []
    assert hand(typist).text(NAME) == "The hand is hidden"
    assert [one.text(NAME) for one in before] == [""] * len(before)
    for one in before:
        press(one)
    assert typist.table.gestures.place is None
    whole = QAccessible.queryAccessibleInterface(typist.table.view)
    names = [whole.child(place).text(NAME) for place in range(whole.childCount())]
    assert not [name for name in names if "point" in name], "no cell tells what the held tile would give"
