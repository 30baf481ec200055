"""The endless table: pushed, zoomed and followed without a jump."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.tiles import KINDS
from qwirkle_desktop.ui.board.camera import LARGEST, SMALLEST_BY_HAND
from qwirkle_desktop.ui.board.items import UNIT, rect_of
from tests.ui.table.driver import LEFT, Driver

BOARD = "Rc Rd Rs"
HAND = "Oc Yc Gc Bs Ps Rl"
CONTROL = Qt.KeyboardModifier.ControlModifier
PANNING = Settings(appearance="light", animation="reduced", pace="quick", wheel="pan")
MARK = QPointF(40.0, 20.0)


@pytest.fixture
def driver(table_with: Callable[..., Driver]) -> Driver:
    return table_with(BOARD, HAND)


def snake(tiles: int) -> list[Placement]:
    """A board that winds: it is not legal, it is only large."""
    path: list[Cell] = []
    x, y, step = -13, -6, 1
    while len(path) < tiles:
        path.append(Cell(x, y))
        if (step > 0 and x == 13) or (step < 0 and x == -13):
            y, step = y + 2, -step
            path.append(Cell(x, y - 1))
            path.append(Cell(x, y))
        x += step
    return [Placement(cell, KINDS[number % 36]) for number, cell in enumerate(path[:tiles])]


def put(driver: Driver, placements: list[Placement]) -> None:
    """Lay tiles on the table that nobody played."""
    driver.table.scene.show_board(driver.state.board.with_tiles(placements))


def wait_until_settled(driver: Driver) -> None:
    driver.qtbot.waitUntil(lambda: not driver.table.view._settle.isActive())


def is_near(one: QPointF, other: QPointF, by: float = 1.0) -> bool:
    away = one - other
    return abs(away.x()) <= by and abs(away.y()) <= by


@pytest.mark.parametrize("by", [QPoint(137, -81), QPoint(-340, 250), QPoint(11, 0)])
def test_dragging_pushes_the_table_exactly_as_far_as_the_mouse_went(driver: Driver, by: QPoint) -> None:
    before = driver.spot(MARK)
    start = QPoint(300, 500)
    QTest.mousePress(driver.viewport, LEFT, pos=start)
    for share in (0.1, 0.4, 0.7, 1.0):
        QTest.mouseMove(driver.viewport, start + (QPointF(by) * share).toPoint())
    QTest.mouseRelease(driver.viewport, LEFT, pos=start + by)
    assert driver.spot(MARK) - before == QPointF(by)


@pytest.mark.parametrize("by", [QPoint(-3000, 2500), QPoint(5000, 0), QPoint(0, -4000)])
def test_the_board_cannot_be_pushed_out_of_sight(driver: Driver, by: QPoint) -> None:
    driver.push_table(by)
    cells = [
        driver.viewport.rect().contains(driver.spot(rect_of(cell).center()).toPoint())
        for cell in driver.state.board.tiles
    ]
    assert any(cells)


def test_a_tile_that_was_played_stays_where_it_lies_and_the_table_moves(driver: Driver) -> None:
    before = driver.spot(MARK)
    target = driver.viewport.mapToGlobal(driver.cell_point(Cell(1, 0)) + QPoint(90, 40))
    driver.drag_from_cell(Cell(1, 0), target)
    assert driver.spot(MARK) - before == QPointF(90, 40)
    assert driver.state.board == driver.desk.controller.game.start.board
    assert driver.table.scene.tile_item(Cell(1, 0)).pos() == QPointF(UNIT, 0)
    assert not driver.table.floating.isVisible()


@pytest.mark.parametrize("notches", [1, 3, -2])
@pytest.mark.parametrize("at", [QPoint(200, 130), QPoint(811, 555)])
def test_the_wheel_zooms_under_the_cursor(driver: Driver, at: QPoint, notches: int) -> None:
    view = driver.table.view
    under, cell = view.mapToScene(at), view.camera.cell
    for _ in range(abs(notches)):
        driver.wheel(at, 1 if notches > 0 else -1)
    assert (view.camera.cell > cell) == (notches > 0)
    assert is_near(driver.spot(under), QPointF(at))
    wait_until_settled(driver)
    assert is_near(driver.spot(under), QPointF(at))


def test_a_long_zoom_in_and_out_stays_under_the_cursor_and_within_bounds(driver: Driver) -> None:
    view, at = driver.table.view, QPoint(650, 400)
    under = view.mapToScene(at)
    for notch, bound in ((1, LARGEST), (-1, SMALLEST_BY_HAND)):
        for _ in range(40):
            driver.wheel(at, notch)
        assert view.camera.cell == bound
        assert is_near(driver.spot(under), QPointF(at), by=2.0)


def test_the_wheel_pans_where_that_is_the_setting(table_with: Callable[..., Driver]) -> None:
    driver = table_with(BOARD, HAND, settings=PANNING)
    view, before, cell = driver.table.view, driver.spot(MARK), driver.table.view.camera.cell
    driver.wheel(QPoint(300, 300), -1)
    assert driver.spot(MARK) - before == QPointF(0, -60)
    driver.wheel(QPoint(300, 300), 1, Qt.KeyboardModifier.ShiftModifier)
    assert driver.spot(MARK) - before == QPointF(60, -60)
    assert view.camera.cell == cell
    under = view.mapToScene(300, 300)
    driver.wheel(QPoint(300, 300), 1, CONTROL)
    assert view.camera.cell > cell
    assert is_near(driver.spot(under), QPointF(300, 300))


def test_a_pinch_on_a_touch_pad_zooms_under_the_fingers(driver: Driver) -> None:
    view, at = driver.table.view, QPoint(321, 234)
    under, cell = view.mapToScene(at), view.camera.cell
    for _ in range(5):
        driver.pinch(at, 0.05)
    assert view.camera.cell == pytest.approx(cell * 1.05**5)
    assert is_near(driver.spot(under), QPointF(at))
    wait_until_settled(driver)
    assert view.camera.cell == round(view.camera.cell)
    assert is_near(driver.spot(under), QPointF(at), by=4.0)


def test_a_pinch_on_a_touch_screen_zooms(driver: Driver) -> None:
    view, device = driver.table.view, QTest.createTouchDevice()
    cell = view.camera.cell
    left, right = QPoint(300, 300), QPoint(400, 300)
    touch = QTest.touchEvent(driver.viewport, device)
    touch.press(0, left, driver.viewport).press(1, right, driver.viewport).commit()
    for by in range(10, 110, 10):
        touch.move(0, left - QPoint(by, 0), driver.viewport).move(1, right + QPoint(by, 0), driver.viewport)
        touch.commit()
    touch.release(0, left - QPoint(100, 0), driver.viewport)
    touch.release(1, right + QPoint(100, 0), driver.viewport)
    touch.commit()
    assert view.camera.cell > cell * 1.5


@pytest.mark.parametrize(
    ("key", "by"),
    [
        (Qt.Key.Key_Left, QPointF(2, 0)),
        (Qt.Key.Key_Right, QPointF(-2, 0)),
        (Qt.Key.Key_Up, QPointF(0, 2)),
        (Qt.Key.Key_Down, QPointF(0, -2)),
    ],
)
def test_arrow_keys_push_the_table_by_two_cells(driver: Driver, key: Qt.Key, by: QPointF) -> None:
    before = driver.spot(MARK)
    driver.key(key)
    assert is_near(driver.spot(MARK) - before, by * driver.table.view.camera.cell)


def test_plus_and_minus_zoom_about_the_middle_and_f_fits(driver: Driver) -> None:
    view, middle = driver.table.view, driver.viewport.rect().center()
    fitted, under = view.camera, view.mapToScene(driver.viewport.rect().center())
    driver.key(Qt.Key.Key_Plus)
    larger = view.camera.cell
    assert larger > fitted.cell
    driver.key(Qt.Key.Key_Minus)
    driver.key(Qt.Key.Key_Minus)
    assert view.camera.cell < fitted.cell
    assert is_near(driver.spot(under), QPointF(middle), by=2.0)
    driver.key(Qt.Key.Key_Left)
    driver.key(Qt.Key.Key_F)
    assert view.camera == fitted


def test_fitting_shows_every_tile_with_room_to_lay_more(driver: Driver) -> None:
    put(driver, snake(108))
    driver.key(Qt.Key.Key_F)
    visible = driver.table.view.mapToScene(driver.viewport.rect()).boundingRect()
    for placement in snake(108):
        assert visible.contains(rect_of(placement.cell).adjusted(-UNIT, -UNIT, UNIT, UNIT))


def test_a_board_of_108_tiles_can_be_pushed_and_zoomed(driver: Driver) -> None:
    put(driver, snake(108))
    driver.key(Qt.Key.Key_F)
    view, before = driver.table.view, driver.spot(MARK)
    driver.push_table(QPoint(400, -222))
    assert driver.spot(MARK) - before == QPointF(400, -222)
    at = QPoint(99, 501)
    under = view.mapToScene(at)
    for _ in range(6):
        driver.wheel(at, 1)
    assert is_near(driver.spot(under), QPointF(at))


def test_nothing_jumps_when_the_board_grows_out_of_sight(driver: Driver) -> None:
    driver.wheel(QPoint(400, 300), 2)
    before, camera = driver.spot(MARK), driver.table.view.camera
    for cell in (Cell(40, 0), Cell(-40, -40), Cell(0, 90)):
        put(driver, [Placement(cell, KINDS[0])])
        assert driver.spot(MARK) == before
        driver.table.view.follow(rect_of(Cell(0, 0)))
        assert driver.spot(MARK) == before
    assert driver.table.view.camera == camera
    driver.push_table(QPoint(50, 60))
    assert driver.spot(MARK) - before == QPointF(50, 60)


def test_the_view_follows_a_move_that_landed_out_of_sight(driver: Driver) -> None:
    view = driver.table.view
    driver.wheel(QPoint(400, 300), 2)
    before, cell = driver.spot(MARK), view.camera.cell
    put(driver, [Placement(Cell(9, 0), KINDS[0])])
    view.follow(rect_of(Cell(9, 0)))
    visible = view.mapToScene(driver.viewport.rect()).boundingRect()
    assert visible.contains(rect_of(Cell(9, 0)))
    assert view.camera.cell == cell
    moved = driver.spot(MARK) - before
    assert moved.x() < 0
    assert abs(moved.y()) <= 1


def test_a_fitted_view_keeps_the_whole_board_in_sight_as_it_grows(driver: Driver) -> None:
    view = driver.table.view
    put(driver, snake(60))
    view.follow(rect_of(Cell(0, 0)))
    visible = view.mapToScene(driver.viewport.rect()).boundingRect()
    assert all(visible.contains(rect_of(placement.cell)) for placement in snake(60))


def test_pictures_are_drawn_pixel_by_pixel_once_the_zoom_has_settled(driver: Driver) -> None:
    driver.wheel(QPoint(400, 300), 3)
    wait_until_settled(driver)
    view, scene = driver.table.view, driver.table.scene
    item = scene.tile_item(Cell(0, 0))
    assert isinstance(item, QGraphicsPixmapItem)
    ratio = driver.viewport.devicePixelRatioF()
    wanted = scene.sprites.tile(driver.state.board.tiles[Cell(0, 0)], view.camera.cell, ratio).pixmap
    assert item.pixmap().cacheKey() == wanted.cacheKey()
    assert item.deviceTransform(view.viewportTransform()).m11() == pytest.approx(1.0)
    corner = driver.spot(item.pos())
    assert is_near(corner, QPointF(corner.toPoint()), by=0.01)


def test_the_window_can_shrink_to_its_least_and_still_show_the_board(driver: Driver) -> None:
    driver.desk.window.resize(800, 600)
    driver.qtbot.waitUntil(lambda: driver.desk.window.size().width() == 800)
    visible = driver.table.view.mapToScene(driver.viewport.rect()).boundingRect()
    assert all(visible.contains(rect_of(cell)) for cell in driver.state.board.tiles)
    assert driver.table.view.camera.cell == 40


def test_a_computers_move_out_of_sight_brings_the_view_there_and_one_in_sight_does_not(
    table_with: Callable[..., Driver],
) -> None:
    driver = table_with(BOARD, HAND, "Re Oe Ye Rl Be Pe")
    driver.lay_tile("Bs", 2, 1)
    driver.press("Play")
    driver.push_table(QPoint(30, 40))
    before = driver.spot(MARK)
    driver.let_computer_play("Re@3,0")
    assert driver.spot(MARK) == before
    driver.lay_tile("Ps", 2, 2)
    driver.press("Play")
    driver.push_table(QPoint(-3000, 0))
    driver.let_computer_play("Rl@4,0")
    visible = driver.table.view.mapToScene(driver.viewport.rect()).boundingRect()
    assert visible.contains(rect_of(Cell(4, 0)))
