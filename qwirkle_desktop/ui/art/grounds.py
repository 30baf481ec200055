"""Paints what the table is made of: a seamless square, painted once and then laid out like tiles."""

from collections.abc import Iterator
from math import pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from qwirkle_desktop.ui.theme import Ground, Theme

SIDE = 512
"""Logical px until the square repeats."""
PLANKS, GRAINS = 4, 7
FIBRES, SPECKS = 420, 900


def ground_picture(theme: Theme, ratio: float) -> QPixmap:
    """The square for a screen of that pixel ratio; plain tables have one colour."""
    side = round(SIDE * ratio)
    picture = QPixmap(side, side)
    picture.fill(theme.table)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        match theme.ground:
            case Ground.FELT:
                _paint_felt(painter, side, ratio, theme)
            case Ground.WOOD:
                _paint_wood(painter, side, ratio, theme)
            case Ground.PAPER:
                _paint_paper(painter, side, ratio, theme)
            case Ground.PLAIN:
                pass
    picture.setDevicePixelRatio(ratio)
    return picture


def _paint_felt(painter: QPainter, side: int, ratio: float, theme: Theme) -> None:
    """Clouds where the nap lies otherwise, and fine wool."""
    chance, strength = Random(11), _strength(theme)
    _lay_noise(painter, side, chance, QSize(6, 6), theme, 0.05 * strength)
    _lay_noise(painter, side, chance, QSize(128, 128), theme, 0.07 * strength)
    _lay_noise(painter, side, chance, QSize(SIDE, SIDE), theme, 0.10 * strength)
    for path in _threads(side, ratio, chance, FIBRES, length=9.0):
        colour = _shade(theme, chance.random() < 0.5, 0.06 * strength)
        _wrapped(painter, path, QPen(colour, 1.1 * ratio), side)


