"""The scene's items: pictures from the shared cache, drawn 1:1 at the zoom they were made for."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsPixmapItem

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.chips import ChipTone
from qwirkle_desktop.ui.art.kept import Sprite
from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.art.sprites import Look, Sprites, chip_anchor

LEAST_LEFT = 0.62
"""Where a chip with points begins at the earliest, in cells from the tile's left."""
UNIT = 64.0
"""The side of a cell in scene units."""

Render = Callable[[float, float], Sprite]
"""Gives the picture for a cell's side in logical pixels and the screen's pixel ratio."""


def point_of(cell: Cell) -> QPointF:
    """The top left corner of a cell in the scene."""
    return QPointF(cell.x * UNIT, cell.y * UNIT)


def rect_of(cell: Cell) -> QRectF:
    """A cell's square in the scene."""
    return QRectF(cell.x * UNIT, cell.y * UNIT, UNIT, UNIT)


def cell_at(point: QPointF) -> Cell:
    """The cell under a point of the scene."""
    return Cell(int(point.x() // UNIT), int(point.y() // UNIT))


class SpriteItem(QGraphicsPixmapItem):
    """One picture on the table. `restyle` fetches it anew for another zoom or pixel ratio."""

    def __init__(self, render: Render, at: QPointF, z: float) -> None:
        super().__init__()
        self._render = render
        self.setPos(at)
        self.setZValue(z)

    def restyle(self, cell: float, ratio: float) -> None:
        """Take the picture made for this zoom, so that it is drawn pixel by pixel."""
        sprite = self._render(cell, ratio)
        self.setPixmap(sprite.pixmap)
        self.setOffset(sprite.offset)
        self.setScale(UNIT / cell)


def tile_render(sprites: Sprites, tile: Tile, look: Look) -> Render:
    """The picture of a tile."""
    return partial(_tile, sprites, tile, look)


def mark_render(sprites: Sprites, mark: Mark) -> Render:
    """The picture of a mark."""
    return partial(sprites.mark, mark)


def capsule_render(sprites: Sprites, columns: int, rows: int) -> Render:
    """The frame around a line."""
    return partial(sprites.capsule, columns, rows)


def chip_render(
    sprites: Sprites, text: str, font: Callable[[float], QFont], tone: ChipTone, *, is_name: bool = False
) -> Render:
    """A chip on a cell's upper right corner; the font goes with the cell's size.

    Points that are written large reach outward: the symbol stays to be seen. A name has its middle there.
    """
    return partial(_chip, sprites, text, font, tone, 0.0 if is_name else LEAST_LEFT)


def _tile(sprites: Sprites, tile: Tile, look: Look, cell: float, ratio: float) -> Sprite:
    return sprites.tile(tile, cell, ratio, look)


def _chip(
    sprites: Sprites,
    text: str,
    font: Callable[[float], QFont],
    tone: ChipTone,
    least_left: float,
    cell: float,
    ratio: float,
) -> Sprite:
    sprite = sprites.chip(text, ratio, font(cell), tone)
    corner = sprite.offset + chip_anchor(cell)
    if least_left:
        corner.setX(max(corner.x(), round(least_left * cell)))
    return Sprite(sprite.pixmap, corner)
