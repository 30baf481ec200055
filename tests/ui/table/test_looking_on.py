"""What people look at beside their own turn: points and their lines, the last round, further away, closer."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.board.items import rect_of
from qwirkle_desktop.ui.board.scene import Layer
from qwirkle_desktop.ui.reaching import EDGE
from tests.ui.table.driver import LEFT, Driver

BOARD, HAND = "Rc Rd Rs", "Oc Yc Gc Bs Ps Rl"
MIDDLE = Qt.MouseButton.MiddleButton
FREE = Cell(1, 2)
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def driver(table_with: Callable[..., Driver]) -> Driver:
    return table_with(BOARD, HAND, bag="Rc Oc Yc Gc Bc Pc Od Os Yd")


def play_round(driver: Driver) -> None:
    """Ada makes two lines that end on one cell, Robin one."""
    driver.lay_tile("Rl", 3, 0)
    driver.press("Play")
    driver.let_computer_play("Re@4,0")


def point_at(driver: Driver, widget: QWidget, at: QPoint) -> None:
    QTest.mouseMove(widget, at + QPoint(1, 1))
    QTest.mouseMove(widget, at)


def chips(driver: Driver) -> int:
    return sum(item.zValue() == Layer.CHIP and item.isVisible() for item in driver.table.scene.items())


# The lines that made the points


def test_a_seats_card_shows_the_lines_of_its_latest_turn(table_with: Callable[..., Driver]) -> None:
    driver = table_with("Rc Rd Rs\n. . Bs", "Bl Rl Oc Yc Gc Ps", "Re Oe Ye Ge Be Pe")
    driver.lay_tile("Rl", 3, 0)
    driver.lay_tile("Bl", 3, 1)
    driver.press("Play")
    driver.let_computer_play("Re@4,0")
    light = driver.table.turn_light
    cards = driver.table.panel._scores.cards
    before = len(driver.table.scene.items())
    point_at(driver, cards[0], QPoint(30, 20))
    assert light.cells == {Cell(3, 0), Cell(3, 1)}
    assert driver.cells_at(Layer.LINE_TILE) == {
        *(Cell(x, 0) for x in range(5)),
        *(Cell(x, 1) for x in (2, 3)),
    } - {Cell(4, 0)}
    assert chips(driver) == 4, "three lines and their sum"
    assert "2 + 4 + 2 = 8" in cards[0].accessibleDescription()
    point_at(driver, cards[1], QPoint(30, 20))
    assert light.cells == {Cell(4, 0)}
    assert chips(driver) == 1, "one line tells its sum itself"
    point_at(driver, driver.viewport, QPoint(5, 5))
    assert light.cells == frozenset()
    assert len(driver.table.scene.items()) == before
    assert driver.cells_at(Layer.LAST_MOVE) == {Cell(4, 0)}


def test_a_seat_that_laid_nothing_lights_nothing(driver: Driver) -> None:
    point_at(driver, driver.table.panel._scores.cards[1], QPoint(30, 20))
    assert driver.table.turn_light.cells == frozenset()


def test_chips_of_two_lines_that_end_on_one_cell_lie_apart(table_with: Callable[..., Driver]) -> None:
    driver = table_with("Rc Rs\nRd .", HAND)
    driver.lay_tile("Rl", 1, 1)
    chips = [item for item in driver.table.scene.items() if item.zValue() == Layer.CHIP]
    one, other = (item.sceneBoundingRect() for item in chips)
    assert not one.intersects(other)


# The last round


def test_every_other_seats_last_play_is_marked_and_named(table_with: Callable[..., Driver]) -> None:
    driver = table_with(BOARD, "Rl Oc Yc Gc Bs Ps", "Re Oe Ye Ge Be Pe", "Rf Of Yf Gf Bf Pf")
    driver.lay_tile("Rl", 3, 0)
    driver.press("Play")
    driver.let_computer_play("Re@4,0")
    driver.let_computer_play("Rf@5,0")
    marks = driver.table.scene.marks
    assert marks.cells == {Cell(5, 0)}
    assert driver.cells_at(Layer.LAST_MOVE) == {Cell(4, 0), Cell(5, 0)}
    assert len(marks.names) == 2
    assert all(name.isVisible() for name in marks.names)


def test_between_two_the_last_play_alone_is_marked(driver: Driver) -> None:
    play_round(driver)
    assert driver.cells_at(Layer.LAST_MOVE) == {Cell(4, 0)}


# Further away, with a tile in the fingers


def begin_drag(driver: Driver, cell: Cell = FREE) -> QPoint:
    """Take a tile of the hand and hold it over a cell; the point is the tray's."""
    start = driver.tile_point(driver.place("Rl"))
    over = driver.tray.mapFromGlobal(driver.viewport.mapToGlobal(driver.cell_point(cell)))
    QTest.mousePress(driver.tray, LEFT, pos=start)
    for point in (start - QPoint(0, 12), over - QPoint(3, 0), over):
        QTest.mouseMove(driver.tray, point)
    return over


