"""Paints a whole board where it is taken elsewhere: tiles that lie there, and nothing of any hand."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import ORIGIN, Cell
from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.board.area import BoardArea
from qwirkle_desktop.ui.board.backdrop import Backdrop
from qwirkle_desktop.ui.board.printed import prints_of

CELL, MARGIN = 80, 1
"""Pixels of a cell in a picture, and empty cells around the board."""
LARGEST = 4000
"""Pixels of a picture's longer side: mail programs take no larger ones kindly."""


def board_image(
    board: Board, last: frozenset[Cell], sprites: Sprites, used: frozenset[Cell] = frozenset()
) -> QImage:
    """The board on its table, the last play marked; `used` are the stars and numbers that were covered."""
    area = BoardArea.of(board, MARGIN)
    side = min(CELL, LARGEST // max(area.columns, area.rows))
    image = QImage(area.columns * side, area.rows * side, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        Backdrop(sprites, sprites.theme).paint(
            painter, QRectF(image.rect()), area.corner(ORIGIN, side), side, 1.0, board.ground
        )
        paint_board(painter, board, last, sprites, area, side, used)
    return image


def paint_board(
    painter: QPainter,
    board: Board,
    last: frozenset[Cell],
    sprites: Sprites,
    area: BoardArea,
    side: int,
    used: frozenset[Cell] = frozenset(),
) -> None:
    """What is printed, and the tiles, on cells of so many device pixels, from the painter's origin on."""
    for cell, printed in prints_of(board.ground, used).items():
        sprite = sprites.printed(printed, side, 1.0)
        painter.drawPixmap(area.corner(cell, side) + sprite.offset, sprite.pixmap)
    mark = sprites.mark(Mark.LAST_MOVE, side, 1.0)
    for cell, tile in sorted(board.tiles.items(), key=lambda entry: entry[0].reading_order):
        sprite = sprites.tile(tile, side, 1.0)
        painter.drawPixmap(area.corner(cell, side) + sprite.offset, sprite.pixmap)
    for cell in last:
        painter.drawPixmap(area.corner(cell, side) + mark.offset, mark.pixmap)
