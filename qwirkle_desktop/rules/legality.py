"""Whether a play is allowed, and where a single tile fits."""

from collections.abc import Iterable, Sequence

from .board import Board, Line, Placement
from .cells import ORIGIN, Axis, Cell
from .lines import ScoredLine, is_line, line_refusal, score_line
from .refusals import Refusal
from .tiles import Tile
from .variants import Variant


def play_refusal(
    board: Board, placements: Sequence[Placement], opening_size: int = 0, lifted: Placement | None = None
) -> Refusal | None:
    """The rule that the play breaks, None if it is legal.

    `opening_size` is the length that an opening on the empty board must have (0: any); `lifted` is the tile
    taken up in this turn.
    """
    if not placements:
        return Refusal.NOTHING_LAID
    if refusal := _cells_refusal(board, placements):
        return refusal
    if lifted is not None and lifted in placements:
        return Refusal.OLD_CELL
    after = board.with_tiles(placements)
    if refusal := _pattern_refusal(board, after, placements):
        return refusal
    for line in lines_made(after, placements):
        if refusal := line_refusal(line.tiles):
            return refusal
    if not board.tiles and len(placements) < opening_size:
        return Refusal.OPENING_TOO_SMALL
    return None


def _cells_refusal(board: Board, placements: Sequence[Placement]) -> Refusal | None:
    cells = [placement.cell for placement in placements]
    if not all(cell.is_in_range for cell in cells):
        return Refusal.TOO_FAR
    if not all(map(board.ground.holds, cells)):
        return Refusal.OFF_BOARD
    if len(set(cells)) < len(cells) or any(cell in board for cell in cells):
        return Refusal.CELL_TAKEN
    return None


def _pattern_refusal(board: Board, after: Board, placements: Sequence[Placement]) -> Refusal | None:
    cells = [placement.cell for placement in placements]
    if len({cell.x for cell in cells}) > 1 and len({cell.y for cell in cells}) > 1:
        return Refusal.NOT_ONE_LINE
    if board.tiles and not any(board.touches(cell) for cell in cells):
        return Refusal.NOT_CONNECTED
    if not board.tiles and board.ground.start and board.ground.start.isdisjoint(cells):
        return Refusal.NOT_ON_START
    if not set(cells) <= set(after.line_at(cells[0], _axis_of(cells)).cells):
        return Refusal.GAP
    return None


def _axis_of(cells: Sequence[Cell]) -> Axis:
    """The direction of a play; a single tile's counts as across."""
    return Axis.ACROSS if len({cell.y for cell in cells}) == 1 else Axis.DOWN


def lines_made(after: Board, placements: Sequence[Placement]) -> tuple[Line, ...]:
    """The lines of two or more tiles that the play made or extended, the play's own line first."""
    axis = _axis_of([placement.cell for placement in placements])
    along = after.line_at(placements[0].cell, axis)
    across = (after.line_at(placement.cell, axis.other) for placement in placements)
    return tuple(line for line in (along, *across) if len(line) > 1)


def is_in_qwirkle(board: Board, cell: Cell, variant: Variant) -> bool:
    """Whether the tile on the cell belongs to a line of six."""
    return any(len(board.line_at(cell, axis)) == variant.qwirkle_size for axis in Axis)


def liftable(board: Board, variant: Variant) -> tuple[Placement, ...]:
    """The tiles that a disc could lift: those of no Qwirkle, while they are not the last."""
    if len(board) < 2:
        return ()
    return tuple(one for one in board if not is_in_qwirkle(board, one.cell, variant))


def can_roll(board: Board, hand: Sequence[Tile], variant: Variant) -> bool:
    """Whether a roll could make the hand fit, once or as often as it takes."""
    return variant.are_dice and any_fits(board, variant.faces(hand))


def can_lift(board: Board, hand: Sequence[Tile], discs: int, variant: Variant) -> bool:
    """Whether a disc may be spent: there is one, a tile to lift, and a place for it in the hand."""
    return discs > 0 and len(hand) < variant.most_held and bool(liftable(board, variant))


def score_play(board: Board, placements: Sequence[Placement], variant: Variant) -> tuple[ScoredLine, ...]:
    """The lines of a legal play with their points; the first tile of a game alone gives 1.

    >>> from .notation import parse_board, parse_placements
    >>> from .variants import CLASSIC
    >>> [line.points for line in score_play(parse_board("Rc@0,0"), parse_placements("Rs@1,0"), CLASSIC)]
    [2]
    """
    after = board.with_tiles(placements)
    lines = lines_made(after, placements)
    if not lines:
        lines = (after.line_at(placements[0].cell, Axis.ACROSS),)
    return tuple(score_line(line, variant) for line in lines)


def fits(board: Board, tile: Tile, cell: Cell) -> bool:
    """Whether the tile alone may be laid on an empty cell beside others."""
    return all(is_line([tile, *board.tiles_beside(cell, axis)]) for axis in Axis)


def opening_cells(board: Board) -> frozenset[Cell]:
    """Where the first tile of an empty board may lie; 0,0 stands for all cells of an endless table."""
    return board.ground.start or frozenset([ORIGIN])


def any_fits(board: Board, tiles: Iterable[Tile], lifted: Placement | None = None) -> bool:
    """Whether one of the tiles can be laid, but for the lifted one where it lay.

    A part of a legal line is legal, so single tiles tell.
    """
    kinds = set(tiles)
    if not board.tiles:
        return bool(kinds)
    found = (Placement(cell, kind) for cell in board.frontier() for kind in kinds if fits(board, kind, cell))
    return any(placement != lifted for placement in found)
