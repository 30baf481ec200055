"""Run by itself on a screen of some pixel ratio, `python -m tests.ui.table.one_screen`: what is wrong?"""

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import Desk, assemble, dress
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.board.items import rect_of
from tests.ui.languages.looking import troubles
from tests.ui.table.conftest import QUICK, SILENT_ENGINE, middle_game

BOARD, HAND = ". Yl .\nRc Rl Rs\n. Bl .", "Re Oe Bs Gc Pd Yf"
SIZES = ((800, 600), (1280, 800))
PUSHES = ((0, 0), (13, 7))


def main() -> None:
    """Look at a game in two sizes of the window."""
    app = QApplication([])
    dress(app)
    with tempfile.TemporaryDirectory() as folder:
        places = places_in(Path(folder))
        places.create()
        desk = assemble(app, places, QUICK, engine=SILENT_ENGINE)
        wrong = [one for size in SIZES for one in _look(desk, *size)]
        told = {"ratio": desk.window.devicePixelRatioF(), "wrong": wrong}
        desk.window.close()
        desk.library.close()
    json.dump(told, sys.stdout)


def _look(desk: Desk, width: int, height: int) -> list[str]:
    window = desk.window
    window.resize(width, height)
    window.show()
    desk.controller.show(middle_game(BOARD, HAND, "Rf Of Yf Gf Bf Pf", bag="Rc Oc Yc", level="club"))
    desk.contents.desk.opened.emit()
    QCoreApplication.processEvents()
    assert desk.controller.lay(0, Cell(3, 1))
    found = troubles(window)
    for push in PUSHES:
        desk.contents.table.view.pan(*push)
        found += _blurred(desk)
    return [f"{width}x{height}: {one}" for one in found]


def _blurred(desk: Desk) -> list[str]:
    """The tiles whose pixels are not those that were painted for them."""
    view, scene = desk.contents.table.view, desk.contents.table.scene
    picture, ratio = view.viewport().grab().toImage(), view.devicePixelRatioF()
    found = []
    for cell, tile in scene.board_tiles.items():
        sprite = scene.sprites.tile(tile, view.camera.cell, ratio)
        corner = (view.viewportTransform().map(rect_of(cell).topLeft()) + sprite.offset) * ratio
        if not _holds(picture, sprite.pixmap.toImage(), round(corner.x()), round(corner.y())):
            found.append(f"{tile} on {cell} is blurred")
    return found


def _holds(picture: QImage, tile: QImage, left: int, top: int) -> bool:
    """Whether the middle of the tile's picture is there, pixel by pixel, rounded this way or that."""
    side = tile.width() // 4
    inside = QRect((tile.width() - side) // 2, (tile.height() - side) // 2, side, side)
    plain = QImage.Format.Format_RGB32
    middle = tile.copy(inside).convertToFormat(plain)
    return any(
        picture.copy(inside.translated(left + dx, top + dy)).convertToFormat(plain) == middle
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
    )


if __name__ == "__main__":
    main()
