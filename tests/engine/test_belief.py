"""What a seat did tells what it hardly holds: hidden hands are dealt accordingly."""

import pytest

from qwirkle_desktop.engine.imagined import rollouts_of
from qwirkle_desktop.engine.playout import HAND
from qwirkle_desktop.engine.rollouts import Rollouts
from qwirkle_desktop.engine.table import table_of
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.tiles import parse_tile, parse_tiles
from qwirkle_desktop.rules.view import HiddenTrade, PlayerView, PublicMove
from tests.tables import play

FIVE = "Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0 Bc@0,1 Bs@1,1"
"""A line of five that a red eight-point star completes, and what the other seat laid instead."""
INSTEAD = play("Bc@0,1 Bs@1,1")
DEALS = 400


def seen(*history: tuple[int, PublicMove], others: tuple[int, ...] = (6,)) -> PlayerView:
    scores = (0,) * (1 + len(others))
    return PlayerView(
        parse_board(FIVE), parse_tiles("Gc Gd Ye Pf Ol Os"), 95 - sum(others), others, scores, history=history
    )


def share_that_holds(tile: str, view: PlayerView, seat: int = 1) -> float:
    """In how many of the deals the seat holds the tile."""
    rollouts = rollouts_of(view, table_of(view.board), seed=5)
    bit = 1 << parse_tile(tile).kind
    held = 0
    for _ in range(DEALS):
        held += bool(hand_dealt(rollouts, seat) & bit)
    return held / DEALS


def hand_dealt(rollouts: Rollouts, seat: int) -> int:
    """The kinds dealt to a seat in one more deal: with nothing to compare, a sample is only its deal."""
    rollouts.sample(1, 1)
    return int(rollouts.playout.hands[HAND * seat])


def test_who_left_a_qwirkle_alone_hardly_kept_its_tile():
    unknown = share_that_holds("Re", seen())
    known = share_that_holds("Re", seen((1, INSTEAD)))
    assert unknown == pytest.approx(0.18, abs=0.06)
    # Two of the six tiles were drawn since.
    assert known == pytest.approx(0.07, abs=0.05)


def test_other_tiles_are_as_likely_as_before():
    assert share_that_holds("Pc", seen((1, INSTEAD))) == pytest.approx(0.18, abs=0.07)


def test_who_traded_with_a_qwirkle_open_hardly_kept_its_tile():
    assert share_that_holds("Re", seen((1, HiddenTrade(1)))) < 0.09


def test_each_seat_is_judged_by_its_own_move():
    view = seen((2, INSTEAD), others=(6, 6))
    assert share_that_holds("Re", view, seat=1) > share_that_holds("Re", view, seat=2) + 0.04


def test_a_history_of_another_board_tells_nothing():
    strange = seen((1, play("Gc@40,40 Gs@41,40")))
    assert share_that_holds("Re", strange) == share_that_holds("Re", seen())


def test_what_the_seat_did_before_its_last_move_does_not_count():
    assert share_that_holds("Re", seen((1, HiddenTrade(3)), (1, INSTEAD))) == share_that_holds(
        "Re", seen((1, INSTEAD))
    )
