import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.rules.start import Announcement, Start, StartReason
from qwirkle_desktop.ui.dialogs.starter import StartBanner
from qwirkle_desktop.ui.theme import LIGHT
from qwirkle_desktop.ui.typography import TypeScale

NAMES, COLOURS = ("Ada", "R & D", "Ben"), (0, 1, 2)
SIZES = Announcement((3, 2, 3))


@pytest.fixture
def banner(qtbot: QtBot, fonts: TypeScale) -> StartBanner:
    table = QWidget()
    table.resize(584, 468)
    qtbot.addWidget(table)
    with qtbot.waitActive(table):
        table.show()
    return StartBanner(LIGHT, fonts, table)


def words(banner: StartBanner) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in banner.findChildren(QLabel) if label.isVisible() and label.text()]


def test_the_banner_shows_every_size_and_who_starts_and_why(banner: StartBanner) -> None:
    banner.announce(SIZES, Start(2, StartReason.OLDEST), NAMES, COLOURS)
    assert words(banner) == [
        "Ada and Ben both have 3. Ben starts: the oldest.",
        "Most matching tiles",
        *("Ada", "3", "R & D", "2", "Ben", "3"),
    ]
    assert banner.parentWidget().rect().contains(banner.geometry())


def test_the_banner_goes_at_a_click(qtbot: QtBot, banner: StartBanner) -> None:
    banner.announce(SIZES, Start(2, StartReason.LOT), NAMES, COLOURS)
    with qtbot.waitSignal(banner.closed):
        QTest.mouseClick(banner.findChild(QPushButton, "close_banner"), Qt.MouseButton.LeftButton)
    assert not banner.isVisible()


def test_the_banner_takes_no_keys_from_the_game(banner: StartBanner) -> None:
    banner.parentWidget().setFocus()
    banner.announce(SIZES, Start(2, StartReason.LOT), NAMES, COLOURS)
    assert not banner.isAncestorOf(banner.window().focusWidget() or banner.window())


def test_the_players_choose_among_those_who_are_level(qtbot: QtBot, banner: StartBanner) -> None:
    banner.ask(SIZES, NAMES, COLOURS)
    choices = [each for each in banner.findChildren(QPushButton) if each.isVisible()]
    assert [choice.text() for choice in choices] == ["Ada", "Ben"]
    with qtbot.waitSignal(banner.chosen) as chosen:
        QTest.keyClick(choices[0], Qt.Key.Key_Tab)
        QTest.keyClick(choices[1], Qt.Key.Key_Return)
    assert chosen.args == [2]
    assert not banner.isVisible()


def test_a_second_announcement_replaces_the_first(banner: StartBanner) -> None:
    banner.ask(SIZES, NAMES, COLOURS)
    banner.announce(SIZES, Start(0, StartReason.CHOSEN), NAMES, COLOURS)
    assert words(banner)[0] == "Ada and Ben both have 3. Ada was chosen to start."
    assert words(banner).count("Most matching tiles") == 1


def test_the_banner_stays_on_a_table_that_shrinks(banner: StartBanner) -> None:
    banner.announce(SIZES, Start(2, StartReason.OLDEST), NAMES, COLOURS)
    banner.parentWidget().resize(420, 300)
    assert banner.geometry().left() >= 0
    assert banner.geometry().right() < 420


@pytest.mark.parametrize("asks", [True, False])
def test_six_seats_with_a_long_name_leave_most_of_the_board_free(banner: StartBanner, asks: bool) -> None:
    names, colours = ("Ada", "Maximiliana von und zu Hohenstein", "R & D", "Robin", "Wren", "Finch"), range(6)
    sizes = Announcement((3, 3, 2, 2, 1, 3))
    if asks:
        banner.ask(Announcement((2,) * 6), names, tuple(colours))
    else:
        banner.announce(sizes, Start(0, StartReason.LOT), names, tuple(colours))
    board = banner.parentWidget()
    assert board.rect().contains(banner.geometry())
    assert banner.height() <= board.height() / 3
    tips = [widget.toolTip() for widget in banner.findChildren(QWidget)]
    assert any("Maximiliana von und zu Hohenstein" in tip for tip in tips)
