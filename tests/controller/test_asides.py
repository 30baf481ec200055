"""Rolls and lifts: a part of a turn, on the disk by themselves, and undone with it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.new_games import deal_game, game_from
from qwirkle_desktop.controller.practice import game_at
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.controller.undo import turn_to_undo
from qwirkle_desktop.engine.levels import CALIBRATION
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.library.record import Origin, Seat
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.moves import Lift, Play, Roll
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.rules.variants import CUBES
from qwirkle_desktop.rules.view import view_of
from tests.controller.driver import ControllerDriver
from tests.tables import game

NOBODY = ("sh", "-c", "cat >/dev/null")
ADA, BEN, ROBIN = SeatSetup("Ada", age=40), SeatSetup("Ben"), SeatSetup("Robin", "club")


@pytest.fixture
def cubes(new_driver: Callable[..., ControllerDriver]) -> Callable[..., ControllerDriver]:
    """A game of Cubes, Ada to begin; in deal 0 her dice are Ps Yf Yl Re Rs Re."""

    def start(*others: SeatSetup, deal: int = 0, rules: HouseRules | None = None) -> ControllerDriver:
        driver = new_driver(NOBODY)
        setup = GameSetup((ADA, *(others or (ROBIN,))), deal, rules or HouseRules(), CUBES)
        new = game_from(deal_game(setup), CALIBRATION)
        driver.library.add(new, range(len(setup.seats)))
        driver.controller.show(new)
        driver.settle()
        driver.heard.clear()
        return driver

    return start


def kinds(controller: GameController) -> list[type]:
    assert controller.game is not None
    return [type(move) for move in controller.game.state.moves]


def test_hands_that_lie_open_have_no_curtain(cubes: Callable[..., ControllerDriver]) -> None:
    driver = cubes(BEN)
    assert not driver.controller.curtain.is_needed
    assert driver.controller.draft is not None


def test_a_roll_goes_on_with_the_turn_and_is_kept_by_itself(
    cubes: Callable[..., ControllerDriver],
) -> None:
    driver = cubes()
    controller = driver.controller
    assert controller.roll([0, 3])
    driver.settle()
    assert kinds(controller) == [Roll]
    assert controller.draft is not None
    assert controller.draft.hand == controller.game.state.hands[0]
    assert driver.told("turn_began") == []
    kept = driver.library.load(controller.game.header.id).game
    assert kept.state == controller.game.state
    assert not controller.roll([1])
    assert driver.told("refused") == [Refusal.ROLLED_ALREADY]


def test_who_cannot_play_after_the_roll_has_all_dice_rolled_until_it_fits(
    new_driver: Callable[..., ControllerDriver],
) -> None:
    driver = new_driver(NOBODY)
    full = "Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0 Re@5,0"
    state = game(full, "Ps", "Gs", bag="Yc", variant=CUBES)
    driver.controller.show(game_at(state, ("Ada", "Robin")))
    driver.controller.roll([0])
    driver.settle()
    steps = [step for step in driver.told("advanced") if isinstance(step, Step)]
    assert [step.is_forced for step in steps] == [False, *[True] * (len(steps) - 1)]
    assert driver.controller.game.state.can_play
    assert driver.controller.draft is not None


def test_undo_goes_back_to_before_the_roll_and_redo_makes_the_whole_turn_again(
    cubes: Callable[..., ControllerDriver],
) -> None:
    driver = cubes()
    controller = driver.controller
    before = controller.game.state
    controller.roll([0, 3])
    after = controller.game.state
    assert controller.undo()
    assert controller.game.state == before
    assert controller.redo()
    assert controller.game.state == after
    driver.settle()
    play = all_plays(view_of(after, 0))[0][0]
    for placement in play.placements:
        controller.lay(controller.draft.hand.index(placement.tile), placement.cell)
    controller.play()
    assert kinds(controller) == [Roll, Play]
    driver.settle()
    assert controller.undo()
    assert controller.game.state == before
    assert controller.game.header.seats[0].assisted
    assert controller.redo()
    assert kinds(controller) == [Roll, Play]


def test_what_a_game_was_played_on_from_in_mid_turn_stays(
    cubes: Callable[..., ControllerDriver],
) -> None:
    driver = cubes()
    driver.controller.roll([0])
    game_ = driver.controller.game
    assert turn_to_undo(game_, (0,), only_last=False) == 0
    played_on = replace(game_, header=replace(game_.header, origin=Origin("other", 1)))
    assert turn_to_undo(played_on, (0,), only_last=False) is None


def test_a_lift_with_hidden_hands_keeps_the_curtain_up_and_asks_nobody_to_undo(
    new_driver: Callable[..., ControllerDriver],
) -> None:
    driver = new_driver(NOBODY)
    select = variant_named("select")
    state = game("Rc@7,7 Rs@8,7 Be@7,8", "Gd", "Gs", bag="Yc Ys", variant=select, discs=(1, 0))
    two = game_at(state, ("Ada", "Ben"))
    people = two.with_seats(tuple(Seat(seat.name) for seat in two.header.seats))
    controller = driver.controller
    controller.show(people)
    controller.lift_curtain()
    assert controller.seat_seen == 0
    assert not controller.lift(Cell(0, 0))
    assert controller.lift(Cell(7, 8))
    assert kinds(controller) == [Lift]
    assert controller.seat_seen == 0
    assert not controller.undo_needs_consent
    controller.undo()
    assert controller.game.state == state
    assert controller.seat_seen == 0
    assert driver.told("refused") == [Refusal.NOTHING_TO_LIFT]


def test_a_turn_made_again_up_to_a_computers_roll_tells_that_it_is_the_computers(
    cubes: Callable[..., ControllerDriver],
) -> None:
    driver = cubes()
    driver.take_turn()
    driver.computers.decided.emit(Roll(driver.state.hand[:1]))
    assert kinds(driver.controller) == [Play, Roll]
    assert driver.controller.undo()
    driver.settle()
    driver.heard.clear()
    assert driver.controller.redo()
    assert kinds(driver.controller) == [Play, Roll]
    assert driver.told("turn_began") == [1]
