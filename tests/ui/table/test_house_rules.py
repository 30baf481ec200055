"""House rules at the real table: the clock and its pause, open hands, passing."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import load_settings
from qwirkle_desktop.rules.house import AtZero, HouseRules
from qwirkle_desktop.rules.moves import Pass
from qwirkle_desktop.ui.dialogs.ask_name import NameDialog
from qwirkle_desktop.ui.dialogs.house_rules import HouseRulesDialog
from qwirkle_desktop.ui.dialogs.new_game import NewGameDialog
from qwirkle_desktop.ui.panel.scores import ScorePanel
from qwirkle_desktop.ui.panel.seat_card import CardView
from qwirkle_desktop.ui.panel.tracker import TileTracker
from tests.ui.table.conftest import SILENT_ENGINE, seat
from tests.ui.table.driver import Driver

LEFT = Qt.MouseButton.LeftButton


@dataclass
class Hands:
    """Hands of a clock, turned by a test."""

    now: float = 50.0

    def read(self) -> float:
        return self.now


@dataclass
class Timed:
    """A game at the table, its clock and what it tells."""

    driver: Driver
    hands: Hands

    def let_pass(self, seconds: float) -> None:
        self.hands.now += seconds
        self.driver.desk.contents.clock.clock.look()

    def card(self, place: int) -> CardView:
        view = self.driver.table.panel.findChild(ScorePanel).cards[place]._view
        assert view is not None
        return view


@pytest.fixture
def timed(open_desk: Callable[..., Desk], qtbot: QtBot) -> Callable[..., Timed]:
    def start(rules: HouseRules, *seats: str) -> Timed:
        desk = open_desk(engine=SILENT_ENGINE)
        hands = Hands()
        desk.contents.clock.clock._now = hands.read
        desk.contents.desk.start(GameSetup(tuple(map(seat, seats)), deal=4, rules=rules))
        return Timed(Driver(qtbot, desk), hands)

    return start


def test_the_clock_is_on_the_card_and_a_pause_covers_the_table(timed: Callable[..., Timed]) -> None:
    table = timed(HouseRules(turn_seconds=75, open_hands=True), "Ada", "computer:club")
    actions, parts = table.driver.desk.contents.actions_, table.driver.table
    table.let_pass(4)
    assert [table.card(place).clock for place in (0, 1)] == ["1:11", ""]
    assert table.card(1).hand == table.driver.state.hands[1]
    QTest.mouseClick(parts.panel.findChild(ScorePanel).cards[0], LEFT)
    curtain = parts.overlays.curtain
    assert curtain.isVisible()
    assert curtain.geometry() == parts.rect()
    assert [table.card(place).hand for place in (0, 1)] == [(), ()]
    assert parts.hands.seat is None
    assert table.driver.tray.accessibleName() == "The hand is hidden"
    text = curtain.findChild(QLabel, "pause_text")
    assert text is not None
    assert text.text() == "Your turn: 1:11 left."
    table.let_pass(1000)
    assert actions.pause_clock.isChecked()
    # Either would uncover the table, or leave it covered for good.
    assert not actions.end_game.isEnabled()
    assert not actions.hand_over.isEnabled()
    QTest.mouseClick(curtain.findChild(QPushButton, "resume_turn"), LEFT)
    assert not curtain.isVisible()
    assert table.card(0).clock == "1:11"
    assert parts.hands.seat == 0
    QTest.keySequence(table.driver.desk.window, "Shift+P")
    assert curtain.isVisible()
    QTest.keyClick(table.driver.desk.window, Qt.Key.Key_Return)
    assert not curtain.isVisible()
    table.let_pass(71)
    assert table.card(0).clock == "0:00"
    assert table.driver.words == "Time is up: finish your turn."
    assert table.driver.state.moves == ()


def test_a_turn_that_took_too_long_is_a_pass_and_says_so(timed: Callable[..., Timed]) -> None:
    table = timed(HouseRules(turn_seconds=30, at_zero=AtZero.PASS), "Ada", "Ben")
    curtain = table.driver.table.overlays.curtain
    curtain.answer()
    table.let_pass(30)
    assert table.driver.state.moves == (Pass(),)
    news = curtain.findChild(QLabel, "curtain_news")
    assert news is not None
    assert news.text() == "Ada's time was up: the turn was a pass."
    assert not table.driver.desk.contents.actions_.pass_turn.isVisible()
    curtain.answer()
    assert table.card(1).clock == "0:30"
    QTest.keySequence(table.driver.desk.window, "Shift+P")
    assert table.driver.desk.contents.clock.clock.is_paused


def test_open_hands_are_not_counted_among_the_tiles_left(timed: Callable[..., Timed]) -> None:
    table = timed(HouseRules(open_hands=True), "Ada", "Ben")
    assert not table.driver.table.overlays.curtain.isVisible()
    tracker = table.driver.table.panel.findChild(TileTracker)
    assert tracker.accessibleName() == "Tiles left, 96 tiles not seen yet"


def test_a_pass_is_a_button_where_it_is_allowed(timed: Callable[..., Timed]) -> None:
    table = timed(HouseRules(passing=True), "Ada", "computer:club")
    button = table.driver.table.dock.findChild(QPushButton, "pass_button")
    assert button is not None
    QTest.mouseClick(button, LEFT)
    assert table.driver.state.moves == (Pass(),)
    table.driver.desk.contents.desk.start(GameSetup(tuple(map(seat, ("Ada", "Ben"))), deal=4))
    assert not button.isVisible()


def test_the_rules_of_a_new_game_are_those_of_the_next_and_their_names_are_kept(
    open_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    desk = open_desk(engine=SILENT_ENGINE)
    window = desk.window
    desk.contents.begin()
    QTest.keySequence(window, "Ctrl+N")
    dialog = window.findChild(NewGameDialog)
    QTest.mouseClick(dialog.house, LEFT)
    house = dialog.findChild(HouseRulesDialog)
    house.fields.passing.click()
    QTest.mouseClick(house.keep, LEFT)
    asking = house.findChild(NameDialog)
    QTest.keyClicks(asking.field, "Grandma's rules")
    QTest.keyClick(asking, Qt.Key.Key_Return)
    QTest.keyClick(house, Qt.Key.Key_Return)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    game = desk.contents.desk.on_table
    assert game is not None
    assert game.game.header.rules == HouseRules(passing=True)
    settings, problem = load_settings(places_in(tmp_path).settings)
    assert problem is None
    assert [one.name for one in settings.rule_sets] == ["Grandma's rules"]
    QTest.keySequence(window, "Ctrl+N")
    again = next(one for one in window.findChildren(NewGameDialog) if one.isVisible())
    assert again.house.text() == "Grandma's rules"


def test_the_banner_tells_the_rules_and_a_game_taken_up_again_keeps_them(
    timed: Callable[..., Timed], open_desk: Callable[..., Desk]
) -> None:
    rules = HouseRules(turn_seconds=30, target=50)
    first = timed(rules, "Ada", "computer:club").driver.desk
    told = first.contents.table.overlays.banner.accessibleName()
    assert told.endswith("House rules: 30 s for a turn and the game ends at 50 points.")
    first.window.close()
    later = open_desk(engine=SILENT_ENGINE).contents
    later.begin()
    game = later.desk.on_table
    assert game is not None
    assert game.game.state.rules == rules
    assert later.clock.clock.seconds == 30
