"""Reasons in sentences: each kind, with its figures."""

import pytest
from PySide6.QtCore import QLocale

from qwirkle_desktop.review.facts import facts_of
from qwirkle_desktop.review.grades import Grade
from qwirkle_desktop.review.reasons import Reason, Topic, reasons_of
from qwirkle_desktop.review.valuing import Candidate
from qwirkle_desktop.rules.moves import Trade
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.view import PlayerView
from qwirkle_desktop.ui.phrases import review_page
from qwirkle_desktop.ui.phrases.review import explained, reason_sentence
from tests.tables import drawn, play

FOUR = drawn("Rc Rs Rd Rl\nBc .  .  .").board
FIVE = drawn("Rc Rs Rd Rl Rf\nBc .  .  .  .").board
BLOCKED = drawn("Rc Rs Rd Rl Rf\nBc .  .  .  Bf").board


@pytest.fixture(autouse=True)
def plain_figures():
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    yield
    QLocale.setDefault(before)


def view(board, hand: str, bag: int = 60) -> PlayerView:
    return PlayerView(board, parse_tiles(hand), bag, (6,), (0, 0))


def sentence(topic: Topic, seen: PlayerView, better, other) -> str:
    return reason_sentence(Reason(topic, 1.0, facts_of(seen, better), facts_of(seen, other)))


def test_every_topic_has_a_sentence() -> None:
    five, four = view(FIVE, "Re Be Gc"), view(FOUR, "Rf Bs Gd")
    keeps = view(FOUR, "Rf Gs Gs Pd")
    told = {
        Topic.POINTS: sentence(Topic.POINTS, five, play("Re@5,0"), play("Be@-1,1")),
        Topic.QWIRKLE: sentence(Topic.QWIRKLE, five, play("Re@5,0"), play("Be@-1,1")),
        Topic.OPENS: sentence(Topic.OPENS, four, play("Bs@1,1"), play("Rf@4,0")),
        Topic.BLOCKS: sentence(Topic.BLOCKS, view(BLOCKED, "Bs Gd"), play("Bs@5,1"), play("Bs@1,1")),
        Topic.HOLDS: sentence(Topic.HOLDS, view(FOUR, "Rf Re Bs"), play("Rf@4,0"), play("Bs@1,1")),
        Topic.KEEPS: sentence(Topic.KEEPS, keeps, Trade(parse_tiles("Gs")), Trade(parse_tiles("Pd"))),
        Topic.GOES_OUT: sentence(Topic.GOES_OUT, view(FOUR, "Bs", bag=0), play("Bs@1,1"), Trade(())),
        Topic.TILES: sentence(Topic.TILES, view(FOUR, "Rf Bs", bag=0), play("Bs@1,1"), Trade(())),
        Topic.TRADES: sentence(Topic.TRADES, four, Trade(parse_tiles("Gd")), play("Rf@4,0")),
    }
    assert told.keys() == set(Topic)
    assert all(told.values())
    assert len(set(told.values())) == len(Topic)


def candidate(move, score: int, behind: float) -> Candidate:
    return Candidate(move, score, 10 - behind, 0.5, behind, 0.2)


def test_what_the_reasons_do_not_carry_is_said() -> None:
    five = view(FIVE, "Re Be Gc")
    best, other = candidate(play("Re@5,0"), 12, 0.0), candidate(play("Be@-1,1"), 2, 8.0)
    assert explained(five, best, other)[0] == "1 Qwirkle: 12 points now instead of 2."
    much = explained(five, best, candidate(other.move, 2, 30.0))
    assert much[-1:] == ["Most of the difference shows only in the turns that follow."]
    upside_down = explained(five, candidate(other.move, 2, 0.0), candidate(best.move, 12, 3.0))
    assert upside_down[0].endswith("now instead of 12, but more in the end.")
    (nothing,) = explained(five, best, candidate(best.move, 12, 3.0))
    assert "not from one thing" in nothing


def test_no_duplicate_is_told_without_a_number() -> None:
    seen = view(FOUR, "Gs Gs Bd Pl")
    assert sentence(Topic.KEEPS, seen, Trade(parse_tiles("Gs")), Trade(parse_tiles("Pl"))) == (
        "No duplicate stays in the hand."
    )


def test_points_and_qwirkles_are_told_with_both_figures() -> None:
    five = view(FIVE, "Re Be Gc")
    assert sentence(Topic.POINTS, five, play("Re@5,0"), play("Be@-1,1")) == "12 points now instead of 2."
    told = sentence(Topic.QWIRKLE, five, play("Re@5,0"), play("Be@-1,1"))
    assert told == "1 Qwirkle: 12 points now instead of 2."


def test_what_is_opened_is_told_with_its_tile_its_points_and_the_chance() -> None:
    four = view(FOUR, "Rf Bs Gd")
    (reason, *_) = reasons_of(four, play("Bs@1,1"), play("Rf@4,0"))
    told = reason_sentence(reason)
    assert "red eight-point star completes it for 12 points" in told
    assert "%" in told


@pytest.mark.parametrize("grade", Grade)
def test_every_grade_has_a_verdict(grade: Grade) -> None:
    assert review_page.verdict(grade, 0.0)
    assert review_page.verdict(grade, 2.0)


def test_figures_have_their_sign() -> None:
    assert [review_page.signed(value) for value in (2.2, -2.2, 0.01)] == ["+2.2", "−2.2", "0.0"]
