"""What a packed play means on its grid."""

from mypy_extensions import i64

from .grid import AFTER, AREA, COLUMN_STEP, DOWN, FIT, ROW_STEP, ROWS, Grid
from .packed import count_of, kind_at, score_of, start_of
from .words import LENGTH_SHIFT


def steps_of(play: i64, grid: Grid) -> list[tuple[i64, i64]]:
    """The cells and kinds of a play that is not laid yet, along its line."""
    at = start_of(play)
    step = COLUMN_STEP if at & DOWN else ROW_STEP
    steps = []
    for place in range(count_of(play)):
        steps.append((at & ROWS, kind_at(play, place)))
        at = at + step * (1 + (grid.lines[at | AFTER] >> LENGTH_SHIFT)) & AREA
    return steps


def line_points(play: i64, grid: Grid) -> i64:
    """The points of the play's own line, the lines it crosses left out; of a single tile, its better line."""
    crossing = start_of(play) & DOWN ^ DOWN
    others = [grid.lines[cell | crossing | FIT] >> LENGTH_SHIFT for cell, _ in steps_of(play, grid)]
    if len(others) == 1:
        return max(others[0], score_of(play) - others[0])
    return score_of(play) - sum(others)


def crossings(play: i64, grid: Grid) -> i64:
    """How many lines a play crosses; of a single tile, its column."""
    crossing = start_of(play) & DOWN ^ DOWN
    count: i64 = 0
    for cell, _ in steps_of(play, grid):
        if grid.lines[cell | crossing | FIT] >> LENGTH_SHIFT:
            count += 1
    return count
