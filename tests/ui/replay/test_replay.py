"""A game looked at turn by turn: keys, buttons, slider and list all lead through the same turns."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.ui.board.items import cell_at
from qwirkle_desktop.ui.position import cells_of
from qwirkle_desktop.ui.replay.course import Speed
from tests.ui.replay.conftest import LEFT, Watcher, played, stopped
from tests.ui.table.test_names import WIDGETS

Key = Qt.Key


def test_a_replay_begins_with_the_deal(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"))
    assert watcher.shows(game.start)
    assert watcher.heading == "Before the first turn"
    assert watcher.window.windowTitle() == "Replay: Ada and Robin - Qwirkle"


def test_keys_step_through_every_turn_to_the_end_and_back(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club", "Cy", turns=10))
    for number, step in enumerate(game.steps, start=1):
        watcher.key(Key.Key_Right)
        assert watcher.shows(step.after)
        assert watcher.heading == f"Turn {number} of {len(game.steps)}"
    watcher.key(Key.Key_Right)
    assert watcher.shows(game.state)
    for step in reversed(game.steps):
        watcher.key(Key.Key_Left)
        assert watcher.shows(step.before)
    watcher.key(Key.Key_Left)
    assert watcher.shows(game.start)
    watcher.key(Key.Key_End)
    assert watcher.shows(game.state)
    watcher.key(Key.Key_Home)
    assert watcher.shows(game.start)


def test_the_buttons_do_what_the_keys_do(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"), 10)
    for button, place in (
        ("replay_on", 11),
        ("replay_back", 10),
        ("replay_last", len(game.steps)),
        ("replay_first", 0),
    ):
        watcher.press(button)
        assert watcher.contents.replays.place == place
    assert not watcher.action("replay_back").isEnabled()
    assert watcher.action("replay_on").isEnabled()


def test_a_click_on_the_slider_goes_there(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"))
    slider = watcher.slider
    for share in (0.5, 1.0, 0.0):
        x = 10 + round((slider.width() - 20) * share)
        QTest.mouseClick(slider, LEFT, pos=QPoint(x, slider.height() // 2))
        assert abs(watcher.contents.replays.place - share * len(game.steps)) <= 1
        assert watcher.shows(
            (game.start, *(step.after for step in game.steps))[watcher.contents.replays.place]
        )
    assert watcher.contents.replays.place == 0


def test_a_click_on_a_line_of_the_list_goes_to_its_turn(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"))
    rows = watcher.history.model().rowCount()
    for row in (rows - 1, rows - 4, 0):
        turn = watcher.history.model().index(row, 0).data(Qt.ItemDataRole.UserRole).turn
        QTest.mouseClick(watcher.history.viewport(), LEFT, pos=watcher.row_point(row))
        assert watcher.shows(game.steps[turn].after)


def test_the_list_marks_the_turn_that_shows_and_keeps_it_in_sight(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"))
    model, history = watcher.history.model(), watcher.history
    for place in (1, len(game.steps), len(game.steps) // 2):
        watcher.contents.replays.show(game.header.id, place)
        model, history = watcher.history.model(), watcher.history
        assert model.current == place - 1
        shown = history.visualRect(model.index_of(place - 1))
        assert history.viewport().rect().contains(shown)


def test_enter_in_the_list_goes_to_the_turn_that_the_keyboard_points_at(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"))
    watcher.history.setFocus(Qt.FocusReason.TabFocusReason)
    watcher.history.setCurrentIndex(watcher.history.model().index_of(5))
    watcher.key(Key.Key_Return)
    assert watcher.shows(game.steps[5].after)


def test_pointing_at_a_turn_lights_its_tiles_if_they_lie_by_now(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"), 12)
    for turn, lit in ((3, True), (11, True), (12, False)):
        assert isinstance(game.steps[turn].move, Play)
        row = watcher.history.model().index_of(turn).row()
        point = watcher.row_point(row)
        QTest.mouseMove(watcher.history.viewport(), point - QPoint(3, 0))
        QTest.mouseMove(watcher.history.viewport(), point)
        wanted = set(cells_of(game.steps[turn])) if lit else set()
        watcher.qtbot.waitUntil(lambda wanted=wanted: lit_cells(watcher) == wanted)


def lit_cells(watcher: Watcher) -> set[object]:
    return set(watcher.page.turn_light.cells)


def test_it_plays_by_itself_and_stops_at_the_end(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"))
    speed = watcher.find(QComboBox, "replay_speed")
    speed.setCurrentIndex(speed.findData(Speed.FAST))
    watcher.contents.replays.show(game.header.id, len(game.steps) - 2)
    watcher.key(Key.Key_Space)
    assert watcher.action("replay_play").isChecked()
    assert watcher.action("replay_play").iconText() == "Pause"
    watcher.qtbot.waitUntil(lambda: watcher.shows(game.state), timeout=20_000)
    assert not watcher.action("replay_play").isChecked()
    watcher.key(Key.Key_Space)
    assert watcher.shows(game.start), "from the end it begins anew"
    watcher.key(Key.Key_Space)
    assert not watcher.action("replay_play").isChecked()


def test_there_are_three_speeds_and_the_chosen_one_holds(watcher: Watcher) -> None:
    watcher.replay(played("Ada", "Robin:club"))
    speed = watcher.find(QComboBox, "replay_speed")
    assert [speed.itemText(row) for row in range(speed.count())] == ["Slow", "Normal", "Fast"]
    speed.setFocus()
    QTest.keyClick(speed, Key.Key_Down)
    assert watcher.contents.replays._course._timer.interval() == Speed.FAST.value
    assert Speed.SLOW.value > Speed.NORMAL.value > Speed.FAST.value


def test_any_step_by_hand_stops_the_playing(watcher: Watcher) -> None:
    watcher.replay(played("Ada", "Robin:club"))
    for key in (Key.Key_Right, Key.Key_Left, Key.Key_End):
        watcher.key(Key.Key_Space)
        watcher.key(key)
        assert not watcher.action("replay_play").isChecked()


def test_space_presses_the_button_that_has_the_focus(watcher: Watcher) -> None:
    watcher.replay(played("Ada", "Robin:club"))
    on = next(one for one in watcher.page.bar.findChildren(QAbstractButton) if one.text() == "One turn on")
    on.setFocus(Qt.FocusReason.TabFocusReason)
    watcher.key(Key.Key_Space)
    assert watcher.contents.replays.place == 1
    assert not watcher.action("replay_play").isChecked()


def test_going_out_and_the_end_are_told(watcher: Watcher) -> None:
    watcher.replay(stopped(played("Ada", "Ben", turns=6)), 7)
    assert watcher.heading == "The end"
    assert watcher.page.bar.words.text
    watcher.key(Key.Key_Left)
    assert watcher.heading == "Turn 6 of 6"


def test_a_turn_that_is_not_there_is_the_nearest_that_is(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"), 10_000)
    assert watcher.shows(game.state)
    watcher.contents.replays.show(game.header.id, -3)
    assert watcher.shows(game.start)


def test_a_game_without_a_turn_can_be_looked_at(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Ben", turns=0))
    assert watcher.shows(game.start)
    for key in (Key.Key_Right, Key.Key_Space, Key.Key_End, Key.Key_Left):
        watcher.key(key)
    assert not watcher.action("replay_play").isEnabled()


def test_a_game_that_is_gone_is_told(watcher: Watcher) -> None:
    watcher.contents.replays.show("no such game")
    assert "not in your library any more" in watcher.notice()
    assert not watcher.is_open


@pytest.mark.parametrize("leave", ["key", "button"])
def test_leaving_goes_back_to_the_start_page(watcher: Watcher, leave: str) -> None:
    watcher.replay(played("Ada", "Robin:club"))
    if leave == "key":
        watcher.key(Key.Key_Escape)
    else:
        watcher.press("leave_replay")
    assert not watcher.is_open
    assert watcher.contents.start_page.isVisible()


@pytest.mark.parametrize("name", WIDGETS)
def test_the_names_are_the_replays_while_it_shows_and_the_games_after(watcher: Watcher, name: str) -> None:
    watcher.replay(played("Ada", "Robin:club"))
    if name != "hand":
        assert watcher.page.isAncestorOf(watcher.find(QWidget, name))
        interface = QAccessible.queryAccessibleInterface(watcher.find(QWidget, name))
        assert interface.text(QAccessible.Text.Name)
    watcher.key(Key.Key_Escape)
    assert watcher.contents.table.isAncestorOf(watcher.find(QWidget, name))


def test_everything_in_the_bar_has_a_name_and_can_be_walked_to(watcher: Watcher) -> None:
    watcher.replay(played("Ada", "Robin:club"), 5)
    widgets = [*watcher.page.bar.findChildren(QAbstractButton), watcher.slider]
    for widget in (*widgets, watcher.find(QComboBox, "replay_speed")):
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_no_two_actions_share_a_key_in_a_replay(watcher: Watcher) -> None:
    """Those of the table's board are for a board that does not show."""
    watcher.replay(played("Ada", "Robin:club"))
    board_aside = watcher.contents.table.view
    assert not board_aside.isVisible()
    keys = [
        key.toString()
        for action in watcher.window.findChildren(QAction)
        if action.objectName() and action not in board_aside.actions()
        for key in action.shortcuts()
    ]
    assert sorted(keys) == sorted(set(keys))


