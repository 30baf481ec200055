"""What the games of a match say about its players."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .plan import Match
from .runner import MatchGame

Z95 = 1.959964
"""Standard deviations on each side that hold 95 % of a normal distribution."""
ELO_SCALE = 400.0


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's part of the wins with its 95 % interval, mean score, seconds a turn, and forfeits."""

    name: str
    win: float
    low: float
    high: float
    score: float
    seconds: float
    forfeits: int


def standings(match: Match, games: Iterable[MatchGame]) -> list[Standing]:
    """The players in the order named; k equal winners of a game get 1/k each. Needs at least one game."""
    in_order = sorted(games, key=lambda game: (game.deal, game.rotation))
    return [_standing(entrant.name, place, in_order) for place, entrant in enumerate(match.entrants)]


def _standing(name: str, entrant: int, games: Sequence[MatchGame]) -> Standing:
    seats = [game.seating.index(entrant) for game in games]
    mine = list(zip(games, seats, strict=True))
    won = math.fsum(_share(game, seat) for game, seat in mine)
    low, high = interval(won, len(games))
    times = [seconds for game, seat in mine for seconds in _times(game, seat)]
    return Standing(
        name=name,
        win=won / len(games),
        low=low,
        high=high,
        score=sum(game.played.scores[seat] for game, seat in mine) / len(games),
        seconds=math.fsum(times) / len(times) if times else 0.0,
        forfeits=sum(1 for game, seat in mine if game.played.forfeit and game.played.forfeit.seat == seat),
    )


def _share(game: MatchGame, seat: int) -> float:
    winners = game.played.winners
    return 1 / len(winners) if seat in winners else 0.0


def _times(game: MatchGame, seat: int) -> list[float]:
    turns = zip(game.played.movers, game.played.seconds, strict=True)
    return [seconds for mover, seconds in turns if seconds is not None and mover == seat]


def interval(won: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a win rate.

    It counts a shared win as a part of a success and games on the same deal as independent: both make it
    rather too wide than too narrow, and unlike the normal interval it stays sensible at 0 and at 1.
    """
    rate, z2 = won / games, Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return (middle - reach if won > 0 else 0.0), (middle + reach if won < games else 1.0)


def elo(rate: float, seats: int) -> float:
    """The Elo difference to opponents of one strength that a part of the wins stands for.

    The odds to win count against those of a fair part, 1 / seats; for two players it is the usual formula.
    """
    if rate <= 0:
        return -math.inf
    return math.inf if rate >= 1 else ELO_SCALE * math.log10(rate / (1 - rate) * (seats - 1))
