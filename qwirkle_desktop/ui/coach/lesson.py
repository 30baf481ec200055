"""The first lesson on the real table: each step is done by doing it, and can be left at any time."""

from PySide6.QtCore import QTimer, Signal

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.phrases import tutorial as phrases
from qwirkle_desktop.ui.phrases.seats import COMPUTERS, you
from qwirkle_desktop.ui.phrases.wording import sentences
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.table import Table

from .lesson_steps import STEPS
from .practice import Practice

PRAISE_MS = 1200
"""So long what was done is seen before the next step."""


class Lesson(Practice):
    """Owns which step is on the table.

    play(): a game is to begin.
    """

    play = Signal()

    def __init__(self, controller: GameController, table: Table, presenter: Presenter) -> None:
        super().__init__(controller, table, presenter, "lesson_card")
        # A child reads it.
        self.card.text.setProperty("role", "name")
        self._place = 0
        self._praise = QTimer(self, singleShot=True, interval=PRAISE_MS)
        self._praise.timeout.connect(self._go_on)

    @property
    def place(self) -> int:
        """Which step is on the table, from 0; past the last at the end."""
        return self._place

    def begin(self) -> None:
        """From the first step."""
        self._place = 0
        self._show_step()
        self.opened.emit()

    def leave(self) -> None:
        """Take the lesson off the table, without a word."""
        self._praise.stop()
        super().leave()

    def retranslate(self) -> None:
        """Say the step in the language of the window."""
        if self._game is None:
            return
        if self._place < len(STEPS):
            self._say_step("")
        else:
            self._say_end()

    def _show_step(self, more: str = "") -> None:
        self._put(STEPS[self._place].view, (you(), COMPUTERS[0]))
        self._say_step(more)

    def _say_step(self, more: str) -> None:
        text = phrases.sentence(STEPS[self._place].sentence)
        heading = phrases.step(self._place + 1, len(STEPS))
        self._say(heading, sentences(more, text) if more else text, phrases.skip())

    def _say_end(self) -> None:
        self._say(phrases.finished(), phrases.finished_text(), phrases.play())

    def _say(self, heading: str, text: str, more: str) -> None:
        self.card.say(heading, text, more=more, close=phrases.leave())
        self.card.show_beside([self._table.scene.content_rect()])

    def _take_turn(self, step: Step) -> None:
        if STEPS[self._place].is_done(step):
            self._say(phrases.well_done(), "", "")
            self._praise.start()
        else:
            QTimer.singleShot(0, self, self._again)

    def _again(self) -> None:
        if self._game is not None:
            self._show_step(phrases.try_again())

    def _go_on(self) -> None:
        self._praise.stop()
        if self._game is None:
            return
        self._place += 1
        if self._place < len(STEPS):
            self._show_step()
        elif self._place == len(STEPS):
            self._table.overlays.clear_board()
            self._say_end()
        else:
            self.leave()
            self.play.emit()
