"""The cursor on the board: jumping, going freely, laying and taking up."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.board.scene import Layer
from tests.ui.keys.conftest import HAND
from tests.ui.keys.typist import (
    BACKSPACE,
    CONTROL,
    DELETE,
    DOWN,
    ENTER,
    ESCAPE,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    RIGHT,
    SHIFT,
    SPACE,
    TAB,
    UP,
    Typist,
)
from tests.ui.table.conftest import middle_game


def test_a_number_takes_a_tile_and_the_cursor_is_on_a_cell_that_takes_it(typist: Typist) -> None:
    assert typist.cell is None
    typist.press(Qt.Key.Key_1)
    assert typist.cell == Cell(1, -1), "nearest to the middle of the board"
    driver = typist.driver
    assert driver.cells_at(Layer.CURSOR) == driver.cells_at(Layer.GHOST) == {Cell(1, -1)}
    assert driver.shows_chip("+2", Cell(1, -1))


def test_arrows_jump_over_tiles_to_the_next_cell_that_takes_the_tile(typist: Typist) -> None:
    typist.take("Rl")
    typist.press(DOWN)
    assert typist.cell == Cell(1, 1), "over the tile between"
    typist.press(RIGHT, RIGHT)
    assert typist.cell == Cell(3, 0)
    typist.press(RIGHT)
    assert typist.cell == Cell(3, 0), "nothing is that way"


def test_page_keys_go_from_cell_to_cell_and_around(typist: Typist) -> None:
    typist.take("Bs")
    seen = []
    for _ in range(3):
        seen.append(typist.cell)
        typist.press(PAGE_DOWN)
    assert seen[0] == seen[2]
    assert {*seen} == {Cell(2, -1), Cell(2, 1)}
    typist.press(PAGE_UP)
    assert typist.cell == seen[2]


@pytest.mark.parametrize("key", [ENTER, Qt.Key.Key_Enter, SPACE])
def test_the_tile_is_laid_and_the_next_enter_plays(typist: Typist, key: Qt.Key) -> None:
    typist.take("Rl")
    typist.go(Cell(3, 0))
    typist.press(key)
    assert typist.driver.laid == {Cell(3, 0): "Rl"}
    assert typist.driver.state.moves == ()
    typist.press(ENTER)
    assert typist.driver.state.scores[0] == 4


def test_with_shift_the_cursor_goes_anywhere_and_a_wrong_cell_is_refused_in_words(typist: Typist) -> None:
    typist.take("Rl")
    typist.go(Cell(3, 0))
    typist.press(DOWN, held=SHIFT)
    assert typist.cell == Cell(3, 1)
    assert not typist.driver.cells_at(Layer.GHOST)
    typist.press(ENTER)
    assert typist.driver.words == "New tiles must touch a tile that was already there."
    assert typist.driver.is_reason
    assert typist.table.gestures.place == 0, "the tile is still held"
    typist.press(UP, held=SHIFT)
    typist.press(ENTER)
    assert typist.driver.laid == {Cell(3, 0): "Rl"}


def test_the_cursor_is_not_lost_far_away(typist: Typist) -> None:
    for _ in range(40):
        typist.press(UP, held=SHIFT)
    assert typist.cell == Cell(1, -3)
    assert typist.driver.viewport.rect().contains(
        typist.table.view.mapFromScene(typist.table.scene.items()[0].pos())
    )


def test_space_takes_a_tentative_tile_up_again(typist: Typist) -> None:
    typist.take("Rl")
    typist.go(Cell(3, 0))
    typist.press(ENTER, SPACE)
    assert typist.table.gestures.place == 0
    typist.go(Cell(-1, 0))
    typist.press(ENTER)
    assert typist.driver.laid == {Cell(-1, 0): "Rl"}


def test_after_laying_the_arrows_go_from_cell_to_cell(typist: Typist) -> None:
    typist.take("Rl")
    typist.go(Cell(3, 0))
    typist.press(ENTER, LEFT, LEFT)
    assert typist.cell == Cell(1, 0)


def test_backspace_takes_all_back_and_delete_one(typist: Typist) -> None:
    for tile, cell in (("Rl", Cell(3, 0)), ("Rf", Cell(4, 0)), ("Re", Cell(5, 0))):
        typist.take(tile)
        typist.go(cell)
        typist.press(ENTER)
    typist.press(DELETE)
    assert typist.driver.laid == {Cell(3, 0): "Rl", Cell(4, 0): "Rf"}
    typist.press(LEFT, LEFT)
    assert typist.cell == Cell(3, 0)
    typist.press(DELETE)
    assert typist.driver.laid == {Cell(4, 0): "Rf"}
    typist.press(BACKSPACE)
    assert typist.driver.laid == {}


def test_escape_lets_go_then_hides_the_cursor(typist: Typist) -> None:
    typist.take("Rl")
    typist.press(ESCAPE)
    assert typist.table.gestures.place is None
    assert typist.cell is None
    assert not typist.driver.cells_at(Layer.CURSOR)
    typist.press(UP, held=SHIFT)
    assert typist.cell is not None
    typist.press(ESCAPE)
    assert typist.cell is None


def test_a_tile_that_fits_nowhere_says_so_and_shows_no_cursor(typist_at: Callable[..., Typist]) -> None:
    typist = typist_at("Rc Rd Rs", "Rl Rf Re Bs Yc Pe")
    typist.take("Pe")
    assert typist.driver.words == "The purple eight-point star fits nowhere now."
    assert typist.cell is None


def test_the_same_number_again_lets_the_tile_go(typist: Typist) -> None:
    typist.press(Qt.Key.Key_1, Qt.Key.Key_1)
    assert typist.table.gestures.place is None
    assert typist.cell is None


def test_the_cursor_works_though_the_cells_are_not_marked(typist_at: Callable[..., Typist]) -> None:
    settings = Settings(appearance="light", animation="reduced", pace="quick", show_legal_cells=False)
    typist = typist_at(settings=settings)
    typist.take("Rl")
    assert not typist.driver.cells_at(Layer.LEGAL)
    typist.go(Cell(3, 0))
    typist.press(ENTER)
    assert typist.driver.laid == {Cell(3, 0): "Rl"}


def test_arrows_push_the_table_while_there_is_no_cursor_and_with_control_always(typist: Typist) -> None:
    def pushed(held: Qt.KeyboardModifier) -> float:
        before = view.camera.centre.x()
        typist.press(RIGHT, held=held)
        view.finish()
        return view.camera.centre.x() - before

    view = typist.table.view
    assert pushed(Qt.KeyboardModifier.NoModifier) > 0
    typist.take("Rl")
    assert pushed(CONTROL) > 0
    assert typist.cell == Cell(1, -1)
    assert pushed(Qt.KeyboardModifier.NoModifier) == 0
    assert typist.cell == Cell(2, -1)


def test_an_opening_is_laid_with_keys(typist_at: Callable[..., Typist]) -> None:
    typist = typist_at(board="")
    typist.press(Qt.Key.Key_1)
    assert typist.cell == Cell(0, 0)
    typist.press(ENTER, Qt.Key.Key_2, RIGHT, ENTER)
    assert set(typist.driver.laid) == {Cell(0, 0), Cell(1, 0)}


def test_tab_brings_the_cursor_to_the_board(typist: Typist) -> None:
    typist.driver.tray.setFocus()
    typist.press(TAB, held=SHIFT)
    for _ in range(20):
        if typist.table.view.hasFocus():
            break
        typist.press(TAB, held=SHIFT)
    assert typist.cell is not None
    assert typist.driver.cells_at(Layer.CURSOR) == {typist.cell}
    typist.press(TAB)
    assert not typist.driver.cells_at(Layer.CURSOR), "the keyboard is elsewhere"


def test_the_mouse_takes_over_where_it_is_moved(typist: Typist) -> None:
    typist.take("Rl")
    point = typist.driver.cell_point(Cell(-1, 0))
    QCursor.setPos(typist.driver.viewport.mapToGlobal(point + QPoint(3, 3)))
    QTest.mouseMove(typist.driver.viewport, point)
    assert typist.cell is None
    assert typist.driver.cells_at(Layer.GHOST) == {Cell(-1, 0)}
    typist.press(RIGHT)
    assert typist.cell is not None


def test_space_asks_a_computer_that_failed_once_more(typist: Typist) -> None:
    """What a click on the table does."""
    used: list[bool] = []
    typist.table.board_cursor.used.connect(lambda: used.append(True))
    typist.press(SPACE)
    assert used == [True]


def test_no_cursor_of_the_last_game_is_left(typist_at: Callable[..., Typist]) -> None:
    typist = typist_at()
    typist.take("Rl")
    desk = typist.driver.desk
    desk.controller.show(middle_game("Bc Bd", HAND, "Rc", bag="", level="club"))
    assert typist.cell is None
    assert not typist.driver.cells_at(Layer.CURSOR)
