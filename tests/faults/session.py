"""Many games in one window, and what it holds after a part of them and in the end."""

import ctypes
import gc
import json
from contextlib import suppress
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import Desk, assemble, dress
from qwirkle_desktop.app.collector import collect_due
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.state import EndReason
from tests.library.playing import move_by_chance
from tests.ui.table.conftest import SILENT_ENGINE

SEATS = (SeatSetup("Robin", "club"), SeatSetup("Wren", "club", colour=1))
SETTINGS = Settings(appearance="light", animation="reduced", pace="quick")


def main(folder: str, games: str, turns: str) -> None:
    """Play so many games of so many turns at most; print items, objects and bytes of memory twice."""
    app = QApplication([])
    dress(app)
    places = places_in(Path(folder))
    places.create()
    desk = assemble(app, places, SETTINGS, engine=SILENT_ENGINE)
    desk.window.resize(1280, 800)
    desk.window.show()
    held, made = [], 0
    for deal in range(int(games)):
        made += play(desk, deal, int(turns))
        # By then everything was seen once, and the pictures of tiles are kept.
        if deal in (int(games) // 4, int(games) - 1):
            held.append(what_is_held(desk))
    print(json.dumps({"made": made, "held": held, "kept": desk.library.count()}))
    desk.window.close()
    desk.library.close()


def play(desk: Desk, deal: int, most: int) -> int:
    """A game of random turns, stopped after so many; how many were made."""
    desk.contents.desk.start(GameSetup(SEATS, deal=deal))
    controller, chance = desk.controller, Random(deal)
    made = 0
    while controller.game is not None and not controller.game.is_over and made < most:
        desk.computers.decided.emit(move_by_chance(controller.game.state, chance))
        QCoreApplication.processEvents()
        collect_due()
        made += 1
    controller.end(EndReason.ABANDONED)
    return made


def what_is_held(desk: Desk) -> tuple[int, int, int]:
    """On an empty table, but for the pictures of tiles: they may take so much and no more."""
    desk.contents.desk.start(GameSetup(SEATS, deal=1))
    if desk.controller.game is not None:
        desk.library.remove(desk.controller.game.header.id)
    desk.contents.table.finish()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    desk.contents.table.scene.sprites.clear()
    gc.collect()
    give_back()
    pages = int(Path("/proc/self/statm").read_text().split()[1]) if Path("/proc/self/statm").exists() else 0
    return len(desk.contents.table.scene.items()), len(desk.window.findChildren(QObject)), pages * 4096


def give_back() -> None:
    """Have the C library keep nothing ready, or what was freed would count as held."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
