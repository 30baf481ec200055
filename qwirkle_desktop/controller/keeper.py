"""Writes the game on the table down, as it happens, and knows whether the library has it."""

import logging

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.store import Library, LibraryError

log = logging.getLogger(__name__)


class Keeper:
    """A game that is not `kept` is practice: nothing of it goes to the library."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self.kept = True
        self._is_saved = True

    @property
    def is_saved(self) -> bool:
        """Whether the library has the game as it is."""
        return self._is_saved

    def save(self, game: Game) -> str:
        """Write the game down; why that failed, told once until it can be written again, else nothing."""
        if not self.kept:
            return ""
        was_saved = self._is_saved
        try:
            self._library.save(game)
        except LibraryError as error:
            log.warning("the library could not be written: %s", error)
            self._is_saved = False
            return str(error) if was_saved else ""
        self._is_saved = True
        return ""
