"""Opens scorepads: the one that waits for its next turn, another one, or a new one."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.library.scorepads import KeptPad
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.dialogs.ask import notice
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.phrases.seats import is_you
from qwirkle_desktop.ui.questions import show

if TYPE_CHECKING:
    from .window import PadWindow

log = logging.getLogger(__name__)


class ScorepadDesk(QObject):
    """The windows are imported when they are first asked for: the main window is there sooner."""

    def __init__(self, library: Library, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._library, self._appearance, self._window = library, appearance, window
        self._pad: PadWindow | None = None

    def show(self) -> None:
        """Go on with the pad last written if its game is not over, else ask who plays."""
        pads = self._pads()
        if pads and not pads[0].pad.is_over:
            self.open(pads[0])
        else:
            self.ask_names()

    def show_list(self) -> None:
        """All pads to choose from."""
        from .pads_dialog import PadsDialog

        pads = PadsDialog(self._library, self._window)
        pads.opened.connect(self.open)
        pads.new_wanted.connect(self.ask_names)
        pads.deleted.connect(self._leave_deleted)
        show(pads)

    def ask_names(self) -> None:
        """Who plays; those of the last pad are filled in."""
        from .names_dialog import NamesDialog

        pads = self._pads()
        self._names = NamesDialog(pads[0].pad.names if pads else (), self._known(pads), self._window)
        self._names.accepted.connect(self._begin)
        show(self._names)

    def open(self, kept: KeptPad) -> None:
        """Show a pad; it goes on where it was."""
        from qwirkle_desktop.controller.pad_book import PadBook

        from .window import PadWindow

        self._leave()
        look = self._appearance
        pad = PadWindow(PadBook(self._library, kept), look.theme, look.fonts, self._window)
        look.changed.connect(pad.set_theme)
        pad.new_wanted.connect(self.ask_names)
        pad.list_wanted.connect(self.show_list)
        pad.finished.connect(self._forget)
        self._pad = pad
        show(pad)

    def _begin(self) -> None:
        from qwirkle_desktop.controller.pad_book import keep, new_pad

        kept = new_pad(self._names.names())
        if trouble := keep(self._library, kept):
            show(notice(file_phrases.not_kept_heading(), file_phrases.not_kept(trouble), self._window))
        self.open(kept)

    def _leave(self) -> None:
        """One pad at a time."""
        if self._pad is not None:
            self._pad.accept()

    def _leave_deleted(self, id: str) -> None:
        """Else its next entry would bring it back."""
        if self._pad is not None and self._pad.book.kept.id == id:
            self._leave()

    def _forget(self) -> None:
        self._pad = None

    def _pads(self) -> list[KeptPad]:
        try:
            return self._library.pads()
        except LibraryError:
            log.exception("the scorepads cannot be listed")
            return []

    def _known(self, pads: Sequence[KeptPad]) -> list[str]:
        """Names that may be meant: those of pads, then those of games."""
        names = [name for kept in pads for name in kept.pad.names]
        try:
            names += self._library.seat_names()
        except LibraryError:
            log.exception("the names cannot be listed")
        return [name for name in dict.fromkeys(names) if not is_you(name)]
