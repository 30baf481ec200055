"""Reviews of games: those that were kept at once, others from the coach's process, turn by turn.

The coach is imported when it is first asked: few games are reviewed, and every start would wait.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.formats.errors import Unreadable
from qwirkle_desktop.formats.jsonlines import convert
from qwirkle_desktop.formats.moves import format_move
from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

from .coach_process import SILENCE_MS, CoachProcess

if TYPE_CHECKING:
    from qwirkle_desktop.review.game import Review
    from qwirkle_desktop.review.turn import TurnReview

    from .review_shelf import ReviewShelf
    from .reviewed_games import ReviewedGames


class _Made(msgspec.Struct):
    """What of a move is asked here: the points that it is behind the best."""

    behind: float


class _Info(msgspec.Struct):
    """A turn on the way, and how much of the game is done with it."""

    done: float
    turn: dict[str, object]


class Reviewer(QObject):
    """One request at a time.

    turn_reviewed(float, TurnReview): a turn is done, and so much of the game, from 0 to 1.
    reviewed(Review): the game is done. weighed(float): the move loses so many points.
    failed(): there will be no answer. What was cancelled is not heard of again.
    """

    turn_reviewed = Signal(object, object)
    reviewed = Signal(object)
    weighed = Signal(object)
    failed = Signal()

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        parent: QObject | None = None,
        silence_ms: int = SILENCE_MS,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._process = CoachProcess(command, self._take, self, silence_ms)
        self._process.failed.connect(self.failed)
        self._game: Game | None = None
        self._turns: list[TurnReview] = []

    def find(self, game: Game) -> "Review | None":
        """The review that was kept of a game, if it still holds."""
        return self._shelf.find(game)

    def reviewed_games(self, library: Library) -> "ReviewedGames":
        """All games of the library that were reviewed."""
        from .reviewed_games import ReviewedGames

        return ReviewedGames(library, self._shelf)

    def review(self, game: Game) -> None:
        """Have a game reviewed, and keep that; what was asked before is cancelled."""
        from .reviewing import told_game

        self._game, self._turns = game, []
        self._process.ask({"do": "review", **told_game(game)})

    def weigh(self, view: PlayerView, move: Move) -> None:
        """Ask what a move loses against the best one; what was asked before is cancelled."""
        self._process.ask({"do": "analyse", "position": format_position(view), "move": format_move(move)})

    def cancel(self) -> None:
        """Stop the work in hand."""
        self._process.cancel()

    def leave(self) -> None:
        """Nobody looks at reviews now: the process may go."""
        self._process.leave()

    def stop(self) -> None:
        """End the process. Call it before windows are destroyed."""
        self._process.stop()

    @property
    def _shelf(self) -> "ReviewShelf":
        from .review_shelf import ReviewShelf

        return ReviewShelf(self._folder)

    def _take(self, answer: dict[str, object]) -> None:
        if "info" in answer:
            self._take_turn(convert(answer["info"], _Info))
        elif "review" in answer:
            self._finish(answer["review"])
        elif "made" in answer:
            lost = convert(answer["made"], _Made).behind
            self._process.done()
            self.weighed.emit(lost)
        else:
            raise Unreadable("neither a review nor a move")

    def _take_turn(self, info: _Info) -> None:
        from qwirkle_desktop.review.text import parse_turn_review

        turn = parse_turn_review(info.turn)
        self._turns.append(turn)
        self.turn_reviewed.emit(info.done, turn)

    def _finish(self, head: object) -> None:
        from qwirkle_desktop.review.text import join_review

        review = join_review(head, tuple(self._turns))
        self._process.done()
        if self._game is not None:
            self._shelf.keep(self._game, review)
        self.reviewed.emit(review)
