"""A play and its score in one number of 61 bits, the score on top: the largest number is the best play.

The tiles of a play fill neighbouring empty cells of a row or column, stepping over old tiles: its first cell,
its direction and its kinds in order say it all.
"""

from typing import Final

from mypy_extensions import i64

START_SHIFT: Final = 3
"""A cell's row or column has eight words on the grid."""
START_BITS: Final = 0x7FFF
COUNT_SHIFT: Final = 15
KINDS_SHIFT: Final = 18
SCORE_SHIFT: Final = 54

COUNT_BITS: Final = 0b111
COUNT_ONE: Final = 0x8000
KIND_SHIFT: Final = 6
KIND_BITS: Final = 0b111111
KINDS_FIELD: Final = 0x3FFFFFFFFC0000


def score_of(play: i64) -> i64:
    """The points of the lines."""
    return play >> SCORE_SHIFT


def count_of(play: i64) -> i64:
    """How many tiles are laid."""
    return play >> COUNT_SHIFT & COUNT_BITS


def start_of(play: i64) -> i64:
    """The first cell's row, or its column if the play runs down, as the grid counts them."""
    return (play & START_BITS) << START_SHIFT


def kind_at(play: i64, place: i64) -> i64:
    """The kind of a tile of the play, counted from its first cell."""
    return play >> (KINDS_SHIFT + KIND_SHIFT * place) & KIND_BITS
