"""What one member of the family fixes: material, bonuses, and where it differs from the boxed game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..ground import ENDLESS, Ground
from ..tiles import COLOURS, KINDS, SHAPES, Colour, Tile


@dataclass(frozen=True, slots=True)
class Variant:
    """Counts and points of a game; bonuses in points.

    Where pieces `are_dice`, a tile is a die and the face it shows: its colour stays, its shape is rolled.
    `copies` counts what looks alike in the bag: tiles of a kind, dice of a colour. An opening lays
    `least_opening` tiles at least. Where not `largest_set_starts`, age or the lot decides among all seats.
    """

    id: str
    copies: int
    hand_size: int
    qwirkle_size: int
    qwirkle_bonus: int
    out_bonus: int
    are_dice: bool = False
    has_trades: bool = True
    open_hands: bool = False
    largest_set_starts: bool = True
    least_opening: int = 1
    ground: Ground = ENDLESS

    @property
    def is_plain(self) -> bool:
        """Whether it is played with tiles on an endless table, as the boxed game is."""
        return self.ground.is_endless and not self.are_dice

    @property
    def pieces(self) -> tuple[Tile, ...]:
        """Everything in the box, in order; dice show their first face."""
        kinds: Sequence[Tile] = [Tile(colour, SHAPES[0]) for colour in COLOURS] if self.are_dice else KINDS
        return tuple(kind for kind in kinds for _ in range(self.copies))

    @property
    def size(self) -> int:
        """How many pieces are in the box."""
        return self.copies * (len(COLOURS) if self.are_dice else len(KINDS))

    @property
    def most_held(self) -> int:
        """The most tiles in a hand: where tiles can be lifted, one more for a while."""
        return self.hand_size + bool(self.ground.stars)

    def piece(self, tile: Tile) -> Tile | Colour:
        """What tells pieces apart in the bag: a tile's kind, a die's colour."""
        return tile.colour if self.are_dice else tile

    def faces(self, tiles: Iterable[Tile]) -> set[Tile]:
        """The kinds that these pieces show or, rolled again, may show."""
        if not self.are_dice:
            return set(tiles)
        return {Tile(colour, shape) for colour in {tile.colour for tile in tiles} for shape in SHAPES}
