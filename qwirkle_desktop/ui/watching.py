"""The computers' pace: natural pauses, and pausing, stepping and hurrying them."""

from PySide6.QtCore import QObject

from qwirkle_desktop.controller.computers import Computers, Pace
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.presenter import Presenter

READING_MS = 2500
"""How long a computer that starts waits, for the announcement to be read."""


class Watching(QObject):
    """Connects the actions of watching, and the pace of the settings, to the computers."""

    def __init__(
        self, actions: Actions, computers: Computers, controller: GameController, presenter: Presenter
    ) -> None:
        super().__init__(presenter)
        self._actions = actions
        self._computers = computers
        self._controller = controller
        self._presenter = presenter
        self._pace = Pace.NATURAL
        actions.connect(
            {actions.pause: self._pause, actions.step: self._step, actions.faster: self._set_fast}
        )
        controller.seats_changed.connect(self.keep_pace)

    def set_pace(self, pace: Pace) -> None:
        """The pace of the settings."""
        self._pace = pace
        self.keep_pace()

    def begin(self) -> None:
        """Another game is on the table: nothing is fast or paused."""
        self._actions.faster.setChecked(False)
        self.keep_pace()

    def keep_pace(self) -> None:
        """Fast goes for games of computers alone."""
        fast = self._actions.faster.isChecked() and not self._controller.people
        self._computers.set_pace(Pace.QUICK if fast else self._pace)
        self._actions.pause.setChecked(self._computers.is_paused)

    def let_read(self) -> None:
        """A computer that starts leaves time to read who does, and why."""
        if self._pace is not Pace.QUICK:
            self._computers.wait(READING_MS)

    def hurry(self) -> None:
        """A click ends a computer's pause; one that did not answer is asked again."""
        if self._computers.is_thinking:
            self._computers.hurry()
        else:
            self._controller.ask_again()

    def _pause(self, paused: bool) -> None:
        self._computers.set_paused(paused)
        self._presenter.show_pause()

    def _step(self) -> None:
        self._actions.pause.setChecked(True)
        self._pause(True)
        self._computers.step()

    def _set_fast(self) -> None:
        self.keep_pace()
        self._computers.hurry()
