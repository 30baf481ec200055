"""Small pieces of painting that the panel's parts share."""

from functools import lru_cache
from math import ceil
from typing import TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPen,
    QPolygonF,
    Qt,
)
from PySide6.QtWidgets import QWidget

Rect = TypeVar("Rect", QRect, QRectF)

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


def as_read(rect: Rect, within: QRect) -> Rect:
    """The rectangle, or its mirror image in the area around it where people read from the right."""
    if not QGuiApplication.isRightToLeft():
        return rect
    return rect.translated(2 * within.x() + within.width() - 2 * rect.x() - rect.width(), 0)


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
    half, to_name = size / 2, -0.8 * size if QGuiApplication.isRightToLeft() else 0.8 * size
    x, y = centre.x() - to_name / 2, centre.y()
    painter.drawPolygon(QPolygonF([QPointF(x, y - half), QPointF(x + to_name, y), QPointF(x, y + half)]))


def plain_tooltip(text: str) -> str:
    """The text for a tooltip that shows it letter for letter; Qt would obey tags in a player's name."""
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal) if text else ""


def explain(widget: QWidget, text: str) -> None:
    """A tool tip of plain text; screen readers get it without its markup."""
    widget.setToolTip(plain_tooltip(text))
    widget.setAccessibleDescription(text)
