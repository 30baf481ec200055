"""A game that goes on quickly, all tiles known: what a search plays through, thousands of times a move.

A hand is three masks, of the kinds held, held twice and held three times, and the number of its tiles.
"""

from typing import Final

from mypy_extensions import i64

from .chance import Chance
from .generator import Generator
from .grid import AFTER, AREA, CELL, COLUMN_STEP, DOWN, ROW_STEP, ROWS, STRIDE, Grid
from .packed import COUNT_BITS, COUNT_SHIFT, KIND_BITS, KIND_SHIFT, KINDS_SHIFT, SCORE_SHIFT, start_of
from .words import BITS, LENGTH_SHIFT, Words, filled

HAND: Final = 4
"""The words of a seat's hand."""
TWICE: Final = 1
THRICE: Final = 2
SIZE: Final = 3

HAND_SIZE: Final = 6
OUT_BONUS: Final = 6
TILES: Final = 108
MOST_SEATS: Final = 6
SALT_BITS: Final = 0x7FFFFFFF
MIDDLE: Final = (STRIDE // 2 * STRIDE + STRIDE // 2) * CELL


class Playout:
    """The tiles on the grid, in the hands and in the bag; scores by seat.

    Seat 0 draws from the bag's end, the others from its front: so these draw the same tiles, however many
    seat 0 takes, and plays that are compared differ less by chance.
    """

    def __init__(self, grid: Grid, seats: i64, seed: i64) -> None:
        self.grid = grid
        self.generator = Generator(grid)
        self.chance = Chance(seed)
        self.salt: i64 = 0
        self.seats: i64 = seats
        self.hands: Words = filled([0], HAND * MOST_SEATS)
        self.scores: Words = filled([0], MOST_SEATS)
        self.bag: Words = filled([0], TILES)
        self.bag_first: i64 = 0
        self.bag_size: i64 = 0
        self.laid: Words = filled([0], TILES)
        self.laid_size: i64 = 0
        self.kept: Words = filled([0], HAND * MOST_SEATS + MOST_SEATS + TILES + 3)

    def give(self, seat: i64, bit: i64) -> None:
        """A tile into a hand."""
        hands = self.hands
        at = HAND * seat
        if not hands[at] & bit:
            hands[at] |= bit
        elif not hands[at | TWICE] & bit:
            hands[at | TWICE] |= bit
        else:
            hands[at | THRICE] |= bit
        hands[at | SIZE] += 1

    def take(self, seat: i64, bit: i64) -> None:
        """A tile out of a hand."""
        hands = self.hands
        at = HAND * seat
        if hands[at | THRICE] & bit:
            hands[at | THRICE] ^= bit
        elif hands[at | TWICE] & bit:
            hands[at | TWICE] ^= bit
        else:
            hands[at] ^= bit
        hands[at | SIZE] -= 1

    def draw(self, seat: i64) -> None:
        """Fill a hand from the bag."""
        while self.bag_size and self.hands[HAND * seat | SIZE] < HAND_SIZE:
            self.bag_size -= 1
            if seat:
                self.give(seat, self.bag[self.bag_first])
                self.bag_first += 1
            else:
                self.give(seat, self.bag[self.bag_first + self.bag_size])

    def best(self, seat: i64) -> i64:
        """A play of the seat that is worth most, going out counted, equal ones by the salt; 0 for none."""
        self.find(seat)
        return self.generator.best(self.salt)

    def stir(self) -> None:
        """Another salt: equal plays are chosen otherwise from now on."""
        self.salt = self.chance.next() & SALT_BITS

    def find(self, seat: i64) -> None:
        """Find the plays of the seat; what ends the game counts its bonus."""
        hand = HAND * seat
        self.generator.search(self.hands[hand])
        if not self.bag_size:
            self.generator.reward(self.hands[hand | SIZE], OUT_BONUS)

    def play(self, seat: i64, play: i64) -> None:
        """Lay a play, count its worth, and draw."""
        self.lay(seat, play)
        self.scores[seat] += play >> SCORE_SHIFT
        self.draw(seat)

    def lay(self, seat: i64, play: i64) -> None:
        """Lay the tiles of a play out of the seat's hand."""
        lines = self.grid.lines
        at = start_of(play)
        step: i64 = COLUMN_STEP if at & DOWN else ROW_STEP
        kinds = play >> KINDS_SHIFT
        count = play >> COUNT_SHIFT & COUNT_BITS
        while count:
            # Tiles laid before this one do not stand in the way: the run after a cell is read first.
            after = at + step * ((lines[at | AFTER] >> LENGTH_SHIFT) + 1) & AREA
            bit = BITS[kinds & KIND_BITS]
            cell = at & ROWS
            self.grid.lay(cell, bit)
            self.laid[self.laid_size] = cell
            self.laid_size += 1
            self.take(seat, bit)
            kinds >>= KIND_SHIFT
            at = after
            count -= 1

    def take_back(self, tiles: i64) -> None:
        """Take up the tiles that were laid last until so many lie there; hands and bag stay as they are."""
        while self.laid_size > tiles:
            self.laid_size -= 1
            self.grid.unlay(self.laid[self.laid_size])

    def keep(self) -> None:
        """Remember how the game stands, for `restore`."""
        kept, seats = self.kept, self.seats
        kept[0] = self.laid_size
        kept[1] = self.bag_size
        for place in range(HAND * seats):
            kept[2 + place] = self.hands[place]
        at = 2 + HAND * seats
        for place in range(seats):
            kept[at + place] = self.scores[place]
        at += seats
        kept[at] = self.bag_first
        at += 1
        for place in range(self.bag_size):
            kept[at + place] = self.bag[self.bag_first + place]

    def restore(self) -> None:
        """Back to what was kept last."""
        kept, seats = self.kept, self.seats
        self.take_back(kept[0])
        self.bag_size = kept[1]
        for place in range(HAND * seats):
            self.hands[place] = kept[2 + place]
        at = 2 + HAND * seats
        for place in range(seats):
            self.scores[place] = kept[at + place]
        at += seats
        self.bag_first = kept[at]
        at += 1
        for place in range(self.bag_size):
            self.bag[self.bag_first + place] = kept[at + place]

    def trade_all(self, seat: i64) -> None:
        """Trade as much of a hand as the bag can replace."""
        hand = HAND * seat
        count: i64 = min(self.hands[hand | SIZE], self.bag_size)
        first = self.bag_first + self.bag_size - count
        given = filled([0], HAND_SIZE)
        for place in range(count):
            bit = self.hands[hand] & -self.hands[hand]
            given[place] = bit
            self.take(seat, bit)
        for place in range(count):
            self.give(seat, self.bag[first + place])
            self.bag[first + place] = given[place]
        self.shuffle_bag()

    def shuffle_bag(self) -> None:
        """Mix the tiles in the bag."""
        bag, first, left = self.bag, self.bag_first, self.bag_size
        while left > 1:
            other = first + self.chance.below(left)
            left -= 1
            bit = bag[first + left]
            bag[first + left] = bag[other]
            bag[other] = bit
