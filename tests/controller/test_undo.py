"""Undo and redo: whose turn is taken back, what goes with it, and what ends a redo."""

from collections.abc import Callable
from datetime import UTC, datetime
from uuid import uuid4

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.record import Header, Seat
from qwirkle_desktop.rules.events import Passed
from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.moves import Pass, Play, Trade
from qwirkle_desktop.rules.notation import parse_placements
from qwirkle_desktop.rules.state import EndReason
from tests import tables
from tests.controller.driver import ControllerDriver
from tests.controller.games import by_chance, dealt, seat

NewDriver = Callable[..., ControllerDriver]

FORCED = 2
"""The deal of a game by chance in which B must pass before A's last two turns."""


def kept(driver: ControllerDriver) -> Game:
    return driver.library.load(driver.game.header.id).game


def test_an_undo_against_a_computer_takes_its_answer_back_too_and_redo_makes_both_again(
    driver: ControllerDriver,
) -> None:
    driver.show(dealt("Ada", "computer:club", "computer:club", deal=4))
    start = driver.state
    move = driver.take_turn()
    driver.wait_for_person()
    whole = driver.game
    assert len(whole.steps) == 3
    assert driver.controller.can_undo
    assert not driver.controller.undo_needs_consent
    assert driver.controller.undo()
    assert driver.state == start
    assert driver.told("rewound") == [(whole.state, start)]
    assert kept(driver) == driver.game
    assert driver.controller.draft is not None
    assert driver.controller.redo()
    assert driver.state == whole.state
    assert driver.game.times == whole.times
    assert driver.game.steps[0].move == move
    assert not driver.controller.can_redo
    assert kept(driver) == driver.game


def test_the_same_move_after_an_undo_draws_the_same_tiles_and_gets_the_same_answers(
    driver: ControllerDriver,
) -> None:
    driver.show(dealt("Ada", "computer:first-timer", deal=4))
    driver.take_turn()
    driver.wait_for_person()
    for move in (driver.best_move(), Trade(driver.state.hand[:3])):
        driver.make(move)
        driver.wait_for_person()
        once = driver.state
        driver.controller.undo()
        driver.make(move)
        driver.wait_for_person()
        assert driver.state == once
        driver.controller.undo()


