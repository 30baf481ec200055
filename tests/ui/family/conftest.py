"""The real window with games of the other variants, and somebody who plays them."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from uuid import uuid4

import pytest
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup
from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.record import Header, Seat
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules
from tests.tables import game
from tests.ui.family.players import FamilyDriver
from tests.ui.table.conftest import SILENT_ENGINE, dressed, old_desk, open_desk, seat

__all__ = ["dressed", "old_desk", "open_desk"]


@pytest.fixture
def play_variant(open_desk: Callable[..., Desk], qtbot: QtBot) -> Callable[..., FamilyDriver]:
    """Starts a game of a variant: Ada against a computer that decides when it is let."""

    def start(name: str, *seats: str, deal: int = 7, rules: HouseRules = RULEBOOK) -> FamilyDriver:
        desk = open_desk(engine=SILENT_ENGINE)
        chosen = tuple(map(seat, seats or ("Ada", "computer:club")))
        desk.contents.desk.start(GameSetup(chosen, deal, rules, variant_named(name)))
        return FamilyDriver(qtbot, desk)

    return start


@pytest.fixture
def board_with(old_desk: Desk, qtbot: QtBot) -> Iterator[Callable[..., FamilyDriver]]:
    """Puts a game in the middle on the table of a window that stays open from test to test."""
    window = old_desk.window

    def start(*board: str, **more: object) -> FamilyDriver:
        window.resize(1280, 800)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return put_on(old_desk, qtbot, *board, **more)

    yield start
    old_desk.controller.leave()
    window.hide()


@pytest.fixture
def new_board_with(open_desk: Callable[..., Desk], qtbot: QtBot) -> Callable[..., FamilyDriver]:
    """The same in a new window: offscreen, one that was hidden does not get the keyboard again."""
    return partial(put_on, open_desk(engine=SILENT_ENGINE), qtbot)


def put_on(
    desk: Desk,
    qtbot: QtBot,
    board: str,
    hand: str = "Rl Gc Ys Pe Od Bf",
    *,
    name: str = "select",
    discs: int = 1,
    bag: str = "Oc Od Os",
) -> FamilyDriver:
    """A game in the middle: what lies on a variant's board, Ada's hand, and her discs."""
    variant = variant_named(name)
    held = (discs, 0) if variant.ground.stars else ()
    state = game(board, hand, "Pc Yd Oe", bag=bag, variant=variant, discs=held)
    seats = (Seat("Ada"), Seat("Robin", "club", 1))
    header = Header(str(uuid4()), datetime.now(UTC), seats, state.hands, 0, variant)
    desk.controller.show(Game(header, 0, state))
    desk.contents.desk.opened.emit()
    return FamilyDriver(qtbot, desk)
