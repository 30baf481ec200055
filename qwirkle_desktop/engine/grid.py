"""The computer player's own board: laying a tile, and taking it up again, touches four cells."""

from typing import Final

from .words import ALL_KINDS, CROSS, LENGTH_SHIFT, ONE, POINTS, Words, filled, i64

STRIDE: Final = 256
"""Cells in a row: 108 tiles that hang together reach at most 107 cells from the first, in the middle."""
MARGIN: Final = 8
"""Rows kept free above and below a board: a hand reaches six beyond it and looks one further."""
START: Final = MARGIN * STRIDE + STRIDE // 2
"""Where the first tile in canonical order goes, if no more rows than those of one board are wanted."""

DOWN: Final = 1
"""A cell's row stands at `cell << 1`, its column at `cell << 1 | DOWN`; `^ DOWN` turns one into the other."""
ROW_STEP: Final = 2
COLUMN_STEP: Final = 2 * STRIDE


class Grid:
    """Runs and fits of every empty cell, once for its row and once for its column.

    `before` and `after` are the runs left and right (above and below); their spans are the kinds that may
    join each run or stand in it, all kinds beside nothing. `fit` is the kinds that the row (column) takes,
    `points` what it would then score. `frontier` lists the empty cells beside a tile, `place` where each
    stands in that list (-1: not there).
    """

    def __init__(self, rows: i64) -> None:
        cells = rows * STRIDE
        self.before: Words = filled(0, 2 * cells)
        self.after: Words = filled(0, 2 * cells)
        self.before_span: Words = filled(ALL_KINDS, 2 * cells)
        self.after_span: Words = filled(ALL_KINDS, 2 * cells)
        self.fit: Words = filled(ALL_KINDS, 2 * cells)
        self.points: Words = filled(0, 2 * cells)
        self.place: Words = filled(-1, cells)
        self.frontier: Words = filled(0, 512)
        self.frontier_size: i64 = 0

    def lay(self, cell: i64, kind: i64) -> None:
        """Lay a tile on an empty cell where it fits."""
        if self.place[cell] >= 0:
            self._leave_frontier(cell)
        self._join(cell << 1, kind, ROW_STEP)
        self._join(cell << 1 | DOWN, kind, COLUMN_STEP)

    def unlay(self, cell: i64) -> None:
        """Take up the tile that was laid last."""
        self._part(cell << 1 | DOWN, COLUMN_STEP)
        self._part(cell << 1, ROW_STEP)
        if self.place[cell] >= 0:
            self._return_to_frontier(cell)

    def _join(self, at: i64, kind: i64, step: i64) -> None:
        """The cells at both ends of the new line see it; the tile's own cell keeps its runs, for `_part`."""
        before = self.before[at]
        after = self.after[at]
        word = before + after + ONE[kind]
        span = self.before_span[at] & self.after_span[at] & CROSS[kind]
        start = at - step * ((before >> LENGTH_SHIFT) + 1)
        self.after[start] = word
        self.after_span[start] = span
        self._refit(start)
        self._enter_frontier(start >> 1)
        end = at + step * ((after >> LENGTH_SHIFT) + 1)
        self.before[end] = word
        self.before_span[end] = span
        self._refit(end)
        self._enter_frontier(end >> 1)

    def _part(self, at: i64, step: i64) -> None:
        """Undo `_join`: the ends see the runs on their own side of the tile again."""
        before = self.before[at]
        after = self.after[at]
        end = at + step * ((after >> LENGTH_SHIFT) + 1)
        self.before[end] = after
        self.before_span[end] = self.after_span[at]
        self._refit(end)
        self._quit_frontier(end >> 1)
        start = at - step * ((before >> LENGTH_SHIFT) + 1)
        self.after[start] = before
        self.after_span[start] = self.before_span[at]
        self._refit(start)
        self._quit_frontier(start >> 1)

    def _refit(self, at: i64) -> None:
        before = self.before[at]
        after = self.after[at]
        span = self.joint_span(before, self.before_span[at], after, self.after_span[at])
        self.fit[at] = span & ~(before | after)
        self.points[at] = POINTS[(before >> LENGTH_SHIFT) + (after >> LENGTH_SHIFT) + 1]

    def joint_span(self, before: i64, before_span: i64, after: i64, after_span: i64) -> i64:
        """The kinds of the line that would join two runs, none where they may not stand in one line."""
        left = before & ALL_KINDS
        right = after & ALL_KINDS
        if left & right or left & ~after_span or right & ~before_span:
            return 0
        return before_span & after_span

    def _enter_frontier(self, cell: i64) -> None:
        if self.place[cell] < 0:
            self.place[cell] = self.frontier_size
            self.frontier[self.frontier_size] = cell
            self.frontier_size += 1

    def _quit_frontier(self, cell: i64) -> None:
        """Undo `_enter_frontier`: cells that came last go first."""
        if self._is_alone(cell):
            self.frontier_size -= 1
            self.place[cell] = -1

    def _is_alone(self, cell: i64) -> bool:
        row = cell << 1
        return not (self.before[row] | self.after[row] | self.before[row + 1] | self.after[row + 1])

    def _leave_frontier(self, cell: i64) -> None:
        """The last cell takes the place of the one that is covered, which remembers where it stood."""
        self.frontier_size -= 1
        last = self.frontier[self.frontier_size]
        self.frontier[self.place[cell]] = last
        self.place[last] = self.place[cell]

    def _return_to_frontier(self, cell: i64) -> None:
        here = self.place[cell]
        if here != self.frontier_size:
            last = self.frontier[here]
            self.frontier[self.frontier_size] = last
            self.place[last] = self.frontier_size
        self.frontier[here] = cell
        self.frontier_size += 1
