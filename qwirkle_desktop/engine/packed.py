"""A play and its score in one number of 63 bits, the score on top: the largest number is the best play.

The tiles of a play fill neighbouring empty cells of a row or column, stepping over old tiles: its first cell,
its direction and its kinds in order say it all.
"""

from typing import Final

from .words import i64

START_BITS: Final = 0x1FFFF
COUNT_SHIFT: Final = 17
KINDS_SHIFT: Final = 20
SCORE_SHIFT: Final = 56

COUNT_BITS: Final = 0b111
KIND_SHIFT: Final = 6
KIND_BITS: Final = 0b111111


def pack(start: i64, count: i64, kinds: i64, score: i64) -> i64:
    """The play from its first cell's row or column on; that tile's kind is in the lowest bits of `kinds`."""
    return start | count << COUNT_SHIFT | kinds << KINDS_SHIFT | score << SCORE_SHIFT


def score_of(play: i64) -> i64:
    """The points of the lines."""
    return play >> SCORE_SHIFT


def count_of(play: i64) -> i64:
    """How many tiles are laid."""
    return play >> COUNT_SHIFT & COUNT_BITS


def start_of(play: i64) -> i64:
    """The first cell's row, or its column if the play runs down, as the grid counts them."""
    return play & START_BITS


def kind_at(play: i64, place: i64) -> i64:
    """The kind of a tile of the play, counted from its first cell."""
    return play >> (KINDS_SHIFT + KIND_SHIFT * place) & KIND_BITS
