"""Takes the pictures of the README and of software centres.

    packaging/desk python -m tests.ui.pictures.showcase

They go to `packaging/pictures`, whose files `packaging/linux/*.metainfo.xml` names. Look at them before they
are committed.
"""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import Desk, assemble, dress
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.review.game import review_game
from tests.ui.pictures.games import in_the_middle
from tests.ui.replay.conftest import played
from tests.ui.table.conftest import SILENT_ENGINE
from tests.ui.table.driver import Driver

INTO = Path(__file__).parents[3] / "packaging" / "pictures"
WIDTH, HEIGHT = 1280, 800
LIGHT = Settings(appearance="light", animation="reduced", pace="quick", language="en")
DARK = msgspec.structs.replace(LIGHT, appearance="dark")


class Waiter:
    """What a driver needs of pytest-qt's robot."""

    def waitUntil(self, condition: Callable[[], object], timeout: int = 15_000) -> None:
        end = time.monotonic() + timeout / 1000
        while not condition():
            if time.monotonic() > end:
                raise TimeoutError
            QTest.qWait(20)


def table(desk: Desk) -> None:
    """A Qwirkle is laid and may be played."""
    driver = on_table(desk, in_the_middle("Ada", "Robin:club", "Wren:casual", turns=27))
    driver.lay(driver.best_play(), by_dragging=False)


def review(desk: Desk) -> None:
    """What each turn of a game was worth."""
    game = played("Ada", "Robin:club", deal=7)
    desk.library.add(game, range(2))
    desk.contents.reviews._reviewer._shelf.keep(game, review_game(game.start, game.steps))
    desk.contents.reviews.show(game.header.id)


def connect(desk: Desk) -> None:
    """A game on a board with an edge, stars and numbers."""
    seats = (SeatSetup("Ada"), SeatSetup("Ben", colour=1))
    desk.contents.desk.start(GameSetup(seats, deal=9, variant=variant_named("select-connect")))
    driver = Driver(Waiter(), desk)
    for _ in range(13):
        desk.controller.lift_curtain()
        driver.take_turn()
    desk.controller.lift_curtain()


def puzzle(desk: Desk) -> None:
    """A puzzle in the evening."""
    desk.contents.coach.puzzles.open(5)


def on_table(desk: Desk, game: object) -> Driver:
    desk.controller.show(game)
    desk.contents.desk.opened.emit()
    return Driver(Waiter(), desk)


SCENES = ((table, LIGHT), (review, LIGHT), (connect, LIGHT), (puzzle, DARK))


def main() -> None:
    """Take them all."""
    app = QApplication([])
    dress(app)
    for scene, settings in SCENES:
        with tempfile.TemporaryDirectory() as folder:
            places = places_in(Path(folder))
            places.create()
            desk = assemble(app, places, settings, engine=SILENT_ENGINE)
            desk.window.resize(WIDTH, HEIGHT)
            desk.window.show()
            scene(desk)
            desk.contents.table.overlays.banner.dismiss()
            QTest.qWait(300)
            picture = desk.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
            picture.save(str(INTO / f"{scene.__name__}.png"), quality=0)
            desk.window.close()
            desk.library.close()


if __name__ == "__main__":
    main()
