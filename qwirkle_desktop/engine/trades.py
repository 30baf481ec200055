"""Which tiles to give away when nothing can be laid."""

from collections.abc import Sequence
from random import Random

from qwirkle_desktop.rules.moves import Trade
from qwirkle_desktop.rules.tiles import Tile


def trade_of(hand: Sequence[Tile], bag: int, chance: Random) -> Trade:
    """All that the bag can replace: none of these tiles fits, and two who keep theirs may never find one.

    Where the bag is short, equal tiles go first: what the hand holds twice is worth least.
    """
    given = list(hand)
    chance.shuffle(given)
    given.sort(key=lambda tile: -hand.count(tile))
    return Trade(tuple(sorted(given[:bag], key=lambda tile: tile.kind)))
