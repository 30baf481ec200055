"""Has mistakes tried again: those of one game, or of many, one game after another."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.controller.reviewed_games import Tries, count_of
from qwirkle_desktop.controller.reviewer import Reviewer
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.phrases.seats import shown_names
from qwirkle_desktop.ui.replay.desk import ReplayDesk

from .on_board import fit_view
from .retry import Retry
from .retry_table import RetryTable


class RetryDesk(QObject):
    """Each game is tried on its replay's page.

    begun(): a game's mistakes are tried. over(): no more is tried, and the page of the last game shows.
    """

    begun = Signal()
    over = Signal()

    def __init__(self, replays: ReplayDesk, reviewer: Reviewer, look: Appearance) -> None:
        super().__init__(replays)
        self._replays, self._reviewer, self._look = replays, reviewer, look
        self._table: RetryTable | None = None
        self._left: list[Tries] = []
        self._number = self._count = 0
        self.retry: Retry | None = None

    def begin(self, series: Sequence[Tries]) -> None:
        """Try these, from the first."""
        self._left = list(series)
        self._number, self._count = 0, count_of(series)
        self._go_on()

    def forget(self) -> None:
        """The page on which something was tried is gone, and its tries with it."""
        self._table = self.retry = None
        self._left = []

    def _go_on(self) -> None:
        tries, *left = self._left
        game = tries.saved.game
        if self._replays.saved is None or self._replays.saved.game.header.id != game.header.id:
            self._replays.open(tries.saved, 0)
        self._left = left
        page, course = self._replays.page, self._replays.course
        if page is None or course is None:
            return
        if self._table is None:
            self._table = RetryTable(page, self._look)
        course.pause()
        names = shown_names(game.header.seats)
        self.retry = Retry(
            page,
            course,
            self._table,
            self._reviewer,
            tries.turns,
            names,
            self._look,
            self._number,
            self._count,
        )
        self._number += len(tries.turns)
        self.retry.finished.connect(self._finish)
        fit_view(page)
        self.begun.emit()

    def _finish(self, is_done: bool) -> None:
        """One game's are done, or were left: then no other game's follow."""
        self.retry = None
        if is_done and self._left:
            self._go_on()
        else:
            self._left = []
            self.over.emit()
