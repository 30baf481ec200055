"""Motion never holds the game up: any input ends it, and nothing is left behind."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.board.items import point_of
from qwirkle_desktop.ui.board.scene import Layer
from tests.ui.table.driver import Driver

MOVING = Settings(appearance="light", animation="full", pace="quick")
BOARD = "Rc Rd Rs Rl Rf"
HAND = "Re Bs Yc Gd Pl Of"
ROBINS = "Oc Od Os Ol Yl Oe"


@pytest.fixture
def driver(table_with: Callable[..., Driver]) -> Driver:
    driver: Driver = table_with(BOARD, HAND, ROBINS, bag="Gc Gs Gl Gf Ge", settings=MOVING)
    driver.through_window = True
    return driver


def is_still(driver: Driver) -> bool:
    """Whether nothing moves any more."""
    table = driver.table
    stages = (table.animator.stage, table.dock.tray._motion._stage, table.floating._stage)
    return not any(stage.is_running for stage in stages)


def assert_all_is_in_place(driver: Driver) -> None:
    """Each tile lies on its cell, the last move is marked, and nothing else is on the table."""
    scene, board = driver.table.scene, driver.state.board
    for cell in board.tiles:
        item = scene.tile_item(cell)
        assert isinstance(item, QGraphicsItem)
        assert item.pos() == point_of(cell)
        assert item.opacity() == 1.0
    marks = [*scene.marks.last, *scene.marks.names]
    assert len(scene.items()) == len(board) + len(marks)
    assert all(mark.opacity() == 1.0 for mark in marks)
    shown = [card.shown_score for card in driver.table.panel._scores.cards]
    assert tuple(shown) == driver.state.scores


@pytest.mark.parametrize("input", ["key", "press on the board", "press in the tray", "press in the panel"])
def test_any_input_ends_what_moves_after_a_computers_turn(driver: Driver, input: str) -> None:
    driver.lay_tile("Bs", 2, 1)
    driver.press("Play")
    driver.let_computer_play("Os@2,2")
    assert driver.table.animator.stage.is_running
    assert driver.draft is not None, "the game is ahead of the pictures"
    item = driver.table.scene.tile_item(Cell(2, 2))
    assert item.pos() != point_of(Cell(2, 2))
    match input:
        case "key":
            driver.key(Qt.Key.Key_F12)
        case "press on the board":
            driver.click(driver.viewport, QPoint(30, 30))
        case "press in the tray":
            driver.click(driver.tray, QPoint(3, 3))
        case _:
            driver.click(driver.table.panel, QPoint(5, 5))
    assert is_still(driver)
    assert_all_is_in_place(driver)


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
def test_a_menu_that_closes_ends_what_moves(driver: Driver) -> None:
    driver.lay_tile("Bs", 2, 1)
    driver.press("Play")
    menu = driver.desk.window.menuBar().actions()[0].menu()
    menu.popup(driver.desk.window.pos())
    driver.let_computer_play("Os@2,2")
    assert driver.table.animator.stage.is_running
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert is_still(driver)
    assert_all_is_in_place(driver)


def test_what_is_left_alone_ends_by_itself_and_leaves_nothing(driver: Driver) -> None:
    driver.lay_tile("Re", 5, 0)
    assert driver.button("Play").text() == "Play +12"
    driver.press("Play")
    assert driver.table.animator.stage.is_running
    driver.let_computer_play("Oe@5,1")
    driver.lay_tile("Yc", 0, 1)
    driver.press("Play")
    driver.qtbot.waitUntil(lambda: is_still(driver), timeout=5000)
    driver.table.panel.finish_animations()
    assert_all_is_in_place(driver)


def test_a_qwirkle_is_celebrated_and_a_click_ends_it(driver: Driver) -> None:
    driver.lay_tile("Re", 5, 0)
    driver.press("Play")
    assert any(item.zValue() == Layer.SHOW for item in driver.table.scene.items())
    driver.click_tile(0)
    assert is_still(driver)
    assert_all_is_in_place(driver)


def test_a_game_goes_on_at_full_speed_whatever_still_moves(driver: Driver) -> None:
    turns = (("Bs", 2, 1, "Os@2,2"), ("Yc", 0, 1, "Oc@0,2"), ("Gd", 1, -1, "Od@1,-2"))
    for tile, x, y, reply in turns:
        driver.lay_tile(tile, x, y)
        driver.press("Play")
        driver.let_computer_play(reply)
    assert len(driver.state.moves) == 6
    driver.key(Qt.Key.Key_F12)
    assert_all_is_in_place(driver)


def test_undo_ends_the_motion_and_shows_the_earlier_table(driver: Driver) -> None:
    driver.lay_tile("Re", 5, 0)
    driver.press("Play")
    driver.let_computer_play("Oe@5,1")
    driver.desk.controller.undo()
    assert is_still(driver)
    assert len(driver.state.board) == 5
    driver.table.panel.finish_animations()
    assert_all_is_in_place(driver)


def test_another_game_ends_the_motion_of_the_last(table_with: Callable[..., Driver]) -> None:
    first = table_with(BOARD, HAND, ROBINS, settings=MOVING)
    first.lay_tile("Re", 5, 0)
    first.press("Play")
    second = table_with("Gc Gd", HAND, settings=MOVING)
    assert is_still(second)
    assert_all_is_in_place(second)


def test_with_reduced_motion_everything_is_in_place_at_once(table_with: Callable[..., Driver]) -> None:
    driver = table_with(BOARD, HAND, ROBINS)
    driver.lay_tile("Re", 5, 0)
    driver.press("Play")
    assert is_still(driver)
    driver.let_computer_play("Oe@5,1")
    assert is_still(driver)
    driver.table.panel.finish_animations()
    assert_all_is_in_place(driver)


def test_a_press_in_the_tray_ends_the_glide_of_the_view(driver: Driver) -> None:
    view = driver.table.view
    view.zoom_by(3)
    driver.key(Qt.Key.Key_F)
    assert view._is_gliding()
    wanted = view._glide_to
    driver.click(driver.tray, QPoint(3, 3))
    assert not view._is_gliding()
    assert view.camera == wanted


@pytest.fixture(scope="session")
def finger(qapp: QApplication) -> QPointingDevice:
    """It stays: Qt goes on knowing a device that was used."""
    return QTest.createTouchDevice()


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_a_press_during_the_glide_means_the_cell_that_is_there(
    driver: Driver, finger: QPointingDevice, by: str
) -> None:
    view = driver.table.view
    for _ in range(4):
        driver.wheel(QPoint(800, 500), 1)
    driver.click_tile(driver.place("Re"))
    driver.key(Qt.Key.Key_F)
    driver.qtbot.waitUntil(lambda: view.camera != view._glide_from)
    assert view._is_gliding()
    centre = driver.spot(point_of(Cell(5, 0)) + QPointF(32, 32)).toPoint()
    if by == "mouse":
        driver.click(driver.viewport, centre)
    else:
        window = driver.desk.window
        QTest.touchEvent(window, finger).press(0, driver.viewport.mapTo(window, centre))
        QTest.touchEvent(window, finger).release(0, driver.viewport.mapTo(window, centre))
    assert driver.laid == {Cell(5, 0): "Re"}
    driver.qtbot.waitUntil(lambda: not view._is_gliding())
