"""Sums with colours for the tests of the art: contrast as WCAG 2.1 counts it, and CIEDE2000."""

from coloraide import Color
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap


def contrast(one: QColor, other: QColor) -> float:
    return Color(one.name()).contrast(other.name(), method="wcag21")


def difference(one: QColor, other: QColor) -> float:
    return Color(one.name()).delta_e(other.name(), method="2000")


def difference_seen(one: QColor, other: QColor, filter_: str) -> float:
    """CIEDE2000 as an eye with protan, deutan or tritan vision sees two colours: Machado, severity 1."""
    return _seen(one, filter_).delta_e(_seen(other, filter_), method="2000")


def _seen(colour: QColor, filter_: str) -> Color:
    seen = Color(colour.name()).filter(filter_, 1, method="machado")
    return seen.convert("srgb").clip()


def hue_chroma_lightness(colour: QColor) -> tuple[float, float, float]:
    """In OKLCh: degrees, and two shares."""
    lightness, chroma, hue = Color(colour.name()).convert("oklch").coords()
    return hue, chroma, lightness


def on_ground(pixmap: QPixmap, ground: QColor) -> QImage:
    """The picture on a ground of one colour, in device pixels."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(1)
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(ground)
    _draw(flat, image)
    return flat


def pixels(pixmap: QPixmap, ground: QColor) -> bytes:
    """The picture on a ground, three bytes a pixel."""
    rgb = on_ground(pixmap, ground).convertToFormat(QImage.Format.Format_RGB888)
    row = rgb.width() * 3
    data = bytes(rgb.constBits())
    return b"".join(data[y * rgb.bytesPerLine() :][:row] for y in range(rgb.height()))


def _draw(ground: QImage, image: QImage) -> None:
    with QPainter(ground) as painter:
        painter.drawImage(0, 0, image)
