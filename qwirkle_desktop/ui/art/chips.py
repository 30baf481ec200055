"""Paints the chips that carry points: a pill of solid colour, so that the figures read on anything."""

from enum import Enum, auto
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap

from qwirkle_desktop.ui.theme import Theme

PADDING, HEIGHT, HALO = 0.45, 1.5, 0.12


class ChipTone(Enum):
    """Accent for what a move would give, ink for what was given."""

    ACCENT = auto()
    INK = auto()


def paint_chip(text: str, ratio: float, font: QFont, tone: ChipTone, theme: Theme) -> tuple[QPixmap, QPointF]:
    """The chip's picture, and its top left seen from its middle, in logical pixels."""
    metrics, size = QFontMetricsF(font), font.pixelSize()
    halo = max(1.0, round(HALO * size * ratio) / ratio)
    height = _whole(HEIGHT * size + 2 * halo, ratio)
    width = _whole(max(metrics.horizontalAdvance(text) + 2 * PADDING * size + 2 * halo, height), ratio)
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        _paint_pill(painter, QRectF(0, 0, width, height), halo, tone, theme)
        painter.setFont(font)
        painter.setPen(QPen(theme.on_accent if tone is ChipTone.ACCENT else theme.halo))
        left = (width - metrics.horizontalAdvance(text)) / 2
        painter.drawText(QPointF(left, (height + metrics.capHeight()) / 2), text)
    return picture, QPointF(-_floor(width / 2, ratio), -_floor(height / 2, ratio))


def _paint_pill(painter: QPainter, rect: QRectF, halo: float, tone: ChipTone, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    inner = rect.adjusted(halo, halo, -halo, -halo)
    for pill, fill in ((rect, theme.halo), (inner, theme.accent if tone is ChipTone.ACCENT else theme.ink)):
        painter.setBrush(fill)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)


def _whole(length: float, ratio: float) -> float:
    """The length grown to whole device pixels."""
    return ceil(length * ratio) / ratio


def _floor(length: float, ratio: float) -> float:
    return int(length * ratio) / ratio
