"""Tries a bot: one move of a real position, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from qwirkle_desktop.engine.match.bot import Limits
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.formats.jsonlines import format_object
from qwirkle_desktop.formats.moves import format_move
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.start import announce
from qwirkle_desktop.rules.state import GameState, begin
from qwirkle_desktop.rules.turns import Step, apply
from qwirkle_desktop.rules.view import view_of

from .bot_process import BotProcess
from .forfeits import Fault
from .line_process import LineProcess, stop_all

DEAL, TURNS = 1, 6


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of it: no fault where the bot works. `said` is the end of its standard error."""

    fault: Fault | None
    detail: str
    ms: int
    said: str


class BotTrial(QObject):
    """Starts a bot and asks it once.

    finished(Trial): it answered, or did not in time; its process is ended.
    """

    finished = Signal(object)

    def __init__(self, command: Sequence[str], parent: QObject, limits: Limits | None = None) -> None:
        super().__init__(parent)
        self._state = _middle_of_a_game()
        self._bot = BotProcess(command[0], command, limits or Limits(), self)
        self._bot.decided.connect(self._judge)
        self._bot.failed.connect(self._fail)
        self._clock = QElapsedTimer()

    def start(self) -> None:
        """Ask."""
        self._clock.start()
        self._bot.ask(view_of(self._state, self._state.seat))

    def stop(self) -> None:
        """End its process and wait for that. Call it before windows are destroyed."""
        stop_all(self.findChildren(LineProcess))

    def _judge(self, move: Move) -> None:
        refusal = move_refusal(self._state, move)
        if refusal is None:
            self._finish(None, "")
        else:
            self._finish(Fault.ILLEGAL, f"{format_object(format_move(move))}: {refusal.value}")

    def _fail(self, fault: Fault, detail: str) -> None:
        self._finish(fault, detail)

    def _finish(self, fault: Fault | None, detail: str) -> None:
        trial = Trial(fault, detail, self._clock.elapsed(), self._bot.words)
        self._bot.leave()
        self.finished.emit(trial)


def _middle_of_a_game() -> GameState:
    """Some turns into a game of two who take the most points."""
    deal = Deal(DEAL)
    hands = deal.hands(2)
    state = begin(hands, announce(hands).tied[0], deal)
    for _ in range(TURNS):
        step = apply(state, all_plays(view_of(state, state.seat))[0][0])
        if isinstance(step, Step):
            state = step.after
    return state
