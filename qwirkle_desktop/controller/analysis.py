"""What the moves of a position are worth, asked in a process beside the players'."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.rules.view import PlayerView

from .coach_process import CoachProcess


class Analysis(QObject):
    """One question at a time.

    found(ticket, tuple[Candidate, ...]): the best moves, the best first; none where no tile fits.
    failed(ticket): there will be no answer. Of a question that was forgotten nothing is heard.
    """

    found = Signal(object, object)
    failed = Signal(object)

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = CoachProcess(command, self._take, self)
        self._process.failed.connect(self.failed)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._process.is_busy

    def ask(self, view: PlayerView) -> int:
        """Ask for the best moves; an earlier question is forgotten. Returns the ticket of the answer."""
        self.forget()
        return self._process.ask({"do": "analyse", "position": format_position(view)})

    def forget(self) -> None:
        """The answer is not wanted any more: who thinks about it stops, the players need the machine."""
        if self.is_busy:
            self._process.kill()

    def stop(self) -> None:
        """End the process. Call it before windows are destroyed."""
        self._process.stop()

    def _take(self, answer: dict[str, object]) -> None:
        from qwirkle_desktop.review.text import parse_candidates  # no start waits for the coach

        moves = parse_candidates(answer)
        self.found.emit(self._process.done(), moves)
