"""Text twice as large in the least window: smaller where there is no room, never cut, never over another."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QSlider, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.ui.panel.metrics import LEAST_LIST
from qwirkle_desktop.ui.typography import DEFAULT_BASE
from tests.ui.languages.looking import on_every_page, troubles
from tests.ui.languages.scenes import LEAST, SCENES, passing_on, stopped, with_draft, with_marks
from tests.ui.languages.windows import OPENERS, newest
from tests.ui.pictures.games import finished
from tests.ui.review.conftest import made_up

LARGE = {"statistics", "edit_palette", "change_keys", "forfeit", "about", "keys"}
"""The dialogs that hold the most."""


def letters(widget: QWidget) -> int:
    return widget.fontInfo().pixelSize()


@pytest.mark.parametrize("language", ["fr", "th"])
def test_every_scene_has_room(language: str, low_desk: Desk, qtbot: QtBot) -> None:
    low_desk.contents._change(language=language)
    found = {}
    for scene in SCENES:
        scene(low_desk, qtbot)
        found[scene.__name__] = troubles(low_desk.window)
        low_desk.contents.replays.leave()
    assert not any(found.values()), found


def test_the_largest_dialogs_have_room(low_desk: Desk, qtbot: QtBot) -> None:
    found = {}
    for opener in (one for one in OPENERS if one.__name__ in LARGE):
        with_draft(low_desk, qtbot)
        dialog = opener(low_desk)
        found[opener.__name__] = on_every_page(dialog)
        assert dialog.width() <= LEAST.width(), opener.__name__
        dialog.close()
    assert found.keys() == LARGE
    assert not any(found.values()), found


def test_curtain_and_end_card_are_lettered_as_large_as_fits(low_desk: Desk, qtbot: QtBot) -> None:
    passing_on(low_desk, qtbot)
    curtain = low_desk.contents.table.overlays.curtain
    title, button = curtain.findChild(QLabel, "curtain_title"), curtain.findChild(QPushButton, "show_tiles")
    qtbot.waitUntil(curtain.isVisible)
    assert DEFAULT_BASE < letters(button) < 2 * DEFAULT_BASE
    assert letters(title) == 2 * letters(button)
    stopped(low_desk, qtbot)
    card = low_desk.contents.table.overlays.end_card
    assert DEFAULT_BASE < letters(card.again) < 2 * DEFAULT_BASE
    low_desk.window.resize(1600, 1200)
    qtbot.waitUntil(lambda: letters(card.again) == 2 * DEFAULT_BASE)


def test_the_bold_words_of_a_button_are_whole(low_desk: Desk, qtbot: QtBot) -> None:
    with_marks(low_desk, qtbot)
    assert troubles(low_desk.window) == []
    trade = low_desk.contents.table.dock.findChild(QPushButton, "play_button")
    shown = ink_width(trade)
    trade.resize(trade.width() + 60, trade.height())
    assert ink_width(trade) == shown


def ink_width(button: QPushButton) -> int:
    """How wide the words on it are painted."""
    picture = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    middle, edge = picture.height() // 2, 8
    ground = picture.pixel(edge, middle)
    columns = [
        x
        for x in range(edge, picture.width() - edge)
        if any(picture.pixel(x, y) != ground for y in range(edge, picture.height() - edge))
    ]
    return columns[-1] - columns[0]


def test_six_seats_leave_the_lists_their_room(low_desk: Desk) -> None:
    seats = tuple(SeatSetup(name, colour=place) for place, name in enumerate("ABCDEF"))
    low_desk.contents.desk.start(GameSetup(seats, deal=3))
    panel = low_desk.contents.table.panel
    low_desk.contents.table.overlays.banner.dismiss()
    assert panel._pages.height() >= LEAST_LIST
    assert panel._pages.geometry().bottom() <= panel.height()
    low_desk.contents.desk.start(GameSetup(seats[:2], deal=3))


def test_the_chart_of_a_review_lies_over_nothing(low_desk: Desk, qtbot: QtBot) -> None:
    game = finished()
    low_desk.library.add(game, range(2))
    low_desk.contents.reviews._reviewer._shelf.keep(game, made_up(game))
    low_desk.contents.reviews.show(game.header.id)
    page = low_desk.contents.replays.page
    assert page is not None
    assert page.aside is not None
    qtbot.waitUntil(page.aside.isVisible)
    assert troubles(low_desk.window) == []
    assert page.bar.slider.width() > 4 * page.bar.slider.height()
    assert page.aside.chart.isVisible()
    page.aside.show_working()
    QCoreApplication.processEvents()
    assert troubles(low_desk.window) == []
    assert page.aside.moves.height() > 2 * letters(page.aside.moves)
    page.aside.show_review(page.aside.review)
    assert page.aside.chart.isVisible()


def test_the_preferences_wrap_anew_when_text_grows_in_them(low_desk: Desk, qtbot: QtBot) -> None:
    low_desk.contents._change(text_size=100)
    with_draft(low_desk, qtbot)
    low_desk.contents.actions_.preferences.trigger()
    dialog = newest(low_desk.window)
    dialog.tabs.setCurrentIndex(2)
    dialog.findChild(QSlider, "preference_text_size").setFocus()
    before = dialog.height()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_End)
    slider = dialog.focusWidget()
    assert (slider.objectName(), slider.value()) == ("preference_text_size", 200)
    assert dialog.tabs.currentIndex() == 2
    assert dialog.height() >= before
    assert dialog.width() <= LEAST.width()
    assert on_every_page(dialog) == []
