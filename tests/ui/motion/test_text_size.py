"""The size of text grows the whole window at once, the hand with it, and nothing is cut off."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.typography import text_growth
from tests.ui.table.conftest import QUICK, SILENT_ENGINE, dressed, middle_game, open_desk

__all__ = ["dressed", "open_desk"]

HAND, OTHER = "Rs Rd Rl Gc Bc Pc", "Re Oe Ye Gd Bd Ps"


@pytest.fixture
def desk(open_desk: Callable[..., Desk], dressed: QApplication) -> Iterator[Desk]:
    """A game on the table; the application's letters have their usual size again afterwards."""
    desk = open_desk(QUICK, engine=SILENT_ENGINE)
    desk.controller.show(middle_game("Rc Oc", HAND, OTHER, bag="Rc Oc Yc", level="club"))
    desk.contents.desk.opened.emit()
    yield desk
    desk.contents._change(text_size=100)


def cut_off(window: QWidget) -> list[str]:
    """Texts of labels and buttons that have less room than they need."""
    found = []
    for part in (*window.findChildren(QLabel), *window.findChildren(QPushButton)):
        if part.isVisible() and part.text() and not (isinstance(part, QLabel) and part.wordWrap()):
            needed = part.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, part.text())
            if needed.width() > part.width() + 1 or needed.height() > part.height() + 1:
                found.append(part.text())
    return found


@pytest.mark.parametrize("percent", [80, 150, 200])
def test_text_grows_at_once_and_the_hand_with_it(desk: Desk, qtbot: QtBot, percent: int) -> None:
    desk.window.resize(800, 600)
    tray, heading = desk.contents.table.dock.tray, desk.contents.table.dock.words._heading
    before = tray.side, heading.font().pixelSize()
    desk.contents._change(text_size=percent)
    room = desk.window.screen().availableGeometry().width()
    qtbot.waitUntil(lambda: desk.window.minimumSizeHint().width() <= room)
    assert text_growth() == pytest.approx(percent / 100, abs=0.04)
    assert (tray.side > before[0], heading.font().pixelSize() > before[1]) == (percent > 100, percent > 100)
    qtbot.waitUntil(lambda: cut_off(desk.window) == [])


def test_a_reset_brings_the_usual_size_back(desk: Desk) -> None:
    side = desk.contents.table.dock.tray.side
    desk.contents._change(text_size=200)
    desk.contents._change(text_size=Settings().text_size)
    QApplication.processEvents()
    assert desk.contents.table.dock.tray.side == side
    assert text_growth() == 1.0
