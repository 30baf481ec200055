"""Numbered deals: all the luck of a game drawn from one number, the same on every machine."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from .board import Board, Placement
from .legality import fits
from .tiles import SHAPES, Tile
from .variants import CLASSIC, Variant

LARGEST_DEAL = 2**53 - 1


@dataclass(frozen=True, slots=True)
class Deal:
    """The order of the bag, the lot, every mix after a trade, every roll. Raises ValueError out of range."""

    number: int
    variant: Variant = CLASSIC

    def __post_init__(self) -> None:
        if not 0 <= self.number <= LARGEST_DEAL:
            raise ValueError(f"a deal's number is 0 to {LARGEST_DEAL}, not {self.number}")

    def tiles(self) -> tuple[Tile, ...]:
        """All tiles in the order they are drawn; dice show the face on which they will fall then."""
        pieces = self.variant.pieces
        if self.variant.are_dice:
            pieces = self._fallen(pieces, "face:")
        return self._sorted(pieces, "")

    def hands(self, seats: int) -> tuple[tuple[Tile, ...], ...]:
        """The opening hands, seat 0's first."""
        tiles, size = self.tiles(), self.variant.hand_size
        return tuple(tiles[seat * size : (seat + 1) * size] for seat in range(seats))

    def bag_without(self, tiles: Iterable[Tile]) -> tuple[Tile, ...]:
        """What is left, in drawing order, once these tiles are out. Raises ValueError for a tile too many."""
        return without(self.tiles(), tiles, self.variant.piece)

    def mixed(self, bag: Iterable[Tile], trades: int) -> tuple[Tile, ...]:
        """The bag's new order after the game's `trades`-th trade (from 1)."""
        return self._sorted(sorted(bag, key=lambda tile: tile.kind), f"{trades}:")

    def rolled(self, dice: Sequence[Tile], rolls: int) -> tuple[Tile, ...]:
        """The faces on which dice fall in the game's `rolls`-th roll (from 1)."""
        return self._fallen(dice, f"roll:{rolls}:")

    def filled(self, bag: Sequence[Tile]) -> tuple[Placement, ...]:
        """The tiles drawn for the cells filled before the game; where one does not fit, the next.

        Raises ValueError where none does.
        """
        board = Board(ground=self.variant.ground)
        left = list(bag)
        for cell in self.variant.ground.filled:
            tile = next((tile for tile in left if fits(board, tile, cell)), None)
            if tile is None:
                raise ValueError(f"no tile of the bag fits on {cell}")
            left.remove(tile)
            board = board.with_tiles([Placement(cell, tile)])
        return tuple(board)

    def lot(self, tied: Iterable[int]) -> int:
        """The seat that the lot chooses among those tied."""
        return min(tied, key=lambda seat: self._hash(f"tie:{seat}"))

    def _sorted(self, tiles: Sequence[Tile], purpose: str) -> tuple[Tile, ...]:
        order = sorted(range(len(tiles)), key=lambda place: self._hash(f"{purpose}{place}"))
        return tuple(tiles[place] for place in order)

    def _fallen(self, dice: Sequence[Tile], purpose: str) -> tuple[Tile, ...]:
        faces = (SHAPES[int(self._hash(f"{purpose}{place}"), 16) % len(SHAPES)] for place in range(len(dice)))
        return tuple(Tile(die.colour, face) for die, face in zip(dice, faces, strict=True))

    def _hash(self, purpose: str) -> str:
        return sha256(f"qwirkle-1:{self.number}:{purpose}".encode()).hexdigest()


def _itself(tile: Tile) -> Hashable:
    return tile


def without(
    tiles: Sequence[Tile], taken: Iterable[Tile], piece: Callable[[Tile], Hashable] = _itself
) -> tuple[Tile, ...]:
    """The tiles less those taken, the first of each kind going first. Raises ValueError if one is missing.

    `piece` says which tiles count as equal.
    """
    gone = list(taken)
    missing = Counter(map(piece, gone))
    left = []
    for tile in tiles:
        if missing[piece(tile)]:
            missing[piece(tile)] -= 1
        else:
            left.append(tile)
    for tile in gone:
        if count := missing[piece(tile)]:
            raise ValueError(f"{count} {tile} too many")
    return tuple(left)
