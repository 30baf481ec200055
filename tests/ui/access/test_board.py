"""The board as a screen reader finds it: a table of cells with names that one can press."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.rules.cells import Cell
from tests.ui.keys.typist import SHIFT, UP, Typist

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def board(typist: Typist) -> QAccessibleInterface:
    """The board."""
    return QAccessible.queryAccessibleInterface(typist.table.view)


def children(whole: QAccessibleInterface) -> list[QAccessibleInterface]:
    """What is in it."""
    return [whole.child(place) for place in range(whole.childCount())]


def cells(typist: Typist) -> list[str]:
    """The names of the board's cells."""
    return [one.text(NAME) for one in children(board(typist)) if one.role() == QAccessible.Role.Cell]


def press(typist: Typist, name: str) -> None:
    """Press the cell of that name."""
    (cell,) = [one for one in children(board(typist)) if one.text(NAME) == name]
    actions = cell.actionInterface()
    assert actions.pressAction() in actions.actionNames()
    actions.doAction(actions.pressAction())


def test_the_board_is_a_table_of_cells_with_row_and_column(typist: Typist) -> None:
    whole = board(typist)
    assert (whole.role(), whole.text(NAME)) == (QAccessible.Role.Table, "Board")
    assert cells(typist) == [
        "red circle, row 0, column 0",
        "red diamond, row 0, column 1",
        "red square, row 0, column 2",
    ]


def test_a_held_tile_adds_the_cells_that_take_it_with_their_points(typist: Typist) -> None:
    typist.driver.click_tile(typist.driver.place("Bs"))
    assert cells(typist) == [
        "empty, row -1, column 2, 2 points",
        "red circle, row 0, column 0",
        "red diamond, row 0, column 1",
        "red square, row 0, column 2",
        "empty, row 1, column 2, 2 points",
    ]


def test_a_cell_that_is_pressed_takes_the_held_tile_and_gives_it_back(typist: Typist) -> None:
    typist.driver.click_tile(typist.driver.place("Bs"))
    press(typist, "empty, row 1, column 2, 2 points")
    assert typist.driver.laid == {Cell(2, 1): "Bs"}
    assert cells(typist)[-1] == "blue square, not played yet, row 1, column 2"
    press(typist, "blue square, not played yet, row 1, column 2")
    assert typist.table.gestures.place == typist.driver.place("Bs")


def test_a_cell_keeps_its_name_when_the_board_grows_to_the_left(typist: Typist) -> None:
    typist.driver.lay_tile("Rl", -1, 0)
    typist.driver.press("Play")
    assert cells(typist)[:2] == ["red clover, row 0, column -1", "red circle, row 0, column 0"]
    new, old = children(board(typist))[:2]
    assert (new.text(DESCRIPTION), old.text(DESCRIPTION)) == ("last move", "")


def test_the_cells_know_where_they_are(typist: Typist) -> None:
    whole, view = board(typist), typist.table.view
    found = [one for one in children(whole) if one.role() == QAccessible.Role.Cell]
    assert len(found) == 3
    for place, cell in enumerate(found):
        assert whole.indexOfChild(cell) == place
        assert cell.parent().object() is view
        assert cell.window() is typist.driver.desk.window.windowHandle()
        middle = cell.rect().center()
        assert whole.childAt(middle.x(), middle.y()).text(NAME) == cell.text(NAME)
        assert view.cell_at_global(middle) == Cell(place, 0)
        assert cell.childCount() == 0


def test_the_cursor_is_the_focus(typist: Typist) -> None:
    typist.press(UP, held=SHIFT)
    typist.press(UP, held=SHIFT)
    focused = board(typist).focusChild()
    assert focused.text(NAME) == "empty, row -1, column 1"
    assert focused.state().focused
    assert [one.text(NAME) for one in children(board(typist)) if one.state().focused] == [focused.text(NAME)]


def test_the_keyboard_can_be_brought_to_a_cell(typist: Typist) -> None:
    typist.driver.tray.setFocus()
    cell = children(board(typist))[2]
    cell.actionInterface().doAction(cell.actionInterface().setFocusAction())
    assert typist.table.view.hasFocus()
    assert typist.cell == Cell(2, 0)


def test_what_lies_over_the_board_is_found_in_it(typist: Typist) -> None:
    card = typist.table.overlays.end_card
    card.show()
    inside = [one.object() for one in children(board(typist)) if isinstance(one.object(), QWidget)]
    assert card in inside
    assert typist.table.view.viewport() not in inside


def test_before_a_reader_asks_there_is_nothing_of_this(typist: Typist) -> None:
    parts = typist.table.view.parts
    typist.take("Bs")
    typist.press(UP, UP)
    assert parts._parts == {}
    assert parts.interface is None
    assert not QAccessible.isActive()


@pytest.mark.parametrize("seats", [("Ada", "computer:club")])
def test_the_board_of_a_replay_is_read_too(play_with: Callable[..., object], seats: tuple[str, ...]) -> None:
    driver = play_with(*seats, deal=7)
    driver.wait_for_turn()
    driver.take_turn()
    driver.desk.contents.actions_.replay.trigger()
    page = driver.desk.contents.replays.page
    whole = QAccessible.queryAccessibleInterface(page.view)
    assert whole.role() == QAccessible.Role.Table
    assert (
        len([one for one in children(whole) if one.role() == QAccessible.Role.Cell])
        >= len(page.scene.board_tiles)
        > 0
    )
