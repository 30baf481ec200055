"""Turns of people and computers: kept before they are told, told in order, the forced ones made."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.events import Passed
from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.moves import Move, Pass, Trade
from qwirkle_desktop.rules.outcome import Outcome
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.turns import Step
from tests.controller.driver import ControllerDriver
from tests.controller.games import by_chance, dealt
from tests.tables import game as middle
from tests.tables import tiles_left

NewDriver = Callable[..., ControllerDriver]

FORCED = 2
"""The deal of a game by chance in which B must pass before A's last two turns."""


class Witness(QObject):
    """Reads the library with a connection of its own, each time a turn begins."""

    def __init__(self, path: Path, controller: GameController) -> None:
        super().__init__()
        self._path, self._controller = path, controller
        self.kept: list[tuple[int, int]] = []

    def look(self, _told: object) -> None:
        game = self._controller.game
        assert game is not None
        connection = sqlite3.connect(self._path)
        (turns,) = connection.execute("SELECT count(*) FROM turns").fetchone()
        connection.close()
        self.kept.append((turns, len(game.turns)))


def test_a_turn_is_on_the_disk_before_the_next_begins(driver: ControllerDriver, tmp_path: Path) -> None:
    witness = Witness(tmp_path / "library0.sqlite3", driver.controller)
    driver.controller.turn_began.connect(witness.look)
    driver.show(dealt("Ada", "computer:club", deal=4))
    for _ in range(3):
        driver.wait_for_person()
        driver.take_turn()
    driver.wait_for_person()
    assert witness.kept[-1] == (6, 6)
    assert all(on_disk == in_memory for on_disk, in_memory in witness.kept)
    assert driver.library.load(driver.game.header.id).game == driver.game


def test_a_persons_turn_is_told_in_order(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "Ben", deal=4))
    driver.heard.clear()
    driver.take_turn()
    lifted = driver.names().index("advanced")
    before = driver.names()[:lifted]
    assert before[0] == "hand_seen"
    assert set(before[1:]) == {"draft_changed"}
    after = driver.heard[lifted:]
    assert [name for name, _ in after] == ["advanced", "draft_changed", "hand_seen", "turn_began"]
    assert [value for _, value in after[1:]] == [None, None, 1]


