"""Pages on paper: on a printer, or as a PDF."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QIODevice, QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.ui.documents import bytes_of
from qwirkle_desktop.ui.questions import show

DPI, MARGIN_MM = 300, 15

Paint = Callable[[QPagedPaintDevice], object]


def pdf_bytes(title: str, paint: Paint) -> bytes:
    """What is painted on A4 pages, as a PDF."""
    return bytes_of(partial(_write_pdf, title, paint))


def _write_pdf(title: str, paint: Paint, device: QIODevice) -> None:
    writer = QPdfWriter(device)
    writer.setResolution(DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(*[MARGIN_MM] * 4), QPageLayout.Unit.Millimeter)
    writer.setTitle(title)
    writer.setCreator("Qwirkle Desktop")
    paint(writer)


def ask_printer(name: str, paint: Paint, window: QWidget) -> bool:
    """Ask on which printer to paint; False where there is none."""
    if not QPrinterInfo.availablePrinterNames():
        return False
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, window)
    dialog.setObjectName(name)
    dialog.accepted.connect(partial(paint, printer))
    show(dialog)
    return True
