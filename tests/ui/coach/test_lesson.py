"""The first lesson: nine steps, each done by doing it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.moves import Move, Trade
from qwirkle_desktop.rules.tiles import parse_tile
from qwirkle_desktop.rules.turns import Step, apply
from qwirkle_desktop.rules.view import view_of
from qwirkle_desktop.ui.access.laying import lay_play
from qwirkle_desktop.ui.coach.lesson import Lesson
from qwirkle_desktop.ui.coach.lesson_steps import STEPS
from tests.ui.table.conftest import SILENT_ENGINE
from tests.ui.table.driver import Driver


@pytest.fixture
def driver(open_desk: Callable[..., Desk], qtbot: QtBot) -> Driver:
    desk = open_desk(engine=SILENT_ENGINE)
    desk.window.show()
    desk.contents.pages.show_start()
    QTest.mouseClick(desk.window.findChild(QPushButton, "learn"), Qt.MouseButton.LeftButton)
    return Driver(qtbot, desk)


def lesson_of(driver: Driver) -> Lesson:
    return driver.desk.contents.coach.lesson


def solution(driver: Driver) -> Move:
    """A move that does what the step asks for."""
    state, step = driver.state, STEPS[lesson_of(driver).place]
    moves: list[Move] = [play for play, _ in all_plays(view_of(state, 0))]
    for move in [*moves, Trade(state.hand)]:
        result = apply(state, move)
        if isinstance(result, Step) and step.is_done(result):
            return move
    raise AssertionError(f"nothing does {step.sentence!r}")


def do(driver: Driver, move: Move) -> None:
    if isinstance(move, Trade):
        driver.desk.controller.trade(range(len(move.tiles)))
    else:
        assert lay_play(driver.desk.controller, move)
        driver.key(Qt.Key.Key_Return)


def test_every_step_is_done_by_doing_it_and_at_the_end_one_can_play(driver: Driver, qtbot: QtBot) -> None:
    lesson = lesson_of(driver)
    for place in range(len(STEPS)):
        assert lesson.place == place
        assert lesson.card.text.text() == STEPS[place].sentence
        do(driver, solution(driver))
        assert lesson.card.heading.text() == "Well done!"
        qtbot.waitUntil(lambda place=place: lesson.place > place)
    assert lesson.card.heading.text() == "Now you can play!"
    assert driver.desk.library.unfinished() == []
    QTest.mouseClick(lesson.card.more_button, Qt.MouseButton.LeftButton)
    assert len(driver.desk.library.unfinished()) == 1
    assert not lesson.card.isVisible()


def test_another_play_than_the_step_asks_for_is_no_failure(driver: Driver, qtbot: QtBot) -> None:
    lesson = lesson_of(driver)
    for _ in range(7):
        QTest.mouseClick(lesson.card.more_button, Qt.MouseButton.LeftButton)
    driver.desk.controller.lay(driver.state.hand.index(parse_tile("Bf")), Cell(4, 0))
    driver.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lesson.card.text.text().startswith("That is allowed, but"))
    assert len(driver.state.board) == 4
    do(driver, solution(driver))
    assert lesson.card.heading.text() == "Well done!"


def test_the_lesson_can_be_left_at_any_time(driver: Driver) -> None:
    QTest.mouseClick(lesson_of(driver).card.close_button, Qt.MouseButton.LeftButton)
    assert driver.desk.contents.start_page.isVisible()
    assert driver.desk.controller.game is None


def test_the_lesson_may_follow_a_game_of_three(driver: Driver) -> None:
    seats = (SeatSetup("Ada"), SeatSetup("Robin", "club", colour=1), SeatSetup("Wren", "club", colour=2))
    driver.desk.contents.desk.start(GameSetup(seats))
    driver.action("tutorial").trigger()
    assert lesson_of(driver).card.isVisible()
    assert len(driver.state.hands) == 2
    assert len(driver.desk.library.unfinished()) == 1


def test_escape_leaves_the_lesson_after_the_tile_that_is_held(driver: Driver, qtbot: QtBot) -> None:
    lesson = lesson_of(driver)
    driver.click_tile(0)
    driver.key(Qt.Key.Key_Escape)
    assert lesson.is_on
    driver.key(Qt.Key.Key_Escape)
    assert not lesson.is_on
    assert driver.desk.contents.start_page.isVisible()
