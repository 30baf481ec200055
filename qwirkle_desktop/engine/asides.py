"""Whether to roll dice again, or to lift a tile, before the turn's play: what is to be expected of it."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

from qwirkle_desktop.rules.lines import length_points
from qwirkle_desktop.rules.moves import Aside, Roll
from qwirkle_desktop.rules.tiles import SHAPES, Tile
from qwirkle_desktop.rules.view import PlayerView

from .generator import Generator
from .greedy import largest_set
from .lifts import lift_of
from .packed import score_of
from .players import worth
from .table import Table

FIRST_LOOKS = 6
"""Rolls imagined of each choice of dice;"""
LAST_LOOKS = 30
"""and of the choices that look best by then,"""
CLOSE = 5
"""which are so many."""


def aside_of(view: PlayerView, table: Table, plays: Sequence[int], chance: Random) -> Aside | None:
    """What to do before playing one of these plays, or where there is none; None for nothing."""
    if view.variant.are_dice and not view.aside:
        return _roll(view, table, _most(view, plays), chance)
    return lift_of(view, _most(view, plays)) if view.can_lift else None


def _most(view: PlayerView, plays: Iterable[int]) -> int:
    last, bonus = view.tiles_to_go_out, view.variant.out_bonus
    return max((worth(play, last, bonus) for play in plays), default=0)


def _roll(view: PlayerView, table: Table, now: int, chance: Random) -> Roll | None:
    """The dice to roll again, where more is expected of it than now. All choices see the same rolls."""
    hands = _Hands(view, table)
    rolls = [_masks(Tile(die.colour, chance.choice(SHAPES)) for die in view.hand) for _ in range(LAST_LOOKS)]
    values = {places: hands.mean(places, rolls[:FIRST_LOOKS]) for places in _choices(view.hand)}
    closest = sorted(values, key=lambda places: values[places], reverse=True)[:CLOSE]
    value, places = max((hands.mean(places, rolls), places) for places in closest)
    return Roll(tuple(view.hand[place] for place in places)) if value > now else None


def _masks(dice: Iterable[Tile]) -> list[int]:
    return [1 << die.kind for die in dice]


def _choices(hand: Sequence[Tile]) -> Iterable[tuple[int, ...]]:
    """The places of the dice that may be rolled again, one choice of those that roll equal dice."""
    kinds = [die.kind for die in hand]
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for count in range(1, len(hand) + 1):
        for places in combinations(range(len(hand)), count):
            found.setdefault(tuple(sorted(kinds[place] for place in places)), places)
    return found.values()


class _Hands:
    """What hands of dice may lay on a table."""

    def __init__(self, view: PlayerView, table: Table) -> None:
        self._variant = view.variant
        self._is_opening = not view.board.tiles
        self._kept = _masks(view.hand)
        self._tiles_to_go_out = view.tiles_to_go_out
        self._generator = Generator(table.grid)

    def mean(self, places: Sequence[int], rolls: Sequence[Sequence[int]]) -> float:
        """What the hand is worth on average once the dice at these places fell so."""
        return sum(self._worth(self._rolled(places, roll)) for roll in rolls) / len(rolls)

    def _rolled(self, places: Sequence[int], roll: Sequence[int]) -> int:
        hand = 0
        for place, kind in enumerate(self._kept):
            hand |= roll[place] if place in places else kind
        return hand

    def _worth(self, hand: int) -> int:
        """The most points that it can lay."""
        if self._is_opening:
            return length_points(largest_set(hand), self._variant)
        self._generator.search(hand)
        if self._tiles_to_go_out:
            self._generator.reward(self._tiles_to_go_out, self._variant.out_bonus)
        return score_of(self._generator.best(0))
