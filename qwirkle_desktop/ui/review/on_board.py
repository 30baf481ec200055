"""Shows on the replay's board what might have been played in the turn that it shows."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from qwirkle_desktop.rules.draft import Draft, draft_of
from qwirkle_desktop.rules.moves import Move, Play
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.ui.board.items import rect_of
from qwirkle_desktop.ui.position import show_position
from qwirkle_desktop.ui.replay.course import Course
from qwirkle_desktop.ui.replay.page import ReplayPage

if TYPE_CHECKING:
    from qwirkle_desktop.review.valuing import Candidate


def show_choice(page: ReplayPage, course: Course, choice: "Candidate | None") -> None:
    """Show this play in place of the turn's own, as a draft; None: the board as the replay has it."""
    page.finish()
    if choice is None or not course.place:
        page.scene.show_draft(None)
        show_position(page.scene, course.shown)
        return
    turn = course.place - 1
    show_position(page.scene, course.game.cut(turn))
    draft = draft_for(course.game.steps[turn].before, choice.move)
    page.scene.show_draft(draft)
    area = QRectF()
    for placement in draft.placements:
        area = area.united(rect_of(placement.cell))
    page.view.follow(area)


def fit_view(page: ReplayPage) -> None:
    """Have the whole board in sight once something else lies beside it."""
    layout = page.layout()
    if layout is not None:
        layout.activate()
    page.view.fit()
    page.view.finish()


def draft_for(state: GameState, move: Move) -> Draft:
    """The move as a draft of the hand on turn; what is no play lays nothing."""
    draft = draft_of(state, state.seat)
    left = dict(enumerate(draft.hand))
    laid = []
    for placement in move.placements if isinstance(move, Play) else ():
        place = next(place for place, tile in left.items() if tile == placement.tile)
        del left[place]
        laid.append((place, placement.cell))
    return replace(draft, laid=tuple(laid))
