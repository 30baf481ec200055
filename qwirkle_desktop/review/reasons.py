"""Why one move is better than another: the facts whose difference carries it, the heaviest first."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

from .facts import Facts, facts_of
from .threats import Threat

MOST_REASONS = 3
LEAST_WEIGHT = 0.5
"""Points; what carries less is not told."""
DUPLICATE = 1.1
SET_TILE = 1.0
HELD = 4.0
"""What a tile is worth that completes a line of six next time, where nobody takes that first."""
TILE_AT_END = 5.0
"""What each tile less in hand is worth, once the bag is empty."""


class Topic(Enum):
    """What a reason is about."""

    POINTS = "points"
    QWIRKLE = "qwirkle"
    OPENS = "opens"
    BLOCKS = "blocks"
    HOLDS = "holds"
    KEEPS = "keeps"
    GOES_OUT = "goes out"
    TILES = "tiles"
    TRADES = "trades"


@dataclass(frozen=True, slots=True)
class Reason:
    """What the better move has more of, worth about so many points; both moves' facts stand beside it."""

    topic: Topic
    weight: float
    better: Facts
    other: Facts


def reasons_of(view: PlayerView, better: Move, other: Move) -> tuple[Reason, ...]:
    """At most three; none where nothing that can be counted tells them apart."""
    facts = facts_of(view, better), facts_of(view, other)
    found = [
        Reason(topic, weight, *facts) for topic, weight in _weights(view, *facts) if weight >= LEAST_WEIGHT
    ]
    return tuple(sorted(found, key=lambda reason: -reason.weight)[:MOST_REASONS])


def _weights(view: PlayerView, better: Facts, other: Facts) -> Iterator[tuple[Topic, float]]:
    more = better.points - other.points
    yield (Topic.QWIRKLE if better.qwirkles > other.qwirkles else Topic.POINTS), more
    yield Topic.GOES_OUT, better.bonus - other.bonus
    yield Topic.OPENS, risk_of(other.opened) - risk_of(better.opened)
    yield Topic.BLOCKS, risk_of(better.blocked) - risk_of(other.blocked)
    yield Topic.HOLDS, _hope_of(better.held) - _hope_of(other.held)
    if view.bag:
        sets = SET_TILE * (better.largest_set - other.largest_set)
        # More tiles kept are no merit: only what they hang together.
        yield Topic.KEEPS, sets + DUPLICATE * (other.duplicates - better.duplicates)
        if better.traded and not other.traded:
            yield Topic.TRADES, LEAST_WEIGHT
    else:
        yield Topic.TILES, TILE_AT_END * (len(other.kept) - len(better.kept))


def risk_of(lines: tuple[Threat, ...]) -> float:
    """The points that the next seat is expected to make of the best of these lines."""
    return max((one.next_chance * one.line.points for one in lines), default=0.0)


def _hope_of(lines: tuple[Threat, ...]) -> float:
    return max((HELD * (1 - one.any_chance) for one in lines), default=0.0)
