"""Takes the board that shows elsewhere: to the clipboard, to a PDF, to a printer."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QPagedPaintDevice
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.library.exporting import export_file, record_name
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.documents import documents_folder, save_dialog, trouble_with
from qwirkle_desktop.ui.game_desk import GameDesk
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.phrases import sharing as phrases
from qwirkle_desktop.ui.phrases.seats import shown_names
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.replay.desk import ReplayDesk
from qwirkle_desktop.ui.table import Table

PDF = ".pdf"


class SharingDesk(QObject):
    """Answers the actions of the menu *Copy and print*; what shows is what is taken, but for any hand."""

    def __init__(
        self,
        actions: Actions,
        desk: GameDesk,
        replays: ReplayDesk,
        presenter: Presenter,
        table: Table,
        appearance: Appearance,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._actions, self._desk, self._replays = actions, desk, replays
        self._presenter, self._table = presenter, table
        self._appearance, self._window = appearance, window
        self._to_save: Game | None = None
        actions.connect(
            {
                actions.copy_picture: self._copy_picture,
                actions.copy_text: self._copy_text,
                actions.save_pdf: self._ask_for_pdf,
                actions.print_game: self._print,
            }
        )
        for changed in (presenter.said, replays.opened, replays.left):
            changed.connect(self._refresh)
        self._refresh()

    @property
    def shown(self) -> Game | None:
        """The game as far as it shows; the tiles that are laid tentatively are still in a hand."""
        if (course := self._replays.course) is not None:
            return course.shown
        saved = self._desk.on_table
        return None if saved is None else saved.game

    def _refresh(self) -> None:
        is_shown = self.shown is not None
        for action in self._actions.sharing:
            action.setEnabled(is_shown)

    # The clipboard

    def _copy_picture(self) -> None:
        from .board_picture import board_image

        if (game := self.shown) is not None:
            sprites = self._appearance.sprites.of_game(are_dice=game.state.variant.are_dice)
            image = board_image(game.state.board, self._last_cells(), sprites, game.state.used)
            QGuiApplication.clipboard().setImage(image)
            self._say(phrases.picture_copied())

    def _last_cells(self) -> frozenset[Cell]:
        return (self._replays.page or self._table).scene.marks.cells

    def _copy_text(self) -> None:
        from .board_text import board_text

        if (game := self.shown) is not None:
            QGuiApplication.clipboard().setText(board_text(game.state.board))
            self._say(phrases.text_copied())

    # Paper

    def _ask_for_pdf(self) -> None:
        if (game := self.shown) is None:
            return
        self._to_save = game
        name = record_name(shown_names(game.header.seats), game.header.started)
        path = Path(documents_folder(), name + PDF)
        heading, kinds = phrases.pdf_heading(), phrases.pdf_filter()
        dialog = save_dialog(self._window, "pdf_dialog", heading, kinds, path)
        dialog.fileSelected.connect(self._save_to)
        show(dialog)

    def _save_to(self, name: str) -> None:
        from .score_pages import game_pdf

        if self._to_save is None:
            return
        path = Path(name)
        try:
            export_file(path, game_pdf(self._to_save, self._appearance.sprites.style))
        except OSError as error:
            self._desk.tell(phrases.not_saved_heading(), trouble_with(path, error))
            return
        self._say(file_phrases.saved(path.name))

    def _print(self) -> None:
        from .paper import ask_printer

        self._to_save = self.shown
        if not ask_printer("print_dialog", self._send, self._window):
            self._say(phrases.no_printer())
            self._ask_for_pdf()

    def _send(self, printer: QPagedPaintDevice) -> None:
        from .score_pages import print_game

        if self._to_save is not None:
            print_game(self._to_save, self._appearance.sprites.style, printer)
            self._say(phrases.printed())

    def _say(self, text: str) -> None:
        if self._replays.page is not None:
            words = self._replays.page.bar.words
            words.say(words.heading, text)
        else:
            self._presenter.say(text)
