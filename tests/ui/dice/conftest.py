"""Games of Cubes in the real window, Ada against a computer that moves when a test says so."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.moves import Move, Roll
from qwirkle_desktop.rules.variants import CUBES
from tests.ui.table.conftest import QUICK, SILENT_ENGINE, dressed, open_desk
from tests.ui.table.driver import Driver

__all__ = ["dressed", "open_desk"]

ADA, ROBIN = SeatSetup("Ada", age=40), SeatSetup("Robin", "club")


class Shaker(Driver):
    """A driver that rolls dice, and moves the computer."""

    @property
    def hand(self) -> str:
        """The dice of the hand of the seat to move."""
        return " ".join(map(str, self.state.hand))

    def roll(self, *places: int) -> None:
        """Roll dice of the hand again with the mouse."""
        self.press("Roll again")
        for place in places:
            self.click_tile(place)
        self.press(f"Roll {len(places)}")
        self.wait_for_turn()

    def let_computer_move(self, move: Move | None = None) -> None:
        """The computer decides: that move, or the play with the most points; where there is none it rolls."""
        self.desk.computers.decided.emit(move or self.best_play() or Roll(self.state.hand))
        self.qtbot.wait(1)


@pytest.fixture
def shaker_at(open_desk: Callable[..., Desk], qtbot: QtBot) -> Callable[..., Shaker]:
    """Starts a game of Cubes. In deal 0 Ada's dice are Ps Yf Yl Re Rs Re."""

    def start(
        *, deal: int = 0, settings: Settings = QUICK, ada_starts: bool = True, **more: object
    ) -> Shaker:
        desk = open_desk(settings, engine=SILENT_ENGINE, **more)
        seats = (ADA, ROBIN) if ada_starts else (SeatSetup("Ada"), SeatSetup("Robin", "club", age=99))
        desk.contents.desk.start(GameSetup(seats, deal=deal, variant=CUBES))
        shaker = Shaker(qtbot, desk)
        if ada_starts:
            shaker.wait_for_turn()
        return shaker

    return start


@pytest.fixture
def shaker(shaker_at: Callable[..., Shaker]) -> Shaker:
    """Ada's first turn in deal 0, nothing moving."""
    return shaker_at()
