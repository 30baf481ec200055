"""The game of the family is chosen where a new game is set up, and remembered."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup
from qwirkle_desktop.formats.variants import variant_named, variants
from qwirkle_desktop.ui.dialogs.new_game import NewGameDialog
from qwirkle_desktop.ui.rulebook.window import RulesWindow
from tests.ui.family.players import FamilyDriver
from tests.ui.table.conftest import SILENT_ENGINE, seat
from tests.ui.table.driver import LEFT

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def driver(open_desk: Callable[..., Desk], qtbot: QtBot) -> FamilyDriver:
    desk = open_desk(engine=SILENT_ENGINE)
    desk.contents.begin()
    return FamilyDriver(qtbot, desk)


def set_up(driver: FamilyDriver) -> QDialog:
    driver.key(Qt.Key.Key_N, CONTROL)
    return driver.dialog("new_game_dialog")


def choose(dialog: NewGameDialog, name: str) -> QComboBox:
    """By keys, as somebody without a mouse does."""
    box = dialog.findChild(QComboBox, "variant")
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != name:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before
    return box


def start(dialog: NewGameDialog) -> None:
    QTest.mouseClick(dialog.findChild(QPushButton, "start"), LEFT)
    assert not dialog.isVisible()


def test_every_game_has_a_line_that_says_what_it_is(driver: FamilyDriver) -> None:
    dialog = set_up(driver)
    box = choose(dialog, "Classic")
    assert box.accessibleName() == "Game"
    told = []
    for _ in variants():
        line = dialog.findChild(QLabel, "variant_line")
        assert line.isVisible()
        assert line.text() == box.accessibleDescription()
        told.append(line.text())
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert len(set(told)) == len(variants()) == box.count()


def test_the_game_chosen_begins_and_is_chosen_next_time(driver: FamilyDriver) -> None:
    dialog = set_up(driver)
    choose(dialog, "Select + Connect")
    start(dialog)
    assert driver.state.variant.id == "select-connect"
    assert driver.desk.contents._settings.variant == "select-connect"
    assert set_up(driver).findChild(QComboBox, "variant").currentText() == "Select + Connect"


def test_dice_are_dealt_openly_and_no_set_is_announced(driver: FamilyDriver) -> None:
    dialog = set_up(driver)
    choose(dialog, "Cubes")
    QTest.mouseClick(dialog.findChild(QPushButton, "house_rules"), LEFT)
    house = driver.dialog("house_rules_dialog")
    switch = house.findChild(QCheckBox, "open_hands")
    assert not switch.isEnabled()
    assert switch.toolTip() == "In this game all hands lie open anyway."
    QTest.mouseClick(house.findChild(QPushButton, "take_rules"), LEFT)
    start(dialog)
    assert driver.state.variant.are_dice
    banner = driver.table.overlays.banner
    words = [label.text() for label in banner.findChildren(QLabel) if label.isVisible()]
    assert len(words) == 1
    assert words[0].startswith("We drew lots: ")
    cards = driver.table.panel._scores.cards
    assert all("Hand: " in card.accessibleName() for card in cards)


def test_another_game_with_the_same_seats_is_of_the_same_kind(driver: FamilyDriver) -> None:
    dialog = set_up(driver)
    choose(dialog, "Connect")
    start(dialog)
    first = driver.state
    driver.desk.contents.desk.start_again()
    assert driver.state.variant == first.variant
    assert driver.state != first


@pytest.mark.parametrize("name", ["select", "cubes"])
def test_more_seats_than_before_are_shown_whole(play_variant: Callable[..., FamilyDriver], name: str) -> None:
    """What the panel told of discs and open hands was of two seats."""
    contents = play_variant(name).desk.contents
    seats = tuple(map(seat, ("Ada", "computer:club", "computer:club", "Ben")))
    contents.desk.start(GameSetup(seats, deal=5, variant=variant_named(name)))
    told = [card.accessibleName() for card in contents.table.panel._scores.cards]
    assert len(told) == 4
    assert all("0 points" in one and "6 " in one for one in told)


def test_the_rules_of_the_game_chosen_are_a_button_away(driver: FamilyDriver, qtbot: QtBot) -> None:
    dialog = set_up(driver)
    for name, title in (("Select", "Select"), ("Classic", "The tiles"), ("Cubes", "Cubes")):
        choose(dialog, name)
        QTest.mouseClick(dialog.findChild(QPushButton, "variant_rules"), LEFT)
        (rules,) = (one for one in dialog.findChildren(RulesWindow) if one.isVisible())
        assert rules.view.page.title == title
        rules.reject()
