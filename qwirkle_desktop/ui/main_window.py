"""The main window: menus, the start page, the table, and the settings applied.

Dialogs are imported when they are first asked for: the window is there sooner.
"""

import base64
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from qwirkle_desktop.controller.computers import Computers, Pace
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.engine.levels import CALIBRATION
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.library.settings import SeatSettings, Settings
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.house import Tie
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.dialogs.ask import Question, end_game_question, idle_question
from qwirkle_desktop.ui.dock.dock import Group
from qwirkle_desktop.ui.game_desk import GameDesk, first_setup
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.phrases import menus
from qwirkle_desktop.ui.phrases.seats import computer_name, you
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.screens.start_page import StartPage
from qwirkle_desktop.ui.status import Words
from qwirkle_desktop.ui.table import AnimationEnder, Table
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.turn_actions import TurnActions

LEAST_SIZE, FIRST_SIZE = QSize(800, 600), QSize(1280, 800)
FRAME = QSize(4, 36)
"""Room for the frame and title that the desktop draws around the window."""
MOST_NAMES = 30
READING_MS = 2500
"""How long a computer that starts waits, for the announcement to be read."""


class MainWindow(QMainWindow):
    """The one window. `keep_settings` writes the settings down, `engine` names its build."""

    def __init__(
        self,
        library: Library,
        controller: GameController,
        computers: Computers,
        appearance: Appearance,
        settings: Settings,
        keep_settings: Callable[[Settings], None],
        levels: tuple[str, ...],
        engine: str,
    ) -> None:
        super().__init__()
        self._controller, self._computers = controller, computers
        self._appearance, self._settings = appearance, settings
        self._keep_settings, self._levels, self._engine = keep_settings, levels, engine
        theme, fonts, sprites = appearance.theme, appearance.fonts, appearance.sprites
        self.table = Table(controller, sprites, theme, fonts)
        self.presenter = Presenter(controller, self.table)
        self.start_page = StartPage(theme, fonts, sprites)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self._pages.addWidget(self.table)
        self.setCentralWidget(self._pages)
        self.desk = GameDesk(library, controller, self.presenter, self.table.overlays, self)
        self.actions_ = Actions(self)
        self._turn_actions = TurnActions(self.actions_, controller, self.table, self.presenter)
        self._set_up()
        self._connect()
        self._apply(settings)

    def _set_up(self) -> None:
        actions = self.actions_
        actions.fill_menus()
        dock = self.table.dock
        dock.set_actions(Group.TURN, (actions.take_back, actions.trade, actions.play))
        dock.set_actions(Group.WATCH, (actions.faster, actions.pause, actions.step))
        dock.set_actions(Group.OVER, (actions.result, actions.new_game, actions.play_again))
        self.table.zoom_chip.set_actions((actions.zoom_out, actions.zoom_fit, actions.zoom_in))
        self._turn_actions.refresh()
        self.setWindowTitle(menus.window_title(""))
        if not (self._settings.window and self._restore(self._settings.window)):
            self.resize(FIRST_SIZE)
        self._fit_screen()
        self._ender = AnimationEnder(self.table)
        self._appearance.app.installEventFilter(self._ender)

    def _restore(self, window: str) -> bool:
        try:
            return self.restoreGeometry(QByteArray(base64.b64decode(window, validate=True)))
        except ValueError:
            return False

    def _fit_screen(self) -> None:
        """Never larger than the screen, or the hand would lie below its edge."""
        room = self.screen().availableGeometry().size() - FRAME
        self.setMinimumSize(LEAST_SIZE.boundedTo(room))
        self.resize(self.size().boundedTo(room))

    def _connect(self) -> None:
        actions, desk = self.actions_, self.desk
        actions.connect(
            {
                actions.new_game: self._set_up_game,
                actions.open_game: desk.choose_record,
                actions.save_record: desk.save_record,
                actions.end_game: self._ask_to_end,
                actions.hand_over: self._ask_hand_over,
                actions.quit: self.close,
                actions.undo: self._undo,
                actions.redo: self._controller.redo,
                actions.pause: self._pause,
                actions.step: self._step,
                actions.faster: self._set_fast,
                actions.result: self.presenter.show_result,
                actions.play_again: desk.start_again,
                actions.zoom_in: self._zoom_in,
                actions.zoom_out: self._zoom_out,
                actions.zoom_fit: self.table.view.fit,
                actions.mark_legal: self._mark_legal,
                actions.full_screen: self._set_full_screen,
                actions.preferences: self._show_preferences,
                actions.how_to_play: self._show_how_to_play,
                actions.about: self._show_about,
            }
        )
        for action in actions.appearances.values():
            action.triggered.connect(self._choose_appearance)
        actions.unfinished.aboutToShow.connect(self._fill_unfinished)
        self.start_page.play_quick.connect(self._play_quick)
        self.start_page.set_up.connect(self._set_up_game)
        self.start_page.how_to_play.connect(self._show_how_to_play)
        self.start_page.resume.connect(desk.resume_newest)
        self.table.overlays.end_card.new_game.connect(self._set_up_game)
        self.table.overlays.end_card.play_again.connect(desk.start_again)
        self.table.view.cell_clicked.connect(self._hurry)
        self.presenter.said.connect(self._show_title)
        desk.opened.connect(self._show_table)
        desk.announced.connect(self._let_read)
        desk.saved.connect(self._tell_saved)
        self._controller.unsaved.connect(self._tell_unsaved)
        self._controller.computer_failed.connect(self._ask_again)
        self._controller.idle_reached.connect(self._ask_idle)
        self._controller.seats_changed.connect(self._set_pace)
        self._appearance.changed.connect(self._set_theme)
        self._appearance.app.applicationStateChanged.connect(self._leave_alone)

    # Pages

    def begin(self) -> None:
        """Show the game last on the table, or the start page where there is none."""
        self._fill_unfinished()
        if not self.desk.resume_last():
            self.start_page.set_unfinished(self.desk.has_unfinished)
            self._pages.setCurrentWidget(self.start_page)
            self.start_page.setFocus()

    def _show_table(self) -> None:
        self._pages.setCurrentWidget(self.table)
        self.table.view.fit()
        self.actions_.faster.setChecked(False)
        self._fill_unfinished()
        self._set_pace()
        if not self.table.overlays.curtain.isVisible():
            self.table.view.setFocus()

    def _show_title(self, words: Words) -> None:
        self.setWindowTitle(menus.window_title(words.heading))

    def _set_theme(self, theme: Theme) -> None:
        self.table.set_theme(theme)
        self.start_page.set_theme(theme)

    # Games

    def _play_quick(self) -> None:
        name = next((seat.name for seat in self._settings.seats if seat.level is None), "")
        self.desk.start(first_setup(name))

    def _set_up_game(self) -> None:
        from qwirkle_desktop.ui.dialogs.new_game import NewGameDialog

        settings = self._settings
        dialog = NewGameDialog(
            self._appearance.theme,
            self._appearance.fonts,
            tuple(SeatSetup(seat.name, seat.level, seat.age, seat.colour) for seat in settings.seats),
            settings.names,
            Tie(settings.tie),
            self,
            playable_levels=self._levels,
        )
        self._new_game = dialog
        dialog.accepted.connect(self._start_chosen)
        dialog.open()

    def _start_chosen(self) -> None:
        setup = self._new_game.setup()
        self._remember(setup)
        self.desk.start(setup)

    def _remember(self, setup: GameSetup) -> None:
        people = [seat.name for seat in setup.seats if seat.level is None]
        names = tuple(dict.fromkeys([*people, *self._settings.names]))[:MOST_NAMES]
        seats = tuple(SeatSettings(seat.name, seat.level, seat.age, seat.colour) for seat in setup.seats)
        self._change(seats=seats, names=names, tie=setup.tie.value)

    def _fill_unfinished(self) -> None:
        self.desk.fill_unfinished(self.actions_.unfinished)

    def _ask_to_end(self) -> None:
        question = end_game_question(self)
        question.accepted.connect(self._end_game)
        question.open()

    def _end_game(self) -> None:
        self._controller.end(EndReason.ABANDONED)

    def _ask_idle(self) -> None:
        question = idle_question(self)
        question.accepted.connect(self._end_idle)
        question.open()

    def _end_idle(self) -> None:
        self._controller.end(EndReason.IDLE)

    def _undo(self) -> None:
        """Alone, a turn is taken back at once; in pass-and-play the curtain asks the next player."""
        if self._controller.undo_needs_consent:
            self._controller.drop_curtain()
            self.table.overlays.curtain.ask_undo()
        else:
            self._controller.undo()

    def _ask_hand_over(self) -> None:
        from qwirkle_desktop.ui.dialogs.hand_over import HandOverDialog

        game = self._controller.game
        if game is None:
            return
        seats = tuple(SeatSetup(seat.name, seat.computer) for seat in game.header.seats)
        self._hand_over = HandOverDialog(seats, self._levels, game.state.seat, self)
        self._hand_over.accepted.connect(self._hand_over_chosen)
        self._hand_over.open()

    def _hand_over_chosen(self) -> None:
        game, choice = self._controller.game, self._hand_over.choice()
        if game is not None:
            name = _name_for(choice.seat, choice.level, tuple(one.name for one in game.header.seats))
            version = CALIBRATION if choice.level else None
            self._controller.hand_over(choice.seat, Seat(name, choice.level, version))

    # Computers

    def _let_read(self) -> None:
        """A computer that starts leaves time to read who does, and why."""
        if self._settings.pace != "quick":
            self._computers.wait(READING_MS)

    def _pause(self, paused: bool) -> None:
        self._computers.set_paused(paused)
        self.presenter.show_pause()

    def _step(self) -> None:
        self.actions_.pause.setChecked(True)
        self._pause(True)
        self._computers.step()

    def _hurry(self) -> None:
        """A click ends a computer's pause; one that did not answer is asked again."""
        if self._computers.is_thinking:
            self._computers.hurry()
        else:
            self._controller.ask_again()

    def _set_fast(self) -> None:
        self._set_pace()
        self._computers.hurry()

    def _set_pace(self) -> None:
        fast = self.actions_.faster.isChecked() and not self._controller.people
        self._computers.set_pace(Pace.QUICK if fast else Pace[self._settings.pace.upper()])
        self.actions_.pause.setChecked(self._computers.is_paused)

    def _ask_again(self) -> None:
        """The computer to move gave no move: ask again, or who takes its seat if its level is not here."""
        game = self._controller.game
        if game is not None and game.header.seats[game.state.seat].computer not in self._levels:
            self._ask_hand_over()
            return
        question = Question(*file_phrases.computer_failed(), self)
        question.accepted.connect(self._controller.ask_again)
        question.open()

    def _tell_saved(self, name: str) -> None:
        self.presenter.say(file_phrases.saved(name))

    def _tell_unsaved(self, reason: str) -> None:
        self.desk.tell(file_phrases.not_kept_heading(), file_phrases.not_kept(reason))

    # View

    def _zoom_in(self) -> None:
        self.table.view.zoom_by(2)

    def _zoom_out(self) -> None:
        self.table.view.zoom_by(-2)

    def _set_full_screen(self, full: bool) -> None:
        self.setWindowState(
            self.windowState() | Qt.WindowState.WindowFullScreen
            if full
            else self.windowState() & ~Qt.WindowState.WindowFullScreen
        )

    # Settings

    def _mark_legal(self, marks: bool) -> None:
        self._change(show_legal_cells=marks)

    def _choose_appearance(self) -> None:
        for name, action in self.actions_.appearances.items():
            if action.isChecked():
                self._change(appearance=name)

    def _show_preferences(self) -> None:
        from qwirkle_desktop.ui.dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._settings, self)
        dialog.changed.connect(self._take_settings)
        dialog.open()

    def _take_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._apply(settings)
        self._keep_settings(settings)

    def _change(self, **changes: object) -> None:
        self._take_settings(msgspec.structs.replace(self._settings, **changes))

    def _apply(self, settings: Settings) -> None:
        self._appearance.apply(settings)
        self.actions_.appearances[settings.appearance].setChecked(True)
        self.actions_.mark_legal.setChecked(settings.show_legal_cells)
        self.table.gestures.set_marks_legal(settings.show_legal_cells)
        self.table.view.set_wheel_zooms(settings.wheel == "zoom")
        self.table.set_moves(settings.animation == "full")
        self._set_pace()

    def _show_how_to_play(self) -> None:
        from qwirkle_desktop.ui.dialogs.how_to_play import HowToPlayDialog

        HowToPlayDialog(self._appearance.fonts, self._appearance.sprites, self).open()

    def _show_about(self) -> None:
        from qwirkle_desktop.ui.dialogs.about import AboutDialog

        AboutDialog(self._engine, self).open()

    # The window itself

    def _leave_alone(self, state: Qt.ApplicationState) -> None:
        """Other people may look at the screen while the window is left: the hand goes behind the curtain."""
        if state != Qt.ApplicationState.ApplicationActive:
            self._controller.drop_curtain()

    def changeEvent(self, event: QEvent) -> None:
        """Keep the menu's tick in step when the desktop leaves full screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_.full_screen.setChecked(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is saved already; stop the computers before windows go."""
        self.table.finish()
        self._computers.stop()
        window = base64.b64encode(self.saveGeometry().data()).decode()
        self._change(window=window)
        super().closeEvent(event)


def _name_for(seat: int, level: str | None, names: tuple[str, ...]) -> str:
    """A computer is not called You."""
    return computer_name(names) if level and names[seat] == you() else names[seat]
