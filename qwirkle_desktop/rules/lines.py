"""What makes a line legal, and how many points it gives."""

from collections.abc import Collection
from dataclasses import dataclass

from .board import Line
from .refusals import Refusal
from .tiles import Tile
from .variants import Variant


def line_refusal(tiles: Collection[Tile]) -> Refusal | None:
    """Why these tiles may not form a line: all one colour or all one shape, no two equal.

    >>> from .tiles import parse_tiles
    >>> line_refusal(parse_tiles("Rc Rs Bs"))
    <Refusal.MIXED_LINE: 'a line must be all of one colour or all of one shape'>
    """
    if len(set(tiles)) < len(tiles):
        return Refusal.EQUAL_TILES
    if len({tile.colour for tile in tiles}) > 1 and len({tile.shape for tile in tiles}) > 1:
        return Refusal.MIXED_LINE
    return None


def is_line(tiles: Collection[Tile]) -> bool:
    """Whether these tiles may form a line."""
    return line_refusal(tiles) is None


def largest_set(hand: Collection[Tile]) -> int:
    """The size of the largest line in a hand, equal tiles counted once (what each seat announces)."""
    kinds = set(hand)
    colours = [sum(kind.colour is colour for kind in kinds) for colour in {kind.colour for kind in kinds}]
    shapes = [sum(kind.shape is shape for kind in kinds) for shape in {kind.shape for kind in kinds}]
    return max(colours + shapes, default=0)


@dataclass(frozen=True, slots=True)
class ScoredLine:
    """A line made or extended this turn, and its points."""

    line: Line
    points: int
    is_qwirkle: bool


def length_points(length: int, variant: Variant) -> int:
    """A point a tile, old tiles included, and the bonus for a line of six."""
    return length + (variant.qwirkle_bonus if length == variant.qwirkle_size else 0)


def score_line(line: Line, variant: Variant) -> ScoredLine:
    """The line with its points."""
    return ScoredLine(line, length_points(len(line), variant), len(line) == variant.qwirkle_size)
