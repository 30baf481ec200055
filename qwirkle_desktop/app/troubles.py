"""What keeps the program from starting, in words, and where it notes what went wrong later."""

import faulthandler
import importlib
import logging
import os
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

MODULES = ("PySide6.QtWidgets", "PySide6.QtSvg", "msgspec", "platformdirs")
LOG_BYTES, LOG_FILES = 512 * 1024, 3

log = logging.getLogger(__name__)


def self_test(thorough: bool) -> str | None:
    """Why the window cannot open, None if it can; `thorough` loads every library first."""
    if thorough:
        for name in MODULES:
            try:
                importlib.import_module(name)
            except ImportError as error:
                return f"{name} cannot be loaded: {error}. Installing Qwirkle Desktop again may help."
    return None if _has_screen() else _NO_SCREEN


_NO_SCREEN = (
    "There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. "
    "Start Qwirkle Desktop from a graphical session."
)


def _has_screen() -> bool:
    """Qt aborts with a core dump where there is none, so it is looked for first."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def keep_log(folder: Path) -> None:
    """Log to a small rotating file; errors that nobody caught go there too, not before people's eyes."""
    try:
        handler = RotatingFileHandler(
            folder / "qwirkle-desktop.log", maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8"
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    if handler.stream is not None:
        # A descriptor of its own: the handler closes its file when the log is full, and the next file opened,
        # the library for one, could get the same number.
        faulthandler.enable(os.dup(handler.stream.fileno()))
    sys.excepthook = _note


def _note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    log.error("an unexpected error", exc_info=(kind, error, trace))
    print(f"qwirkle-desktop: an unexpected error ({kind.__name__}); the log tells more", file=sys.stderr)
