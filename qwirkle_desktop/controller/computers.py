"""When the computers move: after a natural pause that a click hurries, or step by step."""

from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

from .engine_process import EngineProcess


class Pace(Enum):
    """How long a computer takes at least before it moves, in ms."""

    QUICK = 150
    NATURAL = 700
    SLOW = 1600


class Computers(QObject):
    """Asks the engine for the seat to move and hands its move on when it is time.

    decided(Move): the move of the seat asked last.
    failed(): the engine does not answer.
    """

    decided = Signal(object)
    failed = Signal()

    def __init__(self, engine: EngineProcess, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._ticket = 0
        self._move: Move | None = None
        self._paused = False
        self._steps = 0
        self._pace = Pace.NATURAL
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)
        engine.decided.connect(self._take)
        engine.failed.connect(self._fail)

    @property
    def is_thinking(self) -> bool:
        """Whether a computer is at its turn."""
        return self._ticket != 0

    @property
    def is_paused(self) -> bool:
        """Whether the computers wait to be stepped."""
        return self._paused

    @property
    def pace(self) -> Pace:
        """The pause in force."""
        return self._pace

    def set_pace(self, pace: Pace) -> None:
        """Change the pause, from the next turn on."""
        self._pace = pace

    def warm_up(self) -> None:
        """Start the engine's process before it is needed."""
        self._engine.start()

    def ask(self, view: PlayerView, level: str, seed: int) -> None:
        """Have a computer of the level think about its turn."""
        self._move = None
        self._pause.start(self._pace.value)
        self._ticket = self._engine.ask(view, level, seed)

    def forget(self) -> None:
        """The turn in hand is not wanted any more."""
        self._ticket = 0
        self._move = None
        self._pause.stop()
        self._engine.forget()

    def hurry(self) -> None:
        """End the pause now."""
        if self._pause.isActive():
            self._pause.stop()
            self._go_on()

    def wait(self, ms: int) -> None:
        """Make the pause of the turn in hand so long."""
        if self._pause.isActive():
            self._pause.start(ms)

    def set_paused(self, paused: bool) -> None:
        """Hold the computers, or let them go on."""
        self._paused = paused
        self._steps = 0
        self._go_on()

    def step(self) -> None:
        """Let one turn through while paused."""
        self._steps = 1
        self._pause.stop()
        self._go_on()

    def stop(self) -> None:
        """End the engine's process."""
        self.forget()
        self._engine.stop()

    def _take(self, ticket: int, move: Move) -> None:
        if ticket == self._ticket:
            self._move = move
            self._go_on()

    def _go_on(self) -> None:
        held = self._pause.isActive() or (self._paused and not self._steps)
        if self._move is None or held:
            return
        move, self._move, self._ticket, self._steps = self._move, None, 0, 0
        self.decided.emit(move)

    def _fail(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._ticket = 0
            self._pause.stop()
            self.failed.emit()
