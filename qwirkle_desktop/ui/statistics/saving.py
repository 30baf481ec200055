"""Figures and charts as files: PNG, SVG and CSV, written whole or not at all."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from qwirkle_desktop.library.exporting import export_file
from qwirkle_desktop.ui.documents import bytes_of, png_bytes
from qwirkle_desktop.ui.statistics.chart import Chart, paint_chart
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

SIZE = QSize(960, 540)
PICTURE_RATIO = 2
SVG, PNG, CSV = ".svg", ".png", ".csv"


def chart_bytes(chart: Chart, suffix: str, theme: Theme, fonts: TypeScale) -> bytes:
    """The chart as a drawing for `.svg`, else as a picture."""
    if suffix == SVG:
        return bytes_of(partial(_draw, chart, theme, fonts))
    return png_bytes(_picture(chart, theme, fonts))


def save_chart(path: Path, chart: Chart, theme: Theme, fonts: TypeScale) -> None:
    """Write the chart in the form that the file's name asks for. Raises OSError."""
    export_file(path, chart_bytes(chart, path.suffix.lower(), theme, fonts))


def save_text(path: Path, text: str) -> None:
    """Write a table; a leading mark tells spreadsheets that it is UTF-8. Raises OSError."""
    export_file(path, text.encode("utf-8-sig"))


def _picture(chart: Chart, theme: Theme, fonts: TypeScale) -> QImage:
    image = QImage(SIZE * PICTURE_RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(PICTURE_RATIO)
    with QPainter(image) as painter:
        paint_chart(painter, _area(), chart, theme, fonts)
    return image


def _draw(chart: Chart, theme: Theme, fonts: TypeScale, device: QIODevice) -> None:
    drawing = QSvgGenerator()
    drawing.setOutputDevice(device)
    drawing.setSize(SIZE)
    drawing.setViewBox(QRect(0, 0, SIZE.width(), SIZE.height()))
    drawing.setTitle(chart.title)
    with QPainter(drawing) as painter:
        paint_chart(painter, _area(), chart, theme, fonts)


def _area() -> QRectF:
    return QRectF(0, 0, SIZE.width(), SIZE.height())
