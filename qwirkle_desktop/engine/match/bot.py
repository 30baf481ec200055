"""An outside bot at the table: asked by the protocol, held to its time, started again when it is gone."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.jsonlines import format_object, parse_object
from qwirkle_desktop.formats.moves import parse_move
from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

from .child import Child, TooLong


class NoAnswer(Exception):
    """The bot gave no move; the text says why."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds: what a bot is told it has for a move, the grace on top, the least for its first answer."""

    seconds: float = 2.0
    grace: float = 1.0
    first: float = 10.0

    def allowed(self, *, is_first: bool) -> float:
        """The time until an answer is late."""
        usual = self.seconds + self.grace
        return max(usual, self.first) if is_first else usual


class Bot:
    """Plays by asking a process, which it starts when first needed and once more after each failure."""

    def __init__(self, command: Sequence[str], limits: Limits | None = None) -> None:
        self._command = tuple(command)
        self._limits = limits or Limits()
        self._child: Child | None = None
        self._number = 0
        self._has_answered = False

    def prepare(self) -> None:
        """Get ready for a new game: a process that has exited since is replaced."""
        if self._child is not None and not self._child.is_running:
            self._drop()

    def move(self, view: PlayerView) -> Move:
        """The bot's answer, legal or not. Raises NoAnswer; then its process is gone."""
        try:
            move = self._ask(self._started(), view)
        except NoAnswer:
            self._drop()
            raise
        self._has_answered = True
        return move

    def close(self) -> None:
        """Ask the process to leave."""
        if self._child is not None:
            self._child.close()
            self._child = None

    def _started(self) -> Child:
        if self._child is None:
            try:
                self._child = Child(self._command)
            except OSError as error:
                raise NoAnswer(f"it cannot be started: {error.strerror}") from None
            self._has_answered = False
        return self._child

    def _drop(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child = None

    def _ask(self, child: Child, view: PlayerView) -> Move:
        self._number += 1
        allowed = self._limits.allowed(is_first=not self._has_answered)
        deadline = monotonic() + allowed
        child.send(self._request(view))
        while True:
            answer = parse_answer(_line(child, deadline, allowed), self._number)
            if answer is not None:
                return answer

    def _request(self, view: PlayerView) -> bytes:
        request = {
            "id": self._number,
            "do": "move",
            "position": format_position(view),
            "seconds": self._limits.seconds,
        }
        return format_object(request).encode() + b"\n"


def _line(child: Child, deadline: float, allowed: float) -> bytes:
    try:
        return child.receive(deadline)
    except TimeoutError:
        raise NoAnswer(f"no answer within {allowed:g} s") from None
    except EOFError:
        raise NoAnswer(child.last_words()) from None
    except TooLong:
        raise NoAnswer("it wrote a line longer than 64 KiB") from None


def parse_answer(line: bytes, number: int) -> Move | None:
    """The move in the answer to the request with that number, None for any other line. Raises NoAnswer."""
    try:
        answer = parse_object(line)
    except FormatError as error:
        raise NoAnswer(f"it wrote a line that is no answer: {error.reason}") from None
    if type(answer.get("id")) is not int or answer["id"] != number or "info" in answer:
        return None
    if "error" in answer:
        raise NoAnswer(f"it answers with an error: {str(answer['error'])[:200]}")
    try:
        return parse_move(answer.get("move"))
    except FormatError as error:
        raise NoAnswer(f"its answer has no move: {error.reason}") from None
