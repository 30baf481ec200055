"""Records: games from and to files."""

import re
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.files import read_file
from qwirkle_desktop.library.check import Reading, read_record
from qwirkle_desktop.library.files import write_atomically
from qwirkle_desktop.library.importing import Imported
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.library.text import format_record
from qwirkle_desktop.ui.dialogs.ask import Question
from qwirkle_desktop.ui.game_desk import GameDesk
from qwirkle_desktop.ui.phrases import files as phrases
from qwirkle_desktop.ui.questions import show


class RecordDesk(QObject):
    """Opens records into the library and writes the game on the table to a file.

    saved(str): the game was written to the file of that name.
    """

    saved = Signal(object)

    def __init__(self, library: Library, controller: GameController, desk: GameDesk, window: QWidget) -> None:
        super().__init__(window)
        self._library = library
        self._controller = controller
        self._desk = desk
        self._window = window
        self._folder = _documents()

    def choose_record(self) -> None:
        """Ask for a record file and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, phrases.open_heading(), self._folder, phrases.record_filter()
        )
        if name:
            self._folder = str(Path(name).parent)
            self.open_record(name)

    def open_record(self, name: str) -> None:
        """Add a record to the library and show it; a known game is shown as it is kept, or as asked."""
        try:
            reading = read_record(read_file(name))
            imported = self._library.import_record(reading.record)
        except FormatError as error:
            file = Path(name).name
            self._desk.tell(
                phrases.not_opened_heading(), phrases.bad_record(error), phrases.fault(file, error)
            )
            return
        except LibraryError as error:
            self._desk.tell(phrases.not_read_heading(), str(error))
            return
        if imported is Imported.LONGER:
            self._ask_for_longer(reading)
            return
        if reading.warning:
            self._desk.tell(phrases.cut_heading(), phrases.cut_record(len(reading.record.turns)))
        elif imported is Imported.DIFFERENT:
            self._desk.tell(phrases.kept_heading(), phrases.kept_game())
        self._desk.resume(reading.record.header.id)

    def _ask_for_longer(self, reading: Reading) -> None:
        question = Question(*phrases.longer_question(), self._window)
        self._reading = reading
        question.accepted.connect(self._take_longer)
        question.rejected.connect(self._keep_shorter)
        show(question)

    def _take_longer(self) -> None:
        try:
            self._library.replace(self._reading.record)
        except LibraryError as error:
            self._desk.tell(phrases.not_kept_heading(), str(error))
            return
        self._desk.resume(self._reading.record.header.id)

    def _keep_shorter(self) -> None:
        self._desk.resume(self._reading.record.header.id)

    def save_record(self) -> None:
        """Ask where to, and write the game on the table as a record; an unfinished one's tells the hands."""
        game = self._controller.game
        if game is None:
            return
        if game.is_over:
            self._choose_file()
            return
        question = Question(*phrases.hands_question(), self._window)
        question.accepted.connect(self._choose_file)
        show(question)

    def _choose_file(self) -> None:
        game = self._controller.game
        if game is None:
            return
        names = " - ".join(seat.name for seat in game.header.seats)
        dialog = QFileDialog(self._window, phrases.save_heading(), self._folder, phrases.record_filter())
        dialog.setObjectName("save_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # With its ending the dialog sees that a file is there already, and asks.
        dialog.setDefaultSuffix("qwirkle")
        dialog.selectFile(_file_name(names))
        dialog.fileSelected.connect(self._save_to)
        show(dialog)

    def _save_to(self, name: str) -> None:
        self._folder = str(Path(name).parent)
        self.write_record(name)

    def write_record(self, name: str) -> None:
        """Write the game on the table to a file."""
        game = self._controller.game
        if game is None:
            return
        path = Path(name) if Path(name).suffix else Path(f"{name}.qwirkle")
        try:
            write_atomically(path, format_record(game.record).encode())
        except OSError as error:
            self._desk.tell(phrases.not_saved_heading(), f"{path.name}: {error.strerror or error}")
            return
        self.saved.emit(path.name)


def _documents() -> str:
    """The person's folder of documents, or the home folder where there is none."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if Path(documents).is_dir() else str(Path.home())


def _file_name(text: str) -> str:
    """A name that every file system takes."""
    return re.sub(r'[\x00-\x1f<>:"/\\|?*]', "_", text)[:80].strip(" .") or "game"
