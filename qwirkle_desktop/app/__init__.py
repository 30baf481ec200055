"""Builds and connects everything: the one place that knows all parts of the window."""

import logging
import os
import signal
import socket
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

from qwirkle_desktop import __version__
from qwirkle_desktop.app.options import Errand, Options, parse_options
from qwirkle_desktop.app.repairs import Repairs
from qwirkle_desktop.app.restart import begin_again
from qwirkle_desktop.app.trouble_desk import TroubleDesk
from qwirkle_desktop.app.troubles import NO_SCREEN, NO_WINDOW, NOWHERE, has_screen, keep_log, screens_to_try
from qwirkle_desktop.app.unexpected import Unexpected
from qwirkle_desktop.controller.analysis import Analysis
from qwirkle_desktop.controller.computers import Computers
from qwirkle_desktop.controller.engine_process import EngineProcess
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.reviewer import Reviewer
from qwirkle_desktop.engine.build import build_name
from qwirkle_desktop.engine.levels import PLAYABLE
from qwirkle_desktop.libraries import missing_libraries
from qwirkle_desktop.library.daily import DailyBackup
from qwirkle_desktop.library.leftovers import sweep
from qwirkle_desktop.library.lock import DataFolderLock, FolderInUse
from qwirkle_desktop.library.places import FolderUnusable, Places
from qwirkle_desktop.library.recovery import Recovery, open_or_recover
from qwirkle_desktop.library.settings import Settings, load_settings, save_settings
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.programs import engine_command
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.art.icons import app_icon
from qwirkle_desktop.ui.art.shelf import PaletteShelf
from qwirkle_desktop.ui.dialogs.ask import notice
from qwirkle_desktop.ui.main_window import MainWindow
from qwirkle_desktop.ui.phrases import files as phrases
from qwirkle_desktop.ui.phrases import recovery as recovery_phrases
from qwirkle_desktop.ui.phrases.looks import bad_palette_heading
from qwirkle_desktop.ui.sound.loudspeaker import Loudspeaker
from qwirkle_desktop.ui.sound.sounds import Sounds
from qwirkle_desktop.ui.sound.strikes import Player, Silence
from qwirkle_desktop.ui.translations import speak
from qwirkle_desktop.ui.typography import load_fonts, scale_of

log = logging.getLogger(__name__)

LEVELS = tuple(level.value for level in PLAYABLE if not level.is_reference)
ENGINE = engine_command()
BACKUP_MS = 3000
WARM_UP_MS = 200
"""The engine waits so long for the window's first picture; a turn of a computer's starts it at once."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The running parts, for the program and for tests."""

    window: MainWindow
    controller: GameController
    computers: Computers
    library: Library
    recovery: Recovery | None = None
    bad_palettes: tuple[str, ...] = ()


def assemble(
    app: QApplication,
    places: Places,
    settings: Settings,
    engine: tuple[str, ...] = ENGINE,
    player: Player | None = None,
) -> Desk:
    """Build the window over a data folder; without a player it is silent. Raises LibraryError."""
    library, recovery = open_or_recover(places, datetime.now(UTC))
    process = EngineProcess(engine)
    computers = Computers(process)
    process.setParent(computers)
    controller = GameController(library, computers)
    analysis = Analysis(engine)
    reviewer = Reviewer(engine, places.reviews)
    appearance = Appearance(app, scale_of(settings.text_size), settings, PaletteShelf(places.palettes))
    window = MainWindow(
        library,
        controller,
        computers,
        appearance,
        settings,
        partial(_keep_settings, places),
        LEVELS,
        build_name(),
        analysis,
        reviewer,
        places.puzzles,
    )
    sounds = Sounds(controller, window.table, player or Silence(), settings)
    window.settled.connect(sounds.apply)
    window.clock.rang.connect(sounds.ring)
    analysis.setParent(window)
    reviewer.setParent(window)
    library.watch(Repairs(window).hear)
    computers.setParent(window)
    controller.setParent(window)
    return Desk(window, controller, computers, library, recovery, tuple(appearance.shelf.problems))


def dress(app: QApplication) -> None:
    """Give the application its name, style, fonts, texts and icon."""
    app.setApplicationName("qwirkle-desktop")
    app.setApplicationDisplayName("Qwirkle")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.qwirkle_desktop.QwirkleDesktop")
    app.setStyle("Fusion")
    load_fonts()
    speak(app)
    app.setWindowIcon(app_icon())


def main(argv: list[str] | None = None) -> int:
    """Run the game; the exit code is 0, 1 where it could not start, 2 for bad usage."""
    options = parse_options(sys.argv[1:] if argv is None else argv, LEVELS, build_name())
    if options.self_test:
        from qwirkle_desktop.app.self_test import run_self_test

        return run_self_test(options.places, ENGINE, _application)
    if not has_screen():
        print(NO_SCREEN, file=sys.stderr)
        return 1
    app = _application()
    if app is None:
        print("\n".join([NO_WINDOW, *missing_libraries()]), file=sys.stderr)
        return 1
    dress(app)
    unexpected = Unexpected(build_name())
    unexpected.watch()
    lock: DataFolderLock | None = None
    try:
        options.places.create()
        keep_log(options.places.logs)
        lock = DataFolderLock(options.places.data)
        lock.acquire()
        code = _run(app, options, unexpected)
    except FolderInUse:
        return _hand_over(options)
    except (FolderUnusable, LibraryError) as error:
        return _stop(phrases.cannot_start_heading(), str(error))
    except Exception as error:  # noqa: BLE001 - it is logged and told
        return unexpected.stop(error)
    finally:
        if lock is not None:
            lock.release()
        unexpected.release()
    if unexpected.wants_restart:
        begin_again(options.data_dir)
    return code


