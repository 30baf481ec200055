"""A program that plays many games in one window, and tells what it holds after a part of them and in the end.

python -m tests.faults.session FOLDER GAMES TURNS
"""

import gc
import json
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app import Desk, assemble, dress
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.state import EndReason
from tests.library.playing import move_by_chance
from tests.ui.table.conftest import SILENT_ENGINE

SEATS = (SeatSetup("Robin", "club"), SeatSetup("Wren", "club", colour=1))
SETTINGS = Settings(appearance="light", animation="reduced", pace="quick")


def main(folder: Path, games: int, turns: int) -> None:
    """Play, and print items of the scene, objects of the window and bytes of memory twice."""
    app = QApplication([])
    dress(app)
    places = places_in(folder)
    places.create()
    desk = assemble(app, places, SETTINGS, engine=SILENT_ENGINE)
    desk.window.resize(1280, 800)
    desk.window.show()
    held, made = [], 0
    for deal in range(games):
        made += play(desk, deal, turns)
        # By then everything was seen once, and the pictures of tiles are kept.
        if deal in (games // 4, games - 1):
            held.append(what_is_held(desk))
    print(json.dumps({"made": made, "held": held, "kept": desk.library.count()}))
    desk.window.close()
    desk.library.close()


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
    return made


def what_is_held(desk: Desk) -> tuple[int, int, int]:
    """On an empty table."""
    desk.window.desk.start(GameSetup(SEATS, deal=1))
    if desk.controller.game is not None:
        desk.library.remove(desk.controller.game.header.id)
    desk.window.table.finish()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1]) if Path("/proc/self/statm").exists() else 0
    return len(desk.window.table.scene.items()), len(desk.window.findChildren(QObject)), pages * 4096


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
