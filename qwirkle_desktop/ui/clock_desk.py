"""The time for a turn, in the window: on the card, in words, and the pause that covers the table."""

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.turn_clock import TurnClock
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.phrases import house as phrases
from qwirkle_desktop.ui.phrases.seats import shown_name
from qwirkle_desktop.ui.phrases.turns import turn_heading
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.table import Table

SAID_ALOUD = (30, 10)
"""Seconds left at which a screen reader is told; a clock that spoke all the time would drown everything."""


class ClockDesk(QObject):
    """Connects the clock to the table. told(str): that is news for a screen reader. rang(): time is up."""

    told = Signal(object)
    rang = Signal()

    def __init__(
        self,
        actions: Actions,
        controller: GameController,
        table: Table,
        presenter: Presenter,
    ) -> None:
        super().__init__(table)
        self._action, self._controller = actions.pause_clock, controller
        self._table, self._presenter = table, presenter
        self.clock = TurnClock(controller)
        self.clock.ticked.connect(self._tick)
        self.clock.reminded.connect(self._remind)
        self.clock.passed.connect(self._tell_pass)
        self.clock.paused.connect(self._tell_pause)
        actions.connect({actions.pause_clock: self._turn, actions.tell_state: self._tell_left})
        table.panel.clock_clicked.connect(self.clock.pause)
        table.overlays.curtain.resumed.connect(self.clock.go_on)
        presenter.said.connect(self.refresh)
        # The clock follows the draft after the presenter did.
        controller.draft_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Offer the pause where a clock could be stopped."""
        clock, game = self.clock, self._controller.game
        is_timed = game is not None and game.state.rules.turn_seconds is not None
        self._action.setVisible(is_timed)
        self._action.setEnabled(clock.can_pause or clock.is_paused)
        self._action.setChecked(clock.is_paused)
        if clock.is_paused:
            self._table.overlays.curtain.tell_pause(self._waiting())

    def _turn(self) -> None:
        if self.clock.is_paused:
            self.clock.go_on()
        else:
            self.clock.pause()
        self.refresh()

    def _tick(self, seconds: int | None) -> None:
        self._table.panel.show_clock(seconds)
        if seconds in SAID_ALOUD and self.clock.can_pause:
            self.told.emit(phrases.time_left(seconds))

    def _tell_left(self) -> None:
        """After how the game stands."""
        if (seconds := self.clock.seconds) is not None:
            self.told.emit(phrases.time_left(seconds))

    def _remind(self) -> None:
        self._presenter.warn(phrases.time_is_up())
        self.rang.emit()

    def _tell_pass(self, seat: int) -> None:
        text = phrases.timed_out(self._name(seat))
        self._table.overlays.curtain.tell(text)
        self._presenter.say(text)
        self.rang.emit()

    def _tell_pause(self, paused: bool) -> None:
        self._presenter.say_now()
        if paused:
            self.told.emit(phrases.paused())

    def _waiting(self) -> str:
        game = self._controller.game
        if game is None:
            return ""
        heading = turn_heading(self._name(game.state.seat), alone=len(self._controller.people) == 1)
        return phrases.paused_with(heading, self.clock.seconds or 0)

    def _name(self, seat: int) -> str:
        game = self._controller.game
        return shown_name(game.header.seats[seat].name) if game else ""
