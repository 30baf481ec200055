"""Records: games from and to files."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.files import read_file
from qwirkle_desktop.library.check import Reading, read_record
from qwirkle_desktop.library.exporting import SUFFIX, export_file, file_name
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.importing import Imported
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.library.text import format_record
from qwirkle_desktop.ui.dialogs.ask import Question
from qwirkle_desktop.ui.documents import documents_folder, save_dialog, trouble_with
from qwirkle_desktop.ui.game_desk import GameDesk
from qwirkle_desktop.ui.phrases import files as phrases
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.record_batch import Batch


class RecordDesk(QObject):
    """Opens records into the library and writes the game on the table to a file.

    saved(str): the game was written to the file of that name.
    finished_opened(SavedGame): a record of a game that is over is to be looked at.
    """

    saved = Signal(object)
    finished_opened = Signal(object)

    def __init__(self, library: Library, controller: GameController, desk: GameDesk, window: QWidget) -> None:
        super().__init__(window)
        self._library = library
        self._controller = controller
        self._desk = desk
        self._window = window
        self._folder = documents_folder()
        self._to_save: Game | None = None

    def choose_record(self) -> None:
        """Ask for record files and open them."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window, phrases.open_heading(), self._folder, phrases.record_filter()
        )
        if names:
            self._folder = str(Path(names[0]).parent)
            self.open_records(names)

    def open_records(self, names: Sequence[str]) -> None:
        """Open one record, or add several to the library and tell what became of them."""
        if len(names) == 1:
            self.open_record(names[0])
        elif names:
            Batch(self._library, names, self._desk.tell, self).begin()

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
            self._tell_cut(reading)
        elif imported is Imported.DIFFERENT:
            self._desk.tell(phrases.kept_heading(), phrases.kept_game())
        self._show(reading.record.header.id)

    def _tell_cut(self, reading: Reading) -> None:
        self._desk.tell(phrases.cut_heading(), phrases.cut_record(len(reading.record.turns)))

    def _show(self, id: str) -> None:
        """A game that goes on comes to the table; one that is over is looked at, and the table stays."""
        try:
            saved = self._library.load(id)
        except LibraryError as error:
            self._desk.tell(phrases.not_read_heading(), str(error))
            return
        if saved.game.is_over:
            self.finished_opened.emit(saved)
        else:
            self._desk.resume(id)

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
        if self._reading.warning:
            self._tell_cut(self._reading)
        self._show(self._reading.record.header.id)

    def _keep_shorter(self) -> None:
        self._show(self._reading.record.header.id)

    def save_record(self) -> None:
        """Ask where to, and write the game on the table as a record."""
        if (game := self._controller.game) is not None:
            self.save_game(game)

    def save_game(self, game: Game) -> None:
        """Ask where to, and write a game as a record; of an unfinished one it tells the hands."""
        self._to_save = game
        if game.is_over:
            self._choose_file()
            return
        question = Question(*phrases.hands_question(), self._window)
        question.accepted.connect(self._choose_file)
        show(question)

    def _choose_file(self) -> None:
        game = self._to_save
        if game is None:
            return
        name = file_name(" - ".join(seat.name for seat in game.header.seats))
        path = Path(self._folder, name + SUFFIX)
        heading, kinds = phrases.save_heading(), phrases.record_filter()
        dialog = save_dialog(self._window, "save_dialog", heading, kinds, path)
        dialog.fileSelected.connect(self._save_to)
        show(dialog)

    def _save_to(self, name: str) -> None:
        self._folder = str(Path(name).parent)
        if self._to_save is not None:
            self._write(self._to_save, name)

    def write_record(self, name: str) -> None:
        """Write the game on the table to a file."""
        if (game := self._controller.game) is not None:
            self._write(game, name)

    def _write(self, game: Game, name: str) -> None:
        path = Path(name) if Path(name).suffix else Path(name + SUFFIX)
        try:
            export_file(path, format_record(game.record).encode())
        except OSError as error:
            self._desk.tell(phrases.not_saved_heading(), trouble_with(path, error))
            return
        self.saved.emit(path.name)
