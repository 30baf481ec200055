"""Grades: their thresholds, and what makes a turn worse or excuses it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwirkle_desktop.review.grades import DECIDED, ORDER, Grade, grade_of, is_decided

losses = st.floats(0, 40)
falls = st.floats(0, 1)


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0.0, Grade.EXCELLENT),
        (0.49, Grade.EXCELLENT),
        (0.5, Grade.GOOD),
        (1.49, Grade.GOOD),
        (1.5, Grade.INACCURACY),
        (2.99, Grade.INACCURACY),
        (3.0, Grade.MISTAKE),
        (5.99, Grade.MISTAKE),
        (6.0, Grade.BLUNDER),
        (30.0, Grade.BLUNDER),
    ],
)
def test_the_points_lost_make_the_grade(loss, grade):
    assert grade_of(loss, 0.0, decided=False) is grade


@pytest.mark.parametrize(
    ("loss", "grade"), [(0.9, Grade.EXCELLENT), (2.9, Grade.GOOD), (11.9, Grade.MISTAKE)]
)
def test_a_decided_game_forgives_twice_as_much(loss, grade):
    assert grade_of(loss, 0.0, decided=True) is grade


@pytest.mark.parametrize(
    ("fall", "grade"),
    [(0.0999, Grade.GOOD), (0.10, Grade.MISTAKE), (0.1999, Grade.MISTAKE), (0.2, Grade.BLUNDER)],
)
def test_who_loses_few_points_but_much_of_the_chance_to_win_made_a_mistake(fall, grade):
    assert grade_of(1.0, fall, decided=False) is grade


@given(losses, losses, falls, falls, st.booleans())
def test_losing_more_is_never_graded_better(loss, more, fall, further, decided):
    one = grade_of(min(loss, more), min(fall, further), decided=decided)
    other = grade_of(max(loss, more), max(fall, further), decided=decided)
    assert ORDER.index(one) <= ORDER.index(other)


@pytest.mark.parametrize(
    ("loss", "over_obvious", "decided"), [(0.0, 2.4, False), (0.6, 3.5, False), (0.0, 9.0, True)]
)
def test_praise_is_not_for_the_plain_the_imperfect_or_the_decided(loss, over_obvious, decided):
    assert grade_of(loss, 0.0, decided=decided, over_obvious=over_obvious) is not Grade.BRILLIANT


def test_an_excellent_move_far_beyond_what_comes_to_mind_is_brilliant():
    assert grade_of(0.2, 0.0, decided=False, over_obvious=2.5) is Grade.BRILLIANT


@pytest.mark.parametrize(("chance", "decided"), [(0.5, False), (DECIDED, False), (0.98, True), (0.02, True)])
def test_a_game_is_decided_beyond_a_chance_either_way(chance, decided):
    assert is_decided(chance) is decided
