"""What the moves of a position are worth, asked in a process beside the players'."""

import json
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.jsonlines import convert, parse_object
from qwirkle_desktop.formats.moves import parse_move
from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.rules.view import PlayerView

from .engine_process import engine_environment
from .forfeits import Fault
from .line_process import LineProcess

if TYPE_CHECKING:
    from qwirkle_desktop.review.valuing import Candidate

log = logging.getLogger(__name__)

PATIENCE_MS = 60_000
"""How long one answer may take before the process counts as hung."""


class _Move(msgspec.Struct):
    """A move with its figures, as the process writes it."""

    move: dict[str, object]
    score: int
    value: float
    error: float
    behind: float
    doubt: float


class _Answer(msgspec.Struct):
    """The best moves, none where no tile fits."""

    moves: tuple[_Move, ...]


class Analysis(QObject):
    """Runs `qwirkle-cli serve` from the first question on; one question at a time.

    found(ticket, tuple[Candidate, ...]): the best moves, the best first; none where no tile fits.
    failed(ticket): there will be no answer. Of a question that was forgotten nothing is heard.
    """

    found = Signal(object, object)
    failed = Signal(object)

    def __init__(
        self, command: Sequence[str], parent: QObject | None = None, patience_ms: int = PATIENCE_MS
    ) -> None:
        super().__init__(parent)
        self._command = tuple(command)
        self._process: LineProcess | None = None
        self._tickets = 0
        self._ticket = 0
        self._patience = QTimer(self, singleShot=True, interval=patience_ms)
        self._patience.timeout.connect(self._give_up)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._ticket != 0

    def ask(self, view: PlayerView) -> int:
        """Ask for the best moves; an earlier question is forgotten. Returns the ticket of the answer."""
        self.forget()
        self._tickets += 1
        self._ticket = self._tickets
        question = {"id": self._ticket, "do": "analyse", "position": format_position(view)}
        self._running().write(json.dumps(question).encode() + b"\n")
        self._patience.start()
        return self._ticket

    def forget(self) -> None:
        """The answer is not wanted any more: who thinks about it stops, the players need the machine."""
        if self._ticket:
            self._ticket = 0
            self._patience.stop()
            self._end()

    def stop(self) -> None:
        """End the process. Call it before windows are destroyed."""
        self._ticket = 0
        self._patience.stop()
        process, self._process = self._process, None
        if process is not None:
            process.stop()

    def _running(self) -> LineProcess:
        if self._process is None:
            self._process = LineProcess(self._command, "coach", self, engine_environment())
            self._process.heard.connect(self._take)
            self._process.broke.connect(self._lose)
            self._process.start()
        return self._process

    def _take(self, line: bytes) -> None:
        try:
            answer = parse_object(line)
            if not self._ticket or answer.get("id") != self._ticket or "info" in answer:
                return
            if "error" in answer:
                log.warning("no analysis: %.200s", answer["error"])
                self._give_up()
                return
            moves = tuple(map(_candidate, convert(answer, _Answer).moves))
        except FormatError as error:
            log.warning("the coach wrote a line that is no answer: %s", error.reason)
            self._give_up()
            return
        ticket, self._ticket = self._ticket, 0
        self._patience.stop()
        self.found.emit(ticket, moves)

    def _lose(self, _fault: Fault, detail: str) -> None:
        log.warning("the coach's process is gone: %s", detail)
        self._process = None
        self._give_up()

    def _give_up(self) -> None:
        """A hung or babbling process goes; the next question starts another."""
        self._end()
        self._patience.stop()
        ticket, self._ticket = self._ticket, 0
        if ticket:
            self.failed.emit(ticket)

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()


def _candidate(fields: _Move) -> "Candidate":
    from qwirkle_desktop.review.valuing import Candidate

    return Candidate(
        parse_move(fields.move), fields.score, fields.value, fields.error, fields.behind, fields.doubt
    )
