"""Every distinct legal play of a hand, each found once.

A play belongs to the first frontier cell that it covers. From there it grows backwards over cells that touch
nothing, then forwards over any empty cells, joining the old tiles on its way.
"""

from .grid import COLUMN_STEP, DOWN, ROW_STEP, START, Grid
from .packed import COUNT_SHIFT, KIND_SHIFT, KINDS_SHIFT, SCORE_SHIFT, pack
from .words import ALL_KINDS, CROSS, KIND_OF_BIT, LENGTH_SHIFT, ONE, POINTS, Words, i64


class Generator:
    """Finds the plays on a grid; `plays` holds those of the last search, packed."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.plays: Words = []
        self.step: i64 = ROW_STEP
        self.anchor: i64 = 0

    def search(self, hand: i64) -> None:
        """Find all plays on a board with tiles; `hand` is the mask of the kinds held."""
        self.plays = []
        grid = self.grid
        for place in range(grid.frontier_size):
            row = grid.frontier[place] << 1
            kinds = grid.fit[row] & grid.fit[row | DOWN] & hand
            while kinds:
                bit = kinds & -kinds
                kinds ^= bit
                self._start(row, KIND_OF_BIT[bit % 37], hand ^ bit)

    def _start(self, row: i64, kind: i64, rest: i64) -> None:
        """The plays whose first frontier cell takes this kind."""
        column = row | DOWN
        across = self.grid.points[row]
        down = self.grid.points[column]
        self.plays.append(pack(row, 1, kind, across + down))
        if rest & CROSS[kind]:
            self._grow(row, ROW_STEP, kind, rest, down)
            self._grow(column, COLUMN_STEP, kind, rest, across)

    def _grow(self, at: i64, step: i64, kind: i64, rest: i64, crossing: i64) -> None:
        grid = self.grid
        before = grid.before[at]
        word = before + grid.after[at] + ONE[kind]
        span = grid.before_span[at] & grid.after_span[at] & CROSS[kind]
        if span & ~word & rest:
            self.step = step
            self.anchor = at
            self._forwards(at, at, word, span, rest, kind, 1, crossing)
            if not before:
                self._backwards(at, word, span, rest, kind, 1, crossing)

    def _backwards(
        self, start: i64, word: i64, span: i64, rest: i64, kinds: i64, count: i64, crossing: i64
    ) -> None:
        """One more tile before the first, if the cell there touches nothing."""
        start -= self.step
        if self.grid.place[start >> 1] >= 0:
            return
        points = POINTS[(word >> LENGTH_SHIFT) + 1] + crossing
        head = start | count + 1 << COUNT_SHIFT | points << SCORE_SHIFT
        fits = span & ~word & rest
        while fits:
            bit = fits & -fits
            fits ^= bit
            kind = KIND_OF_BIT[bit % 37]
            laid = kinds << KIND_SHIFT | kind
            self.plays.append(head | laid << KINDS_SHIFT)
            new_word = word + ONE[kind]
            new_span = span & CROSS[kind]
            left = rest ^ bit
            if new_span & ~new_word & left:
                self._forwards(start, self.anchor, new_word, new_span, left, laid, count + 1, crossing)
                self._backwards(start, new_word, new_span, left, laid, count + 1, crossing)

    def _forwards(
        self, start: i64, end: i64, word: i64, span: i64, rest: i64, kinds: i64, count: i64, crossing: i64
    ) -> None:
        """One more tile on the next empty cell after `end`, across old tiles; `word` is the line so far."""
        grid = self.grid
        cell = end + self.step * ((grid.after[end] >> LENGTH_SHIFT) + 1)
        after = grid.after[cell]
        if after:
            span = grid.joint_span(word, span, after, grid.after_span[cell])
        fits = span & ~(word | after) & grid.fit[cell ^ DOWN] & rest
        if not fits:
            return
        word += after
        crossing += grid.points[cell ^ DOWN]
        points = POINTS[(word >> LENGTH_SHIFT) + 1] + crossing
        head = start | count + 1 << COUNT_SHIFT | kinds << KINDS_SHIFT | points << SCORE_SHIFT
        shift = KINDS_SHIFT + KIND_SHIFT * count
        while fits:
            bit = fits & -fits
            fits ^= bit
            kind = KIND_OF_BIT[bit % 37]
            self.plays.append(head | kind << shift)
            new_word = word + ONE[kind]
            new_span = span & CROSS[kind]
            left = rest ^ bit
            if new_span & ~new_word & left:
                laid = kinds | kind << (KIND_SHIFT * count)
                self._forwards(start, cell, new_word, new_span, left, laid, count + 1, crossing)

    def search_opening(self, hand: i64, size: i64) -> None:
        """Find all plays on the empty board, the first tile on START; `size` is their length, 0 for any."""
        self.plays = []
        self._open(hand, ALL_KINDS, 0, 0, 0, size)

    def _open(self, hand: i64, span: i64, word: i64, kinds: i64, count: i64, size: i64) -> None:
        fits = span & ~word & hand
        while fits:
            bit = fits & -fits
            fits ^= bit
            kind = KIND_OF_BIT[bit % 37]
            laid = kinds | kind << (KIND_SHIFT * count)
            if size in (0, count + 1):
                self._emit_opening(laid, count + 1)
            if size == 0 or count + 1 < size:
                self._open(hand, span & CROSS[kind], word + ONE[kind], laid, count + 1, size)

    def _emit_opening(self, kinds: i64, count: i64) -> None:
        if count == 1:
            self.plays.append(pack(START << 1, 1, kinds, 1))
            return
        self.plays.append(pack(START << 1, count, kinds, POINTS[count]))
        self.plays.append(pack(START << 1 | DOWN, count, kinds, POINTS[count]))
