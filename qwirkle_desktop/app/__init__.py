"""The program: what it was asked for, the window as it was left at once, then everything else.

Only what the first picture needs is imported here; `running.py` imports the rest while people look at that.
"""

import gc
import sys
from collections.abc import Sequence

from qwirkle_desktop.app.application import introduce, open_application
from qwirkle_desktop.app.options import Options, parse_options
from qwirkle_desktop.app.screens import NO_SCREEN, NO_WINDOW, has_screen
from qwirkle_desktop.library.lock import DataFolderLock, FolderInUse
from qwirkle_desktop.library.places import FolderUnusable
from qwirkle_desktop.ui.first_picture import FirstPicture, take_picture
from qwirkle_desktop.ui.main_window import MainWindow


def main(argv: Sequence[str] | None = None) -> int:
    """Run the game; the exit code is 0, 1 where it could not start, 2 for bad usage."""
    options = parse_options(sys.argv[1:] if argv is None else argv)
    if options.self_test:
        from qwirkle_desktop.app.self_test import run_self_test
        from qwirkle_desktop.programs import engine_command

        return run_self_test(options.places, engine_command(), open_application)
    if not has_screen():
        print(NO_SCREEN, file=sys.stderr)
        return 1
    app = open_application()
    if app is None:
        from qwirkle_desktop.libraries import missing_libraries

        print("\n".join([NO_WINDOW, *missing_libraries()]), file=sys.stderr)
        return 1
    introduce(app)
    # What a start makes stays: it is not looked through meanwhile, nor ever after.
    gc.disable()
    lock = DataFolderLock(options.places.data)
    try:
        options.places.create()
        lock.acquire()
        window = MainWindow()
        picture = _first_picture(window, options)
        if picture is not None and not window.isVisible():
            # Closed again while only the picture showed.
            return 0
        from qwirkle_desktop.app.running import run

        return run(app, options, lock, window, picture)
    except (FolderInUse, FolderUnusable) as trouble:
        from qwirkle_desktop.app.refusals import refuse

        return refuse(app, options, trouble)
    finally:
        lock.release()


def _first_picture(window: MainWindow, options: Options) -> FirstPicture | None:
    """The window as it was left, on the screen; None where it is to come otherwise, or was never left."""
    kept = take_picture(options.places.picture)
    if kept is None or not options.goes_on:
        return None
    picture = FirstPicture(kept, window)
    picture.show_window()
    return picture
