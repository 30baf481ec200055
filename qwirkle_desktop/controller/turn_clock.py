"""The time for a turn, where the house rules have one: it runs while a person may lay tiles."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.house import AtZero

from .game_controller import GameController

TICK_MS = 100


class TurnClock(QObject):
    """Counts down by a clock that nobody can set. Computers are quick enough, and not timed.

    It stands still while no tile can be laid: behind the curtain, and in a pause, when all hands are covered.
    A game that comes back to the table begins its turn with the whole time.

    ticked(seconds | None): so many are left, begun ones counted; None where the turn has no limit.
    reminded(seat): the time of that seat is up; it plays on.
    passed(seat): the time of that seat was up, and its turn a pass.
    paused(bool): a pause began or ended.
    """

    ticked = Signal(object)
    reminded = Signal(object)
    passed = Signal(object)
    paused = Signal(object)

    def __init__(self, controller: GameController, now: Callable[[], float] = monotonic) -> None:
        super().__init__(controller)
        self._controller, self._now = controller, now
        self._left: float | None = None
        self._since: float | None = None
        self._shown: int | None = None
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self.look)
        controller.game_shown.connect(self._clear)
        controller.turn_began.connect(self._begin)
        controller.draft_changed.connect(self._follow)
        controller.ended.connect(self._clear)

    @property
    def seconds(self) -> int | None:
        """What is left of the turn, begun seconds counted; None where it has no limit."""
        left = self._time_left()
        return None if left is None else max(0, -int(-left // 1))

    @property
    def is_paused(self) -> bool:
        """Whether the players made a pause."""
        return self._controller.curtain.covered

    @property
    def can_pause(self) -> bool:
        """Whether a clock runs that could be stopped."""
        return self._since is not None

    def pause(self) -> None:
        """Stop the clock and cover all hands."""
        if self.can_pause:
            self._controller.cover_hands()
            self.paused.emit(True)

    def go_on(self) -> None:
        """Uncover the hands; the clock runs from where it was."""
        if self.is_paused:
            self._controller.uncover_hands()
            self.paused.emit(False)

    def look(self) -> None:
        """Look at the clock: tell what is left, and what follows when that is nothing."""
        self._tell()
        if self._since is None or self.seconds != 0:
            return
        self._hold()
        seat = self._controller.game.state.seat if self._controller.game else 0
        if self._rule is not AtZero.PASS:
            self.reminded.emit(seat)
        elif self._controller.pass_turn():
            self.passed.emit(seat)

    @property
    def _rule(self) -> AtZero | None:
        game = self._controller.game
        return game.state.rules.at_zero if game else None

    def _begin(self, seat: int) -> None:
        """Another turn: the time is whole again."""
        game, controller = self._controller.game, self._controller
        is_timed = game is not None and seat in controller.people and not controller.is_practice
        seconds = game.state.rules.turn_seconds if game is not None and is_timed else None
        self._since = None
        self._timer.stop()
        self._left = None if seconds is None else float(seconds)
        self._tell()

    def _clear(self) -> None:
        self._left = None
        self._hold()
        self._tell()

    def _follow(self, draft: Draft | None) -> None:
        if draft is None:
            self._hold()
        elif self._left and self._since is None:
            self._since = self._now()
            self._timer.start()

    def _hold(self) -> None:
        self._left, self._since = self._time_left(), None
        self._timer.stop()

    def _time_left(self) -> float | None:
        if self._left is None or self._since is None:
            return self._left
        return max(0.0, self._left - (self._now() - self._since))

    def _tell(self) -> None:
        if self.seconds != self._shown:
            self._shown = self.seconds
            self.ticked.emit(self._shown)
