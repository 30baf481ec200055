"""Writes the game on the table down, as it happens, and knows whether the library has it."""

import logging
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.store import Library, LibraryError

log = logging.getLogger(__name__)


class Keeper(QObject):
    """A game that is not `kept` is practice: nothing of it goes to the library.

    unsaved(str): the library could not be written, and why; told once, until it can be written again.
    """

    unsaved = Signal(object)
    _written = Signal()

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self.kept = True
        self._is_saved = True
        self._to_hear = 0
        self._heard: deque[LibraryError | None] = deque()
        self._then: Callable[[], object] | None = None
        self._written.connect(self._take_in)

    @property
    def is_saved(self) -> bool:
        """Whether the library has the game as it is; what is being written just now is waited for."""
        self._library.wait_for_scribe()
        self._hear_out()
        return self._is_saved

    @property
    def is_awaited(self) -> bool:
        """Whether something waits for the disk."""
        return self._then is not None

    def save(self, game: Game) -> None:
        """Write the game down, while the window goes on."""
        if self.kept:
            self._to_hear += 1
            self._library.save_aside(game, self._hear)

    def when_written(self, then: Callable[[], object]) -> None:
        """Do this, and nothing that waited before, once the disk has everything or has refused it."""
        self._then = then
        self._go_on()

    def forget(self) -> None:
        """What waits is not done any more."""
        self._then = None

    def _hear(self, error: LibraryError | None) -> None:
        """Called from the thread that wrote: its own hears of it."""
        self._heard.append(error)
        self._written.emit()

    def finish(self) -> None:
        """Wait for the disk, and do what waited for it."""
        self._library.wait_for_scribe()
        self._take_in()

    def _take_in(self) -> None:
        self._hear_out()
        if not self._to_hear:
            # The last thread told, and is gone as good as at once.
            self._library.wait_for_scribe()
            self._go_on()

    def _hear_out(self) -> None:
        while self._heard:
            error = self._heard.popleft()
            self._to_hear -= 1
            was_saved, self._is_saved = self._is_saved, error is None
            if error is not None:
                log.warning("the library could not be written: %s", error)
                if was_saved:
                    self.unsaved.emit(str(error))

    def _go_on(self) -> None:
        then = self._then
        if then is not None and not self._to_hear:
            self._then = None
            then()
