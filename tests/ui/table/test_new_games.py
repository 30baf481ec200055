"""Games begun, ended, handed over and watched, by clicks alone."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.computers import Pace
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.start import announce
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.view import view_of
from tests.ui.table.conftest import SILENT_ENGINE
from tests.ui.table.driver import LEFT, Driver

CONTROL = Qt.KeyboardModifier.ControlModifier
LEVEL_WITH_TWO, CLEAR_WITH_TWO = 2, 0
SLOW = Settings(appearance="light", animation="reduced", pace="slow")


@pytest.fixture
def driver(open_desk: Callable[..., Desk], qtbot: object) -> Driver:
    desk = open_desk(engine=SILENT_ENGINE)
    desk.contents.begin()
    return Driver(qtbot, desk)


def set_up(driver: Driver, people: int, computers: int, *, deal: int, choose: bool = False) -> None:
    """Fill in the dialog and press Start."""
    driver.key(Qt.Key.Key_N, CONTROL)
    dialog = driver.dialog("new_game_dialog")
    while len(dialog.rows) < people + computers:
        QTest.mouseClick(dialog.findChild(QPushButton, "add_computer"), LEFT)
    for place, row in enumerate(dialog.rows):
        row.kind.setFocus()
        QTest.keyClick(row.kind, Qt.Key.Key_Home if place < people else Qt.Key.Key_End)
    QTest.keyClicks(dialog.findChild(QLineEdit, "deal"), str(deal))
    if choose:
        QTest.mouseClick(dialog.findChild(QPushButton, "house_rules"), LEFT)
        house = driver.dialog("house_rules_dialog")
        QTest.keyClick(house.findChild(QComboBox, "tie"), Qt.Key.Key_End)
        QTest.mouseClick(house.findChild(QPushButton, "take_rules"), LEFT)
    QTest.mouseClick(dialog.findChild(QPushButton, "start"), LEFT)
    assert not dialog.isVisible()


def banner_words(driver: Driver) -> list[str]:
    banner = driver.table.overlays.banner
    assert banner.isVisible()
    return [label.text() for label in banner.findChildren(QLabel) if label.isVisible() and label.text()]


@pytest.mark.parametrize(("seats", "people"), [(2, 1), (3, 2), (4, 1), (5, 2), (6, 1)])
def test_a_game_of_two_to_six_seats_is_begun(driver: Driver, seats: int, people: int) -> None:
    set_up(driver, people, seats - people, deal=5)
    assert driver.table.isVisible()
    game = driver.desk.controller.game
    assert game.state.seats == seats
    assert game.state.hands == Deal(5).hands(seats)
    assert [seat.computer is None for seat in game.header.seats] == [True] * people + [False] * (
        seats - people
    )
    assert len({seat.name for seat in game.header.seats}) == seats
    assert len(driver.table.panel._scores.cards) == seats
    sizes = announce(game.state.hands).sizes
    assert [word for word in banner_words(driver) if word.isdigit()] == [str(size) for size in sizes]
    assert driver.table.overlays.curtain.isVisible() == (people > 1)
    assert driver.desk.library.load(game.header.id).game.state == game.state


def test_one_click_on_the_start_page_begins_a_game(driver: Driver) -> None:
    page = driver.desk.contents.start_page
    assert page.isVisible()
    QTest.mouseClick(page.play, LEFT)
    game = driver.desk.controller.game
    assert [(seat.name, seat.computer) for seat in game.header.seats] == [("You", None), ("Robin", "club")]
    assert driver.table.isVisible()
    assert not page.isVisible()


def test_the_largest_set_starts_and_the_banner_says_so(driver: Driver) -> None:
    set_up(driver, 2, 0, deal=CLEAR_WITH_TWO)
    names = [seat.name for seat in driver.desk.controller.game.header.seats]
    assert banner_words(driver)[0].startswith(
        f"{names[driver.state.first]} starts with the most matching tiles"
    )
    driver.press("Close")
    assert not driver.table.overlays.banner.isVisible()


@pytest.mark.parametrize("choice", [0, 1])
def test_the_players_choose_who_starts_where_that_is_the_rule(driver: Driver, choice: int) -> None:
    set_up(driver, 2, 0, deal=LEVEL_WITH_TWO, choose=True)
    assert driver.desk.controller.game is None
    assert banner_words(driver)[0].startswith("Player 1 and Player 2 have")
    assert not driver.table.panel.isVisible(), "it would tell of the game before"
    driver.press(f"Player {choice + 1}")
    assert driver.table.panel.isVisible()
    assert driver.state.first == driver.state.seat == choice
    assert any(f"Player {choice + 1} was chosen to start" in word for word in banner_words(driver))
    assert driver.table.overlays.curtain.accessibleName() == f"Pass to Player {choice + 1}"


def test_the_seats_are_remembered_for_the_next_game(driver: Driver) -> None:
    set_up(driver, 3, 1, deal=1)
    driver.key(Qt.Key.Key_N, CONTROL)
    rows = driver.dialog("new_game_dialog").rows
    assert [row.level is None for row in rows] == [True, True, True, False]
    driver.key(Qt.Key.Key_Escape)


def test_a_game_is_ended_by_its_players(driver: Driver) -> None:
    set_up(driver, 1, 1, deal=1)
    driver.action("end_game").trigger()
    driver.answer("question", "no")
    assert not driver.state.is_over
    driver.action("end_game").trigger()
    driver.answer("question", "yes")
    assert driver.state.ending.reason is EndReason.ABANDONED
    card = driver.table.overlays.end_card
    assert card.isVisible()
    assert driver.desk.controller.draft is None
    assert not driver.action("end_game").isEnabled()
    driver.key(Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_another_game_with_the_same_seats_follows(driver: Driver) -> None:
    set_up(driver, 2, 1, deal=1)
    first = driver.desk.controller.game
    driver.action("end_game").trigger()
    driver.answer("question", "yes")
    driver.press("Play again")
    second = driver.desk.controller.game
    assert second.header.id != first.header.id
    assert second.header.seats == first.header.seats
    assert not second.steps
    assert not driver.table.overlays.end_card.isVisible()


def test_a_seat_is_handed_to_the_computer(driver: Driver) -> None:
    set_up(driver, 3, 0, deal=1)
    seat = driver.state.seat
    driver.press("Show my tiles")
    driver.action("hand_over").trigger()
    dialog = driver.dialog("hand_over_dialog")
    assert dialog.seat_box.currentData() == seat
    driver.answer("hand_over_dialog", "hand_over")
    assert driver.desk.controller.game.header.seats[seat].computer == "club"
    assert driver.desk.computers.is_thinking
    assert driver.desk.controller.draft is None
    driver.let_computer_play()
    assert driver.state.seat != seat
    game = driver.desk.controller.game
    assert driver.desk.library.load(game.header.id).game.header == game.header


def test_another_game_gives_a_seat_that_was_handed_over_back_to_the_person(driver: Driver) -> None:
    set_up(driver, 2, 0, deal=1)
    first = driver.desk.controller.game.header
    driver.action("hand_over").trigger()
    driver.answer("hand_over_dialog", "hand_over")
    assert driver.desk.controller.game.header.seats != first.seats
    driver.action("end_game").trigger()
    driver.answer("question", "yes")
    driver.press("Play again")
    again = driver.desk.controller.game.header
    assert again.seats == first.seats
    assert (again.id, again.deal) != (first.id, first.deal)


@pytest.fixture
def watched(play_with: Callable[..., Driver]) -> Driver:
    return play_with("computer:club", "computer:first-timer", settings=SLOW, engine=SILENT_ENGINE)


def test_a_game_of_computers_is_watched_with_its_own_buttons(watched: Driver) -> None:
    assert not watched.table.overlays.curtain.isVisible()
    for text in ("Fast", "Pause", "Next turn"):
        assert watched.button(text).isEnabled()
    assert not watched.offers("Play")
    assert not watched.offers("Take back")
    watched.press("Pause")
    assert watched.desk.computers.is_paused
    assert watched.action("pause_computers").isChecked()
    watched.press("Go on")
    assert not watched.desk.computers.is_paused
    watched.press("Fast")
    assert watched.desk.computers.pace is Pace.QUICK
    watched.press("Fast")
    assert watched.desk.computers.pace is Pace.SLOW


def answer(driver: Driver) -> None:
    """The engine's answer comes in; the computer moves when its pause is over."""
    computers = driver.desk.computers
    best = all_plays(view_of(driver.state, driver.state.seat))[0][0]
    computers._engine.decided.emit(computers._ticket, best)


def test_computers_are_paused_and_stepped_turn_by_turn(play_with: Callable[..., Driver]) -> None:
    driver = play_with("computer:club", "computer:first-timer", engine=SILENT_ENGINE)
    driver.key(Qt.Key.Key_P)
    for turn in range(3):
        answer(driver)
        driver.qtbot.wait(Pace.QUICK.value + 50)
        assert len(driver.state.moves) == turn
        driver.key(Qt.Key.Key_N)
        assert len(driver.state.moves) == turn + 1
    answer(driver)
    driver.key(Qt.Key.Key_P)
    driver.qtbot.waitUntil(lambda: len(driver.state.moves) == 4)


def test_a_click_on_the_table_hurries_the_computer(watched: Driver) -> None:
    answer(watched)
    assert watched.state.moves == (), "still within its natural pause"
    QTest.mouseClick(watched.viewport, LEFT, pos=QPoint(20, watched.viewport.height() - 20))
    assert len(watched.state.moves) == 1
