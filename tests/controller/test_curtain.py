"""Whose hand shows: people who share a laptop see only their own."""

from qwirkle_desktop.controller.curtain import Curtain
from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.state import EndReason
from tests.controller.driver import ControllerDriver
from tests.controller.games import dealt, seat


def test_a_curtain_awaits_the_next_person_in_turn_order() -> None:
    curtain = Curtain.over((1, 3), 4, open_hands=False)
    assert [curtain.awaited(seat) for seat in range(4)] == [1, 1, 3, 3]
    assert Curtain.over((1,), 4, open_hands=False).awaited(2) == 1
    assert Curtain.over((), 4, open_hands=False).awaited(2) is None


def test_a_person_alone_sees_the_hand_all_the_time(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", deal=4))
    driver.take_turn()
    driver.wait_for_person()
    driver.controller.drop_curtain()
    assert set(driver.told("hand_seen")) == {0}
    assert driver.controller.draft is not None


def test_the_curtain_falls_after_each_persons_turn_and_lifts_for_the_next(driver: ControllerDriver) -> None:
    controller = driver.controller
    driver.show(dealt("Ada", "Ben", "Cleo", deal=4))
    for turn in range(6):
        assert (controller.seat_seen, controller.draft) == (None, None)
        assert not controller.play()
        assert not controller.trade([0])
        controller.lift_curtain()
        assert controller.seat_seen == turn % 3
        assert controller.draft is not None
        assert controller.draft.hand == driver.state.hands[turn % 3]
        driver.take_turn()


def test_a_dropped_curtain_takes_the_draft_away_and_lifts_for_the_same_person(
    driver: ControllerDriver,
) -> None:
    controller = driver.controller
    driver.show(dealt("Ada", "Ben", deal=4))
    controller.lift_curtain()
    driver.lay(driver.best_move())  # type: ignore[arg-type]
    controller.drop_curtain()
    assert (controller.seat_seen, controller.draft) == (None, None)
    assert driver.heard[-2:] == [("draft_changed", None), ("hand_seen", None)]
    assert not controller.play()
    controller.lift_curtain()
    assert controller.seat_seen == 0
    assert controller.draft is not None
    assert controller.draft.laid == ()


def test_the_next_person_may_look_while_a_computer_between_two_thinks(driver: ControllerDriver) -> None:
    controller = driver.controller
    driver.show(dealt("Ada", "computer:club", "Ben", deal=4))
    driver.take_turn()
    assert controller.seat_seen is None
    controller.lift_curtain()
    assert controller.seat_seen == 2
    assert controller.draft is None
    driver.wait_for("advanced", count=2)
    assert controller.seat_seen == 2
    assert controller.draft is not None
    assert controller.draft.hand == driver.state.hands[2]


def test_a_curtain_that_stays_down_while_a_computer_moves_opens_no_draft(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", "Ben", deal=4))
    driver.take_turn()
    driver.wait_for("advanced", count=2)
    assert (driver.controller.seat_seen, driver.controller.draft) == (None, None)


def test_open_hands_need_no_curtain(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "Ben", deal=4, rules=HouseRules(open_hands=True)))
    assert driver.controller.seat_seen == 0
    driver.take_turn()
    assert driver.controller.seat_seen == 1
    assert driver.controller.draft is not None
    driver.controller.drop_curtain()
    assert driver.controller.seat_seen == 1


def test_a_seat_given_to_a_computer_or_a_person_changes_who_is_behind_the_curtain(
    driver: ControllerDriver,
) -> None:
    controller = driver.controller
    driver.show(dealt("Ada", "Ben", "Cleo", deal=4))
    controller.lift_curtain()
    driver.lay(driver.best_move())  # type: ignore[arg-type]
    controller.hand_over(1, seat("computer:club"))
    assert (controller.seat_seen, controller.draft) == (None, None)
    controller.lift_curtain()
    assert controller.seat_seen == 0
    controller.hand_over(2, seat("computer:club"))
    driver.settle()
    assert controller.people == (0,)
    assert controller.seat_seen == 0
    assert controller.draft is not None
    controller.hand_over(1, seat("Ben"))
    driver.settle()
    assert driver.heard[-3:] == [("hand_seen", None), ("hand_seen", None), ("turn_began", 0)]
    assert driver.told("draft_changed")[-1] is None
    assert driver.library.load(driver.game.header.id).game == driver.game


def test_a_seat_can_change_hands_while_its_computer_thinks(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", deal=4))
    driver.take_turn()
    assert driver.computers.is_thinking
    driver.controller.hand_over(1, seat("Ben"))
    driver.qtbot.wait(400)
    assert len(driver.told("advanced")) == 1
    driver.take_turn()
    driver.take_turn()
    assert [step.seat for step in driver.game.steps] == [0, 1, 0]


def test_the_seat_to_move_can_be_given_to_a_computer_which_then_moves(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "Ben", deal=4))
    driver.controller.lift_curtain()
    driver.controller.hand_over(0, seat("computer:club"))
    assert driver.controller.seat_seen == 1
    driver.wait_for("advanced")
    assert driver.game.steps[0].seat == 0
    assert driver.controller.draft is not None


def test_a_person_who_joins_a_paused_game_of_computers_does_not_wait_for_ever(
    driver: ControllerDriver,
) -> None:
    driver.show(dealt("computer:club", "computer:club", deal=4))
    driver.computers.set_paused(True)
    driver.controller.hand_over(1, seat("Ben"))
    driver.wait_for("advanced")
    assert driver.controller.draft is not None


def test_a_finished_game_gives_no_seat_away(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", deal=4))
    driver.controller.end(EndReason.ABANDONED)
    before = driver.game
    driver.controller.hand_over(0, seat("computer:club"))
    assert driver.game == before
    assert len(driver.told("ended")) == 1


def test_at_the_end_nobodys_hand_comes_out_from_behind_the_curtain(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "Ben", deal=4))
    driver.take_turn()
    driver.controller.end(EndReason.ABANDONED)
    assert driver.told("hand_seen")[-1] is None
    assert driver.controller.draft is None
