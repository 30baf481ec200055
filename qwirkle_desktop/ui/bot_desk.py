"""Outside bots at the window: their list, and who plays on where one gives no move."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.controller.computers import Computers
from qwirkle_desktop.controller.forfeits import Forfeit
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.engine.levels import CALIBRATION
from qwirkle_desktop.library.record import BOT_PREFIX, Seat
from qwirkle_desktop.library.settings import BotSettings
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.ui.phrases.levels import bot_name
from qwirkle_desktop.ui.phrases.seats import computer_name, person_name
from qwirkle_desktop.ui.questions import show


class BotDesk(QObject):
    """Keeps the computers told of the bots of this machine, and asks when one loses its seat.

    changed(tuple[BotSettings, ...]): the list was changed by hand.
    """

    changed = Signal(object)

    def __init__(
        self, controller: GameController, computers: Computers, levels: tuple[str, ...], window: QWidget
    ) -> None:
        super().__init__(window)
        self._controller, self._computers = controller, computers
        self._levels, self._window = levels, window
        self._bots: tuple[BotSettings, ...] = ()
        controller.bot_forfeited.connect(self._ask_who_plays_on)

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called."""
        return tuple(bot.name for bot in self._bots)

    def set_bots(self, bots: tuple[BotSettings, ...]) -> None:
        """The bots of the settings."""
        self._bots = bots
        self._computers.set_bots({bot.name: bot.command for bot in bots})

    def show_list(self, over: QWidget) -> None:
        """Open the list of bots over another dialog, or the window."""
        from qwirkle_desktop.ui.dialogs.bots import BotsDialog

        dialog = BotsDialog(self._bots, over)
        dialog.changed.connect(self.changed)
        show(dialog)

    def _ask_who_plays_on(self, forfeit: Forfeit) -> None:
        from qwirkle_desktop.ui.dialogs.bot_forfeit import ForfeitDialog
        from qwirkle_desktop.ui.dialogs.players import players_of

        game = self._controller.game
        if game is None:
            return
        others = [name for name in self.names if name != forfeit.bot]
        name = game.header.seats[forfeit.seat].name
        self._forfeit, self._game_id = forfeit, game.header.id
        self._dialog = ForfeitDialog(forfeit, name, players_of(self._levels, others), self._window)
        self._dialog.accepted.connect(self._play_on)
        self._dialog.end_chosen.connect(self._end)
        show(self._dialog)

    def _play_on(self) -> None:
        game, player = self._controller.game, self._dialog.choice()
        if game is None or not self._is_vacant():
            return
        names = [seat.name for seat in game.header.seats]
        version = CALIBRATION if player in self._levels else None
        name = self._name(player, names)
        self._controller.hand_over(self._forfeit.seat, Seat(name, player, version))

    def _end(self) -> None:
        if self._is_vacant():
            self._controller.end(EndReason.FORFEIT, self._forfeit.seat)

    def _is_vacant(self) -> bool:
        """Whether the bot still has that seat in that game."""
        game = self._controller.game
        if game is None or game.header.id != self._game_id:
            return False
        return game.header.seats[self._forfeit.seat].computer == f"{BOT_PREFIX}{self._forfeit.bot}"

    def _name(self, player: str | None, names: list[str]) -> str:
        """Whoever takes a bot's seat is not called like the bot; a name that people gave it stays."""
        old = names[self._forfeit.seat]
        if old != self._forfeit.bot:
            return old
        if player is not None:
            return bot_name(player) or computer_name(names)
        people = self._controller.people
        return person_name(len(people) + 1, alone=not people)
