"""Hints in three steps, and the five best moves."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.view import view_of
from qwirkle_desktop.ui.board.scene import Layer
from qwirkle_desktop.ui.coach.hints import Hints, Stage
from tests.ui.keys.typist import DOWN, ENTER, ESCAPE, Typist
from tests.ui.table.conftest import SILENT_ENGINE

HINT = Qt.Key.Key_H
DEAD_COACH = (sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(1)")


def hints_of(learner: Typist) -> Hints:
    hints = learner.driver.desk.contents.coach.hints
    assert hints is not None
    return hints


def ask(learner: Typist, stage: Stage) -> Hints:
    """Ask until so much was told."""
    learner.press(HINT)
    hints = hints_of(learner)
    learner.driver.qtbot.waitUntil(lambda: hints.stage is Stage.IDEA, timeout=20_000)
    for _ in range(stage - Stage.IDEA):
        learner.press(HINT)
    assert hints.stage is stage
    return hints


def test_the_first_step_is_an_idea_and_tells_no_tile(learner: Typist) -> None:
    hints = ask(learner, Stage.IDEA)
    assert hints.card.text.text() == "There is a Qwirkle. Look to the right."
    assert learner.driver.cells_at(Layer.GHOST) == set()
    assert learner.driver.cells_at(Layer.LINE) == set()


def test_the_second_step_lights_the_line_and_marks_its_free_cells(learner: Typist) -> None:
    ask(learner, Stage.PLACE)
    assert learner.driver.cells_at(Layer.LINE) != set()
    free = learner.driver.cells_at(Layer.GHOST)
    assert len(free) == 3
    assert {cell.y for cell in free} == {0}


def test_the_third_step_shows_the_best_play_with_its_points_and_a_reason(learner: Typist) -> None:
    hints = ask(learner, Stage.BEST)
    assert hints.card.heading.text() == "Best play: 12 points"
    assert hints.card.text.text()
    ghosts = learner.driver.cells_at(Layer.GHOST)
    assert len(ghosts) == 3
    assert learner.driver.shows_chip("+12", max(ghosts, key=sum))
    assert not learner.driver.draft.laid


def test_the_five_best_show_on_the_board_when_pointed_at_and_enter_lays_one(learner: Typist) -> None:
    hints = ask(learner, Stage.LIST)
    plays = all_plays(view_of(learner.driver.state, 0))[:5]
    rows = hints.card.findChild(type(hints._list), "best_moves")
    assert rows.count() == 5
    assert rows.item(0).text() == "12 points, best"
    for play, _ in plays[:3]:
        assert learner.driver.cells_at(Layer.GHOST) == {one.cell for one in play.placements}
        learner.press(DOWN)
    learner.press(ENTER)
    assert {one.cell for one in learner.driver.draft.placements} == {
        one.cell for one in plays[3][0].placements
    }
    assert learner.driver.cells_at(Layer.GHOST) == set()
    assert not hints.card.isVisible()
    assert len(learner.driver.state.board) == 3


def test_a_click_in_the_list_lays_the_move(learner: Typist) -> None:
    hints = ask(learner, Stage.LIST)
    rows = hints._list
    middle = rows.visualItemRect(rows.item(0)).center()
    QTest.mouseMove(rows.viewport(), middle + QPoint(2, 0))
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert learner.driver.draft.score == 12


def test_a_hint_counts_as_help_and_says_so(learner: Typist) -> None:
    hints = ask(learner, Stage.IDEA)
    game = learner.driver.desk.controller.game
    assert game is not None
    assert [seat.assisted for seat in game.header.seats] == [True, False]
    assert "counts as help" in hints.card.note.text()


def test_no_hint_in_the_turn_of_another_and_what_was_told_goes_with_the_turn(learner: Typist) -> None:
    hints = ask(learner, Stage.BEST)
    learner.driver.desk.controller.trade([0])
    assert not hints.card.isVisible()
    assert learner.driver.cells_at(Layer.GHOST) == set()
    assert not learner.driver.action("hint").isEnabled()
    learner.press(HINT)
    assert not hints.card.isVisible()
    assert hints.stage is Stage.NOTHING


def test_a_hand_that_is_hidden_hides_its_hints(learner_at: Callable[..., Typist]) -> None:
    learner = learner_at(level=None)
    learner.driver.desk.controller.lift_curtain()
    hints = ask(learner, Stage.LIST)
    learner.driver.desk.controller.drop_curtain()
    assert not hints.card.isVisible()
    assert hints._list.count() == 0
    assert learner.driver.cells_at(Layer.GHOST) == set()
    assert not learner.driver.action("hint").isEnabled()


def test_escape_puts_the_hint_away_and_the_key_brings_the_last_step_again(learner: Typist) -> None:
    hints = ask(learner, Stage.BEST)
    learner.press(ESCAPE)
    assert not hints.card.isVisible()
    assert learner.driver.cells_at(Layer.GHOST) == set()
    learner.press(HINT)
    assert hints.stage is Stage.BEST
    assert hints.card.isVisible()


def test_tiles_can_be_laid_while_the_coach_looks(learner_at: Callable[..., Typist]) -> None:
    learner = learner_at(engine=SILENT_ENGINE)
    learner.press(HINT)
    hints = hints_of(learner)
    assert hints.card.text.text() == "Looking for a good play…"
    learner.driver.click_tile(0)
    learner.driver.click_cell(Cell(3, 0))
    assert learner.driver.draft.score == 4
    learner.press(ENTER)
    assert not hints.card.isVisible()
    assert not hints._analysis.is_busy


def test_a_coach_that_fails_is_told_in_words(learner_at: Callable[..., Typist]) -> None:
    learner = learner_at(engine=DEAD_COACH)
    learner.press(HINT)
    hints = hints_of(learner)
    learner.driver.qtbot.waitUntil(
        lambda: hints.card.text.text() == "There is no hint this time. You can ask again.", timeout=20_000
    )


def test_a_hand_that_fits_nowhere_is_told_to_trade(learner_at: Callable[..., Typist]) -> None:
    learner = learner_at("Rc", "Gd Gd Gs Bs Yl Yf")
    hints = ask(learner, Stage.IDEA)
    assert hints.card.text.text().startswith("None of your tiles fits now.")
    assert not hints.card.more_button.isVisible()


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_the_card_lies_within_the_board_and_not_over_the_best_play(
    learner: Typist, size: tuple[int, int]
) -> None:
    learner.driver.desk.window.resize(*size)
    hints = ask(learner, Stage.BEST)
    view = learner.driver.table.view
    assert view.rect().contains(hints.card.geometry())
    for cell in learner.driver.cells_at(Layer.GHOST):
        assert not hints.card.geometry().contains(learner.driver.cell_point(cell))