def test_replays_come_and_go_without_a_trace(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"))
    watcher.key(Key.Key_Escape)
    watcher.qtbot.wait(1)
    before = len(watcher.window.findChildren(QWidget))
    for _ in range(3):
        watcher.contents.replays.show(game.header.id, 5)
        watcher.key(Key.Key_Space)
        watcher.key(Key.Key_Escape)
    watcher.qtbot.wait(1)
    assert len(watcher.window.findChildren(QWidget)) == before


def test_the_theme_changes_during_a_replay(watcher: Watcher) -> None:
    watcher.replay(played("Ada", "Robin:club"), 5)
    light = watcher.page.grab().toImage()
    watcher.action("appearance_dark").trigger()
    assert watcher.page.grab().toImage() != light
    watcher.action("appearance_light").trigger()
    assert watcher.page.grab().toImage() == light


def test_a_small_window_has_room_for_every_button(watcher: Watcher) -> None:
    watcher.replay(played("Ada", "Ben", "Cy", "Dee", "Eve", "Finn"), 5)
    watcher.window.resize(800, 600)
    watcher.qtbot.waitUntil(lambda: watcher.page.width() == 800)
    bar = watcher.page.bar
    for widget in (*bar.findChildren(QAbstractButton), watcher.slider):
        place = widget.geometry()
        assert bar.rect().contains(place), widget.accessibleName()
    assert watcher.slider.width() > 100


def test_tiles_fly_in_when_things_move(watcher: Watcher) -> None:
    watcher.contents._take_settings(Settings(appearance="light", animation="full"))
    game = watcher.replay(played("Ada", "Robin:club"), 3)
    watcher.key(Key.Key_Right)
    cell = cells_of(game.steps[3])[0]
    item = watcher.page.scene.tile_item(cell)
    assert cell_at(item.pos()) != cell, "the tile is on its way"
    watcher.key(Key.Key_Right)
    assert cell_at(item.pos()) == cell, "any key ends the way"
    watcher.page.finish()
    assert watcher.shows(game.steps[4].after)


def test_past_the_last_turn_and_before_the_first_nothing_moves(watcher: Watcher) -> None:
    watcher.replay(played("Ada", "Ben"), 0)
    for end, on in ((Key.Key_End, Key.Key_Right), (Key.Key_Home, Key.Key_Left)):
        watcher.key(end)
        camera = watcher.page.view.camera
        watcher.key(on)
        watcher.page.view.finish()
        assert watcher.page.view.camera == camera
