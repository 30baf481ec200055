"""Paints one tile. Lengths are device pixels here, snapped so that edges stay crisp at any zoom."""

from dataclasses import dataclass
from math import pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from qwirkle_desktop.rules.tiles import Shape, Tile
from qwirkle_desktop.ui.art.colour_marks import LETTERED_AT, LETTERED_SCALE, paint_letter, paint_pattern
from qwirkle_desktop.ui.art.shapes import SQUARE_SIDE, symbol_path
from qwirkle_desktop.ui.art.styles import ColourMark, Finish, TileStyle

BODY_INSET, CORNER, WALL = 0.03, 0.13, 0.05
RIM_WIDTH, HIGHLIGHT_WIDTH, HIGHLIGHT_FADES_BY = 0.014, 0.02, 0.45
OUTLINE, LEAST_OUTLINE = 0.024, 1.1
GRAIN_FROM, GRAIN_LINES, GRAIN_WIDTH = 40, 6, 0.014
ENGRAVED_FROM, ENGRAVING_DEPTH = 32, 0.014
LIGHTER_TOP, DARKER_BOTTOM = 106, 110
STRONG_RIM, STRONG_OUTLINE, LEAST_RIM = 0.045, 0.045, 1.5


@dataclass(frozen=True, slots=True)
class Shadow:
    """Stacked rounded rectangles, the nearest first: how far down, how much wider, how dark (0-255)."""

    offsets: tuple[float, float]
    spread: tuple[float, float]
    alphas: tuple[int, int]
    layers: int = 5

    def layer(self, index: int) -> tuple[float, float, int]:
        """Offset and spread in fractions of the cell, and alpha, of one rectangle."""
        at = index / (self.layers - 1)
        offset, spread, alpha = (a + (b - a) * at for a, b in (self.offsets, self.spread, self.alphas))
        return offset, spread, round(alpha)

    @property
    def reach(self) -> float:
        """How far below the tile the shadow ends."""
        return self.offsets[1] + self.spread[1]


RESTING = Shadow(offsets=(0.015, 0.065), spread=(0, 0), alphas=(26, 6))
RAISED = Shadow(offsets=(0.05, 0.15), spread=(-0.03, 0.03), alphas=(24, 7), layers=8)
LIFTED = Shadow(offsets=(0.08, 0.22), spread=(-0.04, 0.06), alphas=(20, 5), layers=10)


@dataclass(frozen=True, slots=True)
class TileShape:
    """Where the parts of a tile lie in its cell, in whole device pixels; `symbol`: its size, usually 1."""

    cell: int
    body: QRectF
    face: QRectF
    radius: float
    symbol: float = 1.0


def tile_shape(cell: int, ratio: float = 1.0, finish: Finish = Finish.WOOD) -> TileShape:
    """The body and, above the side wall of wood, the face of a tile in a cell at (0, 0)."""
    inset = max(1, round(cell * BODY_INSET))
    wall = max(round(ratio), round(cell * WALL), 1) if finish is Finish.WOOD else 0
    body = QRectF(inset, inset, cell - 2 * inset, cell - 2 * inset)
    return TileShape(cell, body, body.adjusted(0, 0, 0, -wall), cell * CORNER)


def paint_tile(painter: QPainter, tile: Tile, shape: TileShape, ratio: float, style: TileStyle) -> None:
    """The body and its symbol, without a shadow."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if style.finish is Finish.WOOD:
        _paint_body(painter, shape, style)
        if shape.cell / ratio >= GRAIN_FROM:
            _paint_grain(painter, shape, style.wood.grain, tile.kind)
        _paint_edges(painter, shape, style)
    else:
        _paint_plain_body(painter, shape, ratio, style)
    paint_symbol(painter, tile, shape, ratio, style)


def paint_shadow(painter: QPainter, shape: TileShape, shadow: Shadow) -> None:
    """What the tile casts on the table."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(shadow.layers):
        offset, spread, alpha = shadow.layer(index)
        grow = spread * shape.cell
        rect = shape.body.adjusted(-grow, -grow, grow, grow).translated(0, offset * shape.cell)
        radius = shape.radius + max(0.0, grow)
        painter.setBrush(QColor(24, 14, 6, alpha))
        painter.drawRoundedRect(rect, radius, radius)