def test_an_undo_marks_who_was_helped_and_stays_marked(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", deal=4))
    driver.take_turn()
    driver.controller.undo()
    driver.controller.redo()
    assert [one.assisted for one in driver.game.header.seats] == [True, False]
    assert [one.assisted for one in kept(driver).header.seats] == [True, False]


def test_an_undo_while_the_computer_thinks_stops_it(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", deal=4))
    driver.take_turn()
    assert driver.computers.is_thinking
    assert driver.controller.undo()
    assert not driver.computers.is_thinking
    driver.qtbot.wait(400)
    assert len(driver.told("advanced")) == 1
    assert driver.controller.redo()
    driver.settle()
    assert driver.computers.is_thinking
    driver.wait_for_person()
    assert len(driver.game.steps) == 2


def test_several_undos_are_redone_turn_by_turn(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", deal=4))
    states = []
    for _ in range(3):
        driver.wait_for_person()
        states.append(driver.state)
        driver.take_turn()
    driver.wait_for_person()
    states.append(driver.state)
    for state in reversed(states[:-1]):
        assert driver.controller.undo()
        assert driver.state == state
    assert not driver.controller.undo()
    for state in states[1:]:
        assert driver.controller.redo()
        assert driver.state == state
    assert not driver.controller.redo()


def test_a_redo_survives_no_other_order(driver: ControllerDriver) -> None:
    controller = driver.controller
    orders: tuple[Callable[[], object], ...] = (
        driver.take_turn,
        lambda: controller.hand_over(1, seat("Ben")),
        lambda: controller.hand_over(0, seat("computer:club")),
        lambda: driver.controller.show(driver.game),
        lambda: controller.end(EndReason.ABANDONED),
        controller.leave,
    )
    for order in orders:
        driver.show(dealt("Ada", "computer:club", deal=4))
        driver.take_turn()
        controller.undo()
        assert controller.can_redo
        order()
        assert not controller.can_redo
        assert not controller.redo()


def test_a_redo_survives_the_draft(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", deal=4))
    move = driver.take_turn()
    driver.controller.undo()
    driver.lay(move)  # type: ignore[arg-type]
    driver.controller.take_back_all()
    driver.lay(move)  # type: ignore[arg-type]
    assert driver.controller.redo()
    assert driver.game.steps[0].move == move
    assert driver.told("draft_changed")[-1] is None


def test_a_finished_game_can_be_taken_up_again(driver: ControllerDriver) -> None:
    whole = by_chance("Ada", "computer:club", deal=3)
    last = max(turn for turn, step in enumerate(whole.steps) if step.seat == 0)
    driver.show(whole)
    assert driver.controller.can_undo
    assert driver.controller.undo()
    assert driver.state == whole.steps[last].before
    assert kept(driver) == driver.game
    newest = driver.library.newest_unfinished()
    assert newest is not None
    assert newest.game == driver.game
    driver.controller.redo()
    assert driver.state == whole.state
    assert kept(driver).is_over


def test_a_game_stopped_by_mistake_goes_on_after_undo(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", deal=4))
    driver.take_turn()
    driver.wait_for_person()
    before = driver.state
    driver.controller.end(EndReason.ABANDONED)
    assert driver.controller.undo()
    assert driver.state == before
    assert driver.controller.draft is not None
    assert not driver.controller.can_redo
    assert not any(seat.assisted for seat in driver.game.header.seats)


def test_between_people_only_the_turn_just_made_is_taken_back_and_asks_consent(
    driver: ControllerDriver,
) -> None:
    controller = driver.controller
    driver.show(dealt("Ada", "Ben", deal=4))
    assert not controller.can_undo
    driver.take_turn()
    driver.take_turn()
    assert controller.undo_needs_consent
    after_ada = driver.game.steps[0].after
    assert controller.undo()
    assert driver.state == after_ada
    assert (controller.seat_seen, controller.draft) == (None, None)
    controller.lift_curtain()
    assert controller.seat_seen == 1
    assert controller.redo()
    assert len(driver.game.steps) == 2
    assert controller.seat_seen is None


def test_between_people_a_turn_is_out_of_reach_once_a_computer_moved(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", "Ben", deal=4))
    driver.take_turn()
    assert driver.controller.can_undo
    driver.wait_for("advanced", count=2)
    assert not driver.controller.can_undo
    assert not driver.controller.undo()


def test_with_open_hands_people_take_back_any_turn_without_asking(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "Ben", deal=4, rules=HouseRules(open_hands=True)))
    driver.take_turn()
    driver.take_turn()
    assert not driver.controller.undo_needs_consent
    assert driver.controller.undo()
    assert driver.controller.undo()
    assert driver.game.steps == ()


def test_forced_passes_between_go_with_the_turn_that_caused_them(driver: ControllerDriver) -> None:
    whole = by_chance("Ada", "Ben", deal=FORCED)
    forced = [turn for turn, step in enumerate(whole.steps) if Passed(forced=True) in step.events]
    driver.show(whole.cut(forced[0] - 1))
    start = driver.state
    driver.make(whole.steps[forced[0] - 1].move)  # type: ignore[arg-type]
    after = driver.state
    assert len(driver.told("advanced")) == 2
    assert driver.controller.undo()
    assert driver.state == start
    driver.controller.lift_curtain()
    assert driver.controller.redo()
    assert driver.state == after
    assert kept(driver) == driver.game


def test_a_game_between_people_that_was_played_out_stays_as_it_is(driver: ControllerDriver) -> None:
    """Nobody takes the laptop next, so nobody would be there to agree."""
    driver.show(by_chance("Ada", "Ben", deal=3))
    assert not driver.controller.can_undo
    assert not driver.controller.undo()


def test_an_end_that_people_made_is_taken_back_without_any_turn(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "Ben", deal=4))
    driver.take_turn()
    before = driver.state
    driver.controller.end(EndReason.ABANDONED)
    assert driver.controller.undo()
    assert driver.state == before
    assert driver.controller.seat_seen is None


def test_a_turn_after_which_the_next_one_had_to_pass_is_not_taken_back_without_asking(
    driver: ControllerDriver,
) -> None:
    state = tables.game(tables.drawn("Rc Rs").board, "Rd Rl", "Pf", bag="")
    seats = (Seat("Ada"), Seat("Ben"))
    driver.show(Game(Header(str(uuid4()), datetime.now(UTC), seats, state.hands, 0), 0, state))
    driver.make(Play(parse_placements("Rd@2,0")))
    assert [type(move) for move in driver.state.moves] == [Play, Pass]
    driver.controller.lift_curtain()
    assert driver.controller.seat_to_undo == driver.controller.curtain.holder == 0
    assert driver.controller.undo_needs_consent
