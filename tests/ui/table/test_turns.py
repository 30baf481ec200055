"""The buttons of a turn and their keys: Play, Take back, Trade, and what the panel tells of it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.board.scene import Layer
from tests.ui.table.driver import LEFT, Driver

BOARD = "Rc Rd Rs"
HAND = "Rl Rf Re Bs Yc Gd"
ENTER, BACKSPACE, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Escape


@pytest.fixture
def driver(table_with: Callable[..., Driver]) -> Driver:
    return table_with(BOARD, HAND, bag="Oc Od Os Ol Of Oe Yc Ys")


def steps_of(driver: Driver) -> list[Step]:
    """The turns made from now on."""
    steps: list[Step] = []
    driver.desk.controller.advanced.connect(steps.append)
    return steps


@pytest.mark.parametrize(
    "laid", [["Rl 3 0"], ["Rl 3 0", "Re 4 0", "Rf 5 0"], ["Bs 2 1"], ["Yc 0 1"], ["Gd 1 -1"]]
)
@pytest.mark.parametrize("key", [ENTER, Qt.Key.Key_Enter, None])
def test_the_score_on_the_button_is_the_score_that_counts(
    driver: Driver, laid: list[str], key: Qt.Key | None
) -> None:
    steps = steps_of(driver)
    for words in laid:
        tile, x, y = words.split()
        driver.lay_tile(tile, int(x), int(y))
    button = driver.button("Play")
    assert button.accessibleName() == button.text()
    promised = int(button.text().removeprefix("Play +"))
    if key is None:
        QTest.mouseClick(button, LEFT)
    else:
        driver.key(key)
    (step,) = steps
    assert step.score == promised
    assert driver.state.scores == (promised, 0)
    assert driver.cells_at(Layer.LAST_MOVE) == {placement.cell for placement in step.move.placements}
    assert not driver.cells_at(Layer.DRAFT)
    assert len(driver.cells_at(Layer.CHIP)) == 1, "what the last move gave"


def test_play_waits_for_a_tile(driver: Driver) -> None:
    assert not driver.button("Play").isEnabled()
    driver.key(ENTER)
    assert driver.state.moves == ()


def test_play_says_why_it_waits_when_the_middle_tile_is_gone(driver: Driver) -> None:
    for x, tile in enumerate(("Rl", "Rf", "Re"), start=3):
        driver.lay_tile(tile, x, 0)
    assert driver.button("Play").text() == "Play +12"
    driver.right_click(Cell(4, 0))
    play = driver.button("Play")
    assert not play.isEnabled()
    assert play.text() == "Play"
    reason = "The tiles of a turn must join up: there is a gap between them."
    assert driver.words == reason
    assert play.toolTip() == reason
    driver.key(ENTER)
    assert driver.state.moves == ()
    driver.lay_tile("Rf", 4, 0)
    assert driver.button("Play").isEnabled()


def test_an_opening_must_be_as_long_as_the_largest_set(table_with: Callable[..., Driver]) -> None:
    driver = table_with("", HAND)
    assert driver.words == "Begin with a line of your 3 matching tiles."
    driver.lay_tile("Rl", 0, 0)
    driver.lay_tile("Rf", 1, 0)
    assert driver.words == "You have 3 matching tiles: the first line must have all of them."
    assert driver.button("Play").toolTip() == driver.words
    assert not driver.button("Play").isEnabled()
    assert not driver.button("Trade").isEnabled()
    driver.lay_tile("Re", 2, 0)
    assert driver.button("Play").text() == "Play +3"
    driver.key(ENTER)
    assert driver.state.scores[0] == 3


def test_take_back_clears_the_draft(driver: Driver) -> None:
    assert not driver.button("Take back").isEnabled()
    for x, tile in enumerate(("Rl", "Rf"), start=3):
        driver.lay_tile(tile, x, 0)
    driver.press("Take back")
    assert not driver.laid
    driver.lay_tile("Rl", 3, 0)
    driver.key(BACKSPACE)
    assert not driver.laid
    assert not driver.cells_at(Layer.DRAFT)
    assert not driver.cells_at(Layer.CHIP)
    assert driver.tray_tiles == HAND
    assert not driver.button("Take back").isEnabled()


def test_escape_lets_the_held_tile_go_but_keeps_the_draft(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.click_tile(1)
    driver.key(ESCAPE)
    assert driver.table.gestures.place is None
    assert driver.laid == {Cell(3, 0): "Rl"}


def test_marked_tiles_are_traded(driver: Driver) -> None:
    driver.press("Trade")
    assert driver.words == "Click the tiles to trade (up to\N{NO-BREAK SPACE}6). It ends your turn."
    assert not driver.button("Trade").isEnabled()
    driver.click_tile(driver.place("Bs"))
    driver.key(Qt.Key.Key_6)
    assert driver.button("Trade 2").text() == "Trade 2 tiles"
    driver.click_tile(driver.place("Rl"))
    assert driver.button("Trade 3").text() == "Trade 3 tiles"
    driver.click_tile(driver.place("Rl"))
    driver.press("Trade 2 tiles")
    assert driver.tray_tiles == "Rl Rf Re Oc Yc Od"
    assert driver.state.scores == (0, 0)
    assert len(driver.state.bag) == 8
    assert driver.words == "Ada traded 2 tiles."
    assert not driver.table.marks.is_on


def test_a_trade_is_confirmed_with_enter(driver: Driver) -> None:
    driver.key(Qt.Key.Key_T)
    driver.key(Qt.Key.Key_1)
    driver.key(ENTER)
    assert driver.tray_tiles == "Oc Rf Re Bs Yc Gd"


def test_no_more_tiles_are_traded_than_the_bag_holds(table_with: Callable[..., Driver]) -> None:
    driver = table_with(BOARD, HAND, bag="Oc Od")
    driver.press("Trade")
    assert driver.words == "Click the tiles to trade (up to\N{NO-BREAK SPACE}2). It ends your turn."
    for place in (0, 1, 2):
        driver.click_tile(place)
    assert driver.words == "The bag holds only 2 tiles, and you cannot trade more than that."
    assert driver.is_reason
    assert driver.button("Trade 2").text() == "Trade 2 tiles"
    driver.press("Trade 2 tiles")
    assert driver.tray_tiles == "Oc Od Re Bs Yc Gd"


def test_with_the_bag_empty_there_is_no_trade(table_with: Callable[..., Driver]) -> None:
    driver = table_with(BOARD, HAND, bag="")
    assert not driver.button("Trade").isEnabled()
    driver.key(Qt.Key.Key_T)
    assert not driver.table.marks.is_on


@pytest.mark.parametrize("way", ["Cancel", ESCAPE, BACKSPACE])
def test_marking_is_left_with_nothing_traded(driver: Driver, way: str | Qt.Key) -> None:
    driver.press("Trade")
    driver.click_tile(0)
    if isinstance(way, str):
        driver.press(way)
    else:
        driver.key(way)
    assert not driver.table.marks.is_on
    assert driver.state.moves == ()
    assert driver.button("Play").text() == "Play"
    assert driver.button("Take back")
    driver.click_tile(0)
    assert driver.table.gestures.place == 0


def test_a_trade_takes_the_draft_back_first(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.key(Qt.Key.Key_T)
    assert not driver.laid
    assert driver.tray_tiles == HAND


def test_laying_a_tile_leaves_the_marking(driver: Driver) -> None:
    driver.press("Trade")
    driver.click_tile(3)
    driver.drag_to_cell(0, Cell(3, 0))
    assert driver.laid == {Cell(3, 0): "Rl"}
    assert not driver.table.marks.is_on
    assert driver.button("Play").text() == "Play +4"


def test_the_panel_tells_seats_scores_turn_and_bag(driver: Driver) -> None:
    ada, robin = driver.table.panel._scores.cards
    assert ada.accessibleName() == "Ada, 0 points, 6 tiles, your turn"
    assert robin.accessibleName() == "Robin, 0 points, 6 tiles, computer, club"
    assert driver.table.panel._bag.accessibleName() == "Bag, 8 of 108 tiles left"
    driver.lay_tile("Rl", 3, 0)
    driver.press("Play")
    assert ada.accessibleName() == "Ada, 4 points, 6 tiles, person"
    assert robin.accessibleName() == "Robin, 0 points, 6 tiles, thinking..."
    assert driver.table.panel._bag.accessibleName() == "Bag, 7 of 108 tiles left"
    assert driver.table.dock.words.heading == "Robin is thinking"
    assert driver.words == "Ada played 1 tile for 4 points."
    assert driver.desk.window.windowTitle() == "Robin is thinking - Qwirkle"


def test_a_tile_that_does_not_fit_anywhere_forces_a_trade(table_with: Callable[..., Driver]) -> None:
    driver = table_with("Rc", "Bs Bs Yd Yd Gl Gl", bag="Oc Od Os")
    assert driver.words == "None of your tiles fits, but the bag still has 3 tiles: trade some."
    assert driver.button("Trade").isEnabled()
