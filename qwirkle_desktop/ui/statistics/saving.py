"""Figures and charts as files: PNG, SVG and CSV, written whole or not at all."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from qwirkle_desktop.library.exporting import export_file
from qwirkle_desktop.ui.statistics.chart import Chart, paint_chart
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

SIZE = QSize(960, 540)
PICTURE_RATIO = 2
SVG, PNG, CSV = ".svg", ".png", ".csv"


def chart_bytes(chart: Chart, suffix: str, theme: Theme, fonts: TypeScale) -> bytes:
    """The chart as a drawing for `.svg`, else as a picture."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if suffix == SVG:
        _draw(buffer, chart, theme, fonts)
    else:
        QImageWriter(buffer, QByteArray(b"png")).write(_picture(chart, theme, fonts))
    buffer.close()
    return bytes(data.data())


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


def _draw(buffer: QBuffer, chart: Chart, theme: Theme, fonts: TypeScale) -> None:
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    drawing.setSize(SIZE)
    drawing.setViewBox(QRect(0, 0, SIZE.width(), SIZE.height()))
    drawing.setTitle(chart.title)
    with QPainter(drawing) as painter:
        paint_chart(painter, _area(), chart, theme, fonts)


def _area() -> QRectF:
    return QRectF(0, 0, SIZE.width(), SIZE.height())
