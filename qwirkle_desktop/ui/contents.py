"""What is in the window: menus, the start page, the table, and the settings applied.

Dialogs are imported when they are first asked for: the window is there sooner.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget

from qwirkle_desktop.controller.analysis import Analysis
from qwirkle_desktop.controller.computers import Computers, Pace
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.reviewer import Reviewer
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.ui.access.desk import AccessDesk
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.bot_desk import BotDesk
from qwirkle_desktop.ui.clock_desk import ClockDesk
from qwirkle_desktop.ui.coach.desk import CoachDesk
from qwirkle_desktop.ui.dock.dock import Group
from qwirkle_desktop.ui.drops import Drops
from qwirkle_desktop.ui.game_actions import GameActions
from qwirkle_desktop.ui.game_desk import GameDesk
from qwirkle_desktop.ui.help_desk import HelpDesk
from qwirkle_desktop.ui.keys.desk import KeyDesk
from qwirkle_desktop.ui.library.library_desk import LibraryDesk
from qwirkle_desktop.ui.main_window import MainWindow
from qwirkle_desktop.ui.motion import Motion
from qwirkle_desktop.ui.new_games import NewGames
from qwirkle_desktop.ui.pages import Pages
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.questions import Questions, show
from qwirkle_desktop.ui.record_desk import RecordDesk
from qwirkle_desktop.ui.replay.desk import ReplayDesk
from qwirkle_desktop.ui.review.desk import ReviewDesk
from qwirkle_desktop.ui.screens.start_page import StartPage
from qwirkle_desktop.ui.setting_actions import SettingActions
from qwirkle_desktop.ui.sharing.desk import SharingDesk
from qwirkle_desktop.ui.table import Table
from qwirkle_desktop.ui.turn_actions import TurnActions
from qwirkle_desktop.ui.view_actions import ViewActions
from qwirkle_desktop.ui.watching import Watching


class Contents(QObject):
    """Fills the window, which may be on the screen already.

    `keep_settings` writes the settings down, `engine` names its build.

    settled(Settings): other settings hold.
    """

    settled = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        library: Library,
        controller: GameController,
        computers: Computers,
        appearance: Appearance,
        settings: Settings,
        keep_settings: Callable[[Settings], None],
        levels: tuple[str, ...],
        engine: str,
        analysis: Analysis,
        reviewer: Reviewer,
        puzzle_log: Path,
    ) -> None:
        super().__init__(window)
        self.window = window
        self._analysis, self._reviewer = analysis, reviewer
        self._controller, self._computers = controller, computers
        self._appearance, self._settings = appearance, settings
        self._keep_settings = keep_settings
        theme, fonts, sprites = appearance.theme, appearance.fonts, appearance.sprites
        self.motion = Motion(window)
        self.table = Table(controller, sprites, theme, fonts)
        self.presenter = Presenter(controller, self.table)
        self.start_page = StartPage(theme, fonts, sprites)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self._pages.addWidget(self.table)
        if window.isVisible():
            # Everything would appear as it is made, before it has its size.
            self._pages.hide()
        window.setCentralWidget(self._pages)
        self.actions_ = Actions(window)
        self._open_desks(library, levels, engine, puzzle_log)
        self._set_up()
        self._connect_actions()
        self._connect_pages()
        self._connect_table()
        self._connect_looks()
        self._apply(settings)

    def _open_desks(self, library: Library, levels: tuple[str, ...], engine: str, puzzle_log: Path) -> None:
        """Those who do what the actions ask for, each after the ones that it needs."""
        window, controller, computers = self.window, self._controller, self._computers
        appearance = self._appearance
        self.desk = GameDesk(library, controller, self.presenter, self.table.overlays, window)
        self.records = RecordDesk(library, controller, self.desk, window)
        self.replays = ReplayDesk(
            library, controller, self.desk, appearance, self.actions_, levels, self._pages
        )
        self._game_actions = GameActions(self.actions_, self.desk, self.records, self.replays, self.presenter)
        end_card = self.table.overlays.end_card
        self.reviews = ReviewDesk(
            self.actions_, self._reviewer, self.replays, self.desk, self.presenter, end_card, appearance
        )
        self._view_actions = ViewActions(self.actions_, self.table, self.replays, window)
        self._games = LibraryDesk(
            library, controller, self.desk, self.replays, self.reviews, appearance, self.actions_, window
        )
        self._turn_actions = TurnActions(self.actions_, controller, self.table, self.presenter)
        self.pages = Pages(
            self._pages, self.start_page, self.table, self.replays, self.presenter, self._turn_actions, window
        )
        self._watching = Watching(self.actions_, computers, controller, self.presenter)
        self._questions = Questions(controller, self.table.overlays.curtain, levels, window)
        self._bots = BotDesk(controller, computers, levels, window)
        self.new_games = NewGames(self.desk, self._bots, appearance, levels, window)
        self._setting_actions = SettingActions(self.actions_, self._change, self.presenter.say, window)
        SharingDesk(self.actions_, self.desk, self.replays, self.presenter, self.table, appearance, window)
        self.actions_.fill_menus()
        HelpDesk(self.actions_, appearance, engine, window)
        access = AccessDesk(self.actions_, controller, self.table, self.presenter, window)
        self.coach = CoachDesk(
            self.actions_, controller, self.table, self.presenter, self._analysis, puzzle_log, window
        )
        self._turn_actions.set_consider(self.coach.consider)
        self.clock = ClockDesk(self.actions_, controller, self.table, self.presenter)
        for desk in (self.coach, self.clock):
            desk.told.connect(access.announcer.say)
        self.keys = KeyDesk(self.actions_, self._turn_actions, self.table, self.replays, self._change, window)

    def _set_up(self) -> None:
        actions = self.actions_
        dock = self.table.dock
        dock.set_actions(Group.TURN, (actions.take_back, actions.trade, actions.hint, actions.play))
        dock.set_pass(actions.pass_turn)
        for aside in (actions.roll, actions.lift):
            dock.add_aside(aside)
        dock.set_actions(Group.WATCH, (actions.faster, actions.pause, actions.step))
        dock.set_actions(Group.OVER, (actions.result, actions.new_game, actions.play_again))
        self.table.zoom_chip.set_actions((actions.zoom_out, actions.zoom_fit, actions.zoom_in))
        self._turn_actions.refresh()
        if self._settings.window is not None and not self.window.isVisible():
            self.window.take_place(self._settings.window)
        self.pages.ender.follow(self.window)

    def _connect_actions(self) -> None:
        actions = self.actions_
        actions.connect(
            {
                actions.new_game: self.new_games.ask,
                actions.open_game: self.records.choose_record,
                actions.end_game: self._questions.ask_to_end,
                actions.hand_over: self._questions.ask_hand_over,
                actions.quit: self.window.close,
                actions.undo: self._questions.undo,
                actions.redo: self._controller.redo,
                actions.result: self.presenter.show_result,
                actions.play_again: self.desk.start_again,
                actions.preferences: self._show_preferences,
            }
        )
        actions.unfinished.aboutToShow.connect(self._fill_unfinished)
        self._turn_actions.nothing_to_leave.connect(self._leave_mode)

    def _connect_pages(self) -> None:
        page, actions = self.start_page, self.actions_
        page.play_quick.connect(self.new_games.play_at_once)
        page.set_up.connect(self.new_games.ask)
        page.how_to_play.connect(actions.how_to_play.trigger)
        page.learn.connect(actions.tutorial.trigger)
        page.scorepad.connect(actions.scorepad.trigger)
        page.resume.connect(self.desk.resume_newest)
        page.games.connect(self._games.show_games)
        self.pages.turned.connect(self._refresh_start)
        self.desk.opened.connect(self.pages.show_table)
        self._games.new_game.connect(self.new_games.ask)
        self._games.left_table.connect(self.pages.show_start)
        self._games.closed.connect(self._refresh_start)
        self.coach.opened.connect(self.pages.show_table)
        self.coach.left.connect(self.pages.show_start)
        self.coach.play.connect(self.new_games.play_at_once)

    def _connect_table(self) -> None:
        table, watching = self.table, self._watching
        self.desk.opened.connect(watching.begin)
        self.desk.announced.connect(watching.let_read)
        table.view.cell_clicked.connect(watching.hurry)
        table.board_cursor.used.connect(watching.hurry)
        table.panel.turn_opened.connect(self.replays.look_back)
        table.overlays.end_card.new_game.connect(self.new_games.ask)
        table.overlays.end_card.play_again.connect(self.desk.start_again)
        table.overlays.end_card.replay.connect(self.actions_.replay.trigger)
        self.replays.bots_wanted.connect(self.new_games.show_bots)
        self.new_games.chosen.connect(self._take_choice)
        Drops(self.window).dropped.connect(self.records.open_records)
        self.records.finished_opened.connect(self.replays.open_at_end)
        self.records.saved.connect(self._tell_saved)

    def _connect_looks(self) -> None:
        appearance, language = self._appearance, self._appearance.language
        self.motion.changed.connect(self.table.set_moves)
        self.motion.changed.connect(self.replays.set_moves)
        appearance.resized.connect(self.table.set_fonts)
        appearance.resized.connect(self.start_page.set_fonts)
        appearance.resized.connect(self.replays.retranslate)
        appearance.changed.connect(self.pages.set_theme)
        language.changed.connect(self.keys.retranslate)
        language.changed.connect(self.pages.retranslate)
        language.changed.connect(self.coach.retranslate)
        appearance.app.applicationStateChanged.connect(self._leave_alone)
        self.window.closing.connect(self._close)
        self.window.state_changed.connect(self._follow_state)
        self._follow_state()

    # Pages

    def show(self) -> None:
        """Show the window with what is in it."""
        self.window.show()
        self._pages.show()

    def begin(self) -> None:
        """Show the game last on the table, or the start page where there is none."""
        if not self.desk.resume_last():
            self.pages.show_start()

    def _refresh_start(self) -> None:
        self._fill_unfinished()
        if self._pages.currentWidget() is self.start_page:
            self.start_page.set_kept(there_are=self._games.has_games, unfinished=self.desk.has_unfinished)

    # Games

    def _fill_unfinished(self) -> None:
        self.desk.fill_unfinished(self.actions_.unfinished)

    def _tell_saved(self, name: str) -> None:
        self.presenter.say(file_phrases.saved(name))

    # Settings

    def _show_preferences(self) -> None:
        from qwirkle_desktop.ui.dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._settings, self.window, self._appearance.shelf)
        dialog.changed.connect(self._take_settings)
        show(dialog)

    def _take_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._apply(settings)
        self._keep_settings(settings)

    def _take_choice(self, changes: dict[str, object]) -> None:
        self._change(**changes)

    def _change(self, **changes: object) -> None:
        self._take_settings(msgspec.structs.replace(self._settings, **changes))

    def _apply(self, settings: Settings) -> None:
        self._appearance.apply(settings)
        self.keys.apply(settings.keys)
        self._setting_actions.apply(settings)
        self.table.gestures.set_marks_legal(settings.show_legal_cells)
        self.table.view.set_wheel_zooms(settings.wheel == "zoom")
        self.motion.apply(settings)
        self.replays.set_settings(settings)
        self.coach.set_settings(settings)
        self._watching.set_pace(Pace[settings.pace.upper()])
        self._bots.set_bots(settings.bots)
        self.new_games.set_settings(settings)
        self._questions.set_bots(self._bots.names)
        self.settled.emit(settings)

    # The window itself

    def _leave_alone(self, state: Qt.ApplicationState) -> None:
        """Other people may look at the screen while the window is left: the hand goes behind the curtain."""
        if state != Qt.ApplicationState.ApplicationActive:
            self._controller.drop_curtain()

    def _leave_mode(self) -> None:
        """Esc, and nothing on the table wanted it."""
        if not self.coach.is_open and not self.coach.leave_practice():
            self._view_actions.leave_full_screen()

    def _follow_state(self) -> None:
        """Keep the menu's tick in step when the desktop leaves full screen."""
        self.actions_.full_screen.setChecked(self.window.isFullScreen())

    def _close(self) -> None:
        """Everything was saved as it happened, if it could be; stop the computers before windows go."""
        self._controller.keep()
        self.table.finish()
        self._computers.stop()
        self._analysis.stop()
        self._reviewer.stop()
        self._change(window=self.window.place)
