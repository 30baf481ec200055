"""The window of figures over the shelf of kept games."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.library.conftest import SILENT_ENGINE, dressed, old_desk, open_desk, shelf, shown_desk

__all__ = ["dressed", "old_desk", "open_desk", "shelf", "shown_desk"]


@pytest.fixture
def count_with(
    open_desk: Callable[..., Desk], qtbot: QtBot, shelf: Path, tmp_path: Path
) -> Callable[..., StatisticsWindow]:
    """Opens the window of figures over the shelf, or over no games, as the menu does."""

    def open_(*, empty: bool = False) -> StatisticsWindow:
        if not empty:
            shutil.copy(shelf, tmp_path)
        desk = open_desk(engine=SILENT_ENGINE)
        desk.contents.begin()
        return _open(qtbot, desk)

    return open_


def _open(qtbot: QtBot, desk: Desk) -> StatisticsWindow:
    desk.contents.actions_.statistics.trigger()
    (window,) = (one for one in desk.window.findChildren(StatisticsWindow) if one.isVisible())
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def figures(shown_desk: Desk, qtbot: QtBot) -> StatisticsWindow:
    """The window of figures over a shelf that no test changes."""
    return _open(qtbot, shown_desk)
