"""Many games together: what luck hides, and what it leaves."""

import pytest

from qwirkle_desktop.review.game import Balance
from qwirkle_desktop.review.overall import overall
from qwirkle_desktop.review.samples import Mean


def game(result: int, skill: float, luck: float) -> Balance:
    return Balance(result, Mean(skill, 1.0), Mean(luck, 1.0), result - skill - luck)


def test_a_single_game_says_nothing():
    assert overall([game(20, 5, 10)]) is None


def test_the_means_add_up_as_each_game_does():
    figures = overall([game(20, 5, 10), game(-6, 4, -12), game(3, 6, -4)])
    total = figures.skill.value + figures.luck.value + figures.rest.value
    assert total == pytest.approx(figures.result.value)
    assert figures.adjusted.value == pytest.approx(figures.result.value - figures.luck.value)


def test_without_the_luck_the_same_skill_shows_in_far_fewer_games():
    figures = overall([game(5 + luck, 5, luck) for luck in (-30, 25, 10, -15, 40, -20)])
    assert figures.adjusted.value == pytest.approx(5)
    assert figures.adjusted.error < figures.result.error / 10
