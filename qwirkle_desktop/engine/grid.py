"""The computer player's own board: laying a tile, and taking it up again, touches four cells."""

from typing import Final

from mypy_extensions import i64

from .words import ALL_KINDS, LENGTH_SHIFT, MATES, ONE_TILE, SPREAD, Words, filled, points_of

STRIDE: Final = 128
"""Cells in a row, and rows. The grid is a ring both ways: 108 tiles that hang together never reach around it,
nor does a hand laid beyond them."""

LINE: Final = 8
"""The words of a cell's row; its column follows. A cell is named by the place of its row's first word."""
CELL: Final = 16
AREA: Final = STRIDE * STRIDE * CELL - 1
ROWS: Final = AREA - LINE

BEFORE: Final = 0
AFTER: Final = 1
BEFORE_SPAN: Final = 2
AFTER_SPAN: Final = 3
FIT: Final = 4
PLACE: Final = 5

DOWN: Final = LINE
"""`^ DOWN` turns a cell's row into its column, and back."""
ROW_STEP: Final = CELL
COLUMN_STEP: Final = CELL * STRIDE


EMPTY: Final[Words] = filled([0, 0, ALL_KINDS, ALL_KINDS, ALL_KINDS, -1, 0, 0], 2 * STRIDE * STRIDE)
"""The lines of a grid without a tile, to be copied."""


class Grid:
    """Runs and fits of every empty cell, once for its row and once for its column.

    BEFORE and AFTER are the runs left and right (above and below); their spans are the kinds that may
    join each run or stand in it, all kinds beside nothing. FIT is the kinds that the row (column) takes,
    above them the points that it would then score. `frontier` lists the empty cells beside a tile, PLACE
    where each stands in that list (-1: not there).
    """

    def __init__(self) -> None:
        self.lines: Words = EMPTY[:]
        self.frontier: Words = filled([0], 512)
        self.frontier_size: i64 = 0

    def lay(self, cell: i64, bit: i64) -> None:
        """Lay a tile on an empty cell where it fits."""
        if self.lines[cell | PLACE] >= 0:
            self._leave_frontier(cell)
        self._join(cell, bit, ROW_STEP)
        self._join(cell | DOWN, bit, COLUMN_STEP)

    def unlay(self, cell: i64) -> None:
        """Take up the tile that was laid last."""
        self._part(cell | DOWN, COLUMN_STEP)
        self._part(cell, ROW_STEP)
        if self.lines[cell | PLACE] >= 0:
            self._return_to_frontier(cell)

    def _join(self, at: i64, bit: i64, step: i64) -> None:
        """The cells at both ends of the new line see it; the tile's own cell keeps its runs, for `_part`."""
        lines = self.lines
        before = lines[at]
        after = lines[at | AFTER]
        word = before + after + bit + ONE_TILE
        span = lines[at | BEFORE_SPAN] & lines[at | AFTER_SPAN] & MATES[bit * SPREAD >> 57 & 63]
        start = at - step * ((before >> LENGTH_SHIFT) + 1) & AREA
        lines[start | AFTER] = word
        lines[start | AFTER_SPAN] = span
        self._refit(start)
        self._enter_frontier(start & ROWS)
        end = at + step * ((after >> LENGTH_SHIFT) + 1) & AREA
        lines[end] = word
        lines[end | BEFORE_SPAN] = span
        self._refit(end)
        self._enter_frontier(end & ROWS)

    def _part(self, at: i64, step: i64) -> None:
        """Undo `_join`: the ends see the runs on their own side of the tile again."""
        lines = self.lines
        before = lines[at]
        after = lines[at | AFTER]
        end = at + step * ((after >> LENGTH_SHIFT) + 1) & AREA
        lines[end] = after
        lines[end | BEFORE_SPAN] = lines[at | AFTER_SPAN]
        self._refit(end)
        self._quit_frontier(end & ROWS)
        start = at - step * ((before >> LENGTH_SHIFT) + 1) & AREA
        lines[start | AFTER] = before
        lines[start | AFTER_SPAN] = lines[at | BEFORE_SPAN]
        self._refit(start)
        self._quit_frontier(start & ROWS)

    def _refit(self, at: i64) -> None:
        lines = self.lines
        before = lines[at]
        after = lines[at | AFTER]
        if not before | after:
            lines[at | FIT] = ALL_KINDS
            return
        span = joint_span(before, lines[at | BEFORE_SPAN], after, lines[at | AFTER_SPAN])
        points = points_of((before >> LENGTH_SHIFT) + (after >> LENGTH_SHIFT) + 1)
        lines[at | FIT] = span & ~(before | after) | points << LENGTH_SHIFT

    def _enter_frontier(self, cell: i64) -> None:
        if self.lines[cell | PLACE] < 0:
            self.lines[cell | PLACE] = self.frontier_size
            self.frontier[self.frontier_size] = cell
            self.frontier_size += 1

    def _quit_frontier(self, cell: i64) -> None:
        """Undo `_enter_frontier`: cells that came last go first."""
        if self._is_alone(cell):
            self.frontier_size -= 1
            self.lines[cell | PLACE] = -1

    def _is_alone(self, cell: i64) -> bool:
        return self.lines[cell | FIT] == ALL_KINDS and self.lines[cell | DOWN | FIT] == ALL_KINDS

    def _leave_frontier(self, cell: i64) -> None:
        """The last cell takes the place of the one that is covered, which remembers where it stood."""
        here = self.lines[cell | PLACE]
        self.frontier_size -= 1
        last = self.frontier[self.frontier_size]
        self.frontier[here] = last
        self.lines[last | PLACE] = here

    def _return_to_frontier(self, cell: i64) -> None:
        here = self.lines[cell | PLACE]
        if here != self.frontier_size:
            last = self.frontier[here]
            self.frontier[self.frontier_size] = last
            self.lines[last | PLACE] = self.frontier_size
        self.frontier[here] = cell
        self.frontier_size += 1


def joint_span(before: i64, before_span: i64, after: i64, after_span: i64) -> i64:
    """The kinds of the line that would join two runs, none where they may not stand in one line."""
    left = before & ALL_KINDS
    right = after & ALL_KINDS
    if left & right or left & ~after_span or right & ~before_span:
        return 0
    return before_span & after_span
