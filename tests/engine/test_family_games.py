"""Games of computer players of every variant: they end as games do, and neither seat is ahead."""

import pytest

from qwirkle_desktop.formats.variants import variants
from qwirkle_desktop.rules.state import EndReason
from tests.family_figures import figures_of, games_of

FAMILY = sorted(set(variants()) - {"classic"})
PROPER = {EndReason.OUT, EndReason.STUCK, EndReason.IDLE}


@pytest.mark.parametrize("name", FAMILY)
def test_games_of_greedy_players_end_as_a_rule_with_a_hand_emptied(name):
    figures = figures_of(list(games_of(name, "greedy", games=8, seed=1)))
    assert set(figures.ends) <= PROPER
    assert figures.ends[EndReason.OUT] >= 7
    assert 120 < figures.score < 280
    assert 15 < figures.turns < 35


@pytest.mark.slow
@pytest.mark.parametrize("name", FAMILY)
def test_a_thousand_games_end_so_and_the_first_seat_wins_about_half_of_them(name):
    figures = figures_of(list(games_of(name, "greedy", games=1000, seed=1)))
    assert set(figures.ends) <= PROPER
    assert figures.ends[EndReason.OUT] >= 950
    assert figures.low < 0.52
    assert figures.high > 0.48
