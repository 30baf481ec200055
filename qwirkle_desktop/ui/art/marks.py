"""Paints the marks on cells. Each differs in form, each stroke has a halo; lengths are device pixels."""

from dataclasses import dataclass
from enum import Enum, auto
from math import pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from qwirkle_desktop.ui.art.tiles import CORNER, TileShape
from qwirkle_desktop.ui.theme import Theme

BRACKET_LENGTH, BRACKET_WIDTH, BRACKET_INSET = 0.24, 0.045, 0.025
SHORT_BRACKET = 0.12
LEGAL_INSET, LEGAL_LINE, LEGAL_DOT = 0.09, 0.03, 0.075
LEGAL_FILL, LEAST_DOT = 0.16, 1.5
RING = 0.05
CURSOR_OUTSET, CURSOR_HALO = 0.045, 0.10
FOCUS_OUTSET, FOCUS_LINE = 0.065, 0.04
HALO = 0.025
LEAST_STROKE, LEAST_HALO = 2.0, 1.0
BADGE_RADIUS, LEAST_BADGE = 0.17, 5.0
CAPSULE_OUTSET, CAPSULE_LINE = 0.1, 0.04
EMPTY_INSET, EMPTY_LINE = 0.06, 0.025
HINT_INSET, HINT_LINE = 0.06, 0.05


class Mark(Enum):
    """A mark on a cell or on a place of the hand."""

    LAST_MOVE = auto()
    EARLIER_MOVE = auto()
    LEGAL = auto()
    HINT = auto()
    CURSOR = auto()
    FOCUS = auto()
    EMPTY_SLOT = auto()
    CHOSEN = auto()
    LIFTABLE = auto()


@dataclass(frozen=True, slots=True)
class Nib:
    """How thick things are for a cell of so many device pixels on a screen of that pixel ratio."""

    cell: int
    ratio: float
    theme: Theme

    def line(self, share: float, least: float = LEAST_STROKE) -> int:
        """A whole width, so that straight strokes are sharp, and never too thin to be seen."""
        return max(1, round(max(share * self.cell, least * self.ratio)))

    @property
    def halo(self) -> float:
        """How much of the halo shows on either side of a stroke."""
        return max(LEAST_HALO * self.ratio, HALO * self.cell)

    @property
    def corner(self) -> float:
        """The radius of a tile's corner."""
        return CORNER * self.cell

    def square(self, outset: float) -> QRectF:
        """The cell grown by that many pixels, or shrunk if it is negative."""
        return QRectF(0, 0, self.cell, self.cell).adjusted(-outset, -outset, outset, outset)


def paint_mark(painter: QPainter, mark: Mark, nib: Nib) -> None:
    """The mark on a cell at (0, 0)."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    match mark:
        case Mark.LAST_MOVE:
            _paint_brackets(painter, nib, BRACKET_LENGTH)
        case Mark.EARLIER_MOVE:
            _paint_brackets(painter, nib, SHORT_BRACKET)
        case Mark.LEGAL:
            _paint_legal(painter, nib)
        case Mark.HINT:
            _paint_hint(painter, nib)
        case Mark.CURSOR:
            _paint_cursor(painter, nib)
        case Mark.FOCUS:
            _paint_focus(painter, nib)
        case Mark.EMPTY_SLOT:
            _paint_empty_slot(painter, nib)
        case Mark.CHOSEN:
            _paint_tick_badge(painter, nib)
        case Mark.LIFTABLE:
            _paint_lift(painter, nib)


def paint_ring(painter: QPainter, shape: TileShape, colour: QColor, nib: Nib) -> None:
    """The ring around a tentative or illegal tile, hugging its body."""
    width = nib.line(RING)
    rect = shape.body.adjusted(-width / 2, -width / 2, width / 2, width / 2)
    _stroke(painter, _rounded(rect, shape.radius + width / 2), colour, width, nib)


def paint_cross_badge(painter: QPainter, shape: TileShape, nib: Nib) -> None:
    """The cross at the top right corner of an illegal tile."""
    centre, radius = _badge(painter, shape.body.topRight(), nib.theme.error, nib)
    arm = radius * 0.42
    cross = QPainterPath()
    for dx in (arm, -arm):
        cross.moveTo(centre + QPointF(-dx, -arm))
        cross.lineTo(centre + QPointF(dx, arm))
    _draw_line(painter, cross, nib.theme.on_error, radius * 0.3)


def paint_capsule(painter: QPainter, cells: QRectF, nib: Nib) -> None:
    """The frame of a line being scored, around the rectangle of its cells."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = nib.line(CAPSULE_LINE)
    out = round(CAPSULE_OUTSET * nib.cell) - width / 2
    frame = _rounded(cells.adjusted(-out, -out, out, out), nib.corner + out)
    painter.fillPath(frame, nib.theme.capsule)
    _stroke(painter, frame, nib.theme.ink, width, nib)


def _paint_brackets(painter: QPainter, nib: Nib, length: float) -> None:
    length, radius = length * nib.cell, 0.1 * nib.cell
    width = nib.line(BRACKET_WIDTH)
    near = round(BRACKET_INSET * nib.cell - width / 2) + width / 2
    far = nib.cell - near
    path = QPainterPath()
    for x, y, dx, dy in ((near, near, 1, 1), (far, near, -1, 1), (far, far, -1, -1), (near, far, 1, -1)):
        path.moveTo(x, y + dy * length)
        path.lineTo(x, y + dy * radius)
        path.quadTo(x, y, x + dx * radius, y)
        path.lineTo(x + dx * length, y)
    _stroke(painter, path, nib.theme.ink, width, nib)


