"""What a search of the endgame has found already: the same tiles laid in another order end alike."""

from typing import Final

from mypy_extensions import i64

from .words import Words, filled

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

ROUND_ONE: Final = 0x9E3779B1
ROUND_TWO: Final = 0x45D9F3B7
LOW: Final = 0x7FFFFFFF
SEAT: Final = 0x2545F4914F6CDD1D
PASSED: Final = 0x1B873593CC9E2D51


class KnownEnds:
    """Values by what was laid by whom; a newer one takes the place of an older one.

    `size` is a power of two. After `find`, the found are `value`, `bound`, `depth` and `play`.
    """

    def __init__(self, size: i64) -> None:
        self.mask: i64 = size - 1
        self.keys: Words = filled([-1], size)
        self.values: Words = filled([0], size)
        self.notes: Words = filled([0], size)
        self.plays: Words = filled([0], size)
        self.value: i64 = 0
        self.bound: i64 = 0
        self.depth: i64 = 0
        self.play: i64 = 0

    def clear(self) -> None:
        """Forget all."""
        for at in range(self.mask + 1):
            self.keys[at] = -1

    def find(self, key: i64) -> bool:
        """Whether something is known of that key."""
        at = key & self.mask
        if self.keys[at] != key:
            return False
        self.value = self.values[at]
        self.bound = self.notes[at] & 3
        self.depth = self.notes[at] >> 2
        self.play = self.plays[at]
        return True

    def note(self, key: i64, value: i64, bound: i64, depth: i64, play: i64) -> None:
        """Remember it."""
        at = key & self.mask
        self.keys[at] = key
        self.values[at] = value
        self.notes[at] = depth << 2 | bound
        self.plays[at] = play


def mark_of(cell: i64, kind: i64, seat: i64) -> i64:
    """A number for a tile that a seat laid on a cell; those of several are joined by exclusive or.

    No product outgrows 63 bits, so that interpreted it is the same number.
    """
    mark = (cell * 128 + kind * 2 + seat) & LOW
    mark = (mark * ROUND_ONE >> 7) & LOW
    mark = mark ^ mark >> 13
    high = mark * ROUND_TWO
    return high ^ high >> 31