def drop(driver: Driver, cell: Cell) -> None:
    over = driver.tray.mapFromGlobal(driver.viewport.mapToGlobal(driver.cell_point(cell)))
    QTest.mouseMove(driver.tray, over)
    QTest.mouseRelease(driver.tray, LEFT, pos=over)


def middle_of(driver: Driver) -> QPointF:
    return driver.table.view.camera.centre


@pytest.mark.parametrize("side", ["left", "right", "top", "beyond"])
def test_at_the_boards_edge_the_table_comes_under_a_dragged_tile(driver: Driver, side: str) -> None:
    begin_drag(driver)
    before, room = middle_of(driver), driver.viewport.rect()
    far = {
        "left": QPoint(EDGE // 2, room.center().y()),
        "right": QPoint(room.right() - EDGE // 2, room.center().y()),
        "top": QPoint(room.center().x(), EDGE // 2),
        "beyond": QPoint(room.right() + 40, room.center().y()),
    }[side]
    QTest.mouseMove(driver.tray, driver.tray.mapFromGlobal(driver.viewport.mapToGlobal(far)))
    driver.qtbot.waitUntil(lambda: (middle_of(driver) - before).manhattanLength() > 40)
    moved = middle_of(driver) - before
    assert (moved.x() < 0, moved.x() > 0, moved.y() < 0) == (
        side == "left",
        side in ("right", "beyond"),
        side == "top",
    )
    drop(driver, Cell(3, 0))
    assert driver.laid == {Cell(3, 0): "Rl"}
    still = middle_of(driver)
    QTest.qWait(60)
    assert middle_of(driver) == still


def test_on_its_way_up_from_the_hand_a_tile_does_not_move_the_table(driver: Driver) -> None:
    begin_drag(driver)
    before, room = middle_of(driver), driver.viewport.rect()
    low = QPoint(room.center().x(), room.bottom() + 20)
    QTest.mouseMove(driver.tray, driver.tray.mapFromGlobal(driver.viewport.mapToGlobal(low)))
    assert not driver.table.reaching._wait.isActive()
    assert middle_of(driver) == before
    drop(driver, Cell(3, 0))


def test_arrow_keys_move_the_table_under_a_dragged_tile(driver: Driver) -> None:
    begin_drag(driver)
    before, cell = middle_of(driver), driver.table.view.camera.cell
    for _ in range(3):
        driver.key(Qt.Key.Key_Right)
    driver.key(Qt.Key.Key_Up)
    moved = (middle_of(driver) - before) * driver.table.view.camera.scale
    assert (round(moved.x()), round(moved.y())) == (3 * cell, -cell)
    assert driver.table.board_cursor.cell is None
    drop(driver, Cell(3, 0))
    assert driver.laid == {Cell(3, 0): "Rl"}


def test_the_middle_button_pushes_the_table_under_a_dragged_tile(driver: Driver) -> None:
    over = begin_drag(driver)
    before = driver.spot(QPointF(0, 0))
    QTest.mousePress(driver.tray, MIDDLE, pos=over)
    QTest.mouseMove(driver.tray, over + QPoint(30, 20))
    QTest.mouseRelease(driver.tray, MIDDLE, pos=over + QPoint(30, 20))
    moved = driver.spot(QPointF(0, 0)) - before
    assert (round(moved.x()), round(moved.y())) == (30, 20)
    assert driver.table.gestures.place == driver.place("Rl"), "it is still dragged"
    drop(driver, Cell(3, 0))
    assert driver.laid == {Cell(3, 0): "Rl"}


def test_the_wheel_zooms_under_a_dragged_tile_which_grows_with_the_cells(driver: Driver) -> None:
    begin_drag(driver, Cell(3, 0))
    at = driver.viewport.mapFromGlobal(driver.viewport.mapToGlobal(driver.cell_point(Cell(3, 0))))
    before, size = driver.table.view.camera.cell, driver.table.floating.width()
    driver.wheel(at, 2)
    assert driver.table.view.camera.cell > before
    assert driver.table.floating.width() > size
    assert driver.cells_at(Layer.GHOST) == {Cell(3, 0)}
    drop(driver, Cell(3, 0))
    assert driver.laid == {Cell(3, 0): "Rl"}


def test_a_tile_that_was_picked_stays_held_while_the_table_is_pushed(driver: Driver) -> None:
    driver.click_tile(driver.place("Rl"))
    before = driver.spot(QPointF(0, 0))
    driver.push_table(QPoint(90, 40))
    assert driver.spot(QPointF(0, 0)) != before
    driver.key(Qt.Key.Key_Left, CONTROL)
    assert driver.table.gestures.place == driver.place("Rl")
    driver.click_cell(Cell(3, 0))
    assert driver.laid == {Cell(3, 0): "Rl"}


# Closer


def test_a_key_shows_the_last_play_closely(driver: Driver) -> None:
    play_round(driver)
    view, before = driver.table.view, driver.table.view.camera.cell
    view.pan(400, 300)
    driver.key(Qt.Key.Key_Z)
    assert view.camera.cell > before
    assert view.camera.centre == rect_of(Cell(4, 0)).center()


def test_before_anything_was_laid_it_shows_the_table(driver: Driver) -> None:
    view = driver.table.view
    view.fit()
    fitted = view.camera
    view.pan(200, 0)
    driver.key(Qt.Key.Key_Z)
    assert view.camera == fitted


# The whole screen


def test_esc_leaves_the_full_screen_once_nothing_else_wants_it(driver: Driver) -> None:
    window = driver.desk.window
    driver.key(Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert driver.action("full_screen").isChecked()
    driver.click_tile(driver.place("Rl"))
    driver.key(Qt.Key.Key_Escape)
    assert driver.table.gestures.place is None
    assert window.isFullScreen()
    driver.key(Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not driver.action("full_screen").isChecked()


def test_a_card_over_the_board_goes_before_the_full_screen(driver: Driver) -> None:
    driver.key(Qt.Key.Key_F11)
    driver.key(Qt.Key.Key_O)
    assert driver.desk.contents.coach.is_open
    driver.key(Qt.Key.Key_Escape)
    assert not driver.desk.contents.coach.is_open
    assert driver.desk.window.isFullScreen()
    driver.key(Qt.Key.Key_Escape)
    assert not driver.desk.window.isFullScreen()


def test_the_start_page_leaves_it_too(driver: Driver) -> None:
    driver.desk.controller.leave()
    driver.desk.contents.pages.show_start()
    driver.key(Qt.Key.Key_F11)
    driver.key(Qt.Key.Key_Escape)
    assert not driver.desk.window.isFullScreen()


# Sounds


def test_a_key_silences_everything_and_says_so(driver: Driver) -> None:
    driver.key(Qt.Key.Key_M)
    assert not driver.desk.contents._settings.sounds
    assert driver.words == "Sounds are off."
    assert not driver.action("sounds").isChecked()
    driver.key(Qt.Key.Key_M)
    assert driver.desk.contents._settings.sounds
    assert driver.words == "Sounds are on."


# Where a tile may not lie


def test_a_click_where_a_tile_may_not_lie_shows_it_there_refused(driver: Driver) -> None:
    driver.click_tile(driver.place("Gc"))
    driver.click_cell(Cell(3, 0))
    assert driver.is_reason
    assert driver.cells_at(Layer.GHOST) == {Cell(3, 0)}
    assert driver.table.gestures.place == driver.place("Gc"), "it is still held: another place may take it"
    driver.hover(Cell(3, 0))
    assert driver.cells_at(Layer.GHOST) == {Cell(3, 0)}
    driver.hover(Cell(3, 1))
    assert driver.cells_at(Layer.GHOST) == set()
    driver.click_cell(Cell(0, 1))
    assert driver.laid == {Cell(0, 1): "Gc"}
    assert driver.cells_at(Layer.GHOST) == set()
