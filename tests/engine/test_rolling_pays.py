"""Rolling again by expectation wins more games of Cubes than never doing so of one's own will.

    nice -n 15 python -m tests.engine.test_rolling_pays [GAMES] [LEVEL]

plays so many games and prints how many the roller won.
"""

import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from qwirkle_desktop.engine.choice import choose
from qwirkle_desktop.engine.match.result import interval
from qwirkle_desktop.engine.match.table import play_game
from qwirkle_desktop.rules.moves import Move, Roll
from qwirkle_desktop.rules.variants import CUBES
from qwirkle_desktop.rules.view import PlayerView


@dataclass(frozen=True)
class Roller:
    """Plays a level; `rolls` says whether it may roll again where it need not."""

    level: str
    rolls: bool

    def move(self, view: PlayerView) -> Move:
        # Who has rolled in a turn has no choice of dice any more.
        seen = view if self.rolls else replace(view, aside=view.aside or Roll(()))
        return choose(seen, self.level, seed=1).move


def wins(games: int, level: str) -> Iterator[float]:
    """What each game gives the one that rolls; every deal is played from both seats."""
    players = [Roller(level, rolls=True), Roller(level, rolls=False)]
    for game in range(games):
        roller = game % 2
        winners = play_game(game // 2, players[:: -1 if roller else 1], CUBES).winners
        yield (roller in winners) / len(winners)


@pytest.mark.slow
def test_who_rolls_again_by_expectation_beats_who_never_does():
    games = 40
    low, _ = interval(math.fsum(wins(games, "casual")), games)
    assert low > 0.5


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    level = sys.argv[2] if len(sys.argv) > 2 else "club"
    won = math.fsum(wins(count, level))
    low, high = interval(won, count)
    print(f"{level}: {won:g} of {count} games won, {won / count:.1%} (95 %: {low:.1%} to {high:.1%})")
