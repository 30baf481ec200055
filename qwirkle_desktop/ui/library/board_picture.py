"""Small pictures of whole boards: painted when a row is first seen, and kept for a while."""

import logging
from collections import OrderedDict
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from qwirkle_desktop.formats.errors import Unsupported
from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.ground import ENDLESS, Ground
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.shapes import symbol_path
from qwirkle_desktop.ui.art.styles import TileStyle
from qwirkle_desktop.ui.board.area import BoardArea

log = logging.getLogger(__name__)

LARGEST_CELL, SMALLEST_CELL = 14.0, 1.5
SYMBOL_FROM, WHOLE_FROM = 7, 2
"""Device px of a cell below which a tile is a spot of its colour, and below which spots touch."""
SYMBOL_SHARE, CORNER, EDGE = 1.25, 0.13, 0.7
MOST_KEPT = 400


class BoardPictures:
    """Pictures in one style of tile; those not seen for long are forgotten."""

    def __init__(self, style: TileStyle) -> None:
        self._style = style
        self._kept: OrderedDict[tuple[str, int, int, int, float], QPixmap] = OrderedDict()
        self._tiles: dict[tuple[int, int], QPixmap] = {}

    def set_style(self, style: TileStyle) -> None:
        """Paint in another palette or wood from now on."""
        self._style = style
        self._kept.clear()
        self._tiles.clear()

    def picture(self, board: str, size: QSize, ratio: float, ground: Ground = ENDLESS) -> QPixmap:
        """The tiles, written as in a position, in the middle of so many logical px; the whole board is."""
        key = (board, ground.width, size.width(), size.height(), ratio)
        if key not in self._kept:
            self._kept[key] = self._render(replace(_read(board), ground=ground), size, ratio)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    def _render(self, board: Board, size: QSize, ratio: float) -> QPixmap:
        picture = QPixmap(size * ratio)
        picture.fill(Qt.GlobalColor.transparent)
        if board.tiles:
            grid = _grid_for(board, picture.size(), LARGEST_CELL * ratio)
            with QPainter(picture) as painter:
                paint = self._paint_tiles if grid.cell >= SYMBOL_FROM else self._paint_spots
                paint(painter, board, grid)
        picture.setDevicePixelRatio(ratio)
        return picture

    def _paint_tiles(self, painter: QPainter, board: Board, grid: "_Grid") -> None:
        for cell, tile in board.tiles.items():
            painter.drawPixmap(grid.corner(cell), self._tile(tile, int(grid.cell)))

    def _paint_spots(self, painter: QPainter, board: Board, grid: "_Grid") -> None:
        """All faces first: the edge that a spot leaves free lies between it and its neighbours."""
        edge = 1.0 if grid.cell > WHOLE_FROM else 0.0
        around, spot = QSizeF(grid.cell + edge, grid.cell + edge), QSizeF(grid.cell - edge, grid.cell - edge)
        for cell in board.tiles:
            painter.fillRect(QRectF(grid.corner(cell), around), self._style.palette.face)
        for cell, tile in board.tiles.items():
            corner = grid.corner(cell) + QPointF(edge, edge)
            painter.fillRect(QRectF(corner, spot), self._style.palette.paints[tile.colour].fill)

    def _tile(self, tile: Tile, side: int) -> QPixmap:
        key = (tile.kind, side)
        if key not in self._tiles:
            self._tiles[key] = _small_tile(tile, side, self._style)
        return self._tiles[key]


@dataclass(frozen=True, slots=True)
class _Grid:
    """The cells of a picture in device px: whole ones where they are large enough to be told apart."""

    origin: QPointF
    area: BoardArea
    cell: float

    def corner(self, cell: Cell) -> QPointF:
        return self.origin + self.area.corner(cell, self.cell)


def _grid_for(board: Board, size: QSize, largest: float) -> _Grid:
    area = BoardArea.of(board)
    cell = min(size.width() / area.columns, size.height() / area.rows, largest)
    cell = float(int(cell)) if cell >= WHOLE_FROM else max(cell, SMALLEST_CELL)
    spare = QPointF(size.width() - area.columns * cell, size.height() - area.rows * cell) / 2
    return _Grid(QPointF(int(spare.x()), int(spare.y())), area, cell)


def _small_tile(tile: Tile, side: int, style: TileStyle) -> QPixmap:
    """A tile so many device px wide: a face with a narrow edge, and the symbol as large as it can be."""
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    face, radius = side - EDGE, side * CORNER
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for width, colour in ((float(side), style.wood.wall_from), (face, style.palette.face)):
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(0, 0, width, width), radius, radius)
        scale = side * SYMBOL_SHARE
        path = QTransform(scale, 0, 0, scale, face / 2, face / 2).map(symbol_path(tile.shape))
        painter.fillPath(path, style.palette.paints[tile.colour].fill)
    return picture


def ground_of(variant: str) -> Ground:
    """The board of a variant; that of one from a newer version is not known."""
    try:
        return variant_named(variant or None).ground
    except Unsupported:
        return ENDLESS


def _read(board: str) -> Board:
    """The board, empty where its text is damaged: a list is shown all the same."""
    try:
        return parse_board(board)
    except ValueError:
        log.warning("the board of a kept game cannot be read")
        return Board()
