"""Whether to roll dice again, or to lift a tile, before the turn's play: what is to be expected of it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

from qwirkle_desktop.rules.legality import liftable
from qwirkle_desktop.rules.lines import largest_set
from qwirkle_desktop.rules.moves import Aside, Lift, Roll
from qwirkle_desktop.rules.tiles import SHAPES, Shape, Tile
from qwirkle_desktop.rules.view import PlayerView

from .generator import Generator
from .packed import score_of
from .players import worth
from .prizes import disc_worth, with_prizes
from .table import Table, hand_mask, packed_plays, table_of

FIRST_LOOKS = 6
"""Rolls imagined of each choice of dice;"""
LAST_LOOKS = 30
"""and of the choices that look best by then,"""
CLOSE = 5
"""which are so many."""


def aside_of(view: PlayerView, table: Table, plays: Sequence[int], chance: Random) -> Aside | None:
    """What to do before playing one of these plays, or where there is none; None for nothing."""
    if view.aside is not None:
        return None
    now = _most(view, plays)
    if view.variant.are_dice:
        return _roll(view, table, now, chance)
    return _lift(view, now) if view.can_lift else None


def _most(view: PlayerView, plays: Iterable[int]) -> int:
    last = 0 if view.bag else len(view.hand)
    return max((worth(play, last, view.variant.out_bonus) for play in plays), default=0)


def _lift(view: PlayerView, now: int) -> Lift | None:
    """The tile whose place in the hand is worth more than the disc that it costs."""
    best, most = None, now + disc_worth(view.bag)
    for placement in liftable(view.board, view.variant):
        lift = Lift(placement)
        after = replace(
            view,
            board=view.board.without_tile(placement.cell),
            hand=(*view.hand, placement.tile),
            aside=lift,
        )
        table = table_of(after.board)
        value = _most(after, with_prizes(after, table, packed_plays(after, table)))
        if value > most:
            best, most = lift, value
    return best


def _roll(view: PlayerView, table: Table, now: int, chance: Random) -> Roll | None:
    """The dice to roll again, where more is expected of it than now. All choices see the same rolls."""
    hands = _Hands(view, table)
    rolls = [[chance.choice(SHAPES) for _ in view.hand] for _ in range(LAST_LOOKS)]
    values = {places: hands.mean(places, rolls[:FIRST_LOOKS]) for places in _choices(view.hand)}
    closest = sorted(values, key=lambda places: values[places], reverse=True)[:CLOSE]
    value, places = max((hands.mean(places, rolls), places) for places in closest)
    return Roll(tuple(view.hand[place] for place in places)) if value > now else None


def _choices(hand: Sequence[Tile]) -> Iterable[tuple[int, ...]]:
    """The places of the dice that may be rolled again, one choice of those that roll equal dice."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for count in range(1, len(hand) + 1):
        for places in combinations(range(len(hand)), count):
            found.setdefault(tuple(sorted(hand[place].kind for place in places)), places)
    return found.values()


class _Hands:
    """What hands of dice may lay on a table."""

    def __init__(self, view: PlayerView, table: Table) -> None:
        self._view = view
        self._generator = Generator(table.grid)

    def mean(self, places: Sequence[int], rolls: Sequence[Sequence[Shape]]) -> float:
        """What the hand is worth on average once the dice at these places fell so."""
        return sum(self._worth(self._rolled(places, roll)) for roll in rolls) / len(rolls)

    def _rolled(self, places: Sequence[int], roll: Sequence[Shape]) -> list[Tile]:
        return [
            Tile(die.colour, roll[place]) if place in places else die
            for place, die in enumerate(self._view.hand)
        ]

    def _worth(self, hand: Sequence[Tile]) -> int:
        """The most points that it can lay."""
        if self._view.opening_size:
            return _opening(hand, self._view)
        self._generator.search(hand_mask(hand))
        if not self._view.bag:
            self._generator.reward(len(hand), self._view.variant.out_bonus)
        return score_of(self._generator.best(0))


def _opening(hand: Sequence[Tile], view: PlayerView) -> int:
    size = largest_set(hand)
    return size + (view.variant.qwirkle_bonus if size == view.variant.qwirkle_size else 0)
