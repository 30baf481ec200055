"""A scorepad taken elsewhere: printed, as a PDF, a picture or a table."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QPagedPaintDevice
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.controller.pad_book import PadBook
from qwirkle_desktop.library.exporting import export_file, record_name
from qwirkle_desktop.library.pad_table import pad_csv
from qwirkle_desktop.ui.dialogs.ask import notice
from qwirkle_desktop.ui.documents import documents_folder, png_bytes, save_dialog, trouble_with
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.phrases import scorepad as phrases
from qwirkle_desktop.ui.phrases import sharing as sharing_phrases
from qwirkle_desktop.ui.phrases import statistics as statistics_phrases
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.scorepad.paper import pad_pdf, pad_picture, print_pad
from qwirkle_desktop.ui.sharing.paper import ask_printer

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
        if not ask_printer("pad_print_dialog", self._send, self._window):
            self.told.emit(sharing_phrases.no_printer())
            self.ask_pdf()

    def _send(self, printer: QPagedPaintDevice) -> None:
        print_pad(self._book.kept, printer)
        self.told.emit(phrases.printed())

    def _ask(self, name: str, heading: str, suffix: str, kinds: str) -> None:
        kept = self._book.kept
        path = Path(documents_folder(), record_name(kept.pad.names, kept.started) + suffix)
        dialog = save_dialog(self._window, name, heading, kinds, path)
        dialog.fileSelected.connect(self.save)
        show(dialog)

    def save(self, name: str) -> None:
        """Write the pad in the form that the file's name asks for."""
        path = Path(name)
        try:
            export_file(path, self._data(path.suffix.lower()))
        except OSError as error:
            heading = statistics_phrases.not_saved_heading()
            show(notice(heading, trouble_with(path, error), self._window))
            return
        self.told.emit(file_phrases.saved(path.name))

    def _data(self, suffix: str) -> bytes:
        kept = self._book.kept
        if suffix == CSV:
            return pad_csv(kept).encode("utf-8-sig")
        return pad_pdf(kept) if suffix == PDF else png_bytes(pad_picture(kept))
