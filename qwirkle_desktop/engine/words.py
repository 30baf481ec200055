"""The numbers of the inner loops: plain Python, in one place, so that a compiler can make them native.

A set of kinds is a mask of 36 bits. A *run* (neighbouring tiles in a row or column) is a word: the mask of
its kinds, and above it their number, so that the word of joined runs is the sum of theirs.
"""

from typing import Final, TypeAlias

i64: TypeAlias = int
Words: TypeAlias = list[int]


def filled(value: i64, count: i64) -> Words:
    """An array of equal words."""
    return [value] * count


KIND_COUNT: Final = 36
LENGTH_SHIFT: Final = 36
ALL_KINDS: Final = 0xFFFFFFFFF

_COLOUR: Final = 0b111111
_SHAPE: Final = 0b000001000001000001000001000001000001


# The tables are made with plain ints: compiled, `1 << kind` of a native one would be 32 bits wide.
def _one_word(kind: int) -> int:
    return 1 << kind | 1 << LENGTH_SHIFT


def _cross_mask(kind: int) -> int:
    return _COLOUR << (kind // 6 * 6) | _SHAPE << (kind % 6)


ONE: Final[Words] = [_one_word(kind) for kind in range(KIND_COUNT)]
"""Each kind as a run of its own."""

CROSS: Final[Words] = [_cross_mask(kind) for kind in range(KIND_COUNT)]
"""The kinds that share a colour or a shape with each kind, itself too."""

KIND_OF_BIT: Final[Words] = [next((k for k in range(KIND_COUNT) if (1 << k) % 37 == r), 0) for r in range(37)]
"""The kind of a mask of one bit, by its remainder by 37: those all differ, 2 being a primitive root."""

POINTS: Final[Words] = [0, 0, 2, 3, 4, 5, 12, 0, 0, 0, 0, 0, 0, 0]
"""What a line of each length scores; six is a qwirkle, longer ones are sums of runs that may not join."""
