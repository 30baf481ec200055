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
from qwirkle_desktop.library.settings import SeatSettings, Settings
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.house import Tie
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.dock.dock import Group
from qwirkle_desktop.ui.game_desk import GameDesk, first_setup
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.phrases import menus
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.questions import Questions, show
from qwirkle_desktop.ui.record_desk import RecordDesk
from qwirkle_desktop.ui.screens.start_page import StartPage
from qwirkle_desktop.ui.status import Words
from qwirkle_desktop.ui.table import AnimationEnder, Table
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.turn_actions import TurnActions
from qwirkle_desktop.ui.watching import Watching

LEAST_SIZE, FIRST_SIZE = QSize(800, 600), QSize(1280, 800)
FRAME = QSize(4, 36)
"""Room for the frame and title that the desktop draws around the window."""
MOST_NAMES = 30


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
        self.records = RecordDesk(library, controller, self.desk, self)
        self.actions_ = Actions(self)
        self._turn_actions = TurnActions(self.actions_, controller, self.table, self.presenter)
        self._watching = Watching(self.actions_, computers, controller, self.presenter)
        self._questions = Questions(controller, self.table.overlays.curtain, levels, self)
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
                actions.open_game: self.records.choose_record,
                actions.save_record: self.records.save_record,
                actions.end_game: self._questions.ask_to_end,
                actions.hand_over: self._questions.ask_hand_over,
                actions.quit: self.close,
                actions.undo: self._questions.undo,
                actions.redo: self._controller.redo,
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
        self.table.view.cell_clicked.connect(self._watching.hurry)
        self.presenter.said.connect(self._show_title)
        desk.opened.connect(self._show_table)
        desk.announced.connect(self._watching.let_read)
        self.records.saved.connect(self._tell_saved)
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
        self._fill_unfinished()
        self._watching.begin()
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
        show(dialog)

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

    def _tell_saved(self, name: str) -> None:
        self.presenter.say(file_phrases.saved(name))

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
        show(dialog)

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
        self._watching.set_pace(Pace[settings.pace.upper()])

    def _show_how_to_play(self) -> None:
        from qwirkle_desktop.ui.dialogs.how_to_play import HowToPlayDialog

        show(HowToPlayDialog(self._appearance.fonts, self._appearance.sprites, self))

    def _show_about(self) -> None:
        from qwirkle_desktop.ui.dialogs.about import AboutDialog

        show(AboutDialog(self._engine, self))

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
        """Everything was saved as it happened, if it could be; stop the computers before windows go."""
        self._controller.keep()
        self.table.finish()
        self._computers.stop()
        window = base64.b64encode(self.saveGeometry().data()).decode()
        self._change(window=window)
        super().closeEvent(event)
