"""Trying one's mistakes again, one after another: the answer hidden until it is found, or asked for."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.controller.practice import same_move
from qwirkle_desktop.controller.reviewer import Reviewer
from qwirkle_desktop.review.grades import ACCEPTED
from qwirkle_desktop.review.turn import TurnReview
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.moves import Move, Trade
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.rules.view import view_of
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.phrases import retry as retry_phrases
from qwirkle_desktop.ui.phrases import review_page as phrases
from qwirkle_desktop.ui.phrases.refusals import refusal_text
from qwirkle_desktop.ui.phrases.review import explained
from qwirkle_desktop.ui.phrases.tiles import tile_name
from qwirkle_desktop.ui.phrases.wording import listed
from qwirkle_desktop.ui.position import show_position
from qwirkle_desktop.ui.replay.course import Course
from qwirkle_desktop.ui.replay.page import ReplayPage

from .on_board import draft_for
from .retry_panel import RetryPanel
from .retry_table import RetryTable


class Retry(QObject):
    """Turns of one game to be tried on its replay's page, the first of them number `before` + 1 of `count`.

    finished(bool): no more is tried, and whether all of them were.
    """

    finished = Signal(object)

    def __init__(
        self,
        page: ReplayPage,
        course: Course,
        table: RetryTable,
        reviewer: Reviewer,
        turns: Sequence[TurnReview],
        names: Sequence[str],
        look: Appearance,
        before: int,
        count: int,
    ) -> None:
        super().__init__(page)
        self._page, self._course, self.table = page, course, table
        self._reviewer, self._turns, self._names = reviewer, turns, names
        self._before, self._count = before, count
        self._at, self._is_done = 0, False
        self._asked: Move | None = None
        self.panel = RetryPanel(look.theme, look.fonts)
        page.set_aside(self.panel)
        page.set_bar(table.dock)
        self._enabled = [action for action in page.actions_.all if action.isEnabled()]
        for action in self._enabled:
            action.setEnabled(False)
        # Each is cut when the tries end: table and coach stay.
        self._links = [
            table.tried.connect(self._judge),
            table.gave_up.connect(self._show_best),
            table.refused.connect(self._refuse),
            table.changed.connect(self._wait),
            table.left.connect(self.end),
            reviewer.weighed.connect(self._take_weight),
            reviewer.failed.connect(self._tell_failure),
        ]
        self.panel.next_asked.connect(self._go_on)
        self.panel.left.connect(self.end)
        self._begin()

    @property
    def turn(self) -> TurnReview:
        """The turn that is tried."""
        return self._turns[self._at]

    @property
    def _step(self) -> Step:
        return self._course.game.steps[self.turn.turn]

    def _begin(self) -> None:
        turn = self.turn
        show_position(self._page.scene, self._course.game.cut(turn.turn))
        number = self._before + self._at + 1
        self.panel.show_turn(number, self._count, turn, self._names[turn.seat])
        self.table.begin(self._step.before)
        self._page.view.fit()
        self._wait()

    def _wait(self) -> None:
        self.table.say(phrases.turn_heading(self.turn.turn + 1, self._names[self.turn.seat]), "")

    def end(self) -> None:
        """Leave the board to the replay."""
        self._reviewer.cancel()
        for link in self._links:
            QObject.disconnect(link)
        self.table.end()
        for action in self._enabled:
            action.setEnabled(True)
        self._page.set_bar(None)
        self.finished.emit(self._is_done)
        self.deleteLater()

    # Judging

    def _judge(self, move: Move) -> None:
        self._asked = move
        known = [one for one in (*self.turn.best, self.turn.made) if one and same_move(one.move, move)]
        if known:
            self._take_weight(known[0].behind)
        else:
            self.panel.say(retry_phrases.weighing())
            self._reviewer.weigh(view_of(self._step.before, self._step.seat), move)

    def _take_weight(self, lost: float) -> None:
        if self._asked is None:
            return
        move, self._asked = self._asked, None
        if lost < ACCEPTED:
            self.table.finish()
            best = self.turn.best[0].move
            words = retry_phrases.found_best() if same_move(move, best) else retry_phrases.found_good(lost)
            self._close(words)
        elif self.turn.made is not None and same_move(move, self.turn.made.move):
            self.panel.say(retry_phrases.same_again())
        else:
            self.panel.say(retry_phrases.not_yet_found(max(lost, 0.0)))

    def _show_best(self) -> None:
        best = self.turn.best[0]
        self._reviewer.cancel()
        self._asked = None
        self.table.show(draft_for(self._step.before, best.move))
        if isinstance(best.move, Trade):
            self._close(retry_phrases.best_is_trade(listed([tile_name(tile) for tile in best.move.tiles])))
        else:
            self._close(retry_phrases.best_is(best.score))

    def _close(self, words: str) -> None:
        self.panel.say(words, self._reasons())
        self.panel.show_done(is_last=self._before + self._at + 1 == self._count)

    def _reasons(self) -> list[str]:
        turn, step = self.turn, self._step
        if turn.made is None:
            return []
        return explained(view_of(step.before, step.seat), turn.best[0], turn.made)

    def _refuse(self, refusal: Refusal) -> None:
        draft: Draft | None = self.table.bench.draft
        opening = draft.opening_size if draft else 0
        words = refusal_text(refusal, opening_size=opening, bag=len(self._step.before.bag))
        self.table.say(phrases.retry_heading(), words, is_error=True)

    def _tell_failure(self) -> None:
        if self._asked is not None:
            self._asked = None
            self.panel.say(phrases.failed())

    def _go_on(self) -> None:
        if self._at + 1 == len(self._turns):
            self._is_done = True
            self.end()
            return
        self._asked = None
        self._reviewer.cancel()
        self._at += 1
        self._begin()
