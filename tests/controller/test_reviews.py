"""Reviews come from a process of their own, and are kept until the game or the coach changes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from qwirkle_desktop.controller import review_shelf
from qwirkle_desktop.controller.review_shelf import ReviewShelf
from qwirkle_desktop.controller.reviewer import Reviewer
from qwirkle_desktop.controller.reviewing import can_review
from qwirkle_desktop.review.game import Review
from qwirkle_desktop.review.samples import Mean
from qwirkle_desktop.review.work import VERSION
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import close
from tests.controller.conftest import FakeEngine
from tests.processes import children
from tests.ui.replay.conftest import played

TURN = (
    "dict(turn=n, seat=n % 2, grade='good', best=[], made=None, loss=0.5, doubt=0.1,"
    " chance=0.5, fall=0.0, weight=1.0, luck=[0.0, 1.0])"
)
COACH = f"""
for request in requests():
    if request['do'] == 'review':
        for n in range(len(request['turns'])):
            answer(id=request['id'], info=dict(done=(n + 1) / len(request['turns']), turn={TURN}))
        answer(id=request['id'], review=dict(version={VERSION}, opening=[[0.0, 1.0]] * 2, scores=[3, 2]))
    elif request['do'] == 'analyse':
        answer(id=request['id'], made=dict(behind=1.5))
"""
NEVER_DONE = "for request in requests(): pass"
DIES = "next(requests()); sys.exit(3)"
BABBLES = "next(requests()); print('oh no', flush=True); time.sleep(60)"
REFUSES = "answer(id=next(requests())['id'], error='no'); time.sleep(60)"

Fake = Callable[..., FakeEngine]


@pytest.fixture
def new_reviewer(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Reviewer]]:
    """Starts reviewers; in the end no process may be left."""
    made: list[Reviewer] = []

    def make(fake: FakeEngine, silence_ms: int = 20_000) -> Reviewer:
        made.append(Reviewer(fake.command, tmp_path / "reviews", silence_ms=silence_ms))
        return made[-1]

    yield make
    for reviewer in made:
        reviewer.stop()
    QCoreApplication.processEvents()
    assert children() == []


def test_a_game_is_reviewed_turn_by_turn(
    qtbot: QtBot, fake_engine: Fake, new_reviewer: Callable[..., Reviewer]
) -> None:
    reviewer, game = new_reviewer(fake_engine(COACH)), played("Ada", "Ben", turns=4)
    done: list[float] = []
    reviewer.turn_reviewed.connect(lambda share, _turn: done.append(share))
    with qtbot.waitSignal(reviewer.reviewed) as answer:
        reviewer.review(game)
    assert done == [0.25, 0.5, 0.75, 1.0]
    assert [turn.turn for turn in answer.args[0].turns] == [0, 1, 2, 3]
    assert reviewer.find(game) == answer.args[0]
    assert not reviewer._process.is_busy


def test_a_move_is_weighed(qtbot: QtBot, fake_engine: Fake, new_reviewer: Callable[..., Reviewer]) -> None:
    from qwirkle_desktop.rules.view import view_of

    reviewer, game = new_reviewer(fake_engine(COACH)), played("Ada", "Ben", turns=4)
    step = game.steps[3]
    with qtbot.waitSignal(reviewer.weighed) as answer:
        reviewer.weigh(view_of(step.before, step.seat), step.move)
    assert answer.args == [1.5]


@pytest.mark.parametrize("behaviour", [DIES, BABBLES, REFUSES])
def test_a_coach_that_fails_is_told_and_gone(
    qtbot: QtBot, fake_engine: Fake, new_reviewer: Callable[..., Reviewer], behaviour: str
) -> None:
    reviewer = new_reviewer(fake_engine(behaviour))
    with qtbot.waitSignal(reviewer.failed):
        reviewer.review(played("Ada", "Ben", turns=4))
    assert not reviewer._process.is_busy


def test_a_coach_that_says_nothing_is_given_up(
    qtbot: QtBot, fake_engine: Fake, new_reviewer: Callable[..., Reviewer]
) -> None:
    reviewer = new_reviewer(fake_engine(NEVER_DONE), silence_ms=300)
    with qtbot.waitSignal(reviewer.failed):
        reviewer.review(played("Ada", "Ben", turns=4))


def test_what_was_cancelled_is_not_heard_of_again(
    qtbot: QtBot, fake_engine: Fake, new_reviewer: Callable[..., Reviewer]
) -> None:
    reviewer, game = new_reviewer(fake_engine(COACH)), played("Ada", "Ben", turns=4)
    reviewer.review(game)
    reviewer.cancel()
    heard: list[object] = []
    reviewer.reviewed.connect(heard.append)
    with qtbot.waitSignal(reviewer.reviewed):
        reviewer.review(game)
    assert len(heard) == 1


def test_only_games_that_are_over_for_good_are_reviewed() -> None:
    going_on = played("Ada", "Ben", turns=4)
    assert not can_review(going_on)
    assert not can_review(going_on.after(close(going_on.state, EndReason.ABANDONED)))
    assert can_review(played("Ada", "Ben"))


def review(version: int = VERSION) -> Review:
    return Review(version, (Mean(0.5, 1.0), Mean(-0.5, 1.0)), (), (3, 2))


def test_a_kept_review_is_found_until_its_game_has_another_course(tmp_path: Path) -> None:
    shelf, game = ReviewShelf(tmp_path / "reviews"), played("Ada", "Ben", turns=4)
    assert shelf.find(game) is None
    shelf.keep(game, review())
    assert shelf.find(game) == review()
    assert shelf.find(game.cut(3)) is None


def test_a_review_of_another_version_is_made_anew(tmp_path: Path) -> None:
    shelf, game = ReviewShelf(tmp_path), played("Ada", "Ben", turns=4)
    shelf.keep(game, review(VERSION + 1))
    assert shelf.find(game) is None


@pytest.mark.parametrize("damage", [b"", b"no review", b"\x1f\x8b\x08\x00"])
def test_a_damaged_review_is_not_there(tmp_path: Path, damage: bytes) -> None:
    shelf, game = ReviewShelf(tmp_path), played("Ada", "Ben", turns=4)
    (tmp_path / f"{game.header.id}{review_shelf.SUFFIX}").write_bytes(damage)
    assert shelf.find(game) is None


def test_reviews_of_games_that_are_gone_are_thrown_away(tmp_path: Path) -> None:
    shelf, game = ReviewShelf(tmp_path), played("Ada", "Ben", turns=4)
    shelf.keep(game, review())
    shelf.sweep(lambda id: id == game.header.id)
    assert shelf.find(game) is not None
    shelf.sweep(set().__contains__)
    assert list(tmp_path.iterdir()) == []
