"""Teaching: a weak play is asked about once, a good one goes through, and nobody waits long."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.coach import second_look
from tests.ui.keys.typist import ENTER, ESCAPE, Typist
from tests.ui.table.conftest import QUICK, SILENT_ENGINE

TEACHING = msgspec.structs.replace(QUICK, look_again=6)
"""Of the hand the best play makes 12 points: one tile of it in the line loses 8."""
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def pupil(learner_at: Callable[..., Typist]) -> Typist:
    return learner_at(settings=TEACHING)


def question(learner: Typist) -> second_look.SecondLook:
    look = learner.driver.desk.contents.coach.second_look
    learner.driver.qtbot.waitUntil(look.card.isVisible, timeout=20_000)
    return look


def lay_weakly(learner: Typist) -> None:
    learner.driver.lay_tile("Rl", 3, 0)
    learner.press(ENTER)


def wait_for_play(learner: Typist) -> None:
    learner.driver.qtbot.waitUntil(lambda: learner.driver.state.seat == 1, timeout=20_000)


def is_helped(learner: Typist) -> bool:
    return bool(learner.driver.desk.controller.game.header.seats[0].assisted)


def test_a_weak_play_waits_for_a_second_order(pupil: Typist) -> None:
    lay_weakly(pupil)
    look = question(pupil)
    assert " 8 " in look.card.text.text()
    assert pupil.driver.state.seat == 0
    assert is_helped(pupil)
    pupil.press(ENTER)
    assert not look.card.isVisible()
    assert pupil.driver.state.scores[0] == 4


def test_who_looks_again_keeps_the_tiles_and_is_not_asked_twice(pupil: Typist) -> None:
    lay_weakly(pupil)
    look = question(pupil)
    pupil.press(ESCAPE)
    assert not look.card.isVisible()
    look._asked = None
    pupil.press(ENTER)
    QTest.mouseClick(question(pupil).card.more_button, LEFT)
    assert not look.card.isVisible()
    assert len(pupil.driver.laid) == 1
    pupil.driver.lay_tile("Rf", 4, 0)
    pupil.press(ENTER)
    assert pupil.driver.state.scores[0] == 5


def test_a_weak_trade_is_asked_about_too(pupil: Typist) -> None:
    pupil.press(Qt.Key.Key_T)
    pupil.driver.click_tile(pupil.driver.place("Gd"))
    pupil.press(ENTER)
    QTest.mouseClick(question(pupil).card.close_button, LEFT)
    assert pupil.driver.state.trades == 1


def test_the_best_play_goes_through_and_counts_as_played_with_help(pupil: Typist) -> None:
    for tile, x in (("Rl", 3), ("Rf", 4), ("Re", 5)):
        pupil.driver.lay_tile(tile, x, 0)
    pupil.press(ENTER)
    wait_for_play(pupil)
    assert pupil.driver.state.scores[0] == 12
    assert is_helped(pupil)


def test_a_coach_that_does_not_answer_holds_no_play_up(
    learner_at: Callable[..., Typist], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_look, "PATIENCE_MS", 50)
    learner = learner_at(settings=TEACHING, engine=SILENT_ENGINE)
    lay_weakly(learner)
    wait_for_play(learner)
    assert not is_helped(learner)


def test_tiles_that_move_while_the_coach_looks_are_not_played(learner_at: Callable[..., Typist]) -> None:
    learner = learner_at(settings=TEACHING, engine=SILENT_ENGINE)
    lay_weakly(learner)
    assert "coach" in learner.driver.words
    learner.driver.lay_tile("Rf", 4, 0)
    look = learner.driver.desk.contents.coach.second_look
    assert not look._patience.isActive()
    assert not learner.driver.desk.contents._analysis.is_busy
    learner.press(ENTER, ENTER)
    assert learner.driver.state.scores[0] == 5, "the second order is not held up"


@pytest.mark.parametrize(("settings", "level"), [(QUICK, "club"), (TEACHING, None)])
def test_without_teaching_and_among_people_nothing_is_asked(
    learner_at: Callable[..., Typist], settings: Settings, level: str | None
) -> None:
    learner = learner_at(settings=settings, level=level, engine=SILENT_ENGINE)
    learner.driver.desk.controller.lift_curtain()
    lay_weakly(learner)
    assert learner.driver.state.scores[0] == 4
    assert not is_helped(learner)
