"""How long the real window takes for a frame: panning, zooming, holding a tile, with 108 tiles on the board.

    python -m tests.benchmarks.frames                                  on no screen
    packaging/desk python -m tests.benchmarks.frames --platform xcb    on a screen that nobody sees

A frame is the step and the painting that it leads to. Goals: pan within 8 ms, zoom within 16 ms (medians).
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import Desk, assemble, dress
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.tiles import KINDS
from qwirkle_desktop.ui.board.move_marks import ShownPlay
from tests.benchmarks.figures import heading, show, times_of
from tests.benchmarks.games import game_of_club

ROUNDS = 200
COLUMNS = 12
FULL_BOARD = Board({Cell(place % COLUMNS, place // COLUMNS): KINDS[place % 36] for place in range(108)})
"""All 108 tiles; that no rule allows them so does not matter to a frame."""


def main() -> None:
    """Open the window on a kept game, lay all tiles out, and time each kind of frame."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--platform", default="offscreen", help="Qt's platform: offscreen or xcb")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = options.platform
    app = QApplication(sys.argv[:1])
    dress(app)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        desk = _open(app, Path(folder))
        heading(f"{options.platform}, {len(FULL_BOARD)} tiles")
        for name, goal, prepare in FRAMES:
            show(name, times_of(prepare(desk), options.rounds), goal)
        desk.window.close()
        desk.library.close()


def _open(app: QApplication, folder: Path) -> Desk:
    places = places_in(folder)
    places.create()
    desk = assemble(app, places, Settings(appearance="light"))
    game = game_of_club(deal=3)
    before = next(turn for turn, step in enumerate(game.steps) if turn > 20 and step.seat == 0)
    desk.library.add(game.cut(before), (0, 1))
    desk.window.resize(1280, 800)
    desk.window.show()
    desk.contents.begin()
    QTest.qWait(600)
    desk.contents.table.scene.show_board(FULL_BOARD, ShownPlay((Cell(3, 4), Cell(4, 4))))
    desk.contents.table.view.fit()
    QTest.qWait(600)
    return desk


def _painted(step: Callable[[int], object]) -> Callable[[], None]:
    """One numbered step, and all painting that it asked for."""
    number = 0

    def frame() -> None:
        nonlocal number
        number += 1
        step(number)
        QApplication.processEvents()

    return frame


def _pan(desk: Desk) -> Callable[[], None]:
    view = desk.contents.table.view
    return _painted(lambda number: view.pan(*((7, 3) if number // 40 % 2 else (-7, -3))))


def _zoom(desk: Desk) -> Callable[[], None]:
    view = desk.contents.table.view
    return _painted(lambda number: view.zoom_by(1 if number // 8 % 2 else -1, QPoint(300, 200)))


def _settle(desk: Desk) -> Callable[[], None]:
    """Zooms are looked at for the first time: no picture is kept from earlier."""
    view, sprites = desk.contents.table.view, desk.contents.table.scene.sprites

    def step(number: int) -> None:
        view.zoom_by(1 if number // 8 % 2 else -1)
        sprites.clear()
        view.restyle()

    return _painted(step)


def _drag(desk: Desk) -> Callable[[], None]:
    """The mouse has a tile of the hand and moves over the board in a circle of cells."""
    table = desk.contents.table
    view, tray = table.view, table.dock.tray
    view.fit()
    QTest.qWait(600)
    start = tray.mapFromGlobal(tray.global_rect_of(0).center().toPoint())
    QTest.mousePress(tray, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(tray, start + QPoint(0, -20))
    middle = view.viewport().mapToGlobal(view.viewport().rect().center())

    def step(number: int) -> None:
        point = QPointF(middle) + QPointF(number % 60 * 4 - 120, number // 60 % 2 * 40)
        QTest.mouseMove(tray, tray.mapFromGlobal(point.toPoint()))

    return _painted(step)


def _whole(desk: Desk) -> Callable[[], None]:
    return _painted(lambda _: desk.window.update())


FRAMES = (
    ("pan by 7 pixels", "goal 8", _pan),
    ("zoom by a notch of the wheel", "goal 16", _zoom),
    ("fetch the pictures of a new zoom", "", _settle),
    ("paint the whole window", "", _whole),
    ("step of a tile dragged over the board", "goal 16", _drag),
)


if __name__ == "__main__":
    main()
