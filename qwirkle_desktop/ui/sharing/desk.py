"""Takes the board that shows elsewhere: to the clipboard, to a PDF, to a printer."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QObject
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize, QPdfWriter
from PySide6.QtWidgets import QFileDialog, QWidget

from qwirkle_desktop.library.exporting import export_file, record_name
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.documents import documents_folder
from qwirkle_desktop.ui.game_desk import GameDesk
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.phrases import sharing as phrases
from qwirkle_desktop.ui.phrases.seats import shown_names
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.replay.desk import ReplayDesk
from qwirkle_desktop.ui.table import Table

PDF, DPI, MARGIN_MM = ".pdf", 300, 15


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
        for action in self._actions.sharing:
            action.setEnabled(self.shown is not None)

    # The clipboard

    def _copy_picture(self) -> None:
        from .board_picture import board_image

        if (game := self.shown) is not None:
            image = board_image(game.state.board, self._last_cells(), self._appearance.sprites)
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
        dialog = QFileDialog(self._window, phrases.pdf_heading(), documents_folder(), phrases.pdf_filter())
        dialog.setObjectName("pdf_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(PDF.removeprefix("."))
        names = shown_names(game.header.seats)
        dialog.selectFile(record_name(names, game.header.started) + PDF)
        dialog.fileSelected.connect(self._save_to)
        show(dialog)

    def _save_to(self, name: str) -> None:
        if self._to_save is None:
            return
        path = Path(name)
        try:
            export_file(path, pdf_of(self._to_save, self._appearance))
        except OSError as error:
            detail = f"{path.name}: {error.strerror or error}"
            self._desk.tell(phrases.not_saved_heading(), detail)
            return
        self._say(file_phrases.saved(path.name))

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        if not QPrinterInfo.availablePrinterNames():
            self._say(phrases.no_printer())
            self._ask_for_pdf()
            return
        self._to_save = self.shown
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(self._printer, self._window)
        dialog.setObjectName("print_dialog")
        dialog.accepted.connect(self._send)
        show(dialog)

    def _send(self) -> None:
        from .score_pages import print_game

        if self._to_save is not None:
            print_game(self._printer, self._to_save, self._appearance.sprites.style)
            self._say(phrases.printed())

    def _say(self, text: str) -> None:
        if self._replays.page is not None:
            words = self._replays.page.bar.words
            words.say(words.heading, text)
        else:
            self._presenter.say(text)


def pdf_of(game: Game, appearance: Appearance) -> bytes:
    """The board and the score sheet on A4 pages."""
    from .score_pages import print_game

    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(*[MARGIN_MM] * 4), QPageLayout.Unit.Millimeter)
    writer.setTitle(" - ".join(shown_names(game.header.seats)))
    writer.setCreator("Qwirkle Desktop")
    print_game(writer, game, appearance.sprites.style)
    buffer.close()
    return bytes(data.data())
