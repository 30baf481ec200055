"""Puzzles are solved by laying tiles on the real table."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.practice import same_move
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.review.puzzles import read_puzzles
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.ui.access.laying import lay_play
from qwirkle_desktop.ui.board.scene import Layer
from qwirkle_desktop.ui.coach.puzzles import Puzzles
from tests.ui.table.conftest import SILENT_ENGINE
from tests.ui.table.driver import Driver


@pytest.fixture
def driver(open_desk: Callable[..., Desk], qtbot: QtBot) -> Driver:
    """A window with the first puzzle that is solved by a play on the table."""
    desk = open_desk(engine=SILENT_ENGINE)
    desk.contents.coach.puzzles.open(_number())
    return Driver(qtbot, desk)


def _number() -> int:
    return next(one.number for one in read_puzzles() if isinstance(one.puzzle.best, Play))


def puzzles_of(driver: Driver) -> Puzzles:
    return driver.desk.contents.coach.puzzles


def play(driver: Driver, move: Play) -> None:
    assert lay_play(driver.desk.controller, move)
    driver.key(Qt.Key.Key_Return)


def best_of(driver: Driver) -> Play:
    puzzle = puzzles_of(driver).puzzle
    assert puzzle is not None
    assert isinstance(puzzle.best, Play)
    return puzzle.best


def press(driver: Driver, name: str) -> None:
    button = driver.desk.window.findChild(QPushButton, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_best_play_is_right_and_counts(driver: Driver, qtbot: QtBot) -> None:
    puzzles = puzzles_of(driver)
    number = _number()
    assert puzzles.card.heading.text().startswith(f"Puzzle {number}, ")
    play(driver, best_of(driver))
    qtbot.waitUntil(lambda: puzzles.card.heading.text().startswith("Right: "))
    assert puzzles.log.found == (number,)
    assert driver.cells_at(Layer.GHOST) == {one.cell for one in best_of(driver).placements}


def test_its_buttons_lie_over_those_that_zoom(driver: Driver) -> None:
    puzzles_of(driver).open(5)
    card, chip, window = puzzles_of(driver).card, driver.table.zoom_chip, driver.desk.window
    assert card.geometry().contains(chip.geometry()), "another puzzle is needed"
    QTest.mouseMove(window.menuBar())
    QTest.mouseMove(driver.viewport)
    assert chip.isVisible()
    seen = driver.table.view.childAt(chip.geometry().center())
    assert seen is card or card.isAncestorOf(seen)


def test_another_play_is_told_why_not_and_may_be_tried_again(driver: Driver, qtbot: QtBot) -> None:
    puzzles = puzzles_of(driver)
    puzzle = puzzles.puzzle
    assert puzzle is not None
    other = next(play for play, _ in all_plays(puzzle.view) if not same_move(play, puzzle.best))
    play(driver, other)
    qtbot.waitUntil(lambda: "there is a better play. Try again." in puzzles.card.text.text())
    assert puzzles.log.missed == (puzzle.number,)
    assert driver.cells_at(Layer.GHOST) == set()
    assert len(driver.state.board) == len(puzzle.view.board)
    play(driver, best_of(driver))
    qtbot.waitUntil(lambda: puzzles.card.heading.text().startswith("Right: "))
    assert puzzles.log.found == ()


def test_the_answer_can_be_asked_for_and_then_the_next_puzzle(driver: Driver) -> None:
    puzzles = puzzles_of(driver)
    press(driver, "puzzle_card_more")
    assert puzzles.card.heading.text().startswith("The best: ")
    assert driver.cells_at(Layer.GHOST) == {one.cell for one in best_of(driver).placements}
    before = puzzles.puzzle
    press(driver, "puzzle_card_more")
    assert puzzles.puzzle != before


def test_a_puzzle_is_no_game_of_the_library_and_can_be_left(driver: Driver) -> None:
    desk = driver.desk
    assert desk.library.unfinished() == []
    assert not desk.contents.desk.has_unfinished
    press(driver, "puzzle_card_close")
    assert desk.controller.game is None
    assert desk.contents.start_page.isVisible()


def test_the_log_is_in_the_data_folder(driver: Driver, tmp_path: Path) -> None:
    play(driver, best_of(driver))
    driver.qtbot.waitUntil(lambda: (tmp_path / "puzzles.json").exists())


def test_the_dialog_offers_todays_puzzle(driver: Driver) -> None:
    driver.action("puzzles").trigger()
    driver.answer("puzzle_dialog", "puzzle_today")
    assert puzzles_of(driver).card.isVisible()
