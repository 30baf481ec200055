"""The coach's process, beside the players': asked one thing at a time, and the table stays free."""

import json
import logging
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.jsonlines import parse_object

from .engine_process import engine_environment
from .forfeits import Fault
from .line_process import LineProcess

log = logging.getLogger(__name__)

SILENCE_MS = 120_000
"""How long the process may say nothing before it counts as hung: a turn takes well under a second."""

Hear = Callable[[dict[str, object]], object]
"""Takes an answer to the question in hand. Raises FormatError where it is none."""


class CoachProcess(QObject):
    """Runs `qwirkle-cli serve` from the first question on.

    failed(ticket): there will be no answer. Of a question that was dropped nothing is heard.
    """

    failed = Signal(object)

    def __init__(
        self, command: Sequence[str], hear: Hear, parent: QObject, silence_ms: int = SILENCE_MS
    ) -> None:
        super().__init__(parent)
        self._command, self._hear = tuple(command), hear
        self._process: LineProcess | None = None
        self._tickets = 0
        self._ticket = 0
        self._patience = QTimer(self, singleShot=True, interval=silence_ms)
        self._patience.timeout.connect(self._give_up)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._ticket != 0

    def start(self) -> None:
        """Start the process, if it does not run; the first question would."""
        if self._process is None:
            self._process = LineProcess(self._command, "coach", self, engine_environment())
            self._process.heard.connect(self._take)
            self._process.broke.connect(self._lose)
            self._process.start()

    def ask(self, question: Mapping[str, object]) -> int:
        """Put a question; an earlier one is cancelled. Returns the ticket of the answer."""
        self.cancel()
        self._tickets += 1
        self._ticket = self._tickets
        self.start()
        self._write({"id": self._ticket, **question})
        self._patience.start()
        return self._ticket

    def done(self) -> int:
        """The question is answered, or dropped; its ticket, 0 where there was none."""
        ticket, self._ticket = self._ticket, 0
        self._patience.stop()
        return ticket

    def cancel(self) -> None:
        """Stop the work in hand; the process stays."""
        if ticket := self.done():
            self._write({"id": ticket, "do": "stop"})

    def kill(self) -> None:
        """Drop the question, and the process at once."""
        self.done()
        if process := self._taken():
            process.kill()

    def leave(self) -> None:
        """Let the process go, without waiting for it."""
        self.done()
        if process := self._taken():
            process.leave()

    def stop(self) -> None:
        """End the process and wait for that. Call it before windows are destroyed."""
        self.done()
        if process := self._taken():
            process.stop()

    def _taken(self) -> LineProcess | None:
        process, self._process = self._process, None
        return process

    def _write(self, message: Mapping[str, object]) -> None:
        if self._process is not None:
            self._process.write(json.dumps(message).encode() + b"\n")

    def _take(self, line: bytes) -> None:
        try:
            answer = parse_object(line)
            if not self._ticket or answer.get("id") != self._ticket:
                return
            self._patience.start()
            if "error" in answer:
                log.warning("no answer from the coach: %.200s", answer["error"])
                self._give_up()
                return
            self._hear(answer)
        except FormatError as error:
            log.warning("the coach wrote a line that is no answer: %s", error.reason)
            self._give_up()

    def _lose(self, _fault: Fault, detail: str) -> None:
        log.warning("the coach's process is gone: %s", detail)
        self._process = None
        self._give_up()

    def _give_up(self) -> None:
        """A hung or babbling process goes; the next question starts another."""
        ticket = self._ticket
        self.kill()
        if ticket:
            self.failed.emit(ticket)
