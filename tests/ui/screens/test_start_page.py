from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.rules.lines import is_line
from qwirkle_desktop.rules.notation import parse_placements
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.screens.start_page import LINE, StartPage
from qwirkle_desktop.ui.theme import DARK, LIGHT, stylesheet
from qwirkle_desktop.ui.typography import DEFAULT_BASE, TypeScale


@pytest.fixture
def page(qtbot: QtBot, fonts: TypeScale, sprites: Sprites) -> StartPage:
    page = StartPage(LIGHT, fonts, sprites)
    page.resize(800, 572)
    page.set_kept(there_are=True, unfinished=True)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
    return page


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("play_quick", "play_quick"),
        ("set_up", "set_up"),
        ("show_games", "games"),
        ("show_how_to_play", "how_to_play"),
        ("resume", "resume"),
    ],
)
def test_every_button_has_its_signal(qtbot: QtBot, page: StartPage, name: str, signal: str) -> None:
    with qtbot.waitSignal(getattr(page, signal)):
        QTest.mouseClick(page.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def test_enter_plays_at_once(qtbot: QtBot, page: StartPage) -> None:
    page.setFocus()
    with qtbot.waitSignal(page.play_quick):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)


def test_going_on_is_offered_only_with_an_unfinished_game(page: StartPage) -> None:
    assert page.go_on.isVisible()
    page.set_kept(there_are=True, unfinished=False)
    assert not page.go_on.isVisible()
    assert page.games_button.isVisible()


def test_the_games_are_offered_only_where_there_are_any(page: StartPage) -> None:
    page.set_kept(there_are=False, unfinished=False)
    assert not page.games_button.isVisible()


def test_the_tiles_spell_a_qwirkle() -> None:
    tiles = [placement.tile for placement in parse_placements(LINE)]
    assert len(tiles) == 6
    assert is_line(tiles)


def test_the_page_fits_the_least_window_with_room_for_longer_words(page: StartPage) -> None:
    assert page.minimumSizeHint().width() * 1.2 <= 800
    assert page.minimumSizeHint().height() <= 572


def test_another_theme_repaints_the_table(page: StartPage) -> None:
    page.set_theme(DARK)
    assert page.grab().toImage().pixelColor(2, 2) == DARK.table


def test_with_the_largest_letters_no_button_lies_over_another(
    qapp: QApplication, page: StartPage, qtbot: QtBot
) -> None:
    fonts = TypeScale(DEFAULT_BASE * 2)
    qapp.setStyleSheet(stylesheet(LIGHT, fonts))
    page.set_fonts(fonts)
    page.resize(796, 520)
    page.set_kept(there_are=True, unfinished=False)

    def fits() -> bool:
        places = [one.geometry() for one in page.findChildren(QWidget) if one.isVisible()]
        overlaps = any(one.intersects(other) for one, other in combinations(places, 2))
        return not overlaps and all(page.rect().contains(one) for one in places)

    qtbot.waitUntil(fits)
