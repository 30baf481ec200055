"""Every distinct legal play of a hand, each found once.

A play belongs to the first frontier cell that it covers. From there it grows backwards over cells that touch
nothing, then forwards over any empty cells, joining the old tiles on its way.
"""

from typing import Final

from mypy_extensions import i64

from .grid import (
    AFTER,
    AFTER_SPAN,
    AREA,
    BEFORE_SPAN,
    COLUMN_STEP,
    DOWN,
    FIT,
    PLACE,
    ROW_STEP,
    ROWS,
    Grid,
    joint_span,
)
from .packed import (
    COUNT_BITS,
    COUNT_ONE,
    COUNT_SHIFT,
    KIND_SHIFT,
    KINDS_FIELD,
    KINDS_SHIFT,
    SCORE_SHIFT,
    START_SHIFT,
    count_of,
)
from .words import ALL_KINDS, LENGTH_SHIFT, MATES, ONE_TILE, SPREAD, Words, filled, points_of

SECOND: Final = KINDS_SHIFT + KIND_SHIFT
"""Where a play's second kind stands."""
MOST: Final = 3300
"""More plays than begin with one kind on one cell: 1 + 2 * (5 * 2 + 20 * 3 + 60 * 4 + 120 * 5 + 120 * 6)."""

RANK_SHIFT: Final = 31
RANK_BITS: Final = 0x7FFFFFFF
RANK_FACTOR: Final = 0x5BD1E995
RANK_FACTOR_HIGH: Final = 0x4F1BBCDD
RANK_DROP: Final = 24


