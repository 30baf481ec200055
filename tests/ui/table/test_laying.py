"""Laying tiles tentatively: dragged or clicked, moved about, taken back, refused with a reason."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.board.scene import Layer
from tests.ui.table.driver import LEFT, Driver

BOARD = "Rc Rd Rs"
HAND = "Rl Rf Bs Rc Oc Re"
MOVING = Settings(appearance="light", animation="full", pace="quick")


@pytest.fixture
def driver(table_with: Callable[..., Driver]) -> Driver:
    return table_with(BOARD, HAND)


def test_a_tile_is_dragged_to_a_cell(driver: Driver) -> None:
    driver.drag_to_cell(driver.place("Rl"), Cell(3, 0))
    assert driver.laid == {Cell(3, 0): "Rl"}
    assert driver.tray.laid == {0}
    assert driver.cells_at(Layer.DRAFT) == {Cell(3, 0)}
    assert not driver.table.floating.isVisible()
    assert driver.table.gestures.place is None


def test_a_tile_is_picked_with_a_click_and_laid_with_another(driver: Driver) -> None:
    driver.click_tile(driver.place("Rl"))
    assert driver.table.gestures.place == 0
    driver.click_cell(Cell(3, 0))
    assert driver.laid == {Cell(3, 0): "Rl"}
    assert driver.table.gestures.place is None


def test_a_second_click_lets_the_tile_go(driver: Driver) -> None:
    driver.click_tile(0)
    driver.click_tile(0)
    assert driver.table.gestures.place is None
    assert not driver.cells_at(Layer.LEGAL)
    driver.click_cell(Cell(3, 0))
    assert not driver.laid


def test_the_tile_floats_under_the_mouse_while_it_is_dragged(driver: Driver) -> None:
    QTest.mousePress(driver.tray, LEFT, pos=driver.tile_point(0))
    QTest.mouseMove(driver.tray, driver.tile_point(0) + QPoint(0, -20))
    target = driver.viewport.mapToGlobal(driver.cell_point(Cell(3, 0)))
    QTest.mouseMove(driver.tray, driver.tray.mapFromGlobal(target))
    floating = driver.table.floating
    assert floating.isVisible()
    assert floating.geometry().contains(driver.table.mapFromGlobal(target))
    QTest.mouseRelease(driver.tray, LEFT, pos=driver.tray.mapFromGlobal(target))
    assert not floating.isVisible()


def test_a_tentative_tile_is_dragged_about(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.drag_from_cell(Cell(3, 0), driver.viewport.mapToGlobal(driver.cell_point(Cell(-1, 0))))
    assert driver.laid == {Cell(-1, 0): "Rl"}
    assert driver.cells_at(Layer.DRAFT) == {Cell(-1, 0)}


def test_a_tentative_tile_is_moved_with_two_clicks(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.click_cell(Cell(3, 0))
    driver.click_cell(Cell(-1, 0))
    assert driver.laid == {Cell(-1, 0): "Rl"}


def test_a_tentative_tile_is_dragged_back_to_the_slot_meant(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.drag_from_cell(Cell(3, 0), driver.tray.mapToGlobal(driver.slot_point(4)))
    assert not driver.laid
    assert driver.tray_tiles == "Rf Bs Rc Oc Rl Re"


def test_a_right_click_takes_a_tentative_tile_back(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.lay_tile("Rf", 4, 0)
    driver.right_click(Cell(4, 0))
    assert driver.laid == {Cell(3, 0): "Rl"}
    assert driver.tray_tiles == HAND


def test_a_held_tentative_tile_goes_back_with_a_click_beside_the_tiles(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.click_cell(Cell(3, 0))
    QTest.mouseClick(driver.tray, LEFT, pos=QPoint(3, 3))
    assert not driver.laid


def test_a_tentative_tile_let_go_beside_the_table_stays_where_it_lay(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    panel = driver.table.panel
    driver.drag_from_cell(Cell(3, 0), panel.mapToGlobal(QPoint(50, panel.height() - 50)))
    assert driver.laid == {Cell(3, 0): "Rl"}
    assert driver.cells_at(Layer.DRAFT) == {Cell(3, 0)}


REFUSED = [
    ("", "Rl", Cell(1, 0), "A tile already lies there."),
    ("", "Bs", Cell(3, 0), "A line must be all one colour or all one shape."),
    ("", "Rc", Cell(3, 0), "A line cannot hold the same tile twice."),
    ("", "Rl", Cell(5, 3), "New tiles must touch a tile that was already there."),
    ("Rl", "Rf", Cell(5, 0), "The tiles of a turn must join up: there is a gap between them."),
    ("Rl", "Oc", Cell(0, 1), "All tiles of a turn go in one row or one column."),
]


@pytest.mark.parametrize(("first", "tile", "cell", "sentence"), REFUSED)
@pytest.mark.parametrize("settings", [MOVING, None])
def test_an_illegal_drop_goes_home_and_says_why(
    table_with: Callable[..., Driver],
    settings: Settings | None,
    first: str,
    tile: str,
    cell: Cell,
    sentence: str,
) -> None:
    driver = table_with(BOARD, HAND, **({"settings": settings} if settings else {}))
    if first:
        driver.lay_tile(first, 3, 0)
    before = driver.laid
    driver.drag_to_cell(driver.place(tile), cell)
    assert driver.words == sentence
    assert driver.is_reason
    assert driver.laid == before
    floating = driver.table.floating
    assert floating.isVisible() == (settings is MOVING)
    driver.qtbot.waitUntil(lambda: not floating.isVisible())
    assert driver.table.gestures.place is None
    assert driver.tray_tiles == HAND
    assert driver.words == sentence


def test_a_tile_on_its_way_home_lies_in_the_tray_at_the_next_press(table_with: Callable[..., Driver]) -> None:
    driver = table_with(BOARD, HAND, settings=MOVING)
    driver.drag_to_cell(driver.place("Bs"), Cell(3, 0))
    assert driver.table.floating.isVisible()
    driver.drag_to_cell(driver.place("Rl"), Cell(3, 0))
    assert driver.laid == {Cell(3, 0): "Rl"}
    assert not driver.table.floating.isVisible()


def test_an_illegal_click_keeps_the_tile_held_and_says_why(driver: Driver) -> None:
    driver.click_tile(driver.place("Bs"))
    driver.click_cell(Cell(3, 0))
    assert driver.words == "A line must be all one colour or all one shape."
    assert driver.table.gestures.place == driver.place("Bs")
    driver.click_cell(Cell(2, 1))
    assert driver.laid == {Cell(2, 1): "Bs"}


@pytest.mark.parametrize("tile", HAND.split())
def test_the_cells_marked_are_those_that_take_the_held_tile(driver: Driver, tile: str) -> None:
    driver.lay_tile("Re", 3, 0)
    if tile == "Re":
        driver.click_cell(Cell(3, 0))
    else:
        driver.click_tile(driver.place(tile))
    wanted = set(driver.draft.legal_cells(driver.place(tile)))
    assert bool(wanted) == (tile in ("Re", "Rl", "Rf", "Rc"))
    assert driver.cells_at(Layer.LEGAL) == wanted
    driver.key(Qt.Key.Key_Escape)
    assert not driver.cells_at(Layer.LEGAL)


def test_cells_are_marked_while_dragging_too(driver: Driver) -> None:
    QTest.mousePress(driver.tray, LEFT, pos=driver.tile_point(0))
    QTest.mouseMove(driver.tray, driver.tile_point(0) + QPoint(0, -20))
    assert driver.cells_at(Layer.LEGAL) == set(driver.draft.legal_cells(0))
    QTest.mouseRelease(driver.tray, LEFT, pos=driver.tile_point(0))
    assert not driver.cells_at(Layer.LEGAL)


def test_no_cell_is_marked_where_the_setting_is_off(driver: Driver) -> None:
    driver.key(Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    driver.click_tile(0)
    assert driver.table.gestures.place == 0
    assert not driver.cells_at(Layer.LEGAL)
    driver.key(Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    assert driver.cells_at(Layer.LEGAL) == set(driver.draft.legal_cells(0))


def test_the_held_tile_shows_on_a_cell_that_takes_it_with_what_it_would_give(driver: Driver) -> None:
    driver.click_tile(driver.place("Rl"))
    driver.hover(Cell(3, 0))
    assert driver.cells_at(Layer.GHOST) == {Cell(3, 0)}
    assert driver.shows_chip("+4", Cell(3, 0))
    driver.hover(Cell(0, 1))
    assert driver.cells_at(Layer.GHOST) == {Cell(0, 1)}
    assert driver.shows_chip("+2", Cell(0, 1))
    driver.hover(Cell(7, 3))
    assert not driver.cells_at(Layer.GHOST)
    assert not driver.cells_at(Layer.CHIP)


def test_the_lines_made_show_what_each_gives(table_with: Callable[..., Driver]) -> None:
    driver = table_with("Rc Rd Rs\n.  .  Bs Bl", "Rl Rf Bs Rc Oc Re")
    driver.lay_tile("Rl", 3, 0)
    assert driver.shows_chip("+4", Cell(3, 0))
    assert driver.shows_chip("+2", Cell(3, 1))
    assert driver.button("Play").text() == "Play +6"
    assert driver.words == "2 lines: 6 points. Enter plays them."


def test_escape_ends_a_drag_and_the_tile_stays_in_the_hand(driver: Driver) -> None:
    QTest.mousePress(driver.tray, LEFT, pos=driver.tile_point(0))
    QTest.mouseMove(driver.tray, driver.tile_point(0) + QPoint(0, -20))
    driver.key(Qt.Key.Key_Escape)
    assert not driver.table.floating.isVisible()
    target = driver.tray.mapFromGlobal(driver.viewport.mapToGlobal(driver.cell_point(Cell(3, 0))))
    QTest.mouseMove(driver.tray, target)
    QTest.mouseRelease(driver.tray, LEFT, pos=target)
    assert not driver.laid
    assert driver.tray_tiles == HAND


def test_on_an_empty_table_every_place_means_the_first(table_with: Callable[..., Driver]) -> None:
    driver = table_with("", HAND)
    driver.drag_to_cell(driver.place("Rl"), Cell(4, 2))
    assert driver.laid == {Cell(0, 0): "Rl"}
    driver.drag_to_cell(driver.place("Rf"), Cell(0, 1))
    assert driver.laid == {Cell(0, 0): "Rl", Cell(0, 1): "Rf"}


def test_nothing_is_held_any_more_when_another_game_comes_to_the_table(
    table_with: Callable[..., Driver],
) -> None:
    table_with(BOARD, HAND).click_tile(0)
    driver = table_with(BOARD, HAND)
    assert driver.table.gestures.place is None
    assert not driver.cells_at(Layer.LEGAL)
    driver.click_cell(Cell(3, 0))
    assert not driver.laid
