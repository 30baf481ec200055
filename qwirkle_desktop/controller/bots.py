"""The outside bots at the table: a process for each seat, so that none sees another's hand."""

import shlex
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.engine.match.bot import Limits
from qwirkle_desktop.library.record import BOT_PREFIX
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

from .bot_process import BotProcess
from .forfeits import Fault, Forfeit
from .line_process import LineProcess, stop_all


def command_words(command: str) -> tuple[str, ...]:
    """A command as a program and its arguments; no shell is asked. Raises ValueError where it is none."""
    words = tuple(shlex.split(command))
    if not words or not words[0] or "\0" in command:
        raise ValueError("no program is named")
    return words


class Bots(QObject):
    """Asks the bots at their seats. Tickets are below 0, for those who ask the engine, too.

    decided(ticket, Move): an answer, legal or not; `refuse` it where it is not.
    forfeited(ticket, Forfeit): a bot gives no move in this game, or is not set up here.
    """

    decided = Signal(object, object)
    forfeited = Signal(object, object)

    def __init__(self, parent: QObject, limits: Limits | None = None) -> None:
        super().__init__(parent)
        self._limits = limits or Limits()
        self._commands: dict[str, str] = {}
        self._seated: dict[int, tuple[str, BotProcess]] = {}
        self._counts: dict[str, int] = {}
        self._counted: set[int] = set()
        self._ticket = 0
        self._asked: tuple[int, str, PlayerView] | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._put)

    def set_commands(self, commands: Mapping[str, str]) -> None:
        """The bots of this machine by name; one whose command is another now is started anew."""
        before, self._commands = self._commands, dict(commands)
        self._dismiss(
            seat for seat, (name, _) in self._seated.items() if before.get(name) != commands.get(name)
        )
        if self._asked is not None and self._asked[0] not in self._seated:
            self._soon.start()

    def begin(self) -> None:
        """A new game: who failed in the last may try again."""
        self._counted.clear()
        for _, process in self._seated.values():
            process.forgive()

    def seat(self, players: Sequence[str | None]) -> None:
        """Who has the seats now; bots that lost theirs leave."""
        here = dict(enumerate(players))
        self._dismiss(
            seat for seat, (name, _) in self._seated.items() if here.get(seat) != f"{BOT_PREFIX}{name}"
        )

    def ask(self, view: PlayerView, player: str, seat: int) -> int:
        """Ask the bot at a seat for a move. Returns the ticket of the answer."""
        self.forget()
        self._ticket -= 1
        name = player.removeprefix(BOT_PREFIX)
        self._asked = seat, name, view
        # A program that cannot be started may say so at once: nobody would have the ticket yet.
        self._soon.start()
        return self._ticket

    def forget(self) -> None:
        """The answer is not wanted any more."""
        self._asked = None
        self._soon.stop()
        for _, process in self._seated.values():
            process.forget()

    def refuse(self, rule: str) -> None:
        """The answer of the bot last asked breaks a rule."""
        if self._asked is not None:
            seat, name, _ = self._asked
            if process := self._process_at(seat, name):
                process.fail(Fault.ILLEGAL, rule)
            self._fail(Fault.ILLEGAL, rule)

    def stop(self) -> None:
        """End all processes. Call it before windows are destroyed."""
        self.forget()
        stop_all(self.findChildren(LineProcess))
        self._seated.clear()

    def _process_at(self, seat: int, name: str) -> BotProcess | None:
        """The bot's process at that seat; None where it is not set up, or its command makes no sense."""
        if seat in self._seated:
            return self._seated[seat][1]
        try:
            command = command_words(self._commands.get(name, ""))
        except ValueError:
            return None
        process = BotProcess(name, command, self._limits, self)
        process.decided.connect(self._decide)
        process.failed.connect(self._fail)
        self._seated[seat] = name, process
        return process

    def _dismiss(self, seats: Iterable[int]) -> None:
        for seat in tuple(seats):
            _, process = self._seated.pop(seat)
            process.leave()

    def _decide(self, move: Move) -> None:
        self.decided.emit(self._ticket, move)

    def _put(self) -> None:
        if self._asked is None:
            return
        seat, name, view = self._asked
        process = self._process_at(seat, name)
        if process is None:
            self._fail(Fault.ABSENT, "")
        else:
            process.ask(view)

    def _fail(self, fault: Fault, detail: str) -> None:
        if self._asked is None:
            return
        seat, name, view = self._asked
        self._asked = None
        if fault is not Fault.ABSENT and seat not in self._counted:
            self._counted.add(seat)
            self._counts[name] = self._counts.get(name, 0) + 1
        self.forfeited.emit(self._ticket, Forfeit(seat, name, fault, detail, view, self._counts.get(name, 0)))
