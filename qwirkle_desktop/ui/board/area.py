"""How much of the table a board takes, where a picture shows all of it."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import ORIGIN, Cell


@dataclass(frozen=True, slots=True)
class BoardArea:
    """The cells that a board spans, and a margin."""

    left: int
    top: int
    columns: int
    rows: int

    @classmethod
    def of(cls, board: Board, margin: int = 0) -> "BoardArea":
        """An empty table's is around 0,0; one that has an edge is shown as a whole."""
        if not board.ground.is_endless:
            return cls(-margin, -margin, board.ground.width + 2 * margin, board.ground.height + 2 * margin)
        xs = [cell.x for cell in board.tiles or [ORIGIN]]
        ys = [cell.y for cell in board.tiles or [ORIGIN]]
        left, top = min(xs) - margin, min(ys) - margin
        return cls(left, top, max(xs) + margin - left + 1, max(ys) + margin - top + 1)

    def corner(self, cell: Cell, side: float) -> QPointF:
        """Where a cell is, from the area's corner."""
        return QPointF(cell.x - self.left, cell.y - self.top) * side
