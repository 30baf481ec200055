"""Runs the game in its window, from what is told at the start to what is stopped at the end."""

import gc
import logging
import os
import sys
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import Desk, assemble, dress
from qwirkle_desktop.app.last_look import keep_picture
from qwirkle_desktop.app.log import keep_log
from qwirkle_desktop.app.options import Errand, Options
from qwirkle_desktop.app.refusals import stop
from qwirkle_desktop.app.restart import begin_again
from qwirkle_desktop.app.stopper import Stopper
from qwirkle_desktop.app.trouble_desk import TroubleDesk
from qwirkle_desktop.app.unexpected import Unexpected
from qwirkle_desktop.engine.build import build_name
from qwirkle_desktop.library.daily import DailyBackup
from qwirkle_desktop.library.leftovers import sweep
from qwirkle_desktop.library.lock import DataFolderLock
from qwirkle_desktop.library.places import Places
from qwirkle_desktop.library.settings import load_settings
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.ui.contents import Contents
from qwirkle_desktop.ui.first_picture import FirstPicture
from qwirkle_desktop.ui.main_window import MainWindow
from qwirkle_desktop.ui.phrases import files as phrases
from qwirkle_desktop.ui.phrases import recovery as recovery_phrases
from qwirkle_desktop.ui.phrases.looks import bad_palette_heading
from qwirkle_desktop.ui.sound.loudspeaker import Loudspeaker

log = logging.getLogger(__name__)

BACKUP_MS = 3000
WARM_UP_MS = 200
"""The engine waits so long for the window's first picture; a turn of a computer's starts it at once."""


def run(
    app: QApplication,
    options: Options,
    lock: DataFolderLock,
    window: MainWindow,
    picture: FirstPicture | None,
) -> int:
    """Fill the window, and play until it is closed; the exit code."""
    dress(app)
    unexpected = Unexpected(build_name())
    unexpected.watch()
    try:
        keep_log(options.places.logs)
        code = _play(app, options, unexpected, window, picture)
    except LibraryError as error:
        window.hide()
        return stop(phrases.cannot_start_heading(), str(error))
    except Exception as error:  # noqa: BLE001 - it is logged and told
        window.hide()
        return unexpected.stop(error)
    finally:
        unexpected.release()
    if unexpected.wants_restart:
        # The next one wants the folder for itself.
        lock.release()
        begin_again(options.data_dir)
    return code


def _play(
    app: QApplication,
    options: Options,
    unexpected: Unexpected,
    window: MainWindow,
    picture: FirstPicture | None,
) -> int:
    settings, problem = load_settings(options.places.settings)
    player = Loudspeaker()
    desk = assemble(app, options.places, settings, player=player, window=window)
    contents = desk.contents
    stopper = Stopper(window)
    unexpected.over(window, desk.controller)
    TroubleDesk(contents, options.places.logs, unexpected.report)
    backup = DailyBackup(options.places.library, datetime.now().astimezone().date())
    window.closing.connect(partial(keep_picture, app, desk, options.places))
    try:
        contents.show()
        _open_first(desk, options)
        if picture is not None:
            picture.lift()
        QTimer.singleShot(WARM_UP_MS, desk.computers, desk.computers.warm_up)
        QTimer.singleShot(WARM_UP_MS, window, partial(_open_door, app, contents, options.places))
        QTimer.singleShot(WARM_UP_MS, window, partial(_follow_desktop, contents))
        QTimer.singleShot(BACKUP_MS, window, partial(_look_after, desk.library, options.places, backup))
        _tell_what_was_wrong(desk, problem)
        gc.freeze()
        return app.exec()
    finally:
        stopper.close()
        player.close()
        backup.stop()
        desk.computers.stop()
        desk.library.close()


def _open_first(desk: Desk, options: Options) -> None:
    if options.setup is not None:
        desk.contents.desk.start(options.setup)
        return
    desk.contents.begin()
    if options.file is not None:
        desk.contents.records.open_record(options.file)
    elif options.errand is Errand.SET_UP:
        desk.contents.actions_.new_game.trigger()
    elif options.errand is Errand.GO_ON:
        desk.contents.desk.go_on()


def _tell_what_was_wrong(desk: Desk, problem: str | None) -> None:
    """With the library, the settings (`problem`) and a person's own palettes."""
    tell = desk.contents.desk.tell
    if desk.recovery:
        tell(*recovery_phrases.recovered(desk.recovery))
    if problem:
        tell(phrases.settings_heading(), problem)
    for text in desk.bad_palettes:
        tell(bad_palette_heading(), text)


def _open_door(app: QApplication, contents: Contents, places: Places) -> None:
    """What this needs of Qt is loaded when the window is there already."""
    from qwirkle_desktop.app.later_starts import LaterStarts

    starts = LaterStarts(contents, places)
    app.aboutToQuit.connect(starts.close)


def _follow_desktop(contents: Contents) -> None:
    """Where there is a bus for it; looking for one where there is none could take long."""
    if sys.platform.startswith("linux") and os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        from qwirkle_desktop.ui.desktop_motion import DesktopMotion

        desktop = DesktopMotion(contents.window)
        desktop.told.connect(contents.motion.hear_desktop)
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
