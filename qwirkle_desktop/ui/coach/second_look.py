"""Teaching: before a play that loses much, a person who plays alone is asked once to look again."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.controller.analysis import Analysis
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.review.valuing import Candidate
from qwirkle_desktop.rules.moves import Move, Play
from qwirkle_desktop.rules.view import view_of
from qwirkle_desktop.ui.phrases import teaching as phrases
from qwirkle_desktop.ui.phrases.wording import sentences
from qwirkle_desktop.ui.position import area_of
from qwirkle_desktop.ui.table import Table

from .card import CoachCard

PATIENCE_MS = 2000
"""A play waits so long for the coach; without an answer it is made."""
SURE = 2.0
"""Standard errors that a loss must be above none, as in a review."""

GoOn = Callable[[], object]


class SecondLook(QObject):
    """Lets plays through, at once, later, or not before they are ordered again.

    waiting(str): the coach looks at the play. told(str): this was said, for who cannot see it.
    """

    waiting = Signal(object)
    told = Signal(object)

    def __init__(self, controller: GameController, table: Table, analysis: Analysis) -> None:
        super().__init__(table)
        self._controller, self._table, self._analysis = controller, table, analysis
        self._ticket = self._limit = 0
        self._asked: tuple[str, int] | None = None
        self._move: Move | None = None
        self._go_on: GoOn | None = None
        self._card = CoachCard(table.view, "second_look_card")
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._let_through)
        analysis.weighed.connect(self._take)
        analysis.failed.connect(self._fail)
        controller.draft_changed.connect(self.drop)
        table.marks.changed.connect(self.drop)
        self._card.more.connect(self.drop)
        self._card.closed.connect(self._let_through)

    @property
    def card(self) -> CoachCard:
        """Where it is asked."""
        return self._card

    def consider(self, move: Move, limit: int, go_on: GoOn) -> None:
        """Let a move through, unless the coach finds in time that it loses so many points.

        That is asked once in a turn.
        """
        game, turn = self._controller.game, self._turn
        is_again = self._go_on is not None or turn == self._asked
        self.drop()
        if game is None or turn is None or is_again:
            go_on()
            return
        self._move, self._limit, self._go_on = move, limit, go_on
        self._ticket = self._analysis.weigh(view_of(game.state, game.state.seat), move)
        self._patience.start()
        self.waiting.emit(phrases.weighing())

    def drop(self) -> None:
        """Something else is done: the play is not made, and nothing is asked about it."""
        self._patience.stop()
        if self._go_on is not None:
            self._analysis.forget()
        self._go_on = self._move = None
        if self._card.isVisible():
            self._card.hide()
            self._table.view.setFocus()

    @property
    def _turn(self) -> tuple[str, int] | None:
        """Which turn of which game is on."""
        game = self._controller.game
        return None if game is None else (game.header.id, len(game.steps))

    def _take(self, ticket: int, made: Candidate | None) -> None:
        if ticket != self._ticket or not self._patience.isActive():
            return
        self._patience.stop()
        # That nothing is said is an answer, too.
        self._controller.note_help()
        lost = 0.0 if made is None or made.behind <= SURE * made.doubt else made.behind
        if lost < self._limit:
            self._let_through()
        else:
            self._ask(lost)

    def _fail(self, ticket: int) -> None:
        if ticket == self._ticket and self._patience.isActive():
            self._let_through()

    def _let_through(self) -> None:
        go_on = self._go_on
        self.drop()
        if go_on is not None:
            go_on()

    def _ask(self, lost: float) -> None:
        self._asked = self._turn
        heading, text = phrases.heading(), phrases.loses(round(lost))
        more, close = phrases.look_again(), phrases.play_anyway()
        self._card.say(heading, text, more=more, close=close)
        laid = self._move.placements if isinstance(self._move, Play) else ()
        area = area_of(placement.cell for placement in laid)
        self._card.show_beside([area])
        self.told.emit(sentences(heading, text))
