"""Games come and go here: new ones and unfinished ones."""

import logging
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.new_games import Dealt, deal_game, game_from
from qwirkle_desktop.controller.playing_on import shareable_deal
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup, seats_of
from qwirkle_desktop.engine.levels import CALIBRATION
from qwirkle_desktop.library.store import GameSummary, Library, LibraryError, SavedGame
from qwirkle_desktop.ui.dialogs.ask import notice
from qwirkle_desktop.ui.overlays import Overlays
from qwirkle_desktop.ui.phrases import files as phrases
from qwirkle_desktop.ui.phrases.house import told
from qwirkle_desktop.ui.phrases.seats import is_you, shown_name
from qwirkle_desktop.ui.position import colours_of
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.questions import show

log = logging.getLogger(__name__)

MOST_LISTED = 12


class GameDesk(QObject):
    """Puts games on the table.

    opened(): a game is on the table.
    announced(): who starts, and why, is being shown.
    """

    opened = Signal()
    announced = Signal()

    def __init__(
        self,
        library: Library,
        controller: GameController,
        presenter: Presenter,
        overlays: Overlays,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._library = library
        self._controller = controller
        self._presenter = presenter
        self._overlays = overlays
        self._window = window
        self._dealt: Dealt | None = None
        self._setups: dict[str, GameSetup] = {}
        overlays.starter_chosen.connect(self._start_with)

    # New games

    def start(self, setup: GameSetup) -> None:
        """Deal a game; where the players choose who starts, ask them first."""
        self._dealt = deal_game(setup)
        if self._dealt.start is None:
            self._controller.leave()
            self._presenter.show_empty()
            self.opened.emit()
            names, colours = _names(setup), _colours(setup)
            self._overlays.banner.ask(self._dealt.announced, names, colours)
            return
        self._start_dealt(self._dealt)

    def start_again(self) -> None:
        """Another game with the same seats, as they were before any was handed to a computer."""
        if (saved := self.on_table) is not None:
            self.start(replace(self._setup_of(saved), deal=None))

    def play_deal_again(self, saved: SavedGame) -> None:
        """The same seats once more, and the same tiles, where the game is over and has a numbered deal."""
        if (deal := shareable_deal(saved.game)) is not None:
            self.start(replace(self._setup_of(saved), deal=deal))

    @property
    def on_table(self) -> SavedGame | None:
        """The game on the table, with its seats' colours."""
        game = self._controller.game
        return None if game is None else SavedGame(game, colours_of(game, self._presenter.colours))

    def _setup_of(self, saved: SavedGame) -> GameSetup:
        header = saved.game.header
        if setup := self._setups.get(header.id):
            return setup
        return GameSetup(seats_of(saved), rules=header.rules, variant=header.variant)

    def _start_with(self, seat: int) -> None:
        if self._dealt is not None:
            self._start_dealt(self._dealt.chosen(seat))

    def _start_dealt(self, dealt: Dealt) -> None:
        self._dealt = None
        game = game_from(dealt, CALIBRATION)
        colours = _colours(dealt.setup)
        self._setups[game.header.id] = dealt.setup
        self.put_new(SavedGame(game, colours))
        if dealt.start is not None:
            rules = told(dealt.setup.rules)
            self._overlays.announce(dealt.announced, dealt.start, _names(dealt.setup), colours, rules)
            self.announced.emit()

    def put_new(self, saved: SavedGame) -> None:
        """Keep a new game and put it on the table."""
        try:
            self._library.add(saved.game, saved.colours)
        except LibraryError as error:
            self.tell(phrases.not_kept_heading(), str(error))
        self._put(saved)

    # Games kept

    def resume_last(self) -> bool:
        """Go on with the game last on the table; False where it is finished, or there is none."""
        try:
            return self._library.is_last_unfinished() and self.resume_newest()
        except LibraryError as error:
            self.tell(phrases.not_read_heading(), str(error))
            return False

    @property
    def has_unfinished(self) -> bool:
        """Whether any game waits to be finished."""
        return bool(self._unfinished())

    def resume_newest(self) -> bool:
        """Go on with the game last on the table; False where none is unfinished."""
        try:
            saved = self._library.newest_unfinished()
        except LibraryError as error:
            self.tell(phrases.not_read_heading(), str(error))
            return False
        if saved is not None:
            self._put(saved)
        return saved is not None

    def go_on(self) -> bool:
        """Go on with the game on the table, else with the one last there; False where there is neither."""
        game = self._controller.game
        return (game is not None and not game.is_over) or self.resume_newest()

    def resume(self, id: str) -> None:
        """Put a kept game on the table."""
        try:
            self._library.opened(id)
            saved = self._library.load(id)
        except LibraryError as error:
            self.tell(phrases.not_read_heading(), str(error))
            return
        self._put(saved)

    def fill_unfinished(self, menu: QMenu) -> None:
        """List the unfinished games, the one on the table left out."""
        menu.clear()
        current = self._controller.game
        for summary in self._unfinished()[:MOST_LISTED]:
            if current is not None and summary.id == current.header.id:
                continue
            text = phrases.unfinished_game(
                tuple(map(shown_name, summary.names)), summary.scores, summary.started
            )
            action = QAction(text, menu)
            action.setData(summary.id)
            action.triggered.connect(self._resume_chosen)
            menu.addAction(action)
        menu.setEnabled(not menu.isEmpty())

    def _unfinished(self) -> list[GameSummary]:
        """The games that wait; none where the library does not answer: a menu is no place to say so."""
        try:
            return self._library.unfinished()
        except LibraryError:
            log.exception("the unfinished games cannot be listed")
            return []

    def _resume_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.resume(action.data())

    def _put(self, saved: SavedGame) -> None:
        self._presenter.set_colours(saved.colours)
        self._controller.show(saved.game)
        self.opened.emit()

    def tell(self, heading: str, text: str, detail: str = "") -> None:
        """Show a notice that does not block; the detail, in small letters, is for those who look into it."""
        show(notice(heading, text, self._window, detail=detail))


def first_setup(name: str) -> GameSetup:
    """The game that one click starts: a person against the computer."""
    from qwirkle_desktop.ui.dialogs.seat_suggestions import default_seats

    person, computer = default_seats(("club",))
    name = person.name if not name or is_you(name) else name
    return GameSetup((SeatSetup(name, colour=person.colour), computer))


def _names(setup: GameSetup) -> tuple[str, ...]:
    return tuple(seat.name for seat in setup.seats)


def _colours(setup: GameSetup) -> tuple[int, ...]:
    return tuple(seat.colour for seat in setup.seats)