def test_a_computers_turn_is_told_in_order_and_opens_the_persons_draft(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:first-timer", deal=4))
    assert driver.names() == [
        "draft_changed",
        "game_shown",
        "hand_seen",
        "hand_seen",
        "turn_began",
        "draft_changed",
    ]
    driver.take_turn()
    driver.heard.clear()
    driver.wait_for_person()
    assert driver.names() == ["advanced", "draft_changed", "hand_seen", "turn_began", "draft_changed"]
    assert driver.controller.draft is not None
    assert driver.controller.draft.hand == driver.state.hands[0]


def test_an_order_against_the_rules_changes_nothing(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", deal=4))
    before = driver.game
    assert not driver.controller.play()
    assert not driver.controller.trade([0])
    assert not driver.controller.pass_turn()
    assert driver.told("refused") == [
        Refusal.NOTHING_LAID,
        Refusal.OPENING_MUST_PLAY,
        Refusal.OPENING_MUST_PLAY,
    ]
    assert driver.controller.lay(0, Cell(0, 0))
    draft = driver.controller.draft
    assert not driver.controller.lay(1, Cell(4, 4))
    assert driver.controller.draft == draft
    assert driver.game == before


@pytest.mark.parametrize("seats", [(), ("computer:club", "Ada")])
def test_nobody_orders_anything_without_a_game_or_while_a_computer_thinks(
    driver: ControllerDriver, seats: tuple[str, ...]
) -> None:
    controller = driver.controller
    if seats:
        driver.show(dealt(*seats, deal=4))
    driver.heard.clear()
    assert controller.draft is None
    assert not controller.lay(0, Cell(0, 0))
    assert not controller.play()
    assert not controller.trade([0])
    assert not controller.pass_turn()
    assert not controller.undo()
    assert not controller.redo()
    controller.take_back(0)
    controller.take_back_all()
    controller.drop_curtain()
    controller.lift_curtain()
    assert driver.heard == []


def test_forced_passes_are_made_kept_and_told_to_the_end_of_the_game(driver: ControllerDriver) -> None:
    whole = by_chance("Ada", "Ben", deal=FORCED)
    forced = [turn for turn, step in enumerate(whole.steps) if Passed(forced=True) in step.events]
    assert len(forced) == 2
    assert whole.state.ending is not None
    driver.show(whole.cut(forced[0] - 1))
    driver.heard.clear()
    moves = [step.move for step in whole.steps[forced[0] - 1 :]]
    for move in (moves[0], moves[2], moves[4]):
        assert move is not None
        driver.make(move)
    assert [step.move for step in driver.told("advanced") if isinstance(step, Step)] == moves
    assert driver.told("turn_began") == [whole.steps[forced[0] - 1].seat] * 2
    assert driver.library.load(driver.game.header.id).game.record == driver.game.record
    assert driver.state == whole.state
    (result,) = driver.told("ended")
    assert isinstance(result, Outcome)
    assert result.ending.reason is EndReason.OUT
    assert driver.game.times[forced[0]] is None


def test_the_game_ends_stuck_when_the_last_play_leaves_nothing_that_fits(driver: ControllerDriver) -> None:
    fresh = dealt("Ada", "Ben", deal=4)
    driver.controller.show(replace(fresh, start=middle("Rs@0,0", "Rc Pe", "Gd Yl")))
    driver.take_turn()
    (result,) = driver.told("ended")
    assert isinstance(result, Outcome)
    assert result.ending.reason is EndReason.STUCK
    assert result.winners == (0,)
    assert driver.controller.draft is None
    assert not driver.controller.play()
    kept = sqlite3.connect(driver.library._path).execute("SELECT result FROM games").fetchall()
    assert '"stuck"' in kept[0][0]


def idle_after(trades: int, *seats: str) -> Game:
    """A game of nothing but trades so far, the bag half full."""
    hands = ["Rc Rd Rs Gc Gd Gs", "Bc Bd Bs Yc Yd Ys"]
    board = "Pc@0,0"
    rest = tiles_left(parse_tiles(" ".join(hands)), parse_tiles("Pc"))
    state = middle(board, *hands, bag=" ".join(map(str, rest)))
    moves: tuple[Move, ...] = tuple(Trade(state.hands[turn % 2][:1]) for turn in range(trades))
    return replace(dealt(*seats, deal=4), start=replace(state, deal=Deal(4), moves=moves))


def test_computers_end_an_idle_game_by_themselves(driver: ControllerDriver) -> None:
    driver.controller.show(idle_after(6, "computer:club", "computer:club"))
    (result,) = driver.told("ended")
    assert isinstance(result, Outcome)
    assert result.ending.reason is EndReason.IDLE
    assert driver.told("turn_began") == []
    assert not driver.computers.is_thinking


def test_computers_play_on_before_the_third_round_is_over(driver: ControllerDriver) -> None:
    driver.controller.show(idle_after(5, "computer:club", "computer:club"))
    assert driver.told("ended") == []
    driver.wait_for("advanced")


def test_people_are_asked_once_when_a_game_becomes_idle_and_may_play_on(driver: ControllerDriver) -> None:
    driver.controller.show(idle_after(4, "Ada", "Ben"))
    driver.make(Trade(driver.state.hand[:1]))
    assert driver.told("idle_reached") == []
    driver.make(Trade(driver.state.hand[:1]))
    assert driver.told("idle_reached") == [()]
    driver.make(Trade(driver.state.hand[:1]))
    assert driver.told("idle_reached") == [()]
    driver.controller.end(EndReason.IDLE)
    assert [result.ending.reason for result in driver.told("ended") if isinstance(result, Outcome)] == [
        EndReason.IDLE
    ]


def test_an_idle_end_agreed_on_too_late_is_none(driver: ControllerDriver) -> None:
    """A computer laid tiles while the question was open."""
    driver.controller.show(idle_after(6, "computer:club", "Ada"))
    driver.wait_for("advanced")
    driver.controller.end(EndReason.IDLE)
    assert driver.told("ended") == []
    assert not driver.state.is_over


def test_players_stop_a_game_while_a_computer_thinks(driver: ControllerDriver) -> None:
    driver.show(dealt("computer:club", "Ada", deal=4))
    assert driver.computers.is_thinking
    driver.controller.end(EndReason.ABANDONED)
    assert not driver.computers.is_thinking
    driver.controller.end(EndReason.ABANDONED)
    driver.controller.ask_again()
    driver.qtbot.wait(300)
    assert driver.names()[-4:] == ["advanced", "draft_changed", "hand_seen", "ended"]
    assert driver.library.newest_unfinished() is None


def test_a_finished_game_is_shown_as_finished(driver: ControllerDriver) -> None:
    whole = by_chance("Ada", "computer:club", deal=3)
    driver.show(whole)
    assert driver.names() == ["draft_changed", "game_shown", "hand_seen", "hand_seen", "ended"]
    assert not driver.computers.is_thinking


def test_another_game_takes_the_table_while_a_computer_thinks(driver: ControllerDriver) -> None:
    driver.show(dealt("computer:club", "Ada", deal=4))
    driver.show(dealt("Ben", "computer:club", deal=7))
    driver.qtbot.wait(500)
    assert driver.told("advanced") == []
    driver.take_turn()
    driver.controller.leave()
    driver.qtbot.wait(300)
    assert len(driver.told("advanced")) == 1
    assert driver.controller.game is None
    assert driver.controller.draft is None
    assert driver.controller.seat_seen is None


def test_a_person_passes_only_where_the_rules_let_them(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "Ben", deal=4, rules=HouseRules(passing=True)))
    driver.make(Pass())
    assert driver.state.moves == (Pass(),)
    assert driver.game.steps[0].events[0] == Passed(forced=False)


class Meddler(QObject):
    """Gives an order from inside a signal, the first time it is heard."""

    def __init__(self, order: Callable[[], object]) -> None:
        super().__init__()
        self._order: Callable[[], object] | None = order

    def meddle(self, *_told: object) -> None:
        order, self._order = self._order, None
        if order:
            order()


@pytest.mark.parametrize("signal", ["draft_changed", "advanced", "hand_seen", "turn_began"])
@pytest.mark.parametrize("order", ["undo", "end", "hand_over", "leave", "show", "drop_curtain", "redo"])
def test_an_order_given_from_inside_a_signal_leaves_a_sound_game(
    driver: ControllerDriver, signal: str, order: str
) -> None:
    controller = driver.controller
    driver.show(dealt("Ada", "computer:club", deal=4))
    other = dealt("Cleo", "computer:club", deal=7)
    orders: dict[str, Callable[[], object]] = {
        "undo": controller.undo,
        "redo": controller.redo,
        "end": lambda: controller.end(EndReason.ABANDONED),
        "hand_over": lambda: controller.hand_over(1, dealt("Ben", "Ben").header.seats[0]),
        "leave": controller.leave,
        "show": lambda: driver.show(other),
        "drop_curtain": controller.drop_curtain,
    }
    driver.lay(driver.best_move())  # type: ignore[arg-type]
    meddler = Meddler(orders[order])
    getattr(controller, signal).connect(meddler.meddle)
    assert controller.play()
    drafts = driver.told("draft_changed")
    assert drafts[-1] == controller.draft
    if controller.game is None:
        assert not driver.computers.is_thinking
        return
    assert driver.library.load(driver.game.header.id).game == driver.game
    is_computers = not driver.state.is_over and driver.state.seat not in controller.people
    assert driver.computers.is_thinking == is_computers
    if not driver.state.is_over:
        before = len(driver.game.steps)
        driver.wait_for_person()
        driver.take_turn()
        assert len(driver.game.steps) > before
    assert driver.told("computer_failed") == []
