"""Many games together: what luck hides, and what it leaves."""

import pytest

from qwirkle_desktop.review.game import Balance
from qwirkle_desktop.review.overall import overall
from qwirkle_desktop.review.samples import Mean


def game(result: int, skill: float, luck: float) -> Balance:
    return Balance(result, Mean(skill, 1.0), Mean(luck, 1.0), result - skill - luck)


def test_two_games_say_nothing() -> None:
    assert overall([game(20, 5, 10), game(-6, 4, -12)]) is None


def test_without_the_luck_the_same_skill_shows_in_far_fewer_games() -> None:
    figures = overall([game(5 + luck, 5, luck) for luck in (-30, 25, 10, -15, 40, -20)])
    assert figures is not None
    assert figures.adjusted.value == pytest.approx(5)
    assert figures.adjusted.error < figures.result.error / 10
    assert figures.luck.value == pytest.approx(figures.result.value - 5)


def test_the_interval_of_few_games_is_as_wide_as_students() -> None:
    """2.571 standard errors at five degrees of freedom."""
    figures = overall([game(result, 0, 0) for result in (1, 2, 3, 4, 5, 6)])
    assert figures is not None
    deviation = 3.5**0.5
    assert 1.96 * figures.result.error == pytest.approx(2.571 * deviation / 6**0.5, rel=0.02)
