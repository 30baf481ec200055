"""Between people nobody sees or hears the hand of another: the curtain, and what could tell through it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.ui.board.scene import Layer
from qwirkle_desktop.ui.phrases.tiles import tile_name
from qwirkle_desktop.ui.screens.start_page import LINE as START_PAGE_LINE
from tests.ui.table.conftest import SILENT_ENGINE
from tests.ui.table.driver import LEFT, Driver

BOARD = "Rc Rd Rs"
HANDS = ("Rl Rf Gs Bc Yd Pl", "Oc Ol Of Gl Gf Bl", "Ys Yl Pc Pd Bd Bs")
WIDGET_TEXTS = ("text", "title", "placeholderText", "currentText", "plainText")
Text = QAccessible.Text


@pytest.fixture
def driver(table_with: Callable[..., Driver]) -> Driver:
    return table_with(BOARD, HANDS[0], HANDS[1], level=None)


def leave_the_window() -> None:
    QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def texts_of(widget: QWidget) -> Iterator[str]:
    """All that a widget shows or says."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    yield from (widget.windowTitle(), widget.statusTip(), widget.whatsThis())
    yield from (str(value()) for name in WIDGET_TEXTS if callable(value := getattr(widget, name, None)))
    if isinstance(widget, QAbstractItemView) and widget.model():
        yield from _rows(widget.model())


