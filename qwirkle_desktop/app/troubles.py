"""What keeps the program from starting, in words, and where it notes what went wrong later."""

import faulthandler
import logging
import os
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

LOG_BYTES, LOG_FILES = 512 * 1024, 3

NOWHERE = "offscreen"
NO_WINDOW = (
    "No window can be opened on this screen; the lines above tell what is missing. "
    "Check DISPLAY or WAYLAND_DISPLAY, and that the libraries Qt names are installed."
)
NO_SCREEN = (
    "There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. "
    "Start Qwirkle Desktop from a graphical session."
)


def has_screen() -> bool:
    """Whether a screen is named. Qt aborts with a core dump where there is none."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def screens_to_try() -> str | None:
    """What Qt is to open windows on, a place nobody sees last; None where it was told or needs no telling.

    Without that last one Qt ends with a core dump where a screen is named but does not open.
    """
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    named = {"WAYLAND_DISPLAY": "wayland", "DISPLAY": "xcb"}
    return ";".join([*(screen for name, screen in named.items() if os.environ.get(name)), NOWHERE])


def keep_log(folder: Path) -> None:
    """Log to a small rotating file, crashes too; where none can be written, nowhere."""
    # A full disk is no reason to show people a trace of the log's own.
    logging.raiseExceptions = False
    try:
        handler = RotatingFileHandler(
            folder / "qwirkle-desktop.log", maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8"
        )
    except OSError:
        logging.basicConfig(handlers=[logging.NullHandler()], force=True)
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    if handler.stream is not None:
        # A descriptor of its own: the handler closes its file when the log is full, and the next file opened,
        # the library for one, could get the same number.
        faulthandler.enable(os.dup(handler.stream.fileno()))
