"""The computer player's process: started warm, asked with tickets, replaced when it dies or hangs."""

import json
import logging
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QProcessEnvironment, QTimer, Signal

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.jsonlines import parse_object
from qwirkle_desktop.formats.moves import parse_move
from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.rules.view import PlayerView

from .forfeits import Fault
from .line_process import LineProcess

log = logging.getLogger(__name__)

ANSWER_MS = 20_000
"""How long one answer may take before the process counts as hung."""
TRIES = 3
"""How often a request is put before it is given up."""


@dataclass(frozen=True, slots=True)
class Request:
    """One question put to the engine; `tries` counts the processes that were asked."""

    ticket: int
    view: PlayerView
    level: str
    seed: int
    tries: int = 1


class EngineProcess(QObject):
    """Runs `qwirkle-cli serve`.

    decided(ticket, Move): the answer to a request. Answers to older tickets are dropped.
    failed(ticket): no process gave an answer, after several tries.
    """

    decided = Signal(object, object)
    failed = Signal(object)

    def __init__(
        self, command: Sequence[str], parent: QObject | None = None, answer_ms: int = ANSWER_MS
    ) -> None:
        super().__init__(parent)
        self._command = tuple(command)
        self._process: LineProcess | None = None
        self._request: Request | None = None
        self._tickets = 0
        self._patience = QTimer(self, singleShot=True, interval=answer_ms)
        self._patience.timeout.connect(self._replace)

    def start(self) -> None:
        """Start the process, if none runs, so that it is warm when the first request comes."""
        if self._process is not None:
            return
        self._process = LineProcess(self._command, "engine", self, engine_environment())
        self._process.heard.connect(self._take)
        self._process.broke.connect(self._replace_broken)
        self._process.start()

    def ask(self, view: PlayerView, level: str, seed: int) -> int:
        """Ask for a move; an earlier request is forgotten. Returns the ticket of the answer."""
        self._tickets += 1
        self._request = Request(self._tickets, view, level, seed)
        self._send()
        return self._tickets

    def forget(self) -> None:
        """Drop the request in hand; its answer, if it comes, is stale."""
        self._request = None
        self._patience.stop()

    def stop(self) -> None:
        """End the process: asked first, killed if it does not go. Call it before windows are destroyed."""
        self.forget()
        process, self._process = self._process, None
        if process is not None:
            process.stop()

    def _send(self) -> None:
        if self._request is None:
            return
        self.start()
        if self._process is None:
            return
        question = {
            "id": self._request.ticket,
            "do": "move",
            "position": format_position(self._request.view),
            "level": self._request.level,
            "seed": self._request.seed,
        }
        self._process.write(json.dumps(question).encode() + b"\n")
        self._patience.start()

    def _take(self, line: bytes) -> None:
        try:
            answer = parse_object(line)
            if self._request is None or answer.get("id") != self._request.ticket or "info" in answer:
                return
            if "error" in answer:
                self._give_up(str(answer["error"]))
                return
            move = parse_move(answer.get("move"))
        except FormatError as error:
            log.warning("the engine wrote a line that is no answer: %s", error.reason)
            self._replace()
            return
        ticket = self._request.ticket
        self.forget()
        self.decided.emit(ticket, move)

    def _replace_broken(self, _fault: Fault, detail: str) -> None:
        log.warning("the engine process is gone: %s", detail)
        self._replace()

    def _replace(self) -> None:
        """A dead, hung or babbling process goes; the request in hand is put to a new one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
        self._patience.stop()
        request = self._request
        if request is None:
            return
        if request.tries >= TRIES:
            self._give_up("no answer")
            return
        log.warning("the engine process is replaced (try %d)", request.tries + 1)
        self._request = Request(request.ticket, request.view, request.level, request.seed, request.tries + 1)
        QTimer.singleShot(0, self, self._send)

    def _give_up(self, reason: str) -> None:
        if self._request is not None:
            ticket = self._request.ticket
            log.warning("no move from the engine: %s", reason[:200])
            self.forget()
            self.failed.emit(ticket)


def engine_environment() -> QProcessEnvironment:
    """The engine finds this very package, also when it runs from a checkout that is not installed."""
    environment = QProcessEnvironment.systemEnvironment()
    here = str(Path(__file__).resolve().parents[2])
    rest = environment.value("PYTHONPATH", "")
    environment.insert("PYTHONPATH", os.pathsep.join(filter(None, (here, rest))))
    return environment
