"""Errors that no code foresaw: each is noted in the log, and told in one dialog; the game goes on."""

import logging
import sys
import threading
from collections import Counter
from contextlib import suppress
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from qwirkle_desktop.app.reports import place_of, trace_of, versions
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.ui.dialogs.unexpected import UnexpectedDialog
from qwirkle_desktop.ui.questions import show

log = logging.getLogger(__name__)

MOST_FAULTS = 10
"""How many different faults are told; where everything goes wrong, the rest goes to the log only."""


class Unexpected(QObject):
    """Catches what no code caught, from `watch` to `release`, on every thread.

    A fault is told once, however often it happens, and all that happen while the dialog is open are in its
    report. Whoever goes on has the game laid out anew: a part of the window may have stopped half way.
    """

    _caught = Signal()

    def __init__(self, engine: str) -> None:
        super().__init__()
        self._engine = engine
        self._window: QWidget | None = None
        self._controller: GameController | None = None
        self._counts: Counter[str] = Counter()
        self._traces: dict[str, str] = {}
        self._is_told = True
        self._is_open = False
        self.wants_restart = False
        # Queued: an error in the middle of a painting, or on another thread, is no moment for a dialog.
        self._caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def watch(self) -> None:
        """Catch errors from now on."""
        sys.excepthook = self._on_error
        threading.excepthook = self._on_thread_error
        sys.unraisablehook = self._on_unraisable

    def release(self) -> None:
        """Let Python have its errors back."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def over(self, window: QWidget, controller: GameController) -> None:
        """Tell of errors over this window, from now on."""
        self._window, self._controller = window, controller

    def stop(self, error: Exception) -> int:
        """Tell of an error that kept the program from starting; the exit code."""
        # Not over a half-filled window as well, to go on in.
        self._window = None
        self.note(error)
        with suppress(Exception):
            UnexpectedDialog(self.report).exec()
        return 1

    def note(self, error: BaseException) -> None:
        """Log an error, and have it told if it is a new one."""
        # An error while an error is noted would end in a trace before people's eyes.
        with suppress(Exception):
            self._note(error)

    def report(self) -> str:
        """All faults so far, for those who mend the program."""
        faults = [f"{self._counts[place]} times:\n{trace}" for place, trace in self._traces.items()]
        return "\n\n".join([versions(self._engine), *faults]) + "\n"

    def _note(self, error: BaseException) -> None:
        if not isinstance(error, Exception):
            return
        place = place_of(error)
        self._counts[place] += 1
        if place in self._traces or len(self._traces) == MOST_FAULTS:
            self._log_again(place)
            return
        self._traces[place] = trace_of(error)
        log.error("an unexpected error", exc_info=error)
        print(f"qwirkle-desktop: an unexpected error ({place}); the log tells more", file=sys.stderr)
        self._is_told = False
        self._caught.emit()

    def _log_again(self, place: str) -> None:
        """At 10, 100, 1000...: a fault in every painting must not push all else out of the log."""
        count = self._counts[place]
        if count > 1 and count == 10 ** (len(str(count)) - 1):
            log.error("an unexpected error, %d times so far: %s", count, place)

    def _tell(self) -> None:
        if self._is_told or self._is_open or self._window is None or self._controller is None:
            return
        self._is_told = self._is_open = True
        # A dialog that is open already would keep the mouse from one of the window's.
        parent = QApplication.activeModalWidget() or self._window
        dialog = UnexpectedDialog(self.report, is_safe=self._controller.is_saved, parent=parent)
        dialog.accepted.connect(self._go_on)
        dialog.restart_chosen.connect(self._restart)
        dialog.destroyed.connect(self._close)
        show(dialog)

    def _go_on(self) -> None:
        if self._controller is not None and self._controller.game is not None:
            self._controller.show(self._controller.game)

    def _restart(self) -> None:
        self.wants_restart = True
        if self._window is not None:
            self._window.close()
        QApplication.quit()

    def _close(self) -> None:
        """What happened while the dialog was open is in its report: it was told."""
        self._is_open, self._is_told = False, True

    def _on_error(self, _: type[BaseException], error: BaseException, __: TracebackType | None) -> None:
        self.note(error)

    def _on_thread_error(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.note(args.exc_value)

    def _on_unraisable(self, args: "sys.UnraisableHookArgs") -> None:
        if args.exc_value is not None:
            self.note(args.exc_value)
