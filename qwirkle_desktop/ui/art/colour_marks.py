"""Marks that tell a tile's colour without colour: a letter in the corner, or a pattern in the symbol."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from qwirkle_desktop.rules.tiles import Colour
from qwirkle_desktop.ui.art.seeing import contrast
from qwirkle_desktop.ui.art.styles import Finish, TileStyle, between
from qwirkle_desktop.ui.phrases.tiles import colour_letter
from qwirkle_desktop.ui.typography import make_font

LETTERED_SCALE, LETTERED_AT = 0.84, 0.05
"""The symbol beside a letter: how large, and how far from the middle to the lower right."""
LETTER, LEAST_LETTER, LETTER_INSET = 0.25, 7.0, 0.085
"""The height of a capital, at least so many logical px; and how far it stays from the face's corner."""
HALO = 0.16
PERIOD, LEAST_PERIOD, LINE, INK = 0.12, 3.0, 0.36, 0.88


def paint_letter(
    painter: QPainter, colour: Colour, face: QRectF, cell: int, ratio: float, style: TileStyle
) -> None:
    """The colour's letter in the upper left corner, free of the symbol by a halo of the face's colour."""
    height = max(LEAST_LETTER * ratio, LETTER * cell)
    path = _letter(colour_letter(colour), round(height))
    box = path.boundingRect()
    rim = round(ratio) if style.finish is Finish.CONTRAST else 0
    inset = max(1, round(LETTER_INSET * cell)) + rim
    path.translate(face.topLeft() + QPointF(inset, inset) - box.topLeft())
    halo = QPen(style.face_from, max(2.0 * ratio, HALO * height))
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, halo)
    painter.fillPath(path, style.ink)


def paint_pattern(
    painter: QPainter, colour: Colour, symbol: QPainterPath, cell: int, ratio: float, style: TileStyle
) -> None:
    """The colour's hatching within the symbol, as heralds print theirs; yellow stays plain."""
    period = max(round(LEAST_PERIOD * ratio), round(PERIOD * cell))
    fill, outline = style.palette.paints[colour].fill, style.palette.paints[colour].outline
    ink = between(fill, max((outline, style.face_from), key=lambda ink: contrast(ink, fill)), INK)
    painter.save()
    painter.setClipPath(symbol)
    painter.setPen(QPen(ink, max(1.0, round(LINE * period))))
    middle = symbol.boundingRect().center()
    if colour is Colour.ORANGE:
        _paint_dots(painter, middle, cell, period, ink)
    for one, other in _hatching(colour, cell, period):
        painter.drawLine(one + middle, other + middle)
    painter.restore()


def _hatching(colour: Colour, cell: int, period: int) -> Iterator[tuple[QPointF, QPointF]]:
    """Lines through the cell around (0, 0): red upright, blue level, green falling, purple rising."""
    reach = cell / 2
    steps = int(2 * reach / period) + 1
    slanted = period * 1.25
    for step in range(-steps, steps + 1):
        match colour:
            case Colour.RED:
                yield QPointF(step * period, -reach), QPointF(step * period, reach)
            case Colour.BLUE:
                yield QPointF(-reach, step * period), QPointF(reach, step * period)
            case Colour.GREEN:
                yield QPointF(step * slanted - reach, -reach), QPointF(step * slanted + reach, reach)
            case Colour.PURPLE:
                yield QPointF(step * slanted - reach, reach), QPointF(step * slanted + reach, -reach)


def _paint_dots(painter: QPainter, middle: QPointF, cell: int, period: int, ink: QColor) -> None:
    reach, radius = int(cell / period / 2) + 1, period * 0.26
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for row in range(-reach, reach + 1):
        for column in range(-reach, reach + 1):
            shifted = period / 2 * (row % 2)
            at = QPointF(column * period + shifted, row * period * 0.87)
            painter.drawEllipse(middle + at, radius, radius)


def _letter(text: str, height: int) -> QPainterPath:
    """The letter so many device px high, as a path: it is drawn like the symbols, whatever the screen."""
    path = QPainterPath()
    path.addText(0, 0, make_font(100, QFont.Weight.Bold), text)
    scale = height / path.boundingRect().height()
    return QTransform.fromScale(scale, scale).map(path)
