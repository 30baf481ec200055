"""The coach's process, beside the players': it reviews a game turn by turn and the table stays free."""

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.jsonlines import convert, parse_object
from qwirkle_desktop.formats.moves import format_move
from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.review.text import join_review, parse_turn_review
from qwirkle_desktop.review.turn import TurnReview
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

from .engine_process import engine_environment
from .forfeits import Fault
from .line_process import LineProcess
from .reviewing import told_game

log = logging.getLogger(__name__)

SILENCE_MS = 120_000
"""How long the process may say nothing before it counts as hung: a turn takes well under a second."""


class _Made(msgspec.Struct):
    """What of a move is asked here: the points that it is behind the best."""

    behind: float


class _Analysis(msgspec.Struct):
    made: _Made


class _Info(msgspec.Struct):
    """A turn on the way, and how much of the game is done with it."""

    done: float
    turn: dict[str, object]


@dataclass(slots=True)
class _Request:
    """What is being answered, with the turns that came so far."""

    ticket: int
    turns: list[TurnReview] = field(default_factory=list)


class ReviewProcess(QObject):
    """Runs `qwirkle-cli serve` from the first request until `leave` or `stop`. One request at a time.

    turn_reviewed(float, TurnReview): a turn is done, and so much of the game, from 0 to 1.
    reviewed(Review): the game is done. weighed(float): the move loses so many points.
    failed(): there will be no answer. What was cancelled is not heard of again.
    """

    turn_reviewed = Signal(object, object)
    reviewed = Signal(object)
    weighed = Signal(object)
    failed = Signal()

    def __init__(
        self, command: Sequence[str], parent: QObject | None = None, silence_ms: int = SILENCE_MS
    ) -> None:
        super().__init__(parent)
        self._command = tuple(command)
        self._process: LineProcess | None = None
        self._request: _Request | None = None
        self._tickets = 0
        self._patience = QTimer(self, singleShot=True, interval=silence_ms)
        self._patience.timeout.connect(self._give_up)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._request is not None

    def review(self, game: Game) -> None:
        """Ask for the review of a game; what was asked before is cancelled."""
        self._ask({"do": "review", **told_game(game)})

    def weigh(self, view: PlayerView, move: Move) -> None:
        """Ask what a move loses against the best one; what was asked before is cancelled."""
        self._ask({"do": "analyse", "position": format_position(view), "move": format_move(move)})

    def cancel(self) -> None:
        """Stop the work in hand."""
        request, self._request = self._request, None
        self._patience.stop()
        if request is not None and self._process is not None:
            self._write({"id": request.ticket, "do": "stop"})

    def leave(self) -> None:
        """Let the process go, without waiting for it."""
        self.cancel()
        process, self._process = self._process, None
        if process is not None:
            process.leave()

    def stop(self) -> None:
        """End the process and wait for that. Call it before windows are destroyed."""
        self.cancel()
        process, self._process = self._process, None
        if process is not None:
            process.stop()

    def _ask(self, question: dict[str, object]) -> None:
        self.cancel()
        self._tickets += 1
        self._request = _Request(self._tickets)
        self._start()
        self._write({"id": self._tickets, **question})
        self._patience.start()

    def _start(self) -> None:
        if self._process is None:
            self._process = LineProcess(self._command, "coach", self, engine_environment())
            self._process.heard.connect(self._take)
            self._process.broke.connect(self._lose)
            self._process.start()

    def _write(self, message: dict[str, object]) -> None:
        if self._process is not None:
            self._process.write(json.dumps(message).encode() + b"\n")

    def _take(self, line: bytes) -> None:
        try:
            answer = parse_object(line)
            if self._request is not None and answer.get("id") == self._request.ticket:
                self._patience.start()
                self._read(self._request, answer)
        except FormatError as error:
            log.warning("the coach wrote a line that is no answer: %s", error.reason)
            self._give_up()

    def _read(self, request: _Request, answer: dict[str, object]) -> None:
        if "info" in answer:
            info = convert(answer["info"], _Info)
            turn = parse_turn_review(info.turn)
            request.turns.append(turn)
            self.turn_reviewed.emit(info.done, turn)
        elif "review" in answer:
            review = join_review(answer["review"], tuple(request.turns))
            self._forget()
            self.reviewed.emit(review)
        elif "made" in answer:
            lost = convert(answer, _Analysis).made.behind
            self._forget()
            self.weighed.emit(lost)
        else:
            log.warning("no answer from the coach: %.200s", answer.get("error"))
            self._give_up()

    def _forget(self) -> None:
        self._request = None
        self._patience.stop()

    def _lose(self, _fault: Fault, detail: str) -> None:
        log.warning("the coach's process is gone: %s", detail)
        self._process = None
        if self._request is not None:
            self._forget()
            self.failed.emit()

    def _give_up(self) -> None:
        """A hung or babbling process goes; the next request starts another."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
        if self._request is not None:
            self._forget()
            self.failed.emit()
