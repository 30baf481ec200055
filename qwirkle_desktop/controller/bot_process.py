"""An outside bot at its seat: asked by the protocol of the bots, held to its time."""

import logging
from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.engine.match.bot import Limits, NoAnswer, parse_answer
from qwirkle_desktop.formats.jsonlines import format_object
from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.rules.view import PlayerView

from .forfeits import Fault
from .line_process import LineProcess

log = logging.getLogger(__name__)


class BotProcess(QObject):
    """A bot and its process, started when first asked, and anew after it was forgiven a failure.

    decided(Move): its answer, legal or not.
    failed(Fault, str): it gave no answer; the text tells more. Then its process is gone.
    """

    decided = Signal(object)
    failed = Signal(object, object)

    def __init__(self, name: str, command: Sequence[str], limits: Limits, parent: QObject) -> None:
        super().__init__(parent)
        self._name = name
        self._command = tuple(command)
        self._limits = limits
        self._child: LineProcess | None = None
        self._failure: tuple[Fault, str] | None = None
        self._words = ""
        self._number = 0
        self._is_asked = False
        self._has_answered = False
        self._busy_until = 0.0
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._lose_patience)

    @property
    def words(self) -> str:
        """The end of what its process wrote to its standard error, the last process if none runs."""
        return self._child.words if self._child is not None else self._words

    def ask(self, view: PlayerView) -> None:
        """Ask for a move; one that failed fails again until it is forgiven."""
        self._number += 1
        self._is_asked = True
        if self._failure is None:
            self._start()
            self._patience.start(round(self._allowed() * 1000))
            self._write(view)
        else:
            QTimer.singleShot(0, self, self._fail_again)

    def forget(self) -> None:
        """Its answer is not wanted any more; it may still be at it."""
        self._is_asked = False
        self._patience.stop()

    def forgive(self) -> None:
        """A new game: it may try again."""
        self._failure = None

    def fail(self, fault: Fault, detail: str) -> None:
        """It is out until it is forgiven; whoever waits for its answer is told."""
        self._failure = fault, detail
        if self._child is not None:
            self._words = self._child.words
            self._child.kill()
            self._child = None
        if self._is_asked:
            log.warning("the bot %s fails: %s: %s", self._name, fault.name, detail)
            self.forget()
            self.failed.emit(fault, detail)

    def leave(self) -> None:
        """Ask its process to leave, without waiting; this object goes with it."""
        self.forget()
        if self._child is None:
            self.deleteLater()
            return
        self._child.destroyed.connect(self.deleteLater)
        self._child.leave()

    def _start(self) -> None:
        if self._child is not None:
            return
        self._child = LineProcess(self._command, f"the bot {self._name}", self)
        self._child.heard.connect(self._take)
        self._child.broke.connect(self.fail)
        self._has_answered, self._busy_until = False, 0.0
        self._child.start()

    def _allowed(self) -> float:
        """Seconds until its answer is late: it may have a question to finish that was taken back."""
        now = monotonic()
        begins = max(now, self._busy_until)
        self._busy_until = begins + self._limits.allowed(is_first=not self._has_answered)
        return self._busy_until - now

    def _write(self, view: PlayerView) -> None:
        if self._child is None:
            return
        question = {
            "id": self._number,
            "do": "move",
            "position": format_position(view),
            "seconds": self._limits.seconds,
        }
        self._child.write(format_object(question).encode() + b"\n")

    def _take(self, line: bytes) -> None:
        try:
            move = parse_answer(line, self._number)
        except NoAnswer as problem:
            if self._is_asked:
                self.fail(Fault.GARBAGE, str(problem))
            return
        if move is None:
            return
        self._has_answered, self._busy_until = True, 0.0
        if self._is_asked:
            self.forget()
            self.decided.emit(move)

    def _lose_patience(self) -> None:
        allowed = self._limits.allowed(is_first=not self._has_answered)
        self.fail(Fault.LATE, f"no answer within {allowed:g} s")

    def _fail_again(self) -> None:
        if self._is_asked and self._failure is not None:
            self.fail(*self._failure)
