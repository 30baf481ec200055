"""What is done to kept games: titles, deletions that can be undone, exports."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.catalogue import Card
from qwirkle_desktop.library.exporting import SUFFIX, export_file, free_path, record_name
from qwirkle_desktop.library.files import write_atomically
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.ui.dialogs.ask import Question, notice
from qwirkle_desktop.ui.documents import documents_folder, save_dialog, trouble_with
from qwirkle_desktop.ui.library.rename import RenameDialog
from qwirkle_desktop.ui.phrases import deeds as phrases
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.questions import show


class Deeds(QObject):
    """Asks where need be, does it, and says what was done.

    changed(): the list is to be read anew. left_table(): the game on the table was deleted.
    told(str, bool): what was done in a sentence, and whether it can be undone.
    """

    changed = Signal()
    left_table = Signal()
    told = Signal(object, object)

    def __init__(self, library: Library, controller: GameController, window: QWidget) -> None:
        super().__init__(window)
        self._library, self._controller, self._window = library, controller, window
        self._removed: list[str] = []
        self._cards: list[Card] = []
        self._folder = documents_folder()

    # Titles

    def rename(self, card: Card) -> None:
        """Ask for the game's title."""
        self._renaming, self._rename = card.id, RenameDialog(card.title, self._window)
        self._rename.accepted.connect(self._keep_title)
        show(self._rename)

    def _keep_title(self) -> None:
        try:
            self._library.rename(self._renaming, self._rename.title())
        except (LibraryError, ValueError) as error:
            self._tell_trouble(phrases.not_changed_heading(), str(error))
            return
        self.changed.emit()

    # Deleting

    @property
    def can_undo(self) -> bool:
        """Whether there is a deletion to take back."""
        return bool(self._removed)

    def delete(self, cards: Sequence[Card]) -> None:
        """Take games out of the library; the one on the table leaves it first."""
        on_table = self._controller.game
        leaves = on_table is not None and any(card.id == on_table.header.id for card in cards)
        if leaves:
            # It would be saved once more, and so come back.
            self._controller.leave()
        removed: list[Card] = []
        try:
            for card in cards:
                self._library.remove(card.id)
                removed.append(card)
        except (LibraryError, KeyError) as error:
            self._tell_trouble(phrases.not_changed_heading(), str(error))
        if leaves:
            self.left_table.emit()
        if removed:
            self._removed = [card.id for card in removed]
            self.changed.emit()
            self.told.emit(phrases.deleted(removed), True)

    def undo(self) -> None:
        """Bring the games back that were deleted last."""
        removed, self._removed = self._removed, []
        try:
            for id in removed:
                self._library.restore(id)
        except (LibraryError, KeyError) as error:
            self._removed = removed
            self._tell_trouble(phrases.not_changed_heading(), str(error))
            return
        if removed:
            self.changed.emit()
            self.told.emit(phrases.brought_back(len(removed)), False)

    # Exporting

    def export(self, cards: Sequence[Card]) -> None:
        """Ask where to and write one game to a file, several to a folder; unfinished ones tell the hands."""
        self._cards = list(cards)
        self._ask_about_hands(sum(not card.is_over for card in cards), self._choose_target)

    def export_all(self, unfinished: int) -> None:
        """Ask for a folder and write every game there."""
        self._cards = []
        self._ask_about_hands(unfinished, self._choose_folder)

    def _ask_about_hands(self, unfinished: int, then: Callable[[], None]) -> None:
        if not unfinished:
            then()
            return
        question = Question(*phrases.hands_question(unfinished), self._window)
        question.accepted.connect(then)
        show(question)

    def _choose_target(self) -> None:
        if len(self._cards) != 1:
            self._choose_folder()
            return
        path = Path(self._folder, _name_of(self._cards[0]) + SUFFIX)
        heading, kinds = phrases.export_heading(), file_phrases.record_filter()
        dialog = save_dialog(self._window, "export_dialog", heading, kinds, path)
        dialog.fileSelected.connect(self.export_to)
        show(dialog)

    def _choose_folder(self) -> None:
        dialog = QFileDialog(self._window, phrases.export_heading(), self._folder)
        dialog.setObjectName("export_all_dialog")
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self.export_into)
        show(dialog)

    def export_to(self, name: str) -> None:
        """Write the one game to that file."""
        path = Path(name)
        self._folder = str(path.parent)
        try:
            export_file(path, self._library.export(self._cards[0].id).encode())
        except (OSError, LibraryError, KeyError) as error:
            self._tell_trouble(phrases.not_exported_heading(), _reason(error, path))
            return
        self.told.emit(phrases.exported_to(path.name), False)

    def export_into(self, name: str) -> None:
        """Write the chosen games, or all, to that folder."""
        folder = self._folder = name
        try:
            if self._cards:
                written, unreadable = self._export_chosen(Path(folder)), 0
            else:
                exported = self._library.export_all(Path(folder))
                written, unreadable = exported.written, len(exported.unreadable)
        except (OSError, LibraryError, KeyError) as error:
            self._tell_trouble(phrases.not_exported_heading(), _reason(error, Path(folder)))
            return
        short = Path(folder).name or folder
        words = (
            phrases.exported_partly(written, unreadable, short)
            if unreadable
            else phrases.exported(written, short)
        )
        self.told.emit(words, False)

    def _export_chosen(self, folder: Path) -> int:
        for card in self._cards:
            path = free_path(folder, _name_of(card))
            write_atomically(path, self._library.export(card.id).encode())
        return len(self._cards)

    def _tell_trouble(self, heading: str, text: str) -> None:
        show(notice(heading, text, self._window))


def _name_of(card: Card) -> str:
    return record_name([seat.name for seat in card.seats], card.started)


def _reason(error: Exception, path: Path) -> str:
    return trouble_with(path, error) if isinstance(error, OSError) else str(error)
