"""A window with games whose reviews were kept: made up, so that no test waits for the engine."""

import pytest

from qwirkle_desktop.controller.review_shelf import ReviewShelf
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.review.game import Review
from qwirkle_desktop.review.grades import Grade, grade_of
from qwirkle_desktop.review.samples import Mean
from qwirkle_desktop.review.turn import TurnReview
from qwirkle_desktop.review.valuing import Candidate
from qwirkle_desktop.review.work import VERSION
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.rules.view import view_of
from tests.ui.replay.conftest import Watcher, dressed, old_desk, open_desk, played, watcher

__all__ = ["Watcher", "dressed", "made_up", "old_desk", "open_desk", "played", "reviews", "watcher"]

MISTAKES = {4: 4.2, 7: 7.0, 10: 2.0}
"""Turns (from 0) and what each is said to have lost."""


def made_up(game: Game) -> Review:
    """A review that calls the second play in points the best one in the turns of `MISTAKES`."""
    turns = tuple(_turn(number, step) for number, step in enumerate(game.steps) if step.move)
    return Review(VERSION, (Mean(3.0, 1.0), Mean(0.1, 1.0)), turns, game.state.scores)


def _turn(number: int, step: Step) -> TurnReview:
    plays = [(move, score) for move, score in all_plays(view_of(step.before, step.seat)) if move != step.move]
    loss = MISTAKES.get(number, 0.0) if plays else 0.0
    made = Candidate(step.move, step.score, 5.0 - loss, 0.5, loss, 0.2)
    others = [Candidate(move, score, 5.0, 0.5, 0.0 if loss else 1.0, 0.2) for move, score in plays[:4]]
    best = tuple(others) if loss else (made, *others)
    grade = grade_of(loss, 0.0, decided=False) if plays else Grade.FORCED
    return TurnReview(
        turn=number,
        seat=step.seat,
        grade=grade,
        best=best,
        made=made,
        loss=loss,
        doubt=0.2,
        chance=0.5,
        fall=0.01 * loss,
        weight=1.0 if plays else 0.0,
        luck=Mean(0.5, 0.5),
    )


@pytest.fixture
def reviews(watcher: Watcher) -> ReviewShelf:
    """Where the window looks for kept reviews."""
    return watcher.contents.reviews._reviewer._shelf
