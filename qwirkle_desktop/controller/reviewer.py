"""Reviews of games: those that were kept at once, others from the coach's process."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

if TYPE_CHECKING:
    from qwirkle_desktop.review.game import Review

    from .review_process import ReviewProcess
    from .review_shelf import ReviewShelf


class Reviewer(QObject):
    """The coach is imported when it is first asked: few games are reviewed, and every start would wait.

    turn_reviewed(float, TurnReview): a turn is done, and so much of the game, from 0 to 1.
    reviewed(Review): the game is done. weighed(float): the move loses so many points.
    failed(): there will be no answer. What was cancelled is not heard of again.
    """

    turn_reviewed = Signal(object, object)
    reviewed = Signal(object)
    weighed = Signal(object)
    failed = Signal()

    def __init__(self, command: Sequence[str], folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command, self._folder = tuple(command), folder
        self._made_process: ReviewProcess | None = None
        self._game: Game | None = None

    def find(self, game: Game) -> "Review | None":
        """The review that was kept of a game, if it still holds."""
        return self._shelf.find(game)

    def review(self, game: Game) -> None:
        """Have a game reviewed, and keep that; what was asked before is cancelled."""
        self._game = game
        self._process.review(game)

    def weigh(self, view: PlayerView, move: Move) -> None:
        """Ask what a move loses; what was asked before is cancelled."""
        self._process.weigh(view, move)

    def cancel(self) -> None:
        """Stop the work in hand."""
        if self._made_process is not None:
            self._made_process.cancel()

    def leave(self) -> None:
        """Nobody looks at reviews now: the process may go."""
        if self._made_process is not None:
            self._made_process.leave()

    def stop(self) -> None:
        """End the process. Call it before windows are destroyed."""
        if self._made_process is not None:
            self._made_process.stop()

    @property
    def _shelf(self) -> "ReviewShelf":
        from .review_shelf import ReviewShelf

        return ReviewShelf(self._folder)

    @property
    def _process(self) -> "ReviewProcess":
        from .review_process import ReviewProcess

        if self._made_process is None:
            self._made_process = process = ReviewProcess(self._command, self)
            process.turn_reviewed.connect(self.turn_reviewed)
            process.reviewed.connect(self._keep)
            process.weighed.connect(self.weighed)
            process.failed.connect(self.failed)
        return self._made_process

    def _keep(self, review: "Review") -> None:
        if self._game is not None:
            self._shelf.keep(self._game, review)
        self.reviewed.emit(review)