def _paint_paper(painter: QPainter, side: int, ratio: float, theme: Theme) -> None:
    """A soft tooth, and a few fibres of the pulp."""
    chance, strength = Random(23), _strength(theme)
    _lay_noise(painter, side, chance, QSize(5, 5), theme, 0.03 * strength)
    _lay_noise(painter, side, chance, QSize(200, 200), theme, 0.05 * strength)
    _lay_noise(painter, side, chance, QSize(SIDE, SIDE), theme, 0.05 * strength)
    for path in _threads(side, ratio, chance, FIBRES // 5, length=22.0):
        colour = _shade(theme, chance.random() < 0.35, 0.09 * strength)
        _wrapped(painter, path, QPen(colour, 0.9 * ratio), side)


def _paint_wood(painter: QPainter, side: int, ratio: float, theme: Theme) -> None:
    """Boards of long grain, each of its own shade, with a fine joint between them."""
    chance, strength = Random(5), _strength(theme)
    height = side / PLANKS
    for plank in range(PLANKS):
        board = QRectF(0, plank * height, side, height)
        painter.fillRect(board, _shade(theme, plank % 2 == 0, 0.02 * strength * (1 + plank % 3)))
    _lay_noise(painter, side, chance, QSize(5, 160), theme, 0.07 * strength)
    _lay_noise(painter, side, chance, QSize(24, SIDE), theme, 0.055 * strength)
    for plank in range(PLANKS):
        board = QRectF(0, plank * height, side, height)
        _paint_grain(painter, board, ratio, chance, _shade(theme, False, 0.07 * strength))
        _paint_joint(painter, board, ratio, theme, strength)


def _paint_grain(painter: QPainter, board: QRectF, ratio: float, chance: Random, colour: QColor) -> None:
    painter.save()
    painter.setClipRect(board)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line in range(GRAINS):
        painter.setPen(QPen(colour, chance.uniform(0.7, 1.6) * ratio))
        height = board.top() + board.height() * (line + chance.uniform(0.1, 0.9)) / GRAINS
        painter.drawPath(_wave(board.width(), height, board.height() * 0.05, chance))
    painter.restore()


def _wave(width: float, height: float, swing: float, chance: Random) -> QPainterPath:
    """A line that meets itself where the square repeats: whole waves only."""
    phases = [(waves, chance.uniform(0, 2 * pi), chance.uniform(0.2, 1.0) / waves) for waves in (1, 2, 3)]
    path, steps = QPainterPath(), 48
    for step in range(steps + 1):
        at = step / steps
        off = swing * sum(share * sin(2 * pi * waves * at + phase) for waves, phase, share in phases)
        point = QPointF(width * at, height + off)
        path.lineTo(point) if step else path.moveTo(point)
    return path


def _paint_joint(painter: QPainter, board: QRectF, ratio: float, theme: Theme, strength: float) -> None:
    depth = 3 * ratio
    shade = QLinearGradient(0, board.bottom() - depth, 0, board.bottom())
    shade.setStops([(0.0, _shade(theme, False, 0.0)), (1.0, _shade(theme, False, 0.22 * strength))])
    painter.fillRect(QRectF(board.left(), board.bottom() - depth, board.width(), depth), shade)
    painter.fillRect(QRectF(board.left(), board.top(), board.width(), ratio), _shade(theme, True, 0.18))


def _threads(side: int, ratio: float, chance: Random, count: int, length: float) -> Iterator[QPainterPath]:
    for _ in range(count):
        start = QPointF(chance.uniform(0, side), chance.uniform(0, side))
        reach = length * ratio
        bend = QPointF(chance.uniform(-reach, reach), chance.uniform(-reach, reach))
        end = QPointF(chance.uniform(-reach, reach), chance.uniform(-reach, reach))
        path = QPainterPath(start)
        path.quadTo(start + bend, start + end)
        yield path


def _wrapped(painter: QPainter, path: QPainterPath, pen: QPen, side: int) -> None:
    """The stroke, and what of it crosses an edge again at the other side."""
    box = path.boundingRect()
    for dx in (0, side if box.left() < 4 else -side if box.right() > side - 4 else None):
        for dy in (0, side if box.top() < 4 else -side if box.bottom() > side - 4 else None):
            if dx is not None and dy is not None:
                painter.strokePath(path.translated(dx, dy), pen)


def _lay_noise(painter: QPainter, side: int, chance: Random, grid: QSize, theme: Theme, alpha: float) -> None:
    """Lighter and darker spots, as many as the grid has places, each at most that strong."""
    noise = _seamless(chance, grid, side)
    for lighter in (True, False):
        layer = QImage(side, side, QImage.Format.Format_ARGB32)
        layer.fill(_shade(theme, lighter, 1.0))
        layer.setAlphaChannel(noise)
        painter.setOpacity(alpha)
        painter.drawImage(QRect(0, 0, side, side), layer)
        noise = _seamless(chance, grid, side)
    painter.setOpacity(1.0)


def _seamless(chance: Random, grid: QSize, side: int) -> QImage:
    """Noise in greys, stretched softly over its own edges: a border of the other side's is cut off again."""
    across, down = grid.width(), grid.height()
    border = min(2, across, down)
    small = _noise(chance, grid)
    around = QImage(across + 2 * border, down + 2 * border, QImage.Format.Format_Grayscale8)
    with QPainter(around) as painter:
        for x in (border - across, border, border + across):
            for y in (border - down, border, border + down):
                painter.drawImage(x, y, small)
    scale_x, scale_y = side / across, side / down
    size = QSize(round(around.width() * scale_x), round(around.height() * scale_y))
    large = around.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return large.copy(round(border * scale_x), round(border * scale_y), side, side)


def _noise(chance: Random, grid: QSize) -> QImage:
    row = (grid.width() + 3) // 4 * 4
    data = chance.randbytes(row * grid.height())
    return QImage(data, grid.width(), grid.height(), row, QImage.Format.Format_Grayscale8).copy()


def _strength(theme: Theme) -> float:
    """Dark tables show less: the eye sees more in the dark."""
    return 0.7 if theme.is_dark else 1.0


def _shade(theme: Theme, lighter: bool, alpha: float) -> QColor:
    """A light or a shadow in the table's own hue: white and black would make it grey."""
    table = theme.table
    if theme.is_dark:
        colour = table.lighter(420) if lighter else QColor(0, 0, 0)
    else:
        colour = table.lighter(125) if lighter else table.darker(330)
    colour.setAlphaF(alpha)
    return colour
