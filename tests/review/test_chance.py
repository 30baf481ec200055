"""The chance to win: what an expected margin means, and how sure it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwirkle_desktop.review.chance import win_chance

margins = st.floats(-60, 60)
tiles = st.integers(1, 96)
seats = st.integers(2, 6)


@given(margins, tiles)
def test_what_one_of_two_may_win_the_other_may_lose(margin, left):
    assert win_chance(margin, left, 2) == pytest.approx(1 - win_chance(-margin, left, 2))


@pytest.mark.parametrize("count", range(2, 7))
def test_at_the_start_all_have_the_same_chance(count):
    assert win_chance(0, 108, count) == pytest.approx(1 / count, abs=0.01)


@given(margins, margins, tiles, seats)
def test_more_points_are_never_a_smaller_chance(one, other, left, count):
    assert win_chance(min(one, other), left, count) <= win_chance(max(one, other), left, count)


@given(st.floats(0.1, 60), st.integers(1, 95), seats)
def test_a_lead_is_worth_more_with_fewer_tiles_left(lead, left, count):
    assert win_chance(lead, left, count) >= win_chance(lead, left + 1, count)


def test_where_nothing_is_hidden_any_more_a_small_lead_is_nearly_enough():
    assert win_chance(2, 5, 2, bag=0) > 0.95 > win_chance(2, 5, 2, bag=1)
    assert win_chance(0, 5, 2, bag=0) == 0.5


@given(st.floats(-500, 500), tiles, seats)
def test_nothing_is_certain_while_tiles_are_left(margin, left, count):
    assert 0 < win_chance(margin, left, count) < 1


@pytest.mark.parametrize(("margin", "chance"), [(1, 1.0), (0, 0.5), (-1, 0.0)])
def test_at_the_end_the_margin_tells_and_a_tie_is_half_a_win(margin, chance):
    assert win_chance(margin, 0, 2) == chance