def _application() -> QApplication | None:
    """The application on the screen there is; None where no window can be opened."""
    screens = screens_to_try()
    if screens is None:
        return QApplication([sys.argv[0]])
    os.environ["QT_QPA_PLATFORM"] = screens
    app = QApplication([sys.argv[0]])
    # Programs started from here, a browser for one, choose for themselves.
    del os.environ["QT_QPA_PLATFORM"]
    return None if app.platformName() == NOWHERE else app


def _run(app: QApplication, options: Options, unexpected: Unexpected) -> int:
    settings, problem = load_settings(options.places.settings)
    player = Loudspeaker()
    desk = assemble(app, options.places, settings, player=player)
    stopper = _Stopper(desk.window)
    unexpected.over(desk.window, desk.controller)
    TroubleDesk(desk.window, options.places.logs, unexpected.report)
    backup = DailyBackup(options.places.library, datetime.now().astimezone().date())
    try:
        desk.window.show()
        _open_first(desk, options)
        QTimer.singleShot(WARM_UP_MS, desk.computers, desk.computers.warm_up)
        QTimer.singleShot(WARM_UP_MS, desk.window, partial(_open_door, app, desk.window, options.places))
        QTimer.singleShot(WARM_UP_MS, desk.window, partial(_follow_desktop, desk.window))
        QTimer.singleShot(BACKUP_MS, desk.window, partial(_look_after, desk.library, options.places, backup))
        if desk.recovery:
            desk.window.desk.tell(*recovery_phrases.recovered(desk.recovery))
        if problem:
            desk.window.desk.tell(phrases.settings_heading(), problem)
        for text in desk.bad_palettes:
            desk.window.desk.tell(bad_palette_heading(), text)
        return app.exec()
    finally:
        stopper.close()
        player.close()
        backup.stop()
        desk.computers.stop()
        desk.library.close()


def _open_first(desk: Desk, options: Options) -> None:
    if options.setup is not None:
        desk.window.desk.start(options.setup)
        return
    desk.window.begin()
    if options.file is not None:
        desk.window.records.open_record(options.file)
    elif options.errand is Errand.SET_UP:
        desk.window.actions_.new_game.trigger()
    elif options.errand is Errand.GO_ON:
        desk.window.desk.go_on()


def _hand_over(options: Options) -> int:
    """Have the program that has the folder show what was asked for; it comes to the front."""
    from qwirkle_desktop.app.later_starts import tell_first

    return 0 if tell_first(options) else _stop(*phrases.already_open())


def _open_door(app: QApplication, window: MainWindow, places: Places) -> None:
    """What this needs of Qt is loaded when the window is there already."""
    from qwirkle_desktop.app.later_starts import LaterStarts

    starts = LaterStarts(window, places, LEVELS)
    app.aboutToQuit.connect(starts.close)


def _follow_desktop(window: MainWindow) -> None:
    """Where there is a bus for it; looking for one where there is none could take long."""
    if sys.platform.startswith("linux") and os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        from qwirkle_desktop.ui.desktop_motion import DesktopMotion

        desktop = DesktopMotion(window)
        desktop.told.connect(window.motion.hear_desktop)
        desktop.ask()


def _look_after(library: Library, places: Places, backup: DailyBackup) -> None:
    """What the library needs once a day, when nobody waits for it."""
    sweep(places)
    try:
        library.purge(datetime.now(UTC))
        _forget_reviews(library, places)
    except LibraryError as error:
        log.warning("removed games could not be deleted: %s", error)
    backup.start()


def _forget_reviews(library: Library, places: Places) -> None:
    """Reviews go with their games."""
    if places.reviews.is_dir():
        from qwirkle_desktop.controller.review_shelf import ReviewShelf

        ReviewShelf(places.reviews).sweep(library.contains)


def _keep_settings(places: Places, settings: Settings) -> None:
    try:
        save_settings(places.settings, settings)
    except OSError as error:
        log.warning("the settings could not be written: %s", error)


def _stop(heading: str, text: str) -> int:
    print(f"{heading}: {text}", file=sys.stderr)
    notice(heading, text).exec()
    return 1


class _Stopper(QObject):
    """Closes the window when the system asks the program to end."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._ears, self._bell = socket.socketpair()
        self._bell.setblocking(False)
        self._before = signal.set_wakeup_fd(self._bell.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _ignore)
        self._notifier = QSocketNotifier(self._ears.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._stop)

    def _stop(self) -> None:
        self._notifier.setEnabled(False)
        self._window.close()
        QApplication.quit()

    def close(self) -> None:
        """Give the signals back."""
        signal.set_wakeup_fd(self._before)
        self._notifier.setEnabled(False)
        self._ears.close()
        self._bell.close()


def _ignore(number: int, frame: object) -> None:
    """The wake-up byte is what counts: Python's own handlers would wait for the event loop."""
