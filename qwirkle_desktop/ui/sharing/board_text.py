"""A board as text that people can read in a message, and programs too."""

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.notation import format_placements

EMPTY = "."


def board_text(board: Board) -> str:
    """The rows as they lie, `.` for an empty cell, and under them the board's notation on one line.

    >>> from qwirkle_desktop.rules.notation import parse_board
    >>> print(board_text(parse_board("Rc@0,0 Rd@1,0 Gd@1,1")))
    Rc Rd
    .  Gd
    <BLANKLINE>
    Rc@0,0 Rd@1,0 Gd@1,1
    """
    if not board.tiles:
        return ""
    xs, ys = [cell.x for cell in board.tiles], [cell.y for cell in board.tiles]
    columns = range(min(xs), max(xs) + 1)
    rows = [
        " ".join(f"{board.tiles.get(Cell(x, y), EMPTY)!s:2}" for x in columns).rstrip()
        for y in range(min(ys), max(ys) + 1)
    ]
    return "\n".join((*rows, "", format_placements(board)))