def _paint_body(painter: QPainter, shape: TileShape, style: TileStyle) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    wall = QLinearGradient(0, shape.face.bottom() - shape.radius / 2, 0, shape.body.bottom())
    wall.setStops([(0.0, style.wood.wall_from), (1.0, style.wood.wall_to)])
    painter.setBrush(wall)
    painter.drawRoundedRect(shape.body, shape.radius, shape.radius)
    painter.setBrush(_diagonal(shape.face, [(0.0, style.face_from), (1.0, style.face_to)]))
    painter.drawRoundedRect(shape.face, shape.radius, shape.radius)


def _paint_plain_body(painter: QPainter, shape: TileShape, ratio: float, style: TileStyle) -> None:
    """One colour and a rim, and what is seen of a side."""
    if shape.face != shape.body:
        _paint_rimmed(painter, shape.body, style.side, shape, ratio, style)
    _paint_rimmed(painter, shape.face, style.face_from, shape, ratio, style)


def _paint_rimmed(
    painter: QPainter, rect: QRectF, colour: QColor, shape: TileShape, ratio: float, style: TileStyle
) -> None:
    rim = rim_width(shape, ratio, style.finish)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.rim)
    painter.drawRoundedRect(rect, shape.radius, shape.radius)
    painter.setBrush(colour)
    inner = max(0.0, shape.radius - rim)
    painter.drawRoundedRect(rect.adjusted(rim, rim, -rim, -rim), inner, inner)


def rim_width(shape: TileShape, ratio: float, finish: Finish) -> float:
    """The line around a body: thin on wood and flat tiles, strong on those of high contrast."""
    if finish is Finish.CONTRAST:
        return max(LEAST_RIM * ratio, STRONG_RIM * shape.cell)
    return max(ratio, RIM_WIDTH * shape.cell)


