"""Whole games of a level against itself, and what they tell of a variant.

python -m tests.family_figures VARIANT [LEVEL] [--games N] [--seed S]
"""

import argparse
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import mean

from qwirkle_desktop.engine.levels import Level
from qwirkle_desktop.engine.match.entrants import parse_entrants
from qwirkle_desktop.engine.match.plan import match_of
from qwirkle_desktop.engine.match.result import interval
from qwirkle_desktop.engine.match.runner import BuiltIn
from qwirkle_desktop.engine.match.table import Played, play_game
from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.rules.state import EndReason, turns_in


@dataclass(frozen=True)
class Figures:
    """The first seat's part of the wins with its 95 % interval; the mean score and turns of a seat."""

    games: int
    first: float
    low: float
    high: float
    score: float
    turns: float
    ends: Counter[EndReason]

    def __str__(self) -> str:
        ends = ", ".join(f"{reason.value} {count}" for reason, count in self.ends.most_common())
        first = f"{self.first:.1%} ({self.low:.1%} to {self.high:.1%})"
        return f"{self.games} | {first} | {self.score:.0f} | {self.turns:.1f} | {ends}"


def games_of(variant: str, level: str, games: int, seed: int) -> Iterator[Played]:
    """So many games of two, each on a deal of its own."""
    match = match_of(parse_entrants([level, level]), seed, 2 * games, variant)
    for number in range(games):
        players = [BuiltIn(Level(level), match.seed_of(number, 0, seat)) for seat in range(2)]
        yield play_game(match.deal_number(number), players, variant_named(variant))


def figures_of(games: Sequence[Played]) -> Figures:
    """What these games tell."""
    won = math.fsum((game.first in game.winners) / len(game.winners) for game in games)
    low, high = interval(won, len(games))
    return Figures(
        games=len(games),
        first=won / len(games),
        low=low,
        high=high,
        score=mean(mean(game.scores) for game in games),
        turns=mean(turns_in(game.moves) / len(game.scores) for game in games),
        ends=Counter(game.end for game in games),
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.family_figures")
    parser.add_argument("variant")
    parser.add_argument("level", nargs="?", default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(figures_of(list(games_of(asked.variant, asked.level, asked.games, asked.seed))))
