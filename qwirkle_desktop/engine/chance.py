"""Chance for the inner loops: a multiply-with-carry generator, whose numbers never outgrow 63 bits.

So it gives the same numbers compiled, where they would wrap, and interpreted, where they would grow.
"""

from typing import Final

from mypy_extensions import i64

from .words import Words

MULTIPLIER: Final = 0x6A09E47D
"""With this one the period is 2^62: it and half of it, times 2^32, less one, are primes."""
LOW: Final = 0xFFFFFFFF
WARM_UP: Final = 8


class Chance:
    """Numbers that repeat from their seed."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = 1
        self.seed(seed)

    def seed(self, seed: i64) -> None:
        """Begin again, from a seed of 53 bits."""
        self.state = (seed & 0x1FFFFFFFFFFFFF) * 256 + 1
        for _ in range(WARM_UP):
            self.next()

    def next(self) -> i64:
        """The next number of 32 bits."""
        state = self.state
        self.state = MULTIPLIER * (state & LOW) + (state >> 32)
        return (state ^ state >> 32) & LOW

    def below(self, count: i64) -> i64:
        """One of the numbers from 0 to below the count."""
        return self.next() * count >> 32

    def shuffle(self, words: Words, count: i64) -> None:
        """Put the first so many words in any order."""
        while count > 1:
            other = self.below(count)
            count -= 1
            word = words[count]
            words[count] = words[other]
            words[other] = word
