"""The puzzles' rating and streak."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwirkle_desktop.review.practice import rating_after, rating_of_puzzle, streak

TODAY = date(2026, 11, 30)
ratings = st.floats(300, 2600)
difficulties = st.floats(0, 1)


@given(ratings, difficulties)
def test_solving_raises_and_missing_lowers(rating, difficulty):
    assert rating_after(rating, difficulty, solved=True) > rating
    assert rating_after(rating, difficulty, solved=False) < rating


@given(ratings, difficulties, difficulties)
def test_a_harder_puzzle_gives_more_and_costs_less(rating, one, other):
    easy, hard = sorted((one, other))
    assert rating_after(rating, hard, solved=True) >= rating_after(rating, easy, solved=True)
    assert rating_after(rating, hard, solved=False) >= rating_after(rating, easy, solved=False)


def test_who_solves_half_of_puzzles_like_the_rating_stays():
    rating = rating_of_puzzle(0.5)
    up = rating_after(rating, 0.5, solved=True) - rating
    assert up == pytest.approx(rating - rating_after(rating, 0.5, solved=False))


@pytest.mark.parametrize(
    ("days_ago", "length"), [((), 0), ((0,), 1), ((0, 1, 2), 3), ((1, 2), 2), ((2, 3), 0), ((0, 2, 3), 1)]
)
def test_a_streak_goes_on_until_a_day_is_missed(days_ago, length):
    solved = {TODAY - timedelta(days=days) for days in days_ago}
    assert streak(solved, TODAY) == length
