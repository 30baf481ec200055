"""A scorepad taken elsewhere: printed, as a PDF, a picture or a table."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from qwirkle_desktop.controller.pad_book import PadBook
from qwirkle_desktop.library.exporting import export_file, record_name
from qwirkle_desktop.library.pad_table import pad_csv
from qwirkle_desktop.ui.dialogs.ask import notice
from qwirkle_desktop.ui.documents import documents_folder
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.phrases import scorepad as phrases
from qwirkle_desktop.ui.phrases import sharing as sharing_phrases
from qwirkle_desktop.ui.phrases import statistics as statistics_phrases
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.scorepad.paper import pad_picture, pdf_bytes, picture_bytes, print_pad

PNG, CSV, PDF = ".png", ".csv", ".pdf"


class PadSharing(QObject):
    """Asks where to, and writes. told(str): what became of it."""

    told = Signal(object)

    def __init__(self, book: PadBook, window: QWidget) -> None:
        super().__init__(window)
        self._book, self._window = book, window

    def copy(self) -> None:
        """The picture to the clipboard."""
        QGuiApplication.clipboard().setImage(pad_picture(self._book.kept))
        self.told.emit(phrases.copied())

    def ask_picture(self) -> None:
        """Save a picture."""
        self._ask("pad_picture_dialog", phrases.save_picture(), PNG, phrases.picture_filter())

    def ask_table(self) -> None:
        """Save a table."""
        self._ask("pad_table_dialog", phrases.save_table(), CSV, statistics_phrases.csv_filter())

    def ask_pdf(self) -> None:
        """Save pages."""
        self._ask("pad_pdf_dialog", phrases.save_pdf(), PDF, sharing_phrases.pdf_filter())

    def print_out(self) -> None:
        """Print where there is a printer, else offer a PDF."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        if not QPrinterInfo.availablePrinterNames():
            self.told.emit(sharing_phrases.no_printer())
            self.ask_pdf()
            return
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(self._printer, self._window)
        dialog.setObjectName("pad_print_dialog")
        dialog.accepted.connect(self._send)
        show(dialog)

    def _send(self) -> None:
        print_pad(self._printer, self._book.kept)
        self.told.emit(phrases.printed())

    def _ask(self, name: str, heading: str, suffix: str, kinds: str) -> None:
        dialog = QFileDialog(self._window, heading.removesuffix("…"), documents_folder(), kinds)
        dialog.setObjectName(name)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix.removeprefix("."))
        kept = self._book.kept
        dialog.selectFile(record_name(kept.pad.names, kept.started) + suffix)
        dialog.fileSelected.connect(self.save)
        show(dialog)

    def save(self, name: str) -> None:
        """Write the pad in the form that the file's name asks for."""
        path = Path(name)
        try:
            export_file(path, self._data(path.suffix.lower()))
        except OSError as error:
            reason = f"{path.name}: {error.strerror or error}"
            show(notice(statistics_phrases.not_saved_heading(), reason, self._window))
            return
        self.told.emit(file_phrases.saved(path.name))

    def _data(self, suffix: str) -> bytes:
        kept = self._book.kept
        if suffix == CSV:
            return pad_csv(kept).encode("utf-8-sig")
        return pdf_bytes(kept) if suffix == PDF else picture_bytes(kept)
