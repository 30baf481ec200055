"""Dice: cubes seen slightly from above, lying still or rolling over their edges."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, radians

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.styles import Finish, TileStyle, between
from qwirkle_desktop.ui.art.tiles import TileShape, paint_symbol, rim_width

INSET_ACROSS, INSET_DOWN, SIDE, CORNER = 0.06, 0.03, 0.13, 0.19
SYMBOL = 0.87
"""The symbol on a die, compared with a tile's: its face is smaller."""
SEEN_FROM = 80.6
"""From how many degrees above the table one looks: the face and the side are then as high as at rest."""
QUARTER = 90.0
SHADE = 0.9
"""How dark a face is that is hardly seen any more, on the way to the side's colour."""
LEAST_TOLD = 0.25
"""A face that looks lower, compared with its width, shows no shape."""


def die_shape(cell: int, ratio: float = 1.0) -> TileShape:
    """The body of a die and, above the side that is seen, its upper face, in a cell at (0, 0)."""
    across, down = (max(1, round(cell * inset)) for inset in (INSET_ACROSS, INSET_DOWN))
    side = max(round(2 * ratio), round(cell * SIDE))
    body = QRectF(across, down, cell - 2 * across, cell - 2 * down)
    return TileShape(cell, body, body.adjusted(0, 0, 0, -side), cell * CORNER, SYMBOL)


@dataclass(frozen=True, slots=True)
class Tumble:
    """A die between two faces: `turned` from 0, where the first lies up, to 1, where the second does."""

    first: Tile
    second: Tile
    turned: float


def paint_tumble(painter: QPainter, tumble: Tumble, shape: TileShape, ratio: float, style: TileStyle) -> None:
    """A die that rolls towards whoever looks: the face behind comes up as the upper one goes to the front."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    faces = _faces_seen(tumble, shape.body)
    outline = QPainterPath()
    outline.addRoundedRect(_around(rect for _, rect in faces), shape.radius, shape.radius)
    painter.save()
    painter.setClipPath(outline)
    for tile, rect in faces:
        _paint_face(painter, tile, rect, shape, ratio, style)
    painter.restore()
    painter.setPen(QPen(style.rim, rim_width(shape, ratio, style.finish)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)


def _faces_seen(tumble: Tumble, body: QRectF) -> list[tuple[Tile, QRectF]]:
    """The faces from the front to the back, one behind the other from where the die stands."""
    front = SEEN_FROM + tumble.turned * QUARTER
    faces: list[tuple[Tile, QRectF]] = []
    bottom = body.bottom()
    # What is in front already is seen too little to tell its shape: any will do.
    for tile, apart in ((tumble.second, front), (tumble.first, front - 90), (tumble.second, front - 180)):
        if abs(apart) < 90:
            height = body.width() * cos(radians(apart))
            bottom -= height
            faces.append((tile, QRectF(body.left(), bottom, body.width(), height)))
    return faces


def _around(rects: Iterable[QRectF]) -> QRectF:
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole


def _paint_face(
    painter: QPainter, tile: Tile, rect: QRectF, shape: TileShape, ratio: float, style: TileStyle
) -> None:
    share = rect.height() / rect.width()
    painter.fillRect(rect, _shaded(style, share))
    painter.setPen(QPen(_shaded(style, 0.0), rim_width(shape, ratio, style.finish)))
    painter.drawLine(rect.topLeft(), rect.topRight())
    if share < LEAST_TOLD:
        return
    painter.save()
    painter.translate(rect.center())
    painter.scale(1, share)
    painter.translate(-shape.face.center())
    paint_symbol(painter, tile, shape, ratio, style)
    painter.restore()


def _shaded(style: TileStyle, share: float) -> QColor:
    """The face's colour as the light falls on it: darker the more it is turned away."""
    dark = style.wood.wall_from if style.finish is Finish.WOOD else style.side
    return between(style.face_from, dark, SHADE * (1 - share))