def _rows(model: QAbstractItemModel) -> Iterator[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    for row in range(model.rowCount()):
        yield from (str(model.index(row, 0).data(role)) for role in roles)


def spoken(interface: QAccessibleInterface) -> Iterator[str]:
    """All that assistive tools are told."""
    for kind in (Text.Name, Text.Description, Text.Value, Text.Help):
        yield interface.text(kind)
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None and child.isValid():
            yield from spoken(child)


def all_words(driver: Driver) -> str:
    """Every word in the window, shown or not."""
    window = driver.desk.window
    words = [text for widget in (window, *window.findChildren(QWidget)) for text in texts_of(widget)]
    for action in window.findChildren(QAction):
        words += [action.text(), action.iconText(), action.toolTip(), action.statusTip()]
    words += spoken(QAccessible.queryAccessibleInterface(window))
    return "\n".join(words)


def secrets(driver: Driver) -> set[str]:
    """The names of the tiles that somebody holds and that lie nowhere, the start page's picture included."""
    shown = {*driver.state.board.tiles.values(), *parse_board(START_PAGE_LINE).tiles.values()}
    return {tile_name(tile) for hand in driver.state.hands for tile in hand if tile not in shown}


def told(driver: Driver) -> set[str]:
    """The secrets that the window tells."""
    words = all_words(driver)
    return {name for name in secrets(driver) if name in words}


def test_this_test_would_hear_a_hand_that_shows(driver: Driver) -> None:
    driver.press("Show my tiles")
    assert {tile_name(tile) for tile in driver.state.hands[0]} <= told(driver)


@pytest.mark.parametrize("hands", [HANDS[:2], HANDS])
def test_while_the_curtain_is_down_nothing_tells_a_hand(
    table_with: Callable[..., Driver], hands: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    driver = table_with(BOARD, *hands, bag="Gc Gd Ge Bl", level=None)
    for tile, x, y in (("Rl", 3, 0), ("Oc", 0, 1), ("Ys", 2, 1)):
        assert driver.table.overlays.curtain.isVisible()
        assert not told(driver)
        assert driver.table.overlays.curtain.geometry() == driver.table.dock.geometry()
        driver.press("Show my tiles")
        driver.lay_tile(tile, x, y)
        driver.press("Play")
        if len(driver.state.moves) == len(hands):
            break
    assert driver.table.overlays.curtain.isVisible()
    assert not told(driver)
    driver.press("Show my tiles")
    driver.press("Trade")
    driver.click_tile(1)
    driver.press("Trade 1")
    assert not told(driver)
    assert not [name for name in secrets(driver) if name in caplog.text]
    assert not any(str(tile) in caplog.text.split() for hand in driver.state.hands for tile in hand)


def test_the_picture_of_the_window_is_the_same_whatever_the_hidden_hands_are(
    table_with: Callable[..., Driver],
) -> None:
    pictures = []
    for hands in (HANDS[:2], HANDS[1:]):
        driver = table_with(BOARD, *hands, level=None)
        assert driver.table.overlays.curtain.isVisible()
        pictures.append(driver.desk.window.grab().toImage())
    assert pictures[0] == pictures[1]
    driver.press("Show my tiles")
    assert driver.desk.window.grab().toImage() != pictures[0]


def test_the_curtain_names_who_takes_the_laptop_and_tells_the_last_move(driver: Driver) -> None:
    curtain = driver.table.overlays.curtain
    assert curtain.accessibleName() == "Pass to Ada"
    driver.press("Show my tiles")
    assert not curtain.isVisible()
    driver.lay_tile("Rl", 3, 0)
    driver.press("Play")
    assert curtain.accessibleName() == "Pass to Robin"
    assert curtain._news.text() == "Ada played 1 tile for 4 points."


def test_three_people_take_the_laptop_one_after_another(table_with: Callable[..., Driver]) -> None:
    driver = table_with(BOARD, *HANDS, bag="Gc Gd Ge", level=None)
    curtain, names = driver.table.overlays.curtain, []
    for tile, x, y in (("Rl", 3, 0), ("Oc", 0, 1), ("Ys", 2, 1)):
        names.append(curtain.accessibleName())
        driver.key(Qt.Key.Key_Return)
        driver.lay_tile(tile, x, y)
        driver.key(Qt.Key.Key_Return)
    assert [*names, curtain.accessibleName()] == ["Pass to Ada", "Pass to Robin", "Pass to Cy", "Pass to Ada"]


def test_the_curtain_falls_when_the_window_is_left(driver: Driver) -> None:
    driver.press("Show my tiles")
    driver.lay_tile("Rl", 3, 0)
    driver.click_tile(1)
    leave_the_window()
    assert driver.table.overlays.curtain.isVisible()
    assert not driver.cells_at(Layer.DRAFT)
    assert not driver.cells_at(Layer.LEGAL)
    assert not told(driver)
    driver.press("Show my tiles")
    assert not driver.laid
    assert driver.tray_tiles == HANDS[0]


def test_a_tile_that_is_being_dragged_goes_behind_the_curtain_too(driver: Driver) -> None:
    driver.press("Show my tiles")
    QTest.mousePress(driver.tray, LEFT, pos=driver.tile_point(0))
    QTest.mouseMove(driver.tray, driver.tile_point(0) + QPoint(0, -40))
    assert driver.table.floating.isVisible()
    leave_the_window()
    assert not driver.table.floating.isVisible()
    target = driver.tray.mapFromGlobal(driver.viewport.mapToGlobal(driver.cell_point(Cell(3, 0))))
    QTest.mouseMove(driver.tray, target)
    QTest.mouseRelease(driver.tray, LEFT, pos=target)
    assert not driver.table.floating.isVisible()
    assert not driver.cells_at(Layer.DRAFT)


def test_no_key_reaches_the_hand_behind_the_curtain(driver: Driver) -> None:
    curtain = driver.table.overlays.curtain
    for key in (Qt.Key.Key_1, Qt.Key.Key_S, Qt.Key.Key_T, Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
        driver.key(key)
        assert curtain.isVisible()
        assert driver.table.gestures.place is None
        assert not told(driver)


def test_the_board_can_be_looked_at_but_not_played_on_behind_the_curtain(driver: Driver) -> None:
    before = driver.spot(driver.table.scene.tile_item(Cell(0, 0)).pos())
    driver.push_table(QPoint(60, 30))
    assert driver.spot(driver.table.scene.tile_item(Cell(0, 0)).pos()) != before
    driver.click_cell(Cell(3, 0))
    assert driver.desk.controller.draft is None


def test_a_person_alone_needs_no_curtain(table_with: Callable[..., Driver]) -> None:
    driver = table_with(BOARD, *HANDS)
    assert not driver.table.overlays.curtain.isVisible()
    driver.lay_tile("Rl", 3, 0)
    leave_the_window()
    assert not driver.table.overlays.curtain.isVisible()
    assert driver.laid == {Cell(3, 0): "Rl"}


def test_a_computers_hand_is_told_to_nobody(table_with: Callable[..., Driver]) -> None:
    seen = []
    for computers in (HANDS[1], HANDS[2]):
        driver = table_with(BOARD, HANDS[0], computers)
        seen.append((all_words(driver), driver.desk.window.grab().toImage()))
    assert seen[0] == seen[1]


def test_the_hand_lies_behind_the_curtain_when_the_game_is_opened_again(
    play_with: Callable[..., Driver], open_desk: Callable[..., object]
) -> None:
    first = play_with("Ada", "Ben", deal=11, engine=SILENT_ENGINE)
    first.press("Show my tiles")
    first.desk.window.close()
    first.desk.library.close()
    desk = open_desk(engine=SILENT_ENGINE)
    desk.contents.begin()
    second = Driver(first.qtbot, desk)
    assert second.table.overlays.curtain.isVisible()
    assert not told(second)


def test_the_board_has_the_keys_once_the_tiles_show(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Return)
    before = driver.spot(driver.table.scene.tile_item(Cell(0, 0)).pos())
    driver.key(Qt.Key.Key_Left)
    assert driver.spot(driver.table.scene.tile_item(Cell(0, 0)).pos()) != before