def _paint_legal(painter: QPainter, nib: Nib) -> None:
    width = nib.line(LEGAL_LINE, least=1)
    path = _rounded(nib.square(-round(LEGAL_INSET * nib.cell) - width / 2), nib.corner)
    tint = QColor(nib.theme.accent)
    tint.setAlphaF(LEGAL_FILL)
    painter.fillPath(path, tint)
    _stroke(painter, path, nib.theme.accent, width, nib)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(nib.theme.accent)
    radius = max(LEAST_DOT * nib.ratio, LEGAL_DOT * nib.cell)
    painter.drawEllipse(QPointF(nib.cell / 2, nib.cell / 2), radius, radius)


def _paint_hint(painter: QPainter, nib: Nib) -> None:
    width = nib.line(HINT_LINE)
    rect = nib.square(-round(HINT_INSET * nib.cell) - width / 2)
    _draw_line(painter, _rounded(rect, nib.corner), nib.theme.halo, width + 2 * nib.halo)
    painter.strokePath(_rounded(rect, nib.corner), _dashed(nib.theme.accent, width, rect, nib.corner, 12))


def _paint_cursor(painter: QPainter, nib: Nib) -> None:
    width = nib.line(RING)
    out = round(CURSOR_OUTSET * nib.cell - width / 2) + width / 2
    path = _rounded(nib.square(out), nib.corner + out)
    _draw_line(painter, path, nib.theme.halo, max(CURSOR_HALO * nib.cell, width + 2 * nib.halo))
    _draw_line(painter, path, nib.theme.ink, width)


def _paint_focus(painter: QPainter, nib: Nib) -> None:
    width = nib.line(FOCUS_LINE)
    out = round(FOCUS_OUTSET * nib.cell - width / 2) + width / 2
    _stroke(painter, _rounded(nib.square(out), nib.corner + out), nib.theme.accent, width, nib)


def _paint_empty_slot(painter: QPainter, nib: Nib) -> None:
    width = nib.line(EMPTY_LINE, least=1)
    rect = nib.square(-round(EMPTY_INSET * nib.cell) - width / 2)
    pen = _dashed(nib.theme.control_border, width, rect, nib.corner, 20)
    painter.strokePath(_rounded(rect, nib.corner), pen)


def _paint_tick_badge(painter: QPainter, nib: Nib) -> None:
    corner = QPointF(nib.cell * 0.97, nib.cell * 0.03)
    centre, radius = _badge(painter, corner, nib.theme.accent, nib)
    tick = QPainterPath(centre + QPointF(-radius * 0.45, radius * 0.05))
    tick.lineTo(centre + QPointF(-radius * 0.1, radius * 0.38))
    tick.lineTo(centre + QPointF(radius * 0.48, -radius * 0.36))
    _draw_line(painter, tick, nib.theme.on_accent, radius * 0.28)


def _paint_lift(painter: QPainter, nib: Nib) -> None:
    """A ring, and an arrow that points up and away."""
    width = nib.line(HINT_LINE)
    path = _rounded(nib.square(-width / 2), nib.corner)
    _stroke(painter, path, nib.theme.accent, width, nib)
    centre, radius = _badge(painter, QPointF(nib.cell * 0.97, nib.cell * 0.03), nib.theme.accent, nib)
    arrow = QPainterPath(centre + QPointF(0, radius * 0.5))
    arrow.lineTo(centre - QPointF(0, radius * 0.5))
    arrow.moveTo(centre + QPointF(-radius * 0.42, -radius * 0.05))
    arrow.lineTo(centre - QPointF(0, radius * 0.5))
    arrow.lineTo(centre + QPointF(radius * 0.42, -radius * 0.05))
    _draw_line(painter, arrow, nib.theme.on_accent, radius * 0.26)


def _badge(painter: QPainter, corner: QPointF, colour: QColor, nib: Nib) -> tuple[QPointF, float]:
    """A disc with a halo on the corner; returns its middle and its radius."""
    radius = max(LEAST_BADGE * nib.ratio, BADGE_RADIUS * nib.cell)
    centre = corner + QPointF(-0.04, 0.05) * nib.cell
    painter.setPen(Qt.PenStyle.NoPen)
    for size, fill in ((radius + nib.halo, nib.theme.halo), (radius, colour)):
        painter.setBrush(fill)
        painter.drawEllipse(centre, size, size)
    return centre, radius


def _stroke(painter: QPainter, path: QPainterPath, colour: QColor, width: float, nib: Nib) -> None:
    """The line, with the halo showing on either side."""
    _draw_line(painter, path, nib.theme.halo, width + 2 * nib.halo)
    _draw_line(painter, path, colour, width)


def _draw_line(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)


def _dashed(colour: QColor, width: float, rect: QRectF, radius: float, dashes: int) -> QPen:
    """Dashes that close evenly around a rounded rectangle, six parts line to four parts gap."""
    around = 2 * (rect.width() + rect.height()) - (8 - 2 * pi) * radius
    period = around / dashes / width
    pen = QPen(colour, width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([period * 0.6, period * 0.4])
    pen.setDashOffset(period * 0.3)
    return pen


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
