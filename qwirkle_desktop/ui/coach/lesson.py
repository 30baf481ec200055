"""The first lesson on the real table: each step is done by doing it, and can be left at any time."""

from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.practice import practice_game
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.phrases import tutorial as phrases
from qwirkle_desktop.ui.phrases.seats import COMPUTERS, you
from qwirkle_desktop.ui.phrases.wording import sentences
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.table import Table

from .card import CoachCard
from .lesson_steps import STEPS

PRAISE_MS = 1200
"""So long what was done is seen before the next step."""


class Lesson(QObject):
    """Owns which step is on the table.

    opened(): a step is on the table. left(): the lesson was left. play(): a game is to begin.
    """

    opened = Signal()
    left = Signal()
    play = Signal()

    def __init__(self, controller: GameController, table: Table, presenter: Presenter) -> None:
        super().__init__(table)
        self._controller, self._table, self._presenter = controller, table, presenter
        self._card = CoachCard(table.view, "lesson_card")
        # A child reads it.
        self._card.text.setProperty("role", "name")
        self._place = 0
        self._game: Game | None = None
        self._praise = QTimer(self, singleShot=True, interval=PRAISE_MS)
        self._praise.timeout.connect(self._go_on)
        controller.advanced.connect(self._take_step)
        controller.game_shown.connect(self._leave_other)
        self._card.closed.connect(self._close)
        self._card.more.connect(self._go_on)

    @property
    def card(self) -> CoachCard:
        """What is said."""
        return self._card

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
        self._game = None
        self._card.hide()

    def retranslate(self) -> None:
        """Say the step in the language of the window."""
        if self._game is not None and self._place < len(STEPS):
            self._say_step("")

    def _show_step(self, more: str = "") -> None:
        step = STEPS[self._place]
        self._game = practice_game(step.view, (you(), COMPUTERS[0]))
        self._presenter.set_colours(())
        self._controller.show(self._game, kept=False)
        self._say_step(more)

    def _say_step(self, more: str) -> None:
        text = phrases.sentence(STEPS[self._place].sentence)
        heading = phrases.step(self._place + 1, len(STEPS))
        self._say(heading, sentences(more, text) if more else text, phrases.skip())

    def _say(self, heading: str, text: str, more: str) -> None:
        self._card.say(heading, text, more=more, close=phrases.leave())
        view = self._table.view
        self._card.show_beside([view.mapFromScene(self._table.scene.content_rect()).boundingRect()])

    def _take_step(self, step: Step) -> None:
        game = self._controller.game
        if self._game is None or game is None or game.header.id != self._game.header.id or step.seat:
            return
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
            self._say(phrases.finished(), phrases.finished_text(), phrases.play())
        else:
            self.leave()
            self.play.emit()

    def _close(self) -> None:
        self.leave()
        self._controller.leave()
        self.left.emit()

    def _leave_other(self, game: Game) -> None:
        """Another game is on the table."""
        if self._game is not None and game.header.id != self._game.header.id:
            self.leave()
