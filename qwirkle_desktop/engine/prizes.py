"""What a play brings besides its lines: printed points, and discs."""

from collections import Counter
from collections.abc import Sequence

from qwirkle_desktop.rules.legality import score_play
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.view import PlayerView

from .grid import COLUMN_STEP, DOWN
from .packed import SCORE_SHIFT, start_of
from .steps import steps_of
from .table import Table

DISC = 6
"""What a disc is worth while there is much left to play, in points."""
DISC_FADES = 24
"""Tiles in the bag below which it is worth less and less."""


def disc_worth(bag: int) -> int:
    """What a disc is worth with so many tiles in the bag."""
    return DISC * min(bag, DISC_FADES) // DISC_FADES


def with_prizes(view: PlayerView, table: Table, plays: Sequence[int], disc: int) -> list[int]:
    """The plays with all that they bring among their points; a disc counts so many."""
    if view.board.ground.is_endless:
        return list(plays)
    prizes = Prizes(view, table, disc)
    return [play + (prizes.of(play) << SCORE_SHIFT) for play in plays]


class Prizes:
    """What is still to be had on the cells of a grid, in points."""

    def __init__(self, view: PlayerView, table: Table, disc: int) -> None:
        ground = view.board.ground
        worth = {**ground.numbers, **dict.fromkeys(ground.stars, disc)}
        self._grid = table.grid
        self._cells = {
            table.index(cell): points for cell, points in worth.items() if cell not in view.used and points
        }
        self._lines = Counter[int]()
        for cell, points in self._cells.items():
            self._lines[_line_of(cell)] += points
            self._lines[_line_of(cell | DOWN)] += points

    def of(self, play: int) -> int:
        """What a play gets of it."""
        if not self.beside(play):
            return 0
        return sum(self._cells.get(cell, 0) for cell, _ in steps_of(play, self._grid))

    def beside(self, play: int) -> int:
        """All that is to be had in the row or column of a play: quickly told, and no less than it gets."""
        return self._lines.get(_line_of(start_of(play)), 0)


def _line_of(at: int) -> int:
    """The number of a cell's row, or its column as the grid counts within a row: no row has that number."""
    return at % COLUMN_STEP + COLUMN_STEP if at & DOWN else at // COLUMN_STEP


def points_of(view: PlayerView, play: Play) -> int:
    """What a play scores: its lines, and the numbers it covers."""
    lines = score_play(view.board, play.placements, view.variant)
    return sum(line.points for line in lines) + printed_points(view, play)


def printed_points(view: PlayerView, play: Play) -> int:
    """The points of the numbers that a play covers."""
    cells = (placement.cell for placement in play.placements)
    return sum(view.board.ground.numbers_under(cells, view.used).values())
