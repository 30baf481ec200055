"""The hand in the tray: arranged by dragging and sorting, whoever's turn it is."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.tiles import parse_tile
from qwirkle_desktop.ui.board.scene import Layer
from tests.ui.table.driver import LEFT, Driver

BOARD = "Rc Rd Rs"
HAND = "Pe Rl Gs Bc Rf Yd"
MOVING = Settings(appearance="light", animation="full", pace="quick")


@pytest.fixture
def driver(table_with: Callable[..., Driver]) -> Driver:
    return table_with(BOARD, HAND, bag="Oc Od Os Ol Of Oe Yc Ys")


@pytest.mark.parametrize(
    ("tile", "slot", "tiles"),
    [
        ("Pe", 3, "Rl Gs Bc Pe Rf Yd"),
        ("Yd", 0, "Yd Pe Rl Gs Bc Rf"),
        ("Gs", 3, "Pe Rl Bc Gs Rf Yd"),
        ("Gs", 2, HAND),
    ],
)
@pytest.mark.parametrize("settings", [MOVING, None])
def test_a_tile_is_moved_to_another_slot_by_dragging(
    table_with: Callable[..., Driver], settings: Settings | None, tile: str, slot: int, tiles: str
) -> None:
    driver = table_with(BOARD, HAND, **({"settings": settings} if settings else {}))
    driver.drag_to_slot(driver.place(tile), slot)
    assert driver.tray_tiles == tiles
    assert not driver.table.floating.isVisible()
    assert driver.table.gestures.place is None
    assert str(driver.state.hand[0]) == "Pe", "the game itself does not care"


def test_the_hand_can_be_arranged_while_the_computer_thinks(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.press("Play")
    assert driver.state.seat == 1
    assert driver.tray_tiles == "Pe Oc Gs Bc Rf Yd"
    places = driver.table.hands
    driver.drag_to_slot(places.place_in_slot(0), 5)
    assert driver.tray_tiles == "Oc Gs Bc Rf Yd Pe"
    driver.key(Qt.Key.Key_S)
    assert driver.tray_tiles == "Rf Oc Yd Gs Bc Pe"


def test_out_of_turn_a_tile_goes_home_and_the_words_say_whose_turn_it_is(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.press("Play")
    driver.drag_to_cell(0, Cell(4, 0))
    assert driver.words == "It is Robin's turn. You can still arrange your hand."
    assert driver.is_reason
    assert len(driver.state.board) == 4
    assert not driver.cells_at(Layer.DRAFT)
    driver.click_tile(0)
    assert driver.table.gestures.place is None


def test_the_hand_is_sorted_by_colour_and_by_shape(driver: Driver) -> None:
    driver.key(Qt.Key.Key_S)
    assert driver.tray_tiles == "Rl Rf Yd Gs Bc Pe"
    driver.key(Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    assert driver.tray_tiles == "Bc Gs Yd Rl Rf Pe"
    dock = driver.table.dock
    QTest.mouseClick(dock._sorts.by_colour, LEFT)
    assert driver.tray_tiles == "Rl Rf Yd Gs Bc Pe"
    QTest.mouseClick(dock._sorts.by_shape, LEFT)
    assert driver.tray_tiles == "Bc Gs Yd Rl Rf Pe"
    assert driver.tray.accessibleName() == (
        "Hand: blue circle, green square, yellow diamond, red clover, red four-point star,"
        " purple eight-point star"
    )


def test_number_keys_take_the_tile_in_that_slot(driver: Driver) -> None:
    driver.key(Qt.Key.Key_S)
    for number, tile in enumerate(["Rl", "Rf", "Yd", "Gs", "Bc", "Pe"]):
        driver.key(Qt.Key(Qt.Key.Key_1 + number))
        assert driver.table.gestures.place == driver.place(tile)
    driver.key(Qt.Key.Key_6)
    assert driver.table.gestures.place is None


@pytest.mark.parametrize(("slot", "left"), [(0, "Oc Rl Gs Bc Rf Yd"), (1, "Rl Oc Gs Bc Rf Yd")])
def test_of_two_equal_tiles_the_one_that_was_laid_is_replaced(
    table_with: Callable[..., Driver], slot: int, left: str
) -> None:
    driver = table_with(BOARD, "Rl Rl Gs Bc Rf Yd", bag="Oc Od")
    QTest.mouseClick(driver.tray, LEFT, pos=driver.slot_point(slot))
    driver.click_cell(Cell(3, 0))
    driver.press("Play")
    assert driver.tray_tiles == left


def test_new_tiles_fill_the_empty_slots_and_the_others_stay_where_they_are(driver: Driver) -> None:
    driver.drag_to_slot(driver.place("Yd"), 1)
    assert driver.tray_tiles == "Pe Yd Rl Gs Bc Rf"
    driver.lay_tile("Rl", 3, 0)
    driver.lay_tile("Rf", 4, 0)
    driver.press("Play")
    assert driver.tray_tiles == "Pe Yd Oc Gs Bc Od"


def test_with_the_bag_empty_the_slots_stay_empty(table_with: Callable[..., Driver]) -> None:
    driver = table_with(BOARD, HAND, bag="")
    driver.lay_tile("Rl", 3, 0)
    driver.press("Play")
    assert driver.tray_tiles == "Pe .. Gs Bc Rf Yd"
    driver.drag_to_slot(driver.table.hands.place_in_slot(5), 1)
    assert driver.tray_tiles == "Pe Yd .. Gs Bc Rf"


def test_a_tile_taken_up_while_the_computer_thinks_can_be_laid_when_the_turn_comes(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.press("Play")
    start = driver.tile_point(driver.state.hands[0].index(parse_tile("Rf")))
    QTest.mousePress(driver.tray, LEFT, pos=start)
    QTest.mouseMove(driver.tray, start + QPoint(0, -30))
    assert not driver.cells_at(Layer.LEGAL)
    driver.let_computer_play("Re@4,0")
    assert driver.table.floating.isVisible()
    assert driver.cells_at(Layer.LEGAL) == set(driver.draft.legal_cells(driver.place("Rf")))
    target = driver.tray.mapFromGlobal(driver.viewport.mapToGlobal(driver.cell_point(Cell(5, 0))))
    QTest.mouseMove(driver.tray, target)
    assert driver.cells_at(Layer.GHOST) == {Cell(5, 0)}
    QTest.mouseRelease(driver.tray, LEFT, pos=target)
    assert driver.laid == {Cell(5, 0): "Rf"}
