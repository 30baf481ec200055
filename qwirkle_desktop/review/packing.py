"""Moves as the search's numbers, and back: plays, trades and, where the rules allow it, a pass."""

from collections.abc import Mapping, Sequence

from qwirkle_desktop.engine.packed import COUNT_SHIFT, KIND_SHIFT, KINDS_SHIFT
from qwirkle_desktop.engine.table import Table
from qwirkle_desktop.engine.trades import unpacked
from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.moves import Lift, Move, Pass, Play, Roll, Trade

NOTHING = 0
"""Lay nothing and draw nothing: a pass, or a position whose turn is over."""


def packed_trade(trade: Trade) -> int:
    """A trade as the search compares it: negative."""
    kinds = sorted(tile.kind for tile in trade.tiles)
    packed = sum(kind << KIND_SHIFT * place for place, kind in enumerate(kinds))
    return -(packed << KINDS_SHIFT | len(kinds) << COUNT_SHIFT)


def packed_move(move: Move, table: Table, plays: Sequence[int]) -> int:
    """The move among the plays that were found, or made of its tiles. Raises ValueError for another play."""
    match move:
        case Trade():
            return packed_trade(move)
        case Pass():
            return NOTHING
        case Play():
            try:
                return _by_placements(table, plays)[_at_origin(table, move).placements]
            except KeyError:
                raise ValueError(f"{move} is no legal play here") from None
        case Roll() | Lift():
            raise ValueError(f"{move} is no move of a plain game")


def unpacked_move(packed: int, table: Table) -> Move:
    """The reverse of `packed_move`."""
    if packed == NOTHING:
        return Pass()
    return table.play(packed) if packed > 0 else unpacked(packed)


def _by_placements(table: Table, plays: Sequence[int]) -> Mapping[tuple[Placement, ...], int]:
    return {table.play(packed).placements: packed for packed in plays}


def _at_origin(table: Table, play: Play) -> Play:
    """An opening may lie anywhere; those that are found begin on the origin."""
    if table.grid.frontier_size:
        return play
    corner = play.placements[0].cell
    return Play(
        tuple(
            Placement(Cell(one.cell.x - corner.x, one.cell.y - corner.y), one.tile) for one in play.placements
        )
    )
