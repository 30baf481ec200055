"""What the moves of a position are worth, asked in a process beside the players'."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.formats.moves import format_move
from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

from .coach_process import CoachProcess

SHOWN = 5
"""How many moves a player tells."""


class Analysis(QObject):
    """One question at a time.

    found(ticket, tuple[Candidate, ...]): the best moves, the best first; none where no tile fits.
    weighed(ticket, Candidate | None): what the move asked about is worth; None where no tile fits.
    failed(ticket): there will be no answer. Of a question that was forgotten nothing is heard.
    """

    found = Signal(object, object)
    weighed = Signal(object, object)
    failed = Signal(object)

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_about_move = False
        self._is_known = True
        self._process = CoachProcess(command, self._take, self)
        self._process.failed.connect(self.failed)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._process.is_busy

    def ask(self, view: PlayerView) -> int:
        """Ask for the best moves; an earlier question is forgotten. Returns the ticket of the answer.

        Where the coach does not know the game, a player's opinion has to do.
        """
        self.forget()
        self._is_about_move, self._is_known = False, view.variant.is_plain
        what = {"do": "analyse"} if self._is_known else {"do": "hints", "count": SHOWN}
        return self._process.ask({**what, "position": format_position(view)})

    def weigh(self, view: PlayerView, move: Move) -> int:
        """Ask what one move is worth; an earlier question is forgotten. Returns the ticket of the answer."""
        self.forget()
        self._is_about_move = True
        question = {"do": "analyse", "position": format_position(view), "move": format_move(move)}
        return self._process.ask(question)

    def warm_up(self) -> None:
        """Start the process: there will be a question, and its answer is to come soon."""
        self._process.start()

    def forget(self) -> None:
        """The answer is not wanted any more: who thinks about it stops, the players need the machine."""
        if self.is_busy:
            self._process.kill()

    def stop(self) -> None:
        """End the process. Call it before windows are destroyed."""
        self._process.stop()

    def _take(self, answer: dict[str, object]) -> None:
        # No start waits for the coach.
        from qwirkle_desktop.review.text import parse_candidates, parse_hints, parse_made

        if self._is_about_move:
            made = parse_made(answer)
            self.weighed.emit(self._process.done(), made)
        else:
            moves = parse_candidates(answer) if self._is_known else parse_hints(answer)
            self.found.emit(self._process.done(), moves)
