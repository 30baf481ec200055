"""The daily copy of the library, made beside the game."""

import logging
import threading
from datetime import date
from pathlib import Path

from .backups import BackupCancelled, back_up, is_due
from .errors import LibraryError

log = logging.getLogger(__name__)

STOP_SECONDS = 2.0


class DailyBackup:
    """Copies the library on a thread of its own, once a day, from `start` to the copy's end or `stop`."""

    def __init__(self, library: Path, today: date) -> None:
        self._library = library
        self._today = today
        self._is_stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="daily backup", daemon=True)

    def start(self) -> None:
        """Begin, where no copy was made today."""
        if is_due(self._library, self._today):
            self._thread.start()

    def stop(self) -> None:
        """Give a copy up that is not yet whole; the next start makes another."""
        self._is_stopped.set()
        if self._thread.ident is not None:
            self._thread.join(STOP_SECONDS)

    def _run(self) -> None:
        try:
            back_up(self._library, self._today, self._is_stopped.is_set)
        except BackupCancelled:
            log.info("the daily backup was given up: the program ends")
        except (LibraryError, OSError) as error:
            log.warning("no daily backup: %s", error)