class Generator:
    """Finds the plays on a grid: the first `count` of `plays` are those of the last search, packed."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.lines = grid.lines
        self.plays: Words = filled([0], 2 * MOST)
        self.room: i64 = MOST
        self.count: i64 = 0
        self.step: i64 = ROW_STEP
        self.anchor: i64 = 0

    def search(self, hand: i64) -> None:
        """Find all plays on a board with tiles; `hand` is the mask of the kinds held."""
        self.count = 0
        lines = self.lines
        frontier = self.grid.frontier
        for place in range(self.grid.frontier_size):
            row = frontier[place]
            across = lines[row | FIT]
            down = lines[row | DOWN | FIT]
            kinds = across & down & hand
            if kinds:
                self._start(row, kinds, hand, across >> LENGTH_SHIFT, down >> LENGTH_SHIFT)

    def _start(self, row: i64, kinds: i64, hand: i64, across: i64, down: i64) -> None:
        """The plays whose first frontier cell is this one."""
        head = row >> START_SHIFT | COUNT_ONE | across + down << SCORE_SHIFT
        row_head = row >> START_SHIFT | COUNT_ONE | down << SCORE_SHIFT
        column_head = (row | DOWN) >> START_SHIFT | COUNT_ONE | across << SCORE_SHIFT
        while kinds:
            if self.count > self.room:
                self._widen()
            bit = kinds & -kinds
            kinds ^= bit
            mates = MATES[bit * SPREAD >> 57 & 63]
            kind = mates >> LENGTH_SHIFT << KINDS_SHIFT
            play = head | kind
            count = self.count
            self.plays[count] = play
            self.count = count + 1
            rest = hand ^ bit
            if rest & mates:
                self._grow(row, ROW_STEP, bit, rest, mates, row_head | kind)
                self._grow(row | DOWN, COLUMN_STEP, bit, rest, mates, column_head | kind)

    def _grow(self, at: i64, step: i64, bit: i64, rest: i64, mates: i64, head: i64) -> None:
        lines = self.lines
        before = lines[at]
        word = before + lines[at | AFTER] + bit + ONE_TILE
        span = lines[at | BEFORE_SPAN] & lines[at | AFTER_SPAN] & mates
        if span & ~word & rest:
            self.step = step
            self._forwards(at, word, span, rest, head, SECOND)
            if not before:
                self.anchor = at
                self._backwards(at, word, span, rest, head)

    def _backwards(self, start: i64, word: i64, span: i64, rest: i64, head: i64) -> None:
        """One more tile before the first, if the cell there touches nothing."""
        at = start - self.step & AREA
        alone = at & ROWS | PLACE
        if self.lines[alone] >= 0:
            return
        plays = self.plays
        fits = span & ~word & rest
        points = points_of((word >> LENGTH_SHIFT) + 1) << SCORE_SHIFT
        kinds = head & KINDS_FIELD
        head = (head ^ kinds ^ start >> START_SHIFT ^ at >> START_SHIFT | kinds << KIND_SHIFT) + COUNT_ONE
        shift = KINDS_SHIFT + KIND_SHIFT * count_of(head)
        while fits:
            bit = fits & -fits
            fits ^= bit
            mates = MATES[bit * SPREAD >> 57 & 63]
            laid = head | mates >> LENGTH_SHIFT << KINDS_SHIFT
            play = laid + points
            count = self.count
            plays[count] = play
            self.count = count + 1
            new_word = word + bit + ONE_TILE
            new_span = span & mates
            left = rest ^ bit
            if new_span & ~new_word & left:
                self._forwards(self.anchor, new_word, new_span, left, laid, shift)
                self._backwards(at, new_word, new_span, left, laid)

    def _forwards(self, end: i64, word: i64, span: i64, rest: i64, head: i64, shift: i64) -> None:
        """One more tile on the next empty cell after `end`, across old tiles; `word` is the line so far."""
        lines = self.lines
        at = end + self.step * ((lines[end | AFTER] >> LENGTH_SHIFT) + 1) & AREA
        after = lines[at | AFTER]
        if after:
            span = joint_span(word, span, after, lines[at | AFTER_SPAN])
        crossing = lines[at ^ DOWN | FIT]
        fits = span & ~(word | after) & crossing & rest
        if not fits:
            return
        plays = self.plays
        word += after + ONE_TILE
        head += COUNT_ONE + (crossing >> LENGTH_SHIFT << SCORE_SHIFT)
        points = points_of(word >> LENGTH_SHIFT) << SCORE_SHIFT
        while fits:
            bit = fits & -fits
            fits ^= bit
            mates = MATES[bit * SPREAD >> 57 & 63]
            laid = head | mates >> LENGTH_SHIFT << shift
            play = laid + points
            count = self.count
            plays[count] = play
            self.count = count + 1
            new_word = word + bit
            new_span = span & mates
            left = rest ^ bit
            if new_span & ~new_word & left:
                self._forwards(at, new_word, new_span, left, laid, shift + KIND_SHIFT)

    def reward(self, count: i64, points: i64) -> None:
        """Count the points for the plays of so many tiles, too."""
        plays = self.plays
        for place in range(self.count):
            if plays[place] >> COUNT_SHIFT & COUNT_BITS == count:
                plays[place] += points << SCORE_SHIFT

    def best(self, salt: i64) -> i64:
        """A play found that scores most, of equal ones what the salt ranks first; 0 where none was found.

        The same salt ranks the same plays alike on any board.
        """
        plays = self.plays
        best: i64 = 0
        most: i64 = 0
        for place in range(self.count):
            play = plays[place]
            score = play >> SCORE_SHIFT
            if score > most:
                most = score
                best = play
            elif score == most and _rank(play, salt) > _rank(best, salt):
                best = play
        return best

    def load(self, plays: list[i64]) -> None:
        """These plays as if a search had found them."""
        self.count = 0
        for play in plays:
            if self.count > self.room:
                self._widen()
            self.plays[self.count] = play
            self.count += 1

    def _widen(self) -> None:
        """Twice the room for plays: as a rule there are some dozens, seldom thousands."""
        wider = filled([0], 2 * len(self.plays))
        for place in range(self.count):
            wider[place] = self.plays[place]
        self.plays = wider
        self.room = len(wider) - MOST

    def search_opening(self, cell: i64, hand: i64, size: i64) -> None:
        """Find all plays on the empty board, the first tile on `cell`; `size` is their length, 0 for any."""
        self.count = 0
        self._open(cell >> START_SHIFT, ALL_KINDS, 0, hand, KINDS_SHIFT, size)

    def _open(self, head: i64, span: i64, word: i64, hand: i64, shift: i64, size: i64) -> None:
        if self.count > self.room:
            self._widen()
        fits = span & ~word & hand
        length = (word >> LENGTH_SHIFT) + 1
        head += COUNT_ONE
        while fits:
            bit = fits & -fits
            fits ^= bit
            mates = MATES[bit * SPREAD >> 57 & 63]
            laid = head | mates >> LENGTH_SHIFT << shift
            if size in (0, length):
                self._emit_opening(laid + (points_of(length) << SCORE_SHIFT), length)
            if size == 0 or length < size:
                self._open(laid, span & mates, word + bit + ONE_TILE, hand, shift + KIND_SHIFT, size)

    def _emit_opening(self, play: i64, length: i64) -> None:
        self.plays[self.count] = play
        self.count += 1
        if length > 1:
            self.plays[self.count] = play | DOWN >> START_SHIFT
            self.count += 1


def _rank(play: i64, salt: i64) -> i64:
    """A number as good as by chance; no product outgrows 63 bits, for those who run this interpreted."""
    low = (play & RANK_BITS ^ salt) * RANK_FACTOR
    high = (play >> RANK_SHIFT & RANK_BITS ^ salt) * RANK_FACTOR_HIGH
    return (low ^ high) >> RANK_DROP & RANK_BITS
