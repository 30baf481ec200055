"""Small pieces of painting that the panel's parts share."""

from functools import lru_cache
from html import escape
from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPen, QPolygonF

RADIUS = 8
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def draw_text(
    painter: QPainter, rect: QRect, text: str, font: QFont, colour: QColor, align: Qt.AlignmentFlag = LEFT
) -> None:
    """One line of plain text, cut with an ellipsis where it does not fit."""
    painter.setFont(font)
    painter.setPen(colour)
    line = text
    if text_width(text, font) > rect.width():
        line = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, align | Qt.TextFlag.TextSingleLine, line)


@lru_cache(maxsize=1024)
def text_width(text: str, font: QFont) -> int:
    """The width of a line in whole px that hold it."""
    return ceil(QFontMetricsF(font).horizontalAdvance(text))


def fill_rounded(painter: QPainter, rect: QRectF, radius: float, fill: QColor) -> None:
    """A rounded area without an edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)


def frame_rounded(painter: QPainter, rect: QRectF, fill: QColor, edge: QColor, width: float) -> None:
    """A rounded area with an edge inside `rect`."""
    half = width / 2
    painter.setPen(QPen(edge, width))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), RADIUS - half, RADIUS - half)


def draw_lamp(painter: QPainter, centre: QPointF, size: float, colour: QColor) -> None:
    """The turn lamp: a triangle that points at the name."""
    painter.setPen(QPen(colour, 1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(colour)
    x, y, half = centre.x() - size * 0.4, centre.y(), size / 2
    painter.drawPolygon(QPolygonF([QPointF(x, y - half), QPointF(x + size * 0.8, y), QPointF(x, y + half)]))


def plain_tooltip(text: str) -> str:
    """The text for a tooltip that shows it letter for letter; Qt would obey tags in a player's name."""
    return f"<span>{escape(text)}</span>" if text else ""
