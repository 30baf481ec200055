"""When the computers move: after a natural pause that a click hurries, or step by step."""

import json
from collections.abc import Mapping, Sequence
from enum import Enum
from hashlib import sha256
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.library.record import BOT_PREFIX
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

from .engine_process import EngineProcess
from .forfeits import Forfeit

if TYPE_CHECKING:
    from qwirkle_desktop.engine.match.bot import Limits

    from .bots import Bots


class Pace(Enum):
    """How long a computer takes at least before it moves, in ms."""

    QUICK = 150
    NATURAL = 500
    SLOW = 1600


class Computers(QObject):
    """Asks the engine, or an outside bot, for the seat to move and hands its move on when it is time.

    decided(Move): the move of the seat asked last; `refuse` it where it breaks a rule.
    failed(): the engine does not answer.
    forfeited(Forfeit): the bot asked gives no move in this game.
    """

    decided = Signal(object)
    failed = Signal()
    forfeited = Signal(object)

    def __init__(
        self, engine: EngineProcess, parent: QObject | None = None, limits: "Limits | None" = None
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._limits = limits
        self._bots: Bots | None = None
        self._ticket = 0
        self._last_ticket = 0
        self._move: Move | None = None
        self._paused = False
        self._has_failed = False
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
    def has_failed(self) -> bool:
        """Whether the one asked last gave no move."""
        return self._has_failed

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

    def set_bots(self, commands: Mapping[str, str]) -> None:
        """The outside bots of this machine: names and commands."""
        if commands or self._bots is not None:
            self._outside().set_commands(commands)

    def begin(self) -> None:
        """A new game: bots that failed in the last may try again."""
        if self._bots is not None:
            self._bots.begin()

    def seat(self, players: Sequence[str | None]) -> None:
        """Who has the seats now; bots that lost theirs leave."""
        if self._bots is not None:
            self._bots.seat(players)

    def ask(self, view: PlayerView, player: str, seat: int) -> None:
        """Have the computer at a seat think about its turn: a level's, or an outside bot."""
        self._move, self._has_failed = None, False
        # What it rolled or lifted is to be seen before it plays.
        self._pause.start(self._pace.value * (2 if view.aside else 1))
        if player.startswith(BOT_PREFIX):
            self._ticket = self._outside().ask(view, player, seat)
        else:
            self._ticket = self._engine.ask(view, player, _seed(view))

    def refuse(self, rule: str) -> None:
        """The move handed on last breaks a rule."""
        if self._last_ticket < 0:
            self._ticket = self._last_ticket
            self._outside().refuse(rule)
        else:
            self._has_failed = True
            self.failed.emit()

    def forget(self) -> None:
        """The turn in hand is not wanted any more."""
        self._ticket = 0
        self._move, self._has_failed = None, False
        self._pause.stop()
        self._engine.forget()
        if self._bots is not None:
            self._bots.forget()

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
        """End the engine's process and those of bots."""
        self.forget()
        self._engine.stop()
        if self._bots is not None:
            self._bots.stop()

    def _take(self, ticket: int, move: Move) -> None:
        if ticket == self._ticket:
            self._move = move
            self._go_on()

    def _go_on(self) -> None:
        held = self._pause.isActive() or (self._paused and not self._steps)
        if self._move is None or held:
            return
        move, self._move, self._steps = self._move, None, 0
        self._last_ticket, self._ticket = self._ticket, 0
        self.decided.emit(move)

    def _fail(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._ticket, self._has_failed = 0, True
            self._pause.stop()
            self.failed.emit()

    def _forfeit(self, ticket: int, forfeit: Forfeit) -> None:
        if ticket == self._ticket:
            self._ticket, self._has_failed = 0, True
            self._pause.stop()
            self.forfeited.emit(forfeit)

    def _outside(self) -> "Bots":
        """The bots; most people have none, and a window is there sooner without them."""
        if self._bots is None:
            from .bots import Bots

            self._bots = Bots(self, self._limits)
            self._bots.decided.connect(self._take)
            self._bots.forfeited.connect(self._forfeit)
        return self._bots


def _seed(view: PlayerView) -> int:
    """A number for the computer's choices: made of its view only, it repeats and tells nothing more."""
    digest = sha256(json.dumps(format_position(view)).encode()).digest()
    return int.from_bytes(digest[:6], "big")
