"""What a language that is written from the right would find."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSlider, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.panel.seat_card import BAR_AT, BAR_WIDTH, SeatCardWidget
from tests.ui.languages.looking import on_every_page, troubles
from tests.ui.languages.scenes import LEAST, replaying, show, stopped, with_draft
from tests.ui.languages.windows import KEYS, LIBRARY, PREFERENCES, Opener, full_table
from tests.ui.table.driver import Driver

LEFT = Qt.MouseButton.LeftButton


def on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("scene", [with_draft, stopped, replaying], ids=lambda scene: scene.__name__)
def test_every_scene_has_room(
    scene: Callable[[Desk, QtBot], None], mirrored_desk: Desk, qtbot: QtBot
) -> None:
    show(mirrored_desk, LEAST, qtbot)
    scene(mirrored_desk, qtbot)
    assert troubles(mirrored_desk.window) == []


@pytest.mark.parametrize(
    "opener", [full_table, PREFERENCES, LIBRARY, KEYS], ids=lambda opener: opener.__name__
)
def test_every_dialog_has_room(opener: Opener, mirrored_desk: Desk, qtbot: QtBot) -> None:
    show(mirrored_desk, LEAST, qtbot)
    with_draft(mirrored_desk, qtbot)
    dialog = opener(mirrored_desk)
    assert dialog.isRightToLeft()
    assert on_every_page(dialog) == []


def test_the_window_is_mirrored_and_the_board_is_not(mirrored_desk: Desk, qtbot: QtBot) -> None:
    show(mirrored_desk, LEAST, qtbot)
    with_draft(mirrored_desk, qtbot)
    table = mirrored_desk.contents.table
    board, panel = on_screen(table.view), on_screen(table.panel)
    words, play = on_screen(table.dock.tray), on_screen(table.dock.findChild(QWidget, "play_button"))
    assert panel.right() < board.left()
    assert play.right() < words.left()
    driver = Driver(qtbot, mirrored_desk)
    assert driver.laid == {Cell(3, 0): "Rl"}
    assert driver.cell_point(Cell(0, 0)).x() < driver.cell_point(Cell(1, 0)).x()


def test_cards_over_the_board_are_read_from_the_right(mirrored_desk: Desk, qtbot: QtBot) -> None:
    show(mirrored_desk, LEAST, qtbot)
    overlays = mirrored_desk.contents.table.overlays
    assert overlays.end_card.isRightToLeft()
    assert overlays.banner.isRightToLeft()


def test_a_card_of_the_panel_is_the_mirror_image(mirrored_desk: Desk, qtbot: QtBot) -> None:
    """The seat's colour is at the edge from which people read."""
    show(mirrored_desk, LEAST, qtbot)
    with_draft(mirrored_desk, qtbot)
    card = mirrored_desk.contents.table.panel.findChildren(SeatCardWidget)[1]
    picture = card.grab().toImage()
    bar, middle = BAR_AT + BAR_WIDTH // 2, picture.height() // 2
    plain = mirrored_desk.contents._appearance.theme.card
    assert picture.pixelColor(bar, middle) == plain
    assert picture.pixelColor(picture.width() - 1 - bar, middle) != plain


def test_a_tab_is_where_it_is_painted(mirrored_desk: Desk, qtbot: QtBot) -> None:
    show(mirrored_desk, LEAST, qtbot)
    with_draft(mirrored_desk, qtbot)
    tabs = mirrored_desk.contents.table.panel._tabs
    QTest.mouseClick(tabs, LEFT, pos=QPoint(10, tabs.height() // 2))
    assert tabs.currentIndex() == 1
    QTest.mouseClick(tabs, LEFT, pos=QPoint(tabs.width() - 10, tabs.height() // 2))
    assert tabs.currentIndex() == 0


def test_time_runs_from_the_left_for_everyone(mirrored_desk: Desk, qtbot: QtBot) -> None:
    show(mirrored_desk, LEAST, qtbot)
    replaying(mirrored_desk, qtbot)
    page = mirrored_desk.contents.replays.page
    slider = page.findChild(QSlider, "replay_slider")
    QTest.mouseClick(slider, LEFT, pos=QPoint(slider.width() - 2, slider.height() // 2))
    assert mirrored_desk.contents.replays.place == slider.maximum()
    buttons = {button.defaultAction(): on_screen(button).x() for button in page.bar.findChildren(QToolButton)}
    assert buttons[page.actions_.first] < buttons[page.actions_.last]
