"""The reference player `careful`: greedy that minds what it leaves open, as the best public players do."""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import reduce
from math import comb
from operator import or_
from random import Random

from qwirkle_desktop.rules.tiles import KINDS
from qwirkle_desktop.rules.view import PlayerView

from .grid import DOWN, FIT, Grid
from .packed import count_of
from .players import QWIRKLE, pick_any, worth
from .steps import steps_of
from .table import hand_mask
from .words import ALL_KINDS, LENGTH_SHIFT


def pick_carefully(
    view: PlayerView, grid: Grid, plays: Sequence[int], tiles_to_go_out: int, chance: Random
) -> int:
    """A play worth most once 12 x the chance of handing over a qwirkle is taken off, equal ones by chance."""
    hidden = Hidden(view)
    before = open_fives(grid)
    best: list[int] = []
    most = float("-inf")
    for points, play in sorted(
        ((worth(p, tiles_to_go_out, view.variant.out_bonus), p) for p in plays), reverse=True
    ):
        if points < most:
            break  # What is left open only takes points off.
        value = float(points)
        if count_of(play) != tiles_to_go_out:
            value -= QWIRKLE * hidden.chance_of(kinds_left_open(grid, play, before))
        if value > most:
            best, most = [], value
        if value == most:
            best.append(play)
    return pick_any(best, chance)


def kinds_left_open(grid: Grid, play: int, before: Collection[int]) -> int:
    """The kinds of which a tile would complete a line of five that the play makes.

    A line that was open `before` is nobody's fault. (Charged to every play, it made blocking worth too
    much: 51 % against greedy, where this wins 53 %.)
    """
    steps = steps_of(play, grid)
    for cell, kind in steps:
        grid.lay(cell, 1 << kind)
    fives = open_fives(grid)
    for cell, _ in reversed(steps):
        grid.unlay(cell)
    return reduce(or_, (kinds for place, kinds in fives.items() if place not in before), 0)


def open_fives(grid: Grid) -> dict[int, int]:
    """Where in a row or a column a tile would complete a line of six, and the kinds that do."""
    fives = {}
    for place in range(grid.frontier_size):
        row = grid.frontier[place]
        kinds = grid.lines[row | FIT] & grid.lines[row | DOWN | FIT] & ALL_KINDS
        for line in (row, row | DOWN):
            if kinds and grid.lines[line | FIT] >> LENGTH_SHIFT == QWIRKLE:
                fives[line] = kinds
    return fives


class Hidden:
    """The tiles that a seat does not see: in the bag, or in the hands of all its opponents."""

    def __init__(self, view: PlayerView) -> None:
        seen = Counter(view.board.tiles.values())
        seen.update(view.hand)
        self._copies = [view.variant.copies - seen[tile] for tile in KINDS]
        self._held = sum(view.others)
        self._count = view.bag + self._held
        self._open = [hand_mask(hand) for hand in view.open_hands]

    def chance_of(self, kinds: int) -> float:
        """The chance that any opponent holds a tile of these kinds; certain where hands lie open."""
        if self._open:
            return float(any(hand & kinds for hand in self._open))
        wanted = sum(copies for kind, copies in enumerate(self._copies) if kinds >> kind & 1)
        return 1 - comb(self._count - wanted, self._held) / comb(self._count, self._held)
