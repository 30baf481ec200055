"""Whatever is ordered, in whatever order: the game stays sound, kept, and hands stay hidden."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.moves import Trade
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.state import EndReason
from tests.controller.driver import ControllerDriver
from tests.controller.games import dealt, seat
from tests.tables import tiles_out

PLAYERS = ("Ada", "Ben", "computer:club", "computer:first-timer")
numbers = st.integers(0, 5)


class Orders(RuleBasedStateMachine):
    """Gives orders to one controller, as windows, impatient people and slow computers might."""

    def __init__(self, driver: ControllerDriver) -> None:
        super().__init__()
        self.driver = driver
        self.controller = driver.controller

    @initialize(
        seats=st.lists(st.sampled_from(PLAYERS), min_size=2, max_size=4),
        deal=st.integers(0, 50),
        rules=st.sampled_from([HouseRules(), HouseRules(open_hands=True), HouseRules(passing=True)]),
    )
    def begin(self, seats: list[str], deal: int, rules: HouseRules) -> None:
        self.driver.heard.clear()
        self.driver.show(dealt(*seats, deal=deal, rules=rules))

    @rule(place=numbers, x=st.integers(-2, 2), y=st.integers(-2, 2))
    def lay_anywhere(self, place: int, x: int, y: int) -> None:
        draft = self.controller.draft
        if draft is None or place < len(draft.hand):
            assert self.controller.lay(place, Cell(x, y)) == (self.controller.draft != draft) or (
                draft is not None and draft.laid_on(place) == Cell(x, y)
            )

    @precondition(lambda self: self.controller.draft is not None)
    @rule(place=numbers, which=st.integers(0, 1000))
    def lay_where_it_fits(self, place: int, which: int) -> None:
        draft = self.controller.draft
        assert draft is not None
        cells = sorted(draft.legal_cells(place)) if place < len(draft.hand) else []
        if cells:
            assert self.controller.lay(place, cells[which % len(cells)])

    @rule(place=numbers)
    def take_back(self, place: int) -> None:
        self.controller.take_back(place)

    @rule()
    def take_back_all(self) -> None:
        self.controller.take_back_all()

    @rule()
    def play(self) -> None:
        draft, turns = self.controller.draft, len(self.driver.game.turns)
        is_legal = draft is not None and draft.refusal is None
        assert self.controller.play() == is_legal
        assert (len(self.driver.game.turns) > turns) == is_legal

    @precondition(lambda self: self.controller.draft is not None)
    @rule()
    def play_the_best(self) -> None:
        self.controller.take_back_all()
        self.driver.take_turn()

    @rule(places=st.sets(numbers, max_size=6))
    def trade(self, places: set[int]) -> None:
        draft = self.controller.draft
        if draft is None or all(place < len(draft.hand) for place in places):
            may = self._may_trade(draft, sorted(places))
            assert self.controller.trade(sorted(places)) == may

    def _may_trade(self, draft: Draft | None, places: list[int]) -> bool:
        if draft is None:
            return False
        tiles = tuple(draft.hand[place] for place in places)
        return move_refusal(self.controller.game.state, Trade(tiles)) is None

    @rule()
    def pass_turn(self) -> None:
        self.controller.pass_turn()

    @rule()
    def undo(self) -> None:
        could, before = self.controller.can_undo, len(self.controller.game.steps)
        assert self.controller.undo() == could
        assert (len(self.controller.game.steps) < before) == could

    @rule()
    def redo(self) -> None:
        assert self.controller.can_redo == self.controller.redo()

    @rule(place=numbers, player=st.sampled_from(PLAYERS))
    def hand_over(self, place: int, player: str) -> None:
        if place < self.driver.state.seats:
            self.controller.hand_over(place, seat(player))

    @rule()
    def drop_curtain(self) -> None:
        self.controller.drop_curtain()
        assert (
            not self.controller.curtain.is_needed
            or self.controller.seat_seen is None
            or self.driver.state.is_over
        )

    @rule()
    def lift_curtain(self) -> None:
        self.controller.lift_curtain()

    @rule()
    def cover_hands(self) -> None:
        self.controller.cover_hands()
        assert self.controller.curtain.covered or self.driver.state.is_over

    @rule()
    def uncover_hands(self) -> None:
        self.controller.uncover_hands()
        assert not self.controller.curtain.covered

    @rule(reason=st.sampled_from([EndReason.IDLE, *[None] * 9, EndReason.ABANDONED]))
    def end(self, reason: EndReason | None) -> None:
        if reason:
            self.controller.end(reason)

    @rule()
    def ask_again(self) -> None:
        self.controller.ask_again()

    @precondition(lambda self: self.driver.computers.is_thinking)
    @rule()
    def wait_for_a_computer(self) -> None:
        made = len(self.driver.told("advanced"))
        self.driver.qtbot.waitUntil(lambda: self._is_made(made), timeout=20_000)

    def _is_made(self, before: int) -> bool:
        self.driver.computers.hurry()
        return len(self.driver.told("advanced")) > before

    @rule()
    def open_it_again(self) -> None:
        before = self.driver.game
        self.controller.show(self.driver.library.load(before.header.id).game)
        assert self.driver.state == before.state

    @invariant()
    def no_tile_is_lost(self) -> None:
        if self.controller.game:
            assert set(tiles_out(self.driver.state).values()) == {3}

    @invariant()
    def the_library_has_what_is_on_the_table(self) -> None:
        if self.controller.game:
            assert self.driver.library.load(self.driver.game.header.id).game == self.driver.game

    @invariant()
    def nobody_sees_anothers_hand(self) -> None:
        controller = self.controller
        if controller.game is None:
            return
        seen = controller.seat_seen
        if controller.curtain.covered:
            assert seen is None
        elif controller.curtain.is_needed:
            assert seen == controller.curtain.holder
            assert seen is None or seen in controller.people
        elif controller.people:
            assert seen in controller.people
        if not self.driver.state.is_over:
            assert self.driver.told("hand_seen")[-1] == seen

    @invariant()
    def a_draft_is_a_persons_who_sees_the_hand(self) -> None:
        controller = self.controller
        if controller.game is None:
            return
        state, draft = self.driver.state, controller.draft
        may_lay = not state.is_over and state.seat in controller.people and controller.seat_seen == state.seat
        assert (draft is not None) == may_lay
        assert draft is None or (draft.board, draft.hand) == (state.board, state.hand)
        assert self.driver.told("draft_changed")[-1] == draft

    @invariant()
    def a_computer_thinks_when_it_is_its_turn(self) -> None:
        if self.controller.game:
            state = self.driver.state
            is_computers = not state.is_over and state.seat not in self.controller.people
            assert self.driver.computers.is_thinking == is_computers

    @invariant()
    def nothing_fails(self) -> None:
        assert self.driver.told("computer_failed") == []
        assert self.driver.told("unsaved") == []


FEW = settings(
    max_examples=25, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def test_any_orders_leave_a_sound_game(driver: ControllerDriver) -> None:
    run_state_machine_as_test(lambda: Orders(driver), settings=FEW)  # type: ignore[arg-type]


@pytest.mark.slow
def test_many_more_orders_leave_a_sound_game(driver: ControllerDriver) -> None:
    run_state_machine_as_test(
        lambda: Orders(driver),  # type: ignore[arg-type]
        settings=settings(FEW, max_examples=300, stateful_step_count=60),
    )
