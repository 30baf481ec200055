"""Paints what is printed on the cells of a board: stars, numbers, dark cells, those to start from."""

from dataclasses import dataclass
from enum import Enum, auto
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from qwirkle_desktop.ui.art.marks import Nib
from qwirkle_desktop.ui.typography import make_font

STAR_TIP, STAR_INNER = 0.34, 0.15
DISC, DISC_LINE = 0.41, 0.03
NUMBER_SIZE, START_INSET, START_LINE = 0.42, 0.1, 0.05
DARK_OUTSET, LEAST_DARK, DARK_LINE = 0.06, 2.0, 0.06
FAINT = 0.45
"""Of what was used: it is still to be seen where a tile was lifted."""


class Sign(Enum):
    """What a cell may have printed on it."""

    STAR = auto()
    NUMBER = auto()
    FILLED = auto()
    START = auto()


@dataclass(frozen=True, slots=True)
class Print:
    """One cell's: a number gives `points`; `is_used` once it was covered."""

    sign: Sign
    points: int = 0
    is_used: bool = False


def paint_print(painter: QPainter, printed: Print, nib: Nib) -> None:
    """What is printed on a cell at (0, 0), in device pixels."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if printed.is_used:
        painter.setOpacity(FAINT)
    match printed.sign:
        case Sign.STAR:
            _paint_star(painter, nib, is_used=printed.is_used)
        case Sign.NUMBER:
            _paint_number(painter, printed.points, nib, is_used=printed.is_used)
        case Sign.FILLED:
            _paint_dark(painter, nib)
        case Sign.START:
            _paint_start(painter, nib)


def star_path(centre: QPointF, tip: float, inner: float) -> QPainterPath:
    """A star of five points, one of them up: no tile has one."""
    path = QPainterPath()
    for corner in range(10):
        radius, angle = (tip, inner)[corner % 2], pi * corner / 5 - pi / 2
        point = centre + QPointF(cos(angle), sin(angle)) * radius
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def paint_disc(painter: QPainter, place: QRectF, disc: QColor, star: QColor) -> None:
    """A disc as a player holds it: the star of the board on it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(disc)
    painter.drawEllipse(place)
    side = place.width()
    painter.fillPath(star_path(place.center(), side * STAR_TIP, side * STAR_INNER), star)


def _paint_star(painter: QPainter, nib: Nib, *, is_used: bool) -> None:
    _paint_ring(painter, nib, is_used=is_used)
    path = star_path(_middle(nib), STAR_TIP * nib.cell, STAR_INNER * nib.cell)
    if is_used:
        painter.strokePath(path, QPen(nib.theme.muted, nib.line(DISC_LINE, least=1)))
    else:
        painter.fillPath(path, nib.theme.muted)


def _paint_number(painter: QPainter, points: int, nib: Nib, *, is_used: bool) -> None:
    _paint_ring(painter, nib, is_used=is_used)
    painter.setFont(make_font(max(1, round(NUMBER_SIZE * nib.cell)), QFont.Weight.Bold))
    painter.setPen(nib.theme.text)
    painter.drawText(nib.square(0), Qt.AlignmentFlag.AlignCenter, f"+{points}")


def _paint_ring(painter: QPainter, nib: Nib, *, is_used: bool) -> None:
    """Whole while there is something to be had, dashed afterwards."""
    pen = QPen(nib.theme.control_border, nib.line(DISC_LINE, least=1))
    if is_used:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(_middle(nib), DISC * nib.cell, DISC * nib.cell)


def _paint_dark(painter: QPainter, nib: Nib) -> None:
    """Wider than a tile, to be seen around the one that lies there; on a dark board by a bright line."""
    out, theme = round(max(LEAST_DARK * nib.ratio, DARK_OUTSET * nib.cell)), nib.theme
    line = nib.line(DARK_LINE) if theme.is_dark else 0
    painter.setPen(QPen(theme.ink, line) if line else Qt.PenStyle.NoPen)
    painter.setBrush(theme.halo if theme.is_dark else theme.ink)
    painter.drawRoundedRect(nib.square(out - line / 2), nib.corner + out, nib.corner + out)


def _paint_start(painter: QPainter, nib: Nib) -> None:
    width = nib.line(START_LINE)
    square = nib.square(-round(START_INSET * nib.cell) - width / 2)
    tint = QColor(nib.theme.muted)
    tint.setAlphaF(0.16)
    painter.setBrush(tint)
    painter.setPen(QPen(nib.theme.muted, width))
    painter.drawEllipse(square)


def _middle(nib: Nib) -> QPointF:
    return QPointF(nib.cell / 2, nib.cell / 2)
