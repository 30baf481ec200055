"""Opens the windows of games and figures, and does what is chosen in them."""

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.game_desk import GameDesk
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.replay.desk import ReplayDesk
from qwirkle_desktop.ui.review.desk import ReviewDesk
from qwirkle_desktop.ui.scorepad.desk import ScorepadDesk

if TYPE_CHECKING:
    from qwirkle_desktop.ui.statistics.window import StatisticsWindow

log = logging.getLogger(__name__)


class LibraryDesk(QObject):
    """The windows are imported when they are first asked for: the main window is there sooner.

    new_game(): the first game is to be set up. left_table(): the game on the table was deleted.
    closed(): the window of games was closed; games may have come and gone.
    """

    new_game = Signal()
    left_table = Signal()
    closed = Signal()

    def __init__(
        self,
        library: Library,
        controller: GameController,
        desk: GameDesk,
        replays: ReplayDesk,
        reviews: ReviewDesk,
        appearance: Appearance,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._library, self._controller = library, controller
        self._desk, self._replays, self._reviews = desk, replays, reviews
        self._appearance, self._window = appearance, window
        self._pads = ScorepadDesk(library, appearance, window)
        actions.connect({actions.library: self.show_games, actions.statistics: self.show_statistics})
        actions.connect({actions.mistakes: self.show_mistakes, actions.scorepad: self._pads.show})

    @property
    def has_games(self) -> bool:
        """Whether any game is kept."""
        try:
            return self._library.count() > 0
        except LibraryError:
            log.exception("the games cannot be counted")
            return False

    def show_games(self) -> None:
        """Open the window of all games."""
        from qwirkle_desktop.ui.library.window import LibraryWindow

        look = self._appearance
        games = LibraryWindow(
            self._library, self._controller, look.theme, look.fonts, look.sprites, self._window
        )
        games.resumed.connect(self._resume)
        games.replayed.connect(self._replays.show)
        games.reviewed.connect(self._reviews.show)
        games.deal_chosen.connect(self._play_deal)
        games.new_game.connect(self.new_game)
        games.left_table.connect(self.left_table)
        games.pads_wanted.connect(self._pads.show_list)
        games.finished.connect(self.closed)
        look.changed.connect(games.set_theme)
        show(games)

    def show_statistics(self) -> None:
        """Open the window of figures."""
        show(self._make_statistics())

    def show_mistakes(self) -> None:
        """Open it where mistakes can be tried again."""
        figures = self._make_statistics()
        figures.show_reviews()
        show(figures)

    def _make_statistics(self) -> "StatisticsWindow":
        from qwirkle_desktop.ui.statistics.window import StatisticsWindow

        look = self._appearance
        reviews = self._reviews.reviewed_games(self._library)
        figures = StatisticsWindow(self._library, reviews, look.theme, look.fonts, self._window)
        figures.opened.connect(self._replays.show)
        figures.retry_asked.connect(self._reviews.try_again)
        look.changed.connect(figures.set_theme)
        return figures

    def _resume(self, id: str) -> None:
        """The game on the table goes on as it is: what could be redone stays."""
        on_table = self._controller.game
        if on_table is not None and on_table.header.id == id:
            self._desk.opened.emit()
        else:
            self._desk.resume(id)

    def _play_deal(self, id: str) -> None:
        try:
            self._desk.play_deal_again(self._library.load(id))
        except (LibraryError, KeyError) as error:
            self._desk.tell(file_phrases.not_read_heading(), str(error))
