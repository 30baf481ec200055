"""Which page of the window shows: the start page, the table, or a replay, and what goes with it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from qwirkle_desktop.ui.phrases import menus
from qwirkle_desktop.ui.phrases.replay import replay_of
from qwirkle_desktop.ui.phrases.seats import shown_names
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.replay.desk import ReplayDesk
from qwirkle_desktop.ui.screens.start_page import StartPage
from qwirkle_desktop.ui.status import Words
from qwirkle_desktop.ui.table import AnimationEnder, Table
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.turn_actions import TurnActions

if TYPE_CHECKING:
    from qwirkle_desktop.ui.replay.page import ReplayPage


class Pages(QObject):
    """Turns the pages; the title and the actions of a turn follow.

    turned(): the start page or the table shows.
    """

    turned = Signal()

    def __init__(
        self,
        stack: QStackedWidget,
        start_page: StartPage,
        table: Table,
        replays: ReplayDesk,
        presenter: Presenter,
        turn_actions: TurnActions,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._stack, self._start_page, self._table = stack, start_page, table
        self._replays, self._presenter, self._turn_actions = replays, presenter, turn_actions
        self._window = window
        self.ender = AnimationEnder(table)
        window.setWindowTitle(menus.window_title(""))
        presenter.said.connect(self._show_title)
        replays.opened.connect(self._show_replay)
        replays.left.connect(self._leave_replay)

    def show_start(self) -> None:
        """Offer to begin."""
        self._replays.leave()
        self._stack.setCurrentWidget(self._start_page)
        self._start_page.setFocus()
        self.turned.emit()

    def show_table(self) -> None:
        """A game is on the table."""
        self._replays.leave()
        self._stack.setCurrentWidget(self._table)
        self._table.view.fit()
        if not self._table.overlays.curtain.isVisible():
            self._table.view.setFocus()
        self.turned.emit()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._table.set_theme(theme)
        self._start_page.set_theme(theme)
        if self._replays.page is not None:
            self._replays.page.set_theme(theme)

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        for part in (self._turn_actions, self._start_page, self._table, self._presenter, self._replays):
            part.retranslate()

    def _show_replay(self, page: "ReplayPage") -> None:
        self._turn_actions.set_away(True)
        self.ender.watch(page)
        if self._replays.saved:
            names = shown_names(self._replays.saved.game.header.seats)
            self._window.setWindowTitle(menus.window_title(replay_of(names)))

    def _leave_replay(self) -> None:
        self._turn_actions.set_away(False)
        self.ender.watch(self._table)
        self._presenter.say_now()
        at_table = self._stack.currentWidget() is self._table
        (self._table.view if at_table else self._start_page).setFocus()
        self.turned.emit()

    def _show_title(self, words: Words) -> None:
        if self._replays.page is None:
            self._window.setWindowTitle(menus.window_title(words.heading))
