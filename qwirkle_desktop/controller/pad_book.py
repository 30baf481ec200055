"""The one owner of the scorepad in hand: every entry is on the disk before anyone is told."""

import logging
from dataclasses import replace
from datetime import UTC, datetime
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.library.scorepads import KeptPad
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.rules.scorepad import PadTurn, Scorepad

log = logging.getLogger(__name__)


class PadBook(QObject):
    """Writes, edits and takes back.

    changed(Scorepad): the pad is another now. unsaved(str): the library could not be written, and why.
    """

    changed = Signal(object)
    unsaved = Signal(object)

    def __init__(self, library: Library, kept: KeptPad, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library, self._kept = library, kept
        self._before: list[Scorepad] = []

    @property
    def kept(self) -> KeptPad:
        """The pad, with its id and when it was begun."""
        return self._kept

    @property
    def pad(self) -> Scorepad:
        """The pad as it is now."""
        return self._kept.pad

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self._before or self.pad.turns or self.pad.is_over)

    def enter(self, turn: PadTurn) -> None:
        """Write the next turn down."""
        self._take(self.pad.with_turn(turn))

    def edit(self, number: int, turn: PadTurn) -> None:
        """Write another turn in the place of one, from 0."""
        self._take(self.pad.edited(number, turn))

    def end(self, out: int | None) -> None:
        """The game is over; `out` went out, or nobody did."""
        self._take(self.pad.ended(out))

    def undo(self) -> None:
        """Take back what was done last; on a pad from an earlier day, its end or its last turn."""
        if self._before:
            self._keep(self._before.pop())
        elif self.can_undo:
            self._keep(self.pad.taken_back())

    def _take(self, pad: Scorepad) -> None:
        if pad != self.pad:
            self._before.append(self.pad)
            self._keep(pad)

    def _keep(self, pad: Scorepad) -> None:
        self._kept = replace(self._kept, pad=pad)
        trouble = keep(self._library, self._kept)
        self.changed.emit(pad)
        if trouble:
            self.unsaved.emit(trouble)


def new_pad(names: tuple[str, ...]) -> KeptPad:
    """An empty pad for these people, in the order of their turns."""
    return KeptPad(str(uuid4()), datetime.now(UTC), Scorepad(names))


def keep(library: Library, kept: KeptPad) -> str:
    """Write a pad to the disk; why that failed, else nothing."""
    try:
        library.keep_pad(kept)
    except LibraryError as error:
        log.warning("a scorepad could not be written: %s", error)
        return str(error)
    return ""
