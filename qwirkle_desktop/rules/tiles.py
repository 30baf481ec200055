"""The 36 kinds of tile: six colours by six shapes."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Colour(Enum):
    """A tile's colour; the value is its letter in notation."""

    RED = "R"
    ORANGE = "O"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"
    PURPLE = "P"

    __hash__ = object.__hash__  # Enum's own is slow, and every set of tiles asks for it.


class Shape(Enum):
    """A tile's shape; the value is its letter in notation."""

    CIRCLE = "c"
    SQUARE = "s"
    DIAMOND = "d"
    CLOVER = "l"
    FOUR_POINT_STAR = "f"
    EIGHT_POINT_STAR = "e"

    __hash__ = object.__hash__


COLOURS = tuple(Colour)
SHAPES = tuple(Shape)


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile. Tiles of a kind are equal; the three copies are not told apart."""

    colour: Colour
    shape: Shape

    def __str__(self) -> str:
        return self.colour.value + self.shape.value

    def __repr__(self) -> str:
        return f"parse_tile({str(self)!r})"

    @property
    def kind(self) -> int:
        """0 to 35, by colour, then shape: the order R..P, c..e of numbered deals."""
        return _KIND_OF[self]


KINDS = tuple(Tile(colour, shape) for colour in COLOURS for shape in SHAPES)
"""Every kind once, in kind order."""

_KIND_OF = {tile: kind for kind, tile in enumerate(KINDS)}
_TILE_OF = {str(tile): tile for tile in KINDS}


def parse_tile(text: str) -> Tile:
    """The tile written as two letters, `Rc`. Raises ValueError if it is none."""
    try:
        return _TILE_OF[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a tile (colour R O Y G B P, shape c s d l f e)") from None


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Tiles separated by one space, `Rc Bf`; empty text is no tiles. Raises ValueError."""
    return tuple(parse_tile(word) for word in text.split(" ")) if text else ()


def format_tiles(tiles: Iterable[Tile]) -> str:
    """The reverse of `parse_tiles`, in the order given."""
    return " ".join(map(str, tiles))
