"""What a play brings besides its lines: printed points, and discs."""

from collections.abc import Sequence

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.legality import score_play
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.view import PlayerView

from .packed import SCORE_SHIFT
from .steps import steps_of
from .table import Table

DISC = 6
"""What a disc is worth while there is much left to play, in points."""
DISC_FADES = 24
"""Tiles in the bag below which it is worth less and less."""


def disc_worth(bag: int) -> int:
    """What a disc is worth with so many tiles in the bag."""
    return DISC * min(bag, DISC_FADES) // DISC_FADES


def with_prizes(view: PlayerView, table: Table, plays: Sequence[int]) -> list[int]:
    """The plays with all that they bring among their points."""
    prizes = {table.index(cell): points for cell, points in _prizes(view).items()}
    if not prizes:
        return list(plays)
    return [play + (_prize_of(prizes, table, play) << SCORE_SHIFT) for play in plays]


def _prizes(view: PlayerView) -> dict[Cell, int]:
    ground = view.board.ground
    worth = {**ground.numbers, **dict.fromkeys(ground.stars, disc_worth(view.bag))}
    return {cell: points for cell, points in worth.items() if cell not in view.used and points}


def _prize_of(prizes: dict[int, int], table: Table, play: int) -> int:
    return sum(prizes.get(cell, 0) for cell, _ in steps_of(play, table.grid))


def points_of(view: PlayerView, play: Play) -> int:
    """What a play scores: its lines, and the numbers it covers."""
    lines = score_play(view.board, play.placements, view.variant)
    return sum(line.points for line in lines) + printed_points(view, play)


def printed_points(view: PlayerView, play: Play) -> int:
    """The points of the numbers that a play covers."""
    cells = (placement.cell for placement in play.placements)
    return sum(view.board.ground.numbers_under(cells, view.used).values())
