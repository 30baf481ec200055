"""The names in the window that scripts and assistive tools rely on."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QToolBar, QWidget

from tests.ui.table.driver import Driver

ACTIONS = [
    "new_game",
    "open_game",
    "save_record",
    "library",
    "statistics",
    "end_game",
    "undo",
    "redo",
    "play",
    "take_back",
    "trade",
    "sort_hand",
    "zoom_in",
    "zoom_out",
    "zoom_fit",
    "preferences",
    "how_to_play",
    "about",
    "quit",
]
WIDGETS = ["board", "hand", "scores", "tile_tracker", "history", "status"]


@pytest.fixture
def driver(table_with: Callable[..., Driver]) -> Driver:
    return table_with("Rc Rd Rs", "Rl Rf Gs Bc Yd Pl")


@pytest.mark.parametrize("name", ACTIONS)
def test_the_action_is_there_and_says_what_it_does(driver: Driver, name: str) -> None:
    actions = driver.desk.window.findChildren(QAction, name)
    assert len(actions) == 1
    assert actions[0].text().strip("&… ")
    assert "&" not in actions[0].toolTip()


@pytest.mark.parametrize("name", WIDGETS)
def test_the_widget_is_there_and_tells_assistive_tools_its_name(driver: Driver, name: str) -> None:
    widgets = driver.desk.window.findChildren(QWidget, name)
    assert len(widgets) == 1
    interface = QAccessible.queryAccessibleInterface(widgets[0])
    assert interface.text(QAccessible.Text.Name)


def test_no_two_actions_share_a_key(driver: Driver) -> None:
    keys = [
        key.toString()
        for action in driver.desk.window.findChildren(QAction)
        for key in action.shortcuts()
        if action.objectName()
    ]
    assert sorted(keys) == sorted(set(keys))


def test_every_action_with_a_key_is_in_the_menus_or_needs_none(driver: Driver) -> None:
    in_menus = set()
    for menu in driver.desk.window.menuBar().actions():
        in_menus |= {action.objectName() for action in menu.menu().actions()}
    assert set(ACTIONS) <= in_menus
    assert not driver.desk.window.findChildren(QToolBar)
