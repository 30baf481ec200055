"""Where a replay is: at a turn of a game, standing still or going on by itself."""

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.library.game import Game


class Speed(Enum):
    """How long a turn shows while the replay plays, in ms."""

    SLOW = 2400
    NORMAL = 1200
    FAST = 450


class Course(QObject):
    """A game's turns one after another; `place` counts those made, 0 being the deal.

    moved(int, int): the replay went from one place to another.
    playing_changed(bool): it goes on by itself now, or does not any more.
    """

    moved = Signal(object, object)
    playing_changed = Signal(object)

    def __init__(self, game: Game, place: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._place = self._within(place)
        self._timer = QTimer(self, interval=Speed.NORMAL.value)
        self._timer.timeout.connect(self._play_turn)

    @property
    def game(self) -> Game:
        """The whole game."""
        return self._game

    @property
    def shown(self) -> Game:
        """The game as far as the replay shows it."""
        game, place = self._game, self._place
        return replace(game, steps=game.steps[:place], times=game.times[:place])

    @property
    def place(self) -> int:
        """How many turns the replay shows; an end that the players made counts as one."""
        return self._place

    @property
    def last(self) -> int:
        """The place of the end."""
        return len(self._game.steps)

    @property
    def is_playing(self) -> bool:
        """Whether the replay goes on by itself."""
        return self._timer.isActive()

    def go(self, place: int) -> None:
        """Go to a place, or as near as there is one, and stand still there."""
        self.pause()
        self._go(place)

    def play(self) -> None:
        """Go on by itself; from the end it begins anew."""
        if self._place == self.last:
            self._go(0)
        if self._place < self.last:
            self._timer.start()
            self.playing_changed.emit(True)

    def pause(self) -> None:
        """Stand still."""
        if self.is_playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def set_speed(self, speed: Speed) -> None:
        """Show every turn so long from now on."""
        self._timer.setInterval(speed.value)

    def _play_turn(self) -> None:
        self._go(self._place + 1)
        if self._place == self.last:
            self.pause()

    def _go(self, place: int) -> None:
        before, self._place = self._place, self._within(place)
        if before != self._place:
            self.moved.emit(before, self._place)

    def _within(self, place: int) -> int:
        return max(0, min(place, len(self._game.steps)))
