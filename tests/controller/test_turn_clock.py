"""The time for a turn: a clock that a test turns by hand."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from qwirkle_desktop.controller.turn_clock import TurnClock
from qwirkle_desktop.rules.house import AtZero, HouseRules
from qwirkle_desktop.rules.moves import Pass
from tests.controller.driver import ControllerDriver, Ear
from tests.controller.games import dealt

MINUTE = HouseRules(turn_seconds=60)
STRICT = HouseRules(turn_seconds=60, at_zero=AtZero.PASS)


@dataclass
class ClockDriver:
    """A controller with a clock, and what that said."""

    driver: ControllerDriver
    now: float = 1000.0
    heard: list[tuple[str, object]] = field(default_factory=list)
    ears: list[Ear] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.clock = TurnClock(self.driver.controller, self.read)
        for name in ("ticked", "reminded", "passed", "paused"):
            self.ears.append(Ear(name, self.heard))
            getattr(self.clock, name).connect(self.ears[-1].hear)

    def read(self) -> float:
        return self.now

    def let_pass(self, seconds: float) -> None:
        """So much time goes by."""
        self.driver.settle()
        self.now += seconds
        self.clock.look()
        self.driver.settle()

    def told(self, wanted: str) -> list[object]:
        return [value for name, value in self.heard if name == wanted]


@pytest.fixture
def timed(new_driver: Callable[..., ControllerDriver]) -> ClockDriver:
    return ClockDriver(new_driver(("sh", "-c", "cat >/dev/null")))


def test_a_turn_without_a_limit_has_no_clock(timed: ClockDriver) -> None:
    timed.driver.show(dealt("Ada", "computer:club"))
    timed.let_pass(100)
    assert timed.clock.seconds is None
    assert not timed.clock.can_pause
    assert timed.heard == []


def test_the_clock_counts_begun_seconds_and_a_reminder_comes_once(timed: ClockDriver) -> None:
    timed.driver.show(dealt("Ada", "Ben", rules=MINUTE))
    timed.driver.controller.lift_curtain()
    timed.let_pass(0.5)
    timed.let_pass(0.6)
    timed.let_pass(58.8)
    assert timed.told("ticked") == [60, 59, 1]
    assert timed.told("reminded") == []
    timed.let_pass(0.2)
    timed.let_pass(5)
    assert timed.told("reminded") == [timed.driver.state.seat]
    assert timed.clock.seconds == 0
    assert timed.driver.state.moves == ()
    timed.driver.make(timed.driver.best_move())
    timed.driver.controller.lift_curtain()
    assert timed.clock.seconds == 60


def test_when_the_time_is_up_the_draft_goes_back_and_the_turn_is_a_pass(timed: ClockDriver) -> None:
    driver = timed.driver
    driver.show(dealt("Ada", "Ben", rules=STRICT))
    driver.controller.lift_curtain()
    seat, hand = driver.state.seat, driver.state.hand
    driver.lay(driver.best_move())
    timed.let_pass(60)
    assert timed.told("passed") == [seat]
    assert driver.state.moves == (Pass(),)
    assert driver.state.hands[seat] == hand
    assert driver.controller.draft is None
    assert driver.library.load(driver.game.header.id).game.state == driver.state
    driver.controller.lift_curtain()
    timed.let_pass(60)
    assert timed.told("passed") == [seat, 1 - seat]


def test_the_clock_stands_still_behind_the_curtain(timed: ClockDriver) -> None:
    timed.driver.show(dealt("Ada", "Ben", rules=STRICT))
    timed.let_pass(500)
    timed.driver.controller.lift_curtain()
    timed.let_pass(20)
    timed.driver.controller.drop_curtain()
    timed.let_pass(500)
    timed.driver.controller.lift_curtain()
    timed.let_pass(30)
    assert timed.clock.seconds == 10
    assert timed.driver.state.moves == ()


@pytest.mark.parametrize("others", ["Ben", "computer:club"])
def test_in_a_pause_the_clock_stands_and_no_hand_is_seen(timed: ClockDriver, others: str) -> None:
    driver = timed.driver
    driver.show(dealt("Ada", others, deal=4, rules=STRICT))
    driver.controller.lift_curtain()
    assert driver.state.seat in driver.controller.people
    timed.let_pass(20)
    timed.clock.pause()
    assert driver.controller.seat_seen is None
    assert driver.controller.draft is None
    driver.controller.lift_curtain()
    assert driver.controller.draft is None
    timed.let_pass(500)
    assert timed.clock.seconds == 40
    timed.clock.go_on()
    assert driver.controller.draft is not None
    timed.let_pass(40)
    assert timed.told("paused") == [True, False]
    assert timed.told("passed") == [driver.state.first]


def test_open_hands_are_covered_in_a_pause_too(timed: ClockDriver) -> None:
    timed.driver.show(dealt("Ada", "Ben", rules=HouseRules(turn_seconds=60, open_hands=True)))
    timed.clock.pause()
    assert timed.driver.controller.seat_seen is None
    timed.clock.go_on()
    assert timed.driver.controller.seat_seen == timed.driver.state.seat


def test_a_turn_taken_back_has_its_whole_time_again(timed: ClockDriver) -> None:
    driver = timed.driver
    driver.show(dealt("Ada", "Ben", rules=HouseRules(turn_seconds=60, at_zero=AtZero.PASS, open_hands=True)))
    timed.let_pass(60)
    timed.let_pass(25)
    assert timed.clock.seconds == 35
    assert driver.controller.undo()
    assert driver.state.moves == ()
    assert timed.clock.seconds == 60
    assert driver.controller.redo()
    assert driver.state.moves == (Pass(),)


def test_a_computer_is_not_timed_and_another_game_stops_the_clock(timed: ClockDriver) -> None:
    driver = timed.driver
    driver.show(dealt("Ada", "computer:club", deal=4, rules=STRICT))
    driver.make(driver.best_move())
    assert driver.state.seat not in driver.controller.people
    timed.let_pass(500)
    assert timed.clock.seconds is None
    driver.show(dealt("Ada", "computer:club", deal=4, rules=STRICT))
    assert timed.clock.seconds == 60
    driver.show(dealt("Ada", "computer:club", deal=4))
    assert timed.clock.seconds is None


def test_practice_is_not_timed(timed: ClockDriver) -> None:
    timed.driver.controller.show(dealt("Ada", "computer:club", deal=4, rules=STRICT), kept=False)
    timed.let_pass(500)
    assert timed.clock.seconds is None
    assert timed.driver.state.moves == ()
