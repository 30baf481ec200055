"""Plays on boards at the window, and lifts tiles where that may be."""

from random import Random

from PySide6.QtCore import Qt

from qwirkle_desktop.engine.choice import choose
from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.view import view_of
from tests.ui.keys.typist import SPACE, Typist
from tests.ui.table.driver import Driver


class FamilyDriver(Driver):
    """One person's mouse; the computer decides in this process, at once."""

    def let_computers_play(self, level: str = "greedy") -> None:
        """Until it is a person's turn, or the game is over."""
        while not self.state.is_over and self.state.seat not in self.desk.controller.people:
            move = choose(view_of(self.state, self.state.seat), level, len(self.state.moves)).move
            self.desk.computers.decided.emit(move)
            self.settle()

    def some_liftable(self) -> Placement:
        """One of the tiles that a disc may lift, the same at every run."""
        return Random(len(self.state.moves)).choice(self.state.liftable)

    def lift(self, placement: Placement) -> None:
        """Spend a disc on a tile."""
        self.press("Lift")
        self.click_cell(placement.cell)

    def take_family_turn(self, *, by_dragging: bool = False) -> None:
        """Lift a tile where that may be, then the best play."""
        seat = self.state.seat
        if self.state.can_lift:
            self.lift(self.some_liftable())
        if self.state.seat == seat and not self.state.is_over:
            self.take_turn(by_dragging=by_dragging)


class FamilyTypist(Typist):
    """One person's keyboard."""

    driver: FamilyDriver

    def lift(self, placement: Placement) -> None:
        """Spend a disc on a tile."""
        self.table.view.setFocus()
        self.press(Qt.Key.Key_D)
        self.go(placement.cell)
        self.press(SPACE)

    def take_family_turn(self) -> None:
        """Lift a tile where that may be, then the best play."""
        state, seat = self.driver.state, self.driver.state.seat
        if state.can_lift:
            self.lift(self.driver.some_liftable())
        if self.driver.state.seat == seat and not self.driver.state.is_over:
            self.take_turn()
