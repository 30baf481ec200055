"""The window of all games: find one, go on with it or look at it again, name it, export it, delete it."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel, QMenu, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.catalogue import Card, Filter, Progress
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.dialogs.parts import GAP, PADDING, button, size_by_text, text_label
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.keys.shortcuts import sequence
from qwirkle_desktop.ui.library.board_picture import BoardPictures
from qwirkle_desktop.ui.library.deeds import Deeds
from qwirkle_desktop.ui.library.empty import EmptyPage
from qwirkle_desktop.ui.library.filters import FilterBar
from qwirkle_desktop.ui.library.list_view import GamesView
from qwirkle_desktop.ui.library.model import GamesModel
from qwirkle_desktop.ui.library.row_painter import RowPainter
from qwirkle_desktop.ui.library.undo_bar import UndoBar
from qwirkle_desktop.ui.phrases import library as phrases
from qwirkle_desktop.ui.phrases.deeds import deal_copied
from qwirkle_desktop.ui.phrases.scorepad import earlier
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

WIDTH, HEIGHT = 68, 52
"""In heights of body text, as far as the window around has room."""


class LibraryWindow(QDialog):
    """All kept games.

    resumed(id), replayed(id), reviewed(id): the game is to go on, to be looked at, or to be judged.
    deal_chosen(id): its deal is to be played again. new_game(): the first one is to begin.
    left_table(): the game on the table was deleted. pads_wanted(): the scorepads are to be listed.
    """

    resumed = Signal(object)
    replayed = Signal(object)
    reviewed = Signal(object)
    deal_chosen = Signal(object)
    new_game = Signal()
    left_table = Signal()
    pads_wanted = Signal()

    def __init__(
        self,
        library: Library,
        controller: GameController,
        theme: Theme,
        fonts: TypeScale,
        sprites: Sprites,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._library, self._fonts = library, fonts
        self.setObjectName("library")
        self.setWindowTitle(phrases.title())
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.model = GamesModel(library, self)
        self.painter = RowPainter(theme, fonts, BoardPictures(sprites.style), self)
        self.games = GamesView(self.model, self.painter, theme.panel)
        self.filters = FilterBar(theme)
        self.empty = EmptyPage()
        self.undo_bar = UndoBar()
        self.deeds = Deeds(library, controller, self)
        self._count = text_label("", "small", wrap=False)
        self._count.setObjectName("game_count")
        self._make_actions()
        self._make_buttons()
        self._lay_out()
        self._connect()
        self._begin()

    @property
    def count_label(self) -> QLabel:
        """How many games are listed, in words."""
        return self._count

    # Building

    def _make_actions(self) -> None:
        self.go_on = self._action(phrases.go_on(), "continue_game", self._resume)
        self.replay = self._action(phrases.replay(), "replay_game", self._replay)
        self.review = self._action(phrases.review(), "review_game", self._review)
        self.rename = self._action(phrases.rename(), "rename_game", self._rename, "F2")
        self.export = self._action(phrases.export(), "export_game", self._export, "Ctrl+E")
        self.play_deal = self._action(phrases.play_deal(), "play_deal", self._play_deal)
        self.copy_deal = self._action(phrases.copy_deal(), "copy_deal", self._copy_deal)
        self.delete = self._action(phrases.delete(), "delete_game", self._delete, "Del")
        # Elsewhere in the window the key deletes letters, or nothing.
        self.delete.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.games.addAction(self.delete)
        self.undo = self._action(phrases.undo(), "undo_deletion", self._undo, "Ctrl+Z")
        self.export_all = self._action(phrases.export_all(), "export_all", self._export_all)
        self.pads = self._action(earlier(), "show_scorepads", self._show_pads)
        self._action(phrases.search(), "find_game", self.filters.search.setFocus, "Ctrl+F")
        self._menu = QMenu(self)
        one_game = (self.go_on, self.replay, self.review, None, self.rename, self.export, self.delete, None)
        for action in (
            *one_game,
            self.play_deal,
            self.copy_deal,
            None,
            self.undo,
            self.export_all,
            self.pads,
        ):
            self._menu.addAction(action) if action else self._menu.addSeparator()

    def _action(self, text: str, name: str, order: Callable[..., object], keys: str = "") -> QAction:
        action = QAction(text.replace("&", "&&"), self)
        action.setObjectName(name)
        action.triggered.connect(order)
        if keys:
            action.setShortcut(sequence(keys))
        self.addAction(action)
        return action

    def _make_buttons(self) -> None:
        self.open_button = button(phrases.go_on(), "open_game_button", kind="primary")
        self.open_button.clicked.connect(self._open_chosen)
        self.more = button(phrases.more(), "more_button")
        self.more.setMenu(self._menu)
        self.close_button = button(phrases.close(), "close_library")
        self.close_button.clicked.connect(self.reject)
        self._buttons: dict[QAction, QPushButton] = {}
        for action in (self.review, self.rename, self.export, self.delete):
            self._buttons[action] = button(action.text().replace("&&", "&"), f"{action.objectName()}_button")
            self._buttons[action].clicked.connect(action.trigger)

    def _lay_out(self) -> None:
        self._pages = QStackedWidget()
        self._pages.addWidget(self.games)
        self._pages.addWidget(self.empty)
        below = FlowLayout(gap=GAP)
        for each in (self.open_button, *self._buttons.values(), self.more, self.close_button):
            below.addWidget(each)
        page = QVBoxLayout(self)
        page.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        page.setSpacing(GAP)
        page.addWidget(self.filters)
        page.addWidget(self._pages, 1)
        page.addWidget(self.undo_bar)
        page.addWidget(self._count)
        page.addLayout(below)
        size_by_text(self, self._fonts.size(TextRole.BODY), WIDTH, HEIGHT)

    def _connect(self) -> None:
        self.filters.changed.connect(self._list)
        self.games.opened.connect(self._open)
        self.games.typed.connect(self.filters.search_for)
        self.games.chosen.connect(self._refresh_actions)
        self.games.customContextMenuRequested.connect(self._show_menu)
        self.empty.show_all.connect(self._show_all)
        self.empty.new_game.connect(self.new_game)
        self.deeds.changed.connect(self._read_again)
        self.deeds.left_table.connect(self.left_table)
        self.deeds.told.connect(self._tell)
        self.undo_bar.undo.connect(self._undo)
        self.model.failed.connect(self._count.setText)

    def _begin(self) -> None:
        self._list()
        self.games.setFocus()
        # The first picture does not wait for names that nobody has asked for yet.
        QTimer.singleShot(0, self, self._fill_filters)

    def _fill_filters(self) -> None:
        try:
            self.filters.fill(self._library)
        except LibraryError as error:
            self._count.setText(str(error))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.painter.set_theme(theme)
        self.filters.search.set_theme(theme)
        self.games.set_ground(theme.panel)

    # The list

    def _list(self) -> None:
        """Show what is asked for, from the top."""
        self.model.show_games(self.filters.filter(), self.filters.chosen_order)
        self.games.choose(0)
        self._refresh_pages()

    def _read_again(self) -> None:
        """Show what was changed; the row that was chosen, or the one in its place, stays."""
        place, bar = self.games.currentIndex().row(), self.games.verticalScrollBar()
        height = bar.value()
        self.model.refresh()
        bar.setValue(height)
        self.games.choose(place)
        self._refresh_pages()

    def _refresh_pages(self) -> None:
        count = self.model.rowCount()
        self._pages.setCurrentWidget(self.games if count else self.empty)
        self.empty.tell(filtered=self.model.filter != Filter())
        self._refresh_actions()

    def _show_all(self) -> None:
        self.filters.clear()
        self.games.setFocus()

    def _refresh_actions(self) -> None:
        places, card = self.games.places, self.games.card
        self.go_on.setEnabled(card is not None and not card.is_over)
        self.replay.setEnabled(card is not None)
        self.review.setEnabled(card is not None and card.is_over)
        self.rename.setEnabled(card is not None)
        self.play_deal.setEnabled(card is not None and card.shareable_deal is not None)
        self.copy_deal.setEnabled(self.play_deal.isEnabled())
        self.export.setEnabled(bool(places))
        self.delete.setEnabled(bool(places))
        self.undo.setEnabled(self.deeds.can_undo)
        self.export_all.setEnabled(self.model.rowCount() > 0)
        for action, each in self._buttons.items():
            each.setEnabled(action.isEnabled())
        self.open_button.setEnabled(card is not None)
        is_over = card is not None and card.is_over
        self.open_button.setText(phrases.replay() if is_over else phrases.go_on())
        count = self.model.rowCount()
        several = len(places) > 1
        self._count.setText(
            phrases.some_chosen(len(places), count) if several else phrases.counted_games(count)
        )

    def _show_menu(self, point: QPoint) -> None:
        """At the mouse, or at the row that the menu key is meant for."""
        index = self.games.indexAt(point)
        if not index.isValid():
            point = self.games.visualRect(self.games.currentIndex()).center()
        self._menu.popup(self.games.viewport().mapToGlobal(point))

    # What can be done

    def _open_chosen(self) -> None:
        if (card := self.games.card) is not None:
            self._open(card)

    def _open(self, card: Card) -> None:
        self.accept()
        (self.replayed if card.is_over else self.resumed).emit(card.id)

    def _resume(self) -> None:
        self._open_chosen()

    def _replay(self) -> None:
        if (card := self.games.card) is not None:
            self.accept()
            self.replayed.emit(card.id)

    def _review(self) -> None:
        if (card := self.games.card) is not None:
            self.accept()
            self.reviewed.emit(card.id)

    def _show_pads(self) -> None:
        self.accept()
        self.pads_wanted.emit()

    def _rename(self) -> None:
        if (card := self.games.card) is not None:
            self.deeds.rename(card)

    def _export(self) -> None:
        self.deeds.export(self.games.cards)

    def _export_all(self) -> None:
        try:
            unfinished = self._library.count(Filter(progress=Progress.UNFINISHED))
        except LibraryError as error:
            self._count.setText(str(error))
            return
        self.deeds.export_all(unfinished)

    def _delete(self) -> None:
        self.deeds.delete(self.games.cards)

    def _undo(self) -> None:
        from_bar = self.undo_bar.button.hasFocus()
        self.deeds.undo()
        if from_bar:
            # The button goes; the keyboard stays at what came back.
            self.games.setFocus()

    def _play_deal(self) -> None:
        if (card := self.games.card) is not None:
            self.accept()
            self.deal_chosen.emit(card.id)

    def _copy_deal(self) -> None:
        card = self.games.card
        if card is not None and card.shareable_deal is not None:
            QGuiApplication.clipboard().setText(str(card.shareable_deal))
            self._tell(deal_copied(card.shareable_deal), False)

    def _tell(self, words: str, can_undo: bool) -> None:
        self.undo_bar.tell(words, can_undo=can_undo)
        self._refresh_actions()
