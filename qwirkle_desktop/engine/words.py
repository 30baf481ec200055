"""The numbers of the inner loops: plain Python that mypyc makes native, 64 bits wide.

A set of kinds is a mask of 36 bits. A *run* (neighbouring tiles in a row or column) is a word: the mask of
its kinds, and above it their number, so that the word of joined runs is the sum of theirs.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

# In quotes: compiled, the name i64 stands for int when a module is run.
Words: TypeAlias = "vec[i64]"

KIND_COUNT: Final = 36
LENGTH_SHIFT: Final = 36
ALL_KINDS: Final = 0xFFFFFFFFF
ONE_TILE: Final = 0x1000000000
"""What a tile adds to the word of a run, besides its kind."""

COLOUR: Final = 0b111111
SHAPE: Final = 0b000001000001000001000001000001000001
SPREAD: Final = 0x1FBCEB8DA658544
"""`bit * SPREAD >> 57 & 63` differs for each mask of one bit: the quickest way from a bit to its kind."""


def filled(pattern: list[int], count: int) -> Words:
    """An array of the pattern, so many times."""
    words = pattern * count
    return vec[i64](words)


# The table is made with plain ints: compiled, `1 << kind` of a native one would be 32 bits wide.
def _cross_mask(kind: int) -> int:
    return COLOUR << (kind // 6 * 6) | SHAPE << (kind % 6)


def _mates_by_slot() -> Words:
    words = [0] * 64
    for kind in range(KIND_COUNT):
        words[(1 << kind) * SPREAD >> 57 & 63] = _cross_mask(kind) | kind << LENGTH_SHIFT
    return vec[i64](words)


def _bits() -> Words:
    words = [1 << kind for kind in range(KIND_COUNT)]
    return vec[i64](words)


BITS: Final[Words] = _bits()
"""Each kind as a mask."""

MATES: Final[Words] = _mates_by_slot()
"""The kinds that share a colour or a shape with a kind, itself too, and above them that kind's number."""


def points_of(length: i64) -> i64:
    """What a line of two to six scores; six is a qwirkle."""
    if length == 6:
        return 12
    return length
