"""The game on the table waits while one looks at another, or back at its own turns."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.record import Seat
from tests.ui.replay.conftest import LEFT, Watcher, best_move, played

Key = Qt.Key


@pytest.fixture
def at_table(watcher: Watcher) -> Watcher:
    """Ada is to move against a computer that only thinks."""
    watcher.contents.desk.start(GameSetup((SeatSetup("Ada"), SeatSetup("Robin", "club")), deal=4))
    if watcher.desk.controller.draft is None:
        watcher.contents.desk.start(GameSetup((SeatSetup("Robin", "club"), SeatSetup("Ada")), deal=4))
    assert watcher.desk.controller.draft is not None
    return watcher


def test_the_game_on_the_table_waits_as_it_was(at_table: Watcher) -> None:
    table, controller = at_table.contents.table, at_table.desk.controller
    tray = table.dock.tray
    QTest.mouseClick(tray, LEFT, pos=tray.mapFromGlobal(tray.global_rect_of(0).center().toPoint()))
    before = controller.game
    at_table.replay(played("Ben", "Cy"))
    for key in (Key.Key_1, Key.Key_Return, Key.Key_T, Key.Key_Backspace, Key.Key_S):
        at_table.key(key)
    at_table.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert controller.game is before
    for name in ("play", "trade", "undo", "end_game", "hand_over", "tile_1", "let_go"):
        assert not at_table.action(name).isEnabled()
    at_table.key(Key.Key_Escape)
    assert table.isVisible()
    assert controller.game is before
    assert at_table.action("trade").isEnabled() == bool(not before.state.opening_size)
    assert at_table.action("let_go").isEnabled()
    assert "Your turn" in at_table.window.windowTitle()


def test_a_computer_may_move_while_one_looks_elsewhere(at_table: Watcher) -> None:
    controller = at_table.desk.controller
    controller.hand_over(controller.game.state.seat, Seat("Wren", "club", 1))
    at_table.replay(played("Ben", "Cy"))
    title = at_table.window.windowTitle()
    at_table.desk.computers.decided.emit(best_move(controller.game.state))
    assert len(controller.game.steps) == 1
    assert at_table.window.windowTitle() == title
    assert at_table.page.isVisible()
    at_table.key(Key.Key_Escape)
    assert set(at_table.contents.table.scene._tiles) == set(controller.game.state.board.tiles)


def test_a_game_that_goes_on_can_be_looked_back_at(watcher: Watcher) -> None:
    game = watcher.resume(played("Ada", "Robin:club", turns=8))
    watcher.key(Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert watcher.heading == "Turn 8 of 8"
    watcher.key(Key.Key_Left)
    assert watcher.shows(game.steps[7].before)
    watcher.key(Key.Key_Escape)
    assert watcher.contents.table.isVisible()
    assert watcher.desk.controller.game == game


def test_a_double_click_on_a_turn_looks_back_at_it(watcher: Watcher) -> None:
    game = watcher.resume(played("Ada", "Robin:club", turns=8))
    point = watcher.row_point(3)
    QTest.mouseClick(watcher.history.viewport(), LEFT, pos=point)
    assert not watcher.is_open
    QTest.mouseDClick(watcher.history.viewport(), LEFT, pos=point)
    assert watcher.shows(game.steps[4].after)


def test_a_new_game_ends_the_replay(at_table: Watcher) -> None:
    at_table.replay(played("Ben", "Cy"))
    at_table.contents.desk.start(GameSetup((SeatSetup("Dee"), SeatSetup("Wren", "club")), deal=4))
    assert not at_table.is_open
    assert at_table.contents.table.isVisible()
    assert at_table.action("let_go").isEnabled()
