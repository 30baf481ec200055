"""Hints, counting and the review in games that the coach does not review."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.practice import game_at
from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.variants import CUBES, Variant
from qwirkle_desktop.ui.board.scene import Layer
from qwirkle_desktop.ui.coach.hints import Hints, Stage
from tests.tables import game
from tests.ui.family.players import FamilyDriver

FIVE = "Rc@5,7 Rs@6,7 Rd@7,7 Rl@8,7 Rf@9,7 Ol@8,6 Yl@8,5 Ye@9,5 Re@9,4"
"""The red eight-point star above would make it six."""
SELECT = variant_named("select")


@pytest.fixture
def learner_at(open_desk: Callable[..., Desk], qtbot: QtBot) -> Callable[..., FamilyDriver]:
    """A game in the middle with the program's own engine: whoever asks is told what it would do."""

    def start(board: str, hand: str, variant: Variant, discs: tuple[int, ...] = ()) -> FamilyDriver:
        desk = open_desk()
        state = game(board, hand, "Gs", variant=variant, discs=discs)
        seen = (*state.board.tiles.values(), *state.hands[0], *state.hands[1])
        state = replace(state, bag=state.deal.bag_without(seen))
        desk.controller.show(game_at(state, ("Ada", "Robin")))
        desk.contents.desk.opened.emit()
        return FamilyDriver(qtbot, desk)

    return start


def ask(driver: FamilyDriver, stage: Stage) -> Hints:
    driver.key(Qt.Key.Key_H)
    hints = driver.desk.contents.coach.hints
    driver.qtbot.waitUntil(lambda: hints.stage is Stage.IDEA, timeout=30_000)
    for _ in range(stage - Stage.IDEA):
        driver.key(Qt.Key.Key_H)
    return hints


def test_a_hint_shows_the_tile_to_lift_and_then_the_play(learner_at: Callable[..., FamilyDriver]) -> None:
    driver = learner_at(FIVE, "Bd Gd", SELECT, (1, 0))
    hints = ask(driver, Stage.IDEA)
    assert hints.card.text.text().startswith("A tile on the board is worth a disc to you.")
    driver.key(Qt.Key.Key_H)
    assert hints.card.text.text() == "It is this tile."
    driver.key(Qt.Key.Key_H)
    assert hints.card.heading.text() == "Lift this tile"
    driver.key(Qt.Key.Key_Escape)
    driver.lift(next(one for one in driver.state.liftable if str(one.tile) == "Re"))
    hints = ask(driver, Stage.BEST)
    assert hints.card.heading.text().startswith("Best play: 12 ")
    assert len(driver.cells_at(Layer.GHOST)) == 1


def test_a_hint_counts_what_is_printed_on_the_board(learner_at: Callable[..., FamilyDriver]) -> None:
    """A line of four gives 4; one of three that ends on a printed 5 gives 8."""
    board = "Rc@5,5 Gc@10,5 Bc@5,10 Pc@10,10 Rs@6,5 Rd@7,5 Re@7,6"
    driver = learner_at(board, "Rl Bf", variant_named("connect"))
    assert driver.state.variant.ground.numbers[Cell(7, 7)] == 5
    hints = ask(driver, Stage.BEST)
    assert hints.card.heading.text() == "Best play: 8 points"
    assert driver.cells_at(Layer.GHOST) == {Cell(7, 7)}


def test_a_hint_marks_the_dice_to_roll(learner_at: Callable[..., FamilyDriver]) -> None:
    driver = learner_at("Rc@0,0 Rs@1,0", "Bf Yl", CUBES)
    hints = ask(driver, Stage.BEST)
    assert hints.card.text.text()
    assert hints.card.heading.text().startswith("Roll ")
    hints._lay_row(0)
    assert driver.table.marks.is_on
    assert driver.table.marks.places


def test_dice_can_be_counted_by_colour_alone(learner_at: Callable[..., FamilyDriver]) -> None:
    driver = learner_at("Rc@0,0 Rs@1,0", "Re Yl", CUBES)
    tracker = driver.table.panel._tracker
    told = [label.accessibleName() for label in tracker.findChildren(QLabel) if label.accessibleName()]
    assert told[0] == "red dice, 12 left"
    assert len(told) == 6
    assert tracker.accessibleName().startswith("Tiles left, 85 ")
    assert not driver.action("open_lines").isEnabled()
    assert not driver.action("dead_cells").isEnabled()


def test_dead_cells_and_open_lines_are_on_the_board_only(learner_at: Callable[..., FamilyDriver]) -> None:
    driver = learner_at("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0", "Re Yl", SELECT)
    driver.key(Qt.Key.Key_O)
    assert driver.cells_at(Layer.LEGAL) == {Cell(4, 0)}
    driver.key(Qt.Key.Key_O)
    driver.key(Qt.Key.Key_X)
    assert all(driver.state.variant.ground.holds(cell) for cell in driver.cells_at(Layer.LEGAL))


def test_the_review_says_kindly_that_it_knows_the_classic_game_only(
    play_variant: Callable[..., FamilyDriver],
) -> None:
    driver = play_variant("connect")
    assert driver.action("review").toolTip() == "The coach reviews the classic game only, for now."


def test_a_lift_chosen_from_the_hints_ends_marking(learner_at: Callable[..., FamilyDriver]) -> None:
    driver = learner_at(FIVE, "Bd Gd", SELECT, (1, 0))
    driver.press("Trade")
    assert driver.table.marks.is_on
    hints = ask(driver, Stage.LIST)
    hints._lay_row(0)
    assert driver.table.gestures.lifting.is_on
    assert not driver.table.marks.is_on
    assert driver.table.board_cursor.cell in driver.table.gestures.lifting.cells
