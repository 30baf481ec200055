"""Which tiles to give away when nothing can be laid."""

from collections.abc import Sequence
from random import Random

from qwirkle_desktop.rules.moves import Trade
from qwirkle_desktop.rules.tiles import Tile


def trade_of(hand: Sequence[Tile], bag: int, chance: Random) -> Trade:
    """Keep the largest set and give the rest, as far as the bag goes; of a hand that is one set, a tile."""
    kept = _largest_set(hand, chance)
    given = list(hand)
    for tile in kept:
        given.remove(tile)
    # Equal tiles go first: what the hand holds twice is worth least.
    given.sort(key=lambda tile: (-hand.count(tile), tile.kind))
    return Trade(tuple(given[:bag] or [chance.choice(kept)]))


def _largest_set(hand: Sequence[Tile], chance: Random) -> list[Tile]:
    """One of the largest lines in the hand, in kind order."""
    kinds = sorted(set(hand), key=lambda tile: tile.kind)
    sets = [[kind for kind in kinds if kind.colour is tile.colour] for tile in kinds]
    sets += [[kind for kind in kinds if kind.shape is tile.shape] for tile in kinds]
    largest = max(map(len, sets))
    return chance.choice([line for line in sets if len(line) == largest])
