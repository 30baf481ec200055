"""Hundreds of games in one window: what it holds after them is what it held after the first."""

import gc
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from qwirkle_desktop.app import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.rules.state import EndReason
from tests.faults.conftest import Tally
from tests.library.playing import move_by_chance
from tests.ui.table.conftest import SILENT_ENGINE

SEATS = (SeatSetup("Robin", "club"), SeatSetup("Wren", "club", colour=1))
WARM = 5
"""Games after which everything was seen once."""
MOST_GROWTH = 12 * 1024 * 1024
"""Bytes: what Python and Qt keep ready, but no game's leavings."""


@pytest.mark.parametrize(
    ("games", "turns"), [(20, 5), pytest.param(200, 200, marks=pytest.mark.faults)], ids=["short", "long"]
)
def test_memory_and_items_stay_flat(
    open_desk: Callable[..., Desk], games: int, turns: int, tally: Tally
) -> None:
    desk = open_desk(engine=SILENT_ENGINE)
    before: tuple[int, int, int] | None = None
    made = 0
    for deal in range(games):
        made += play(desk, deal, turns)
        if deal == WARM:
            before = held(desk)
    assert before is not None
    items, objects, memory = held(desk)
    assert items <= before[0] + 5
    assert objects <= before[1] + 5
    assert memory - before[2] < MOST_GROWTH
    assert desk.library.count() == games
    tally(games, made)


def play(desk: Desk, deal: int, most: int) -> int:
    """A game of random turns, stopped after so many; how many were made."""
    desk.window.desk.start(GameSetup(SEATS, deal=deal))
    controller, chance = desk.controller, Random(deal)
    made = 0
    while controller.game is not None and not controller.game.is_over and made < most:
        desk.computers.decided.emit(move_by_chance(controller.game.state, chance))
        QCoreApplication.processEvents()
        made += 1
    controller.end(EndReason.ABANDONED)
    assert controller.game is not None
    assert controller.game.is_over
    assert len(controller.game.turns) >= made
    return made


def held(desk: Desk) -> tuple[int, int, int]:
    """Items of the scene, objects of the window, bytes of memory, on an empty table."""
    desk.window.desk.start(GameSetup(SEATS, deal=1))
    desk.library.remove(desk.controller.game.header.id)  # type: ignore[union-attr]
    desk.window.table.finish()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1]) if Path("/proc/self/statm").exists() else 0
    return len(desk.window.table.scene.items()), len(desk.window.findChildren(QObject)), pages * 4096
