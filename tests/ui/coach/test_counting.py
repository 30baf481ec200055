"""What a person at the table may count: kinds, open lines, dead cells."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.tiles import parse_tile
from qwirkle_desktop.ui.board.scene import Layer
from qwirkle_desktop.ui.panel.tracker import TileTracker
from tests.ui.keys.typist import ESCAPE, RIGHT, Typist

FIVE = "Rc Rd Rs Rl Rf"


def tracker_of(learner: Typist) -> TileTracker:
    panel = learner.driver.table.panel
    panel._tabs.setCurrentIndex(1)
    return panel._tracker


def test_a_kind_that_is_picked_tells_the_chance_that_another_holds_it(learner: Typist) -> None:
    tracker = tracker_of(learner)
    kind = tracker._kinds[parse_tile("Rc")]
    QTest.mouseClick(tracker, Qt.MouseButton.LeftButton, pos=kind.geometry().center())
    # One on the board, two of the 99 that are not seen; six of those are in a hand: 1 - 93 * 92 / (99 * 98).
    assert learner.driver.words == ("red circle: 2 not seen. Chance that another player holds one: 12 %.")


def test_the_arrows_go_from_kind_to_kind(learner: Typist) -> None:
    tracker = tracker_of(learner)
    tracker.setFocus(Qt.FocusReason.TabFocusReason)
    learner.press(RIGHT)
    assert learner.driver.words.startswith("red square: ")


def test_all_copies_in_sight_say_so(learner_at: Callable[..., Typist]) -> None:
    learner = learner_at("Rc Rd Rs", "Rl Rl Rl Bs Yc Gd")
    tracker_of(learner).pick(parse_tile("Rl"))
    assert learner.driver.words == "red clover: you see all of them."


def test_an_open_five_is_marked_with_what_completes_it(learner_at: Callable[..., Typist]) -> None:
    learner = learner_at(FIVE, "Gl Gf Ge Bs Yc Gd")
    learner.press(Qt.Key.Key_O)
    ends = {Cell(-1, 0), Cell(5, 0)}
    assert learner.driver.cells_at(Layer.LEGAL) >= ends
    # One is in Robin's hand, two are in the bag: for the person all three are not seen.
    assert all(learner.driver.shows_chip("5: 3", cell) for cell in ends)
    card = learner.driver.desk.contents.coach.counting.card
    assert card.isVisible()
    learner.press(ESCAPE)
    assert not card.isVisible()
    assert learner.driver.cells_at(Layer.LEGAL) == set()
    assert not learner.driver.action("open_lines").isChecked()


def test_a_hidden_hand_is_not_counted_for_anybody(learner_at: Callable[..., Typist]) -> None:
    learner = learner_at(FIVE, "Re Re Re Bs Yc Gd", "Oc Od Os Ol Of Oe", level=None)
    learner.driver.desk.controller.lift_curtain()
    learner.press(Qt.Key.Key_O)
    counting = learner.driver.desk.contents.coach.counting
    assert counting.card.isVisible()
    learner.driver.desk.controller.drop_curtain()
    assert not counting.card.isVisible()
    assert learner.driver.cells_at(Layer.LEGAL) == set()
    said: list[object] = []
    counting.told.connect(said.append)
    counting.tell_chance(parse_tile("Re"))
    assert said == []


def test_dead_cells_are_crossed_and_follow_the_board(learner_at: Callable[..., Typist]) -> None:
    learner = learner_at("Rc Rd Rs\n. . Bs\n. Ys Gs", "Re Gl Gf Bs Yc Yd")
    learner.press(Qt.Key.Key_X)
    # Between the red diamond and the yellow square.
    assert Cell(1, 1) in learner.driver.cells_at(Layer.LEGAL)
    assert Cell(0, 1) not in learner.driver.cells_at(Layer.LEGAL)
    learner.press(Qt.Key.Key_X)
    assert learner.driver.cells_at(Layer.LEGAL) == set()
