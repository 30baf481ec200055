"""The six symbols as paths in fractions of a cell, around (0, 0)."""

from functools import cache
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from qwirkle_desktop.rules.tiles import Shape

CIRCLE_RADIUS = 0.315
SQUARE_SIDE, SQUARE_CORNER = 0.54, 0.03
DIAMOND_TIP = 0.385
LOBE_AT, LOBE_RADIUS, LOBE_HALF_ARC = 0.20, 0.165, 104.0
FOUR_TIP, FOUR_INNER = 0.46, 0.155
EIGHT_TIP, EIGHT_INNER = 0.385, 0.215


@cache
def symbol_path(shape: Shape) -> QPainterPath:
    """The symbol at a cell size of 1; shared, so transform a copy (`QTransform.map`)."""
    match shape:
        case Shape.CIRCLE:
            return _circle()
        case Shape.SQUARE:
            return _square()
        case Shape.DIAMOND:
            return _closed([_polar(DIAMOND_TIP, 90 * quarter) for quarter in range(4)])
        case Shape.CLOVER:
            return _clover()
        case Shape.FOUR_POINT_STAR:
            return _star(4, FOUR_TIP, FOUR_INNER, first_tip=45)
        case Shape.EIGHT_POINT_STAR:
            return _star(8, EIGHT_TIP, EIGHT_INNER, first_tip=-90)


def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), CIRCLE_RADIUS, CIRCLE_RADIUS)
    return path


def _square() -> QPainterPath:
    path = QPainterPath()
    half = SQUARE_SIDE / 2
    path.addRoundedRect(QRectF(-half, -half, SQUARE_SIDE, SQUARE_SIDE), SQUARE_CORNER, SQUARE_CORNER)
    return path


def _clover() -> QPainterPath:
    """Four arcs from notch to notch: united circles would leave facets."""
    path = QPainterPath()
    for quarter in range(4):
        outward = 90.0 * quarter
        centre = _polar(LOBE_AT, -outward)
        lobe = QRectF(0, 0, 2 * LOBE_RADIUS, 2 * LOBE_RADIUS)
        lobe.moveCenter(centre)
        start = outward - LOBE_HALF_ARC
        if quarter == 0:
            path.arcMoveTo(lobe, start)
        path.arcTo(lobe, start, 2 * LOBE_HALF_ARC)
    path.closeSubpath()
    return path


def _star(points: int, tip: float, inner: float, first_tip: float) -> QPainterPath:
    step = 180 / points
    return _closed([_polar(inner if i % 2 else tip, first_tip + i * step) for i in range(2 * points)])


def _closed(corners: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _polar(radius: float, degrees: float) -> QPointF:
    """Degrees run clockwise from the right, as the screen's y runs down."""
    return QPointF(radius * cos(radians(degrees)), radius * sin(radians(degrees)))
