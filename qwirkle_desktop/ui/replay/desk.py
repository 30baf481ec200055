"""Opens and leaves replays, and starts the games that are played on from them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.playing_on import can_play_on, has_open_hands, played_on
from qwirkle_desktop.engine.levels import CALIBRATION
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.library.store import Library, LibraryError, SavedGame
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.game_desk import GameDesk
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.phrases import replay as phrases
from qwirkle_desktop.ui.questions import show

if TYPE_CHECKING:
    from .course import Course
    from .page import ReplayPage

NAMES = ("board", "scores", "history", "tile_tracker", "status", "zoom_chip")
"""What scripts and assistive tools look for: while a replay shows, they are the replay's."""
NAMES_ASIDE = tuple(f"game_{name}" for name in NAMES)


class ReplayDesk(QObject):
    """One replay at a time; its page is made when it opens and goes when it is left.

    opened(ReplayPage): a replay shows. left(): it does not any more, and the page before it shows.
    bots_wanted(NewGameDialog): the list of bots is to be seen over the question who plays on.
    """

    opened = Signal(object)
    left = Signal()
    bots_wanted = Signal(object)

    def __init__(
        self,
        library: Library,
        controller: GameController,
        desk: GameDesk,
        appearance: Appearance,
        actions: Actions,
        levels: tuple[str, ...],
        pages: QStackedWidget,
    ) -> None:
        super().__init__(pages)
        self._library, self._controller, self._desk = library, controller, desk
        self._appearance, self._actions = appearance, actions
        self._levels, self._pages = levels, pages
        self._settings, self._moves = Settings(), (True, 1.0)
        self._before: QWidget | None = None
        self._page: ReplayPage | None = None
        self._course: Course | None = None
        self._saved: SavedGame | None = None
        actions.play_on.triggered.connect(self._ask_who_plays_on)
        self._refresh()

    @property
    def page(self) -> "ReplayPage | None":
        """The page of the replay; None while none shows."""
        return self._page

    @property
    def saved(self) -> SavedGame | None:
        """The game that is replayed."""
        return self._saved

    @property
    def place(self) -> int:
        """How many turns the replay shows."""
        return self._course.place if self._course else 0

    @property
    def course(self) -> "Course | None":
        """Where the replay is; None while none shows."""
        return self._course

    def set_settings(self, settings: Settings) -> None:
        """Move and zoom as the settings say."""
        self._settings = settings
        if self._page is not None:
            self._page.set_moves(*self._moves)
            self._page.view.set_wheel_zooms(settings.wheel == "zoom")

    def set_moves(self, moves: bool, stretch: float) -> None:
        """Whether things move, and how slowly."""
        self._moves = (moves, stretch)
        if self._page is not None:
            self._page.set_moves(moves, stretch)

    def retranslate(self) -> None:
        """Say everything in the language of the window: a replay is opened anew where it was."""
        if self._saved is not None:
            self.open(self._saved, self.place)
        else:
            self._refresh()

    # Coming and going

    def show(self, id: str, turn: int | None = None) -> None:
        """Replay a kept game, after so many turns; without a number from the deal."""
        current = self._desk.on_table
        if current is not None and current.game.header.id == id:
            self.open(current, turn or 0)
            return
        try:
            saved = self._library.load(id)
        except LibraryError as error:
            self._desk.tell(file_phrases.not_read_heading(), str(error))
        except KeyError:
            self._desk.tell(phrases.not_there_heading(), "")
        else:
            self.open(saved, turn or 0)

    def look_back(self, turn: int | None = None) -> None:
        """Replay the game on the table, after a turn (from 0), or as it stands."""
        if (saved := self._desk.on_table) is not None:
            self.open(saved, len(saved.game.steps) if turn is None else turn + 1)

    def open_at_end(self, saved: SavedGame) -> None:
        """Replay a game, its last board first."""
        self.open(saved, len(saved.game.steps))

    def open(self, saved: SavedGame, place: int) -> None:
        """Replay a game from a place. In pass-and-play the hand on the table goes behind the curtain."""
        from .page import ReplayPage

        self._close()
        self._controller.drop_curtain()
        look = self._appearance
        _rename(self._pages, NAMES, NAMES_ASIDE)
        page = ReplayPage(look.sprites, look.theme, look.fonts, self._actions.play_on, self._actions.review)
        self._before, self._page, self._saved = self._pages.currentWidget(), page, saved
        page.left.connect(self.leave)
        page.actions_.leave.triggered.connect(self.leave)
        chip = self._actions
        page.zoom_chip.set_actions((chip.zoom_out, chip.zoom_fit, chip.zoom_in))
        self.set_settings(self._settings)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._set_course(saved, place)
        page.view.setFocus()
        self.opened.emit(page)

    def _set_course(self, saved: SavedGame, place: int) -> None:
        """The view is fitted to the whole game once, and stays as the board grows."""
        from .course import Course
        from .presenter import ReplayPresenter

        page = self._page
        if page is None:
            return
        self._course = Course(saved.game, len(saved.game.steps), page)
        ReplayPresenter(saved, self._course, page)
        self._course.moved.connect(self._refresh)
        page.view.restyle()
        page.view.fit()
        page.view.finish()
        self._course.go(place)
        self._refresh()

    def leave(self) -> None:
        """Go back to the page from which the replay was opened."""
        if self._page is not None:
            self._close()
            self.left.emit()

    def _close(self) -> None:
        """Take the replay away, whatever shows next."""
        page, self._page, course = self._page, None, self._course
        if page is None or course is None:
            return
        course.pause()
        page.finish()
        if self._before is not None:
            self._pages.setCurrentWidget(self._before)
        self._pages.removeWidget(page)
        page.setParent(None)
        page.deleteLater()
        _rename(self._pages, NAMES_ASIDE, NAMES)
        self._before = self._course = self._saved = None
        self._refresh()

    # Playing on

    def _refresh(self) -> None:
        action, saved = self._actions.play_on, self._saved
        action.setEnabled(saved is not None and can_play_on(saved.game, self.place))
        action.setIconText(phrases.play_on())
        why = ""
        if saved is not None and not action.isEnabled():
            why = phrases.nothing_left_to_play() if has_open_hands(saved.game) else phrases.hands_hidden()
        action.setToolTip(why or phrases.play_on_help())
        action.setStatusTip(action.toolTip())

    def _ask_who_plays_on(self) -> None:
        from .play_on import play_on_dialog

        saved, course = self._saved, self._course
        if saved is None or course is None:
            return
        course.pause()
        look = self._appearance
        names, bots = self._settings.names, tuple(bot.name for bot in self._settings.bots)
        self._dialog = play_on_dialog(
            look.theme, look.fonts, saved, course.place, self._levels, names, bots, self._pages
        )
        self._dialog.bots_wanted.connect(self._want_bots)
        self._dialog.accepted.connect(self._play_on)
        show(self._dialog)

    def _want_bots(self) -> None:
        self.bots_wanted.emit(self._dialog)

    def _play_on(self) -> None:
        if self._saved is None:
            return
        setup = self._dialog.setup()
        game = played_on(self._saved.game, self.place, setup, CALIBRATION)
        self._desk.put_new(SavedGame(game, tuple(seat.colour for seat in setup.seats)))


def _rename(pages: QWidget, old: Sequence[str], new: Sequence[str]) -> None:
    for one, other in zip(old, new, strict=True):
        for widget in pages.findChildren(QWidget, one):
            widget.setObjectName(other)
