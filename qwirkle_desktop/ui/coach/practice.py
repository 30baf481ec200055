"""A position on the real table to practise on, and a card beside it; nothing of it is kept."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.practice import practice_game
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.rules.view import PlayerView
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.table import Table

from .card import CoachCard


class Practice(QObject):
    """What is practised says what to do, and what a turn is worth.

    opened(): it is on the table. left(): it is not any more.
    """

    opened = Signal()
    left = Signal()

    def __init__(self, controller: GameController, table: Table, presenter: Presenter, card: str) -> None:
        super().__init__(table)
        self._controller, self._table, self._presenter = controller, table, presenter
        self._game: Game | None = None
        self.card = CoachCard(table.view, card)
        controller.advanced.connect(self._hear_turn)
        controller.game_shown.connect(self._hear_game)
        self.card.closed.connect(self.close)
        self.card.more.connect(self._go_on)

    @property
    def is_on(self) -> bool:
        """Whether it is on the table."""
        return self._game is not None

    def leave(self) -> None:
        """Take it off the table, without a word."""
        self._game = None
        self.card.hide()

    def close(self) -> None:
        """The person leaves it."""
        self.leave()
        self._controller.leave()
        self.left.emit()

    def _put(self, view: PlayerView, names: Sequence[str]) -> None:
        """Put another position on the table."""
        self._game = practice_game(view, names)
        self._show_position()

    def _show_position(self) -> None:
        """The position as it was at first."""
        if self._game is not None:
            self._presenter.set_colours(())
            self._controller.show(self._game, kept=False)

    def _hear_turn(self, step: Step) -> None:
        game = self._controller.game
        if self._game is None or game is None or game.header.id != self._game.header.id:
            return
        if step.seat == 0 and step.move is not None:
            self._take_turn(step)

    def _hear_game(self, game: Game) -> None:
        """Another game is on the table."""
        if self._game is not None and game.header.id != self._game.header.id:
            self.leave()

    def _take_turn(self, step: Step) -> None:
        """The person made a turn. It is told to everyone first: the position may change after that."""
        raise NotImplementedError

    def _go_on(self) -> None:
        """The card's button was pressed."""
        raise NotImplementedError