def _paint_grain(painter: QPainter, shape: TileShape, colour: QColor, seed: int) -> None:
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(shape.face, shape.radius, shape.radius)
    painter.setClipPath(clip)
    painter.setPen(QPen(colour, max(1.0, GRAIN_WIDTH * shape.cell)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    chance = Random(seed)
    for line in range(GRAIN_LINES):
        painter.drawPath(_grain_line(shape.face, (line + chance.uniform(0.2, 0.8)) / GRAIN_LINES, chance))
    painter.restore()


def _grain_line(face: QRectF, height: float, chance: Random) -> QPainterPath:
    phase, waves = chance.uniform(0, 2 * pi), chance.uniform(0.7, 1.4)
    swing, slope = face.height() * chance.uniform(0.008, 0.024), face.height() * chance.uniform(-0.03, 0.03)
    steps = 12
    path = QPainterPath()
    for step in range(steps + 1):
        at = step / steps
        wave = swing * sin(phase + 2 * pi * waves * at) + slope * (at - 0.5)
        point = QPointF(face.left() + face.width() * at, face.top() + face.height() * height + wave)
        path.lineTo(point) if step else path.moveTo(point)
    return path


def _paint_edges(painter: QPainter, shape: TileShape, style: TileStyle) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim = max(1.0, RIM_WIDTH * shape.cell)
    light = max(1.0, HIGHLIGHT_WIDTH * shape.cell)
    clear = QColor(style.wood.highlight)
    clear.setAlpha(0)
    fade = _diagonal(shape.face, [(0.0, style.wood.highlight), (HIGHLIGHT_FADES_BY, clear)])
    painter.setPen(QPen(QBrush(fade), light))
    _stroke_inside(painter, shape.face, shape.radius, rim + light / 2)
    painter.setPen(QPen(style.wood.rim, rim))
    _stroke_inside(painter, shape.body, shape.radius, rim / 2)


def _stroke_inside(painter: QPainter, rect: QRectF, radius: float, inset: float) -> None:
    corner = max(0.0, radius - inset)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner)


def paint_symbol(painter: QPainter, tile: Tile, shape: TileShape, ratio: float, style: TileStyle) -> None:
    """What tells the kind, in the middle of the face."""
    paint = style.palette.paints[tile.colour]
    strong = style.finish is Finish.CONTRAST
    width = max(LEAST_OUTLINE * ratio, (STRONG_OUTLINE if strong else OUTLINE) * shape.cell)
    path = placed_symbol(tile.shape, shape, width)
    if style.marks is ColourMark.LETTER:
        path = _beside_letter(path, shape)
    if style.finish is Finish.WOOD and shape.cell / ratio >= ENGRAVED_FROM:
        _paint_engraving(painter, path, _outline_pen(style.wood.engraving, width, tile.shape), shape.cell)
    painter.setBrush(_symbol_brush(path, paint.fill, style.finish))
    painter.setPen(_outline_pen(paint.outline, width, tile.shape))
    painter.drawPath(path)
    if style.marks is ColourMark.PATTERN:
        paint_pattern(painter, tile.colour, path, shape.cell, ratio, style)
        painter.strokePath(path, _outline_pen(paint.outline, width, tile.shape))
    elif style.marks is ColourMark.LETTER:
        paint_letter(painter, tile.colour, shape.face, shape.cell, ratio, style)


def _symbol_brush(path: QPainterPath, fill: QColor, finish: Finish) -> QBrush:
    """A gentle fall of light on wood, else one colour."""
    if finish is not Finish.WOOD:
        return QBrush(fill)
    box = path.boundingRect()
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    gradient.setStops([(0.0, fill.lighter(LIGHTER_TOP)), (1.0, fill.darker(DARKER_BOTTOM))])
    return QBrush(gradient)


def _beside_letter(path: QPainterPath, shape: TileShape) -> QPainterPath:
    """The symbol, smaller and aside from the corner that the letter has."""
    middle, away = shape.face.center(), QPointF(1, 1) * LETTERED_AT * shape.cell
    scaled = QTransform.fromScale(LETTERED_SCALE, LETTERED_SCALE).map(path.translated(-middle))
    return scaled.translated(middle + away)


def _paint_engraving(painter: QPainter, path: QPainterPath, pen: QPen, cell: int) -> None:
    """The lit lower edge of the cut the symbol lies in."""
    depth = ENGRAVING_DEPTH * cell
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(path.translated(depth / 2, depth))


def _outline_pen(colour: QColor, width: float, symbol: Shape) -> QPen:
    """Sharp at tips; round for the clover, whose notches would grow spurs."""
    pen = QPen(colour, width)
    round_ = symbol is Shape.CLOVER
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin if round_ else Qt.PenJoinStyle.SvgMiterJoin)
    pen.setMiterLimit(4)
    return pen


def placed_symbol(symbol: Shape, shape: TileShape, outline: float) -> QPainterPath:
    """The symbol's path, centred on the face; a square's sides are moved onto whole pixels."""
    centre, scale = shape.face.center(), shape.cell * shape.symbol
    if symbol is Shape.SQUARE:
        outer = 2 * round((SQUARE_SIDE * scale + outline - shape.cell % 2) / 2) + shape.cell % 2
        scale = (outer - outline) / SQUARE_SIDE
        centre.setY(round(centre.y() - outer / 2) + outer / 2)
    return QTransform.fromScale(scale, scale).map(symbol_path(symbol)).translated(centre)


def _diagonal(rect: QRectF, stops: list[tuple[float, QColor]]) -> QLinearGradient:
    gradient = QLinearGradient(rect.topLeft(), rect.bottomRight())
    gradient.setStops(stops)
    return gradient
