"""Numbered deals: all the luck of a game drawn from one number, the same on every machine."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from .tiles import KINDS, Tile
from .variants import CLASSIC, Variant

LARGEST_DEAL = 2**53 - 1


@dataclass(frozen=True, slots=True)
class Deal:
    """The order of the bag, the lot and every mix after a trade. Raises ValueError out of range."""

    number: int
    variant: Variant = CLASSIC

    def __post_init__(self) -> None:
        if not 0 <= self.number <= LARGEST_DEAL:
            raise ValueError(f"a deal's number is 0 to {LARGEST_DEAL}, not {self.number}")

    def tiles(self) -> tuple[Tile, ...]:
        """All tiles in the order they are drawn."""
        in_kind_order = [kind for kind in KINDS for _ in range(self.variant.copies)]
        return self._sorted(in_kind_order, "")

    def hands(self, seats: int) -> tuple[tuple[Tile, ...], ...]:
        """The opening hands, seat 0's first."""
        tiles, size = self.tiles(), self.variant.hand_size
        return tuple(tiles[seat * size : (seat + 1) * size] for seat in range(seats))

    def bag_without(self, tiles: Iterable[Tile]) -> tuple[Tile, ...]:
        """What is left, in drawing order, once these tiles are out. Raises ValueError for a tile too many."""
        return without(self.tiles(), tiles)

    def mixed(self, bag: Iterable[Tile], trades: int) -> tuple[Tile, ...]:
        """The bag's new order after the game's `trades`-th trade (from 1)."""
        return self._sorted(sorted(bag, key=lambda tile: tile.kind), f"{trades}:")

    def lot(self, tied: Iterable[int]) -> int:
        """The seat that the lot chooses among those tied."""
        return min(tied, key=lambda seat: self._hash(f"tie:{seat}"))

    def _sorted(self, tiles: Sequence[Tile], purpose: str) -> tuple[Tile, ...]:
        order = sorted(range(len(tiles)), key=lambda place: self._hash(f"{purpose}{place}"))
        return tuple(tiles[place] for place in order)

    def _hash(self, purpose: str) -> str:
        return sha256(f"qwirkle-1:{self.number}:{purpose}".encode()).hexdigest()


def without(tiles: Sequence[Tile], taken: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles less those taken, the first of each kind going first. Raises ValueError if one is missing."""
    missing = Counter(taken)
    left = []
    for tile in tiles:
        if missing[tile]:
            missing[tile] -= 1
        else:
            left.append(tile)
    for tile, count in missing.items():
        if count:
            raise ValueError(f"{count} {tile} too many")
    return tuple(left)
