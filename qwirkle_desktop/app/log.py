"""Where the program notes what went wrong."""

import faulthandler
import logging
import os
from logging.handlers import RotatingFileHandler
from pathlib import Path

LOG_BYTES, LOG_FILES = 512 * 1024, 3


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
