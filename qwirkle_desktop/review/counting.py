"""Counting tiles: how many of a kind a seat does not see, and how likely others hold one."""

from collections import Counter
from collections.abc import Collection, Mapping
from itertools import chain
from math import comb

from qwirkle_desktop.rules.tiles import KINDS, Tile
from qwirkle_desktop.rules.view import PlayerView


def unseen(view: PlayerView) -> dict[Tile, int]:
    """How many copies of each kind are in the bag or in hands that the seat does not see.

    Of dice it is how many may yet show that kind.
    """
    hands = (tile for hand in (view.hand, *view.open_hands) for tile in hand)
    variant = view.variant
    seen = Counter(map(variant.piece, chain(view.board.tiles.values(), hands)))
    return {kind: max(0, variant.copies - seen[variant.piece(kind)]) for kind in KINDS}


def chance_held(
    view: PlayerView,
    tiles: Collection[Tile],
    *,
    other: int | None = None,
    left: Mapping[Tile, int] | None = None,
) -> float:
    """The chance that a seat holds at least one of these kinds: the `other` after this one, from 0, or any.

    All tiles that are not seen are taken to be as likely in a hand as in the bag; hands that lie open are
    known. `left` is what `unseen` said, where it has been asked already.
    """
    hands = view.open_hands if other is None else view.open_hands[other : other + 1]
    if hands:
        return float(any(tile in tiles for hand in hands for tile in hand))
    counts = unseen(view) if left is None else left
    total = sum(counts.values())
    held = min(total, sum(view.others) if other is None else view.others[other])
    wanted = sum(counts[tile] for tile in set(tiles))
    return 1 - comb(total - wanted, held) / comb(total, held)
