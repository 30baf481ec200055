"""Sums with colours for the tests of the art: contrast as WCAG 2.1 counts it, and CIEDE2000."""

from coloraide import Color
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap


def contrast(one: QColor, other: QColor) -> float:
    return Color(one.name()).contrast(other.name(), method="wcag21")


def difference(one: QColor, other: QColor) -> float:
    return Color(one.name()).delta_e(other.name(), method="2000")


def pixels(pixmap: QPixmap, ground: QColor) -> bytes:
    """The picture on a ground, three bytes a pixel."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(1)
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(ground)
    _draw(flat, image)
    rgb = flat.convertToFormat(QImage.Format.Format_RGB888)
    row = rgb.width() * 3
    data = bytes(rgb.constBits())
    return b"".join(data[y * rgb.bytesPerLine() :][:row] for y in range(rgb.height()))


def _draw(ground: QImage, image: QImage) -> None:
    with QPainter(ground) as painter:
        painter.drawImage(0, 0, image)
