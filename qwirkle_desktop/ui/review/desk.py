"""Opens the review of a finished game beside its replay, has it made, and shows its plays on the board."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from qwirkle_desktop.controller.reviewer import Reviewer
from qwirkle_desktop.controller.reviewing import can_review
from qwirkle_desktop.library.store import Library, SavedGame
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.game_desk import GameDesk
from qwirkle_desktop.ui.phrases import replay as phrases
from qwirkle_desktop.ui.position import seat_cards
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.replay.desk import ReplayDesk
from qwirkle_desktop.ui.screens.end_card import EndCard

if TYPE_CHECKING:
    from qwirkle_desktop.controller.reviewed_games import ReviewedGames, Tries
    from qwirkle_desktop.review.game import Review
    from qwirkle_desktop.review.turn import TurnReview
    from qwirkle_desktop.review.valuing import Candidate
    from qwirkle_desktop.ui.replay.page import ReplayPage

    from .panel import ReviewPanel
    from .retry import Retry
    from .retry_desk import RetryDesk

MOST_TURNS = 10**6
"""As a turn it means the last one."""


class ReviewDesk(QObject):
    """One review at a time, that of the game which is replayed. All about it is imported with the first."""

    def __init__(
        self,
        actions: Actions,
        reviewer: Reviewer,
        replays: ReplayDesk,
        desk: GameDesk,
        presenter: Presenter,
        end_card: EndCard,
        appearance: Appearance,
    ) -> None:
        super().__init__(presenter)
        self._action, self._reviewer, self._replays, self._desk = actions.review, reviewer, replays, desk
        self._end_card, self._appearance = end_card, appearance
        self._panel: ReviewPanel | None = None
        self._tries: RetryDesk | None = None
        self._reviewed = ""
        self._action.triggered.connect(self._turn)
        presenter.said.connect(self.refresh)
        end_card.review.connect(self.show_table)
        replays.opened.connect(self._take_page)
        replays.left.connect(self._leave)
        reviewer.turn_reviewed.connect(self._add_turn)
        reviewer.reviewed.connect(self._finish)
        reviewer.failed.connect(self._tell_failure)
        self.refresh()

    @property
    def panel(self) -> "ReviewPanel | None":
        """The panel of the review that shows."""
        return self._panel

    @property
    def retry(self) -> "Retry | None":
        """The mistakes of a game that are being tried again."""
        return None if self._tries is None else self._tries.retry

    @property
    def _shown(self) -> SavedGame | None:
        return self._replays.saved or self._desk.on_table

    def refresh(self) -> None:
        """Offer a review where the game that shows may have one."""
        shown = self._shown
        can = shown is not None and can_review(shown.game)
        self._action.setEnabled(can and self.retry is None)
        self._end_card.set_reviewable(can)
        self._action.setChecked(self._panel is not None)
        self._action.setIconText(phrases.review())
        words = phrases.review_help() if can else _why_not(shown)
        self._action.setToolTip(words)
        self._action.setStatusTip(words)

    # Coming and going

    def show(self, id: str) -> None:
        """Review a kept game."""
        self._replays.show(id, MOST_TURNS)
        saved = self._replays.saved
        if saved is not None and saved.game.header.id == id:
            self._open()

    def show_table(self) -> None:
        """Review the game on the table."""
        if (saved := self._desk.on_table) is not None and can_review(saved.game):
            self._replays.open_at_end(saved)
            self._open()

    def _turn(self, wanted: bool) -> None:
        if self._replays.page is None:
            self.show_table()
        elif wanted:
            self._open()
        else:
            self._close()
        self.refresh()

    def _take_page(self, _page: "ReplayPage") -> None:
        """A replay opened; one that is opened anew, for another language, has its review as before."""
        saved = self._replays.saved
        self._panel = None
        self._stop_trying()
        if saved is not None and saved.game.header.id == self._reviewed:
            self._open()
        else:
            self._forget()
        self.refresh()

    def _open(self) -> None:
        page, course, saved = self._replays.page, self._replays.course, self._replays.saved
        if page is None or course is None or saved is None or self._panel is not None:
            return
        if not can_review(saved.game):
            page.bar.words.say(phrases.review(), _why_not(saved))
            return
        from .panel import ReviewPanel

        look, game = self._appearance, saved.game
        seats = seat_cards(game, saved.colours)
        self._panel = panel = ReviewPanel(game, seats, look.theme, look.fonts, look.sprites)
        self._reviewed = game.header.id
        page.set_aside(panel)
        panel.turn_chosen.connect(self._go_to)
        panel.choice_shown.connect(self._show_choice)
        panel.retry_asked.connect(self._retry)
        panel.cancelled.connect(self._cancel)
        panel.wanted_again.connect(self._work)
        course.moved.connect(self._follow)
        panel.show_place(course.place)
        self._fit(page)
        review = self._reviewer.find(game)
        if review is None:
            self._work()
        else:
            panel.show_review(review)
        self.refresh()

    def _close(self) -> None:
        """The replay goes on without it."""
        page = self._replays.page
        self._show_choice(None)
        self._forget()
        if page is not None:
            page.set_aside(None)
            self._fit(page)
        self.refresh()

    def _leave(self) -> None:
        self._stop_trying()
        self._forget()
        self.refresh()

    def _forget(self) -> None:
        self._panel = None
        self._reviewed = ""
        self._reviewer.leave()

    def _fit(self, page: "ReplayPage") -> None:
        from .on_board import fit_view

        fit_view(page)

    # The work

    def _work(self) -> None:
        if self._panel is not None and self._replays.saved is not None:
            self._panel.show_working()
            self._reviewer.review(self._replays.saved.game)

    def _add_turn(self, done: float, turn: "TurnReview") -> None:
        if self._panel is not None:
            self._panel.add_turn(done, turn)

    def _finish(self, review: "Review") -> None:
        if self._panel is not None:
            self._panel.show_review(review)

    def _cancel(self) -> None:
        self._reviewer.cancel()
        if self._panel is not None:
            self._panel.show_stopped(failed=False)

    def _tell_failure(self) -> None:
        if self._panel is not None and self._panel.review is None:
            self._panel.show_stopped(failed=True)

    # Trying again

    def reviewed_games(self, library: Library) -> "ReviewedGames":
        """All games of the library that were reviewed."""
        return self._reviewer.reviewed_games(library)

    def try_again(self, series: "Sequence[Tries]") -> None:
        """Have mistakes tried, of whatever games; then the review of the last one shows."""
        if self._tries is None:
            from .retry_desk import RetryDesk

            self._tries = RetryDesk(self._replays, self._reviewer, self._appearance)
            self._tries.begun.connect(self.refresh)
            self._tries.over.connect(self._return)
        self._panel = None
        self._tries.begin(series)

    def _retry(self, seat: int) -> None:
        from qwirkle_desktop.controller.reviewed_games import Tries, mistakes_of

        saved, panel = self._replays.saved, self._panel
        if saved is not None and panel is not None and panel.review is not None:
            self.try_again([Tries(saved, mistakes_of(panel.review, seat))])

    def _return(self) -> None:
        """From the tries to the review."""
        self._open()
        self._show_choice(None)
        if self._replays.page is not None:
            self._fit(self._replays.page)

    def _stop_trying(self) -> None:
        if self._tries is not None:
            self._tries.forget()

    # On the board

    def _go_to(self, turn: int) -> None:
        if (course := self._replays.course) is not None:
            course.go(turn + 1)
            self._show_choice(None)

    def _follow(self, _before: int, place: int) -> None:
        page = self._replays.page
        if self._panel is not None and page is not None:
            page.scene.show_draft(None)
            self._panel.show_place(place)

    def _show_choice(self, choice: "Candidate | None") -> None:
        from .on_board import show_choice

        page, course = self._replays.page, self._replays.course
        if page is not None and course is not None:
            show_choice(page, course, choice)


def _why_not(saved: SavedGame | None) -> str:
    """Why a game has no review."""
    is_known = saved is None or saved.game.header.variant.is_plain
    return phrases.no_review_yet() if is_known else phrases.no_review_of_this()
