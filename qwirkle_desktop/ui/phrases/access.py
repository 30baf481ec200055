"""What is said aloud: how the game stands, the board's cells, plays to choose from."""

from collections.abc import Sequence

from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.phrases.tiles import tile_name, tile_on_cell
from qwirkle_desktop.ui.phrases.wording import counted_points, counted_tiles, listed
from qwirkle_desktop.ui.phrases.words import tr


def standing(heading: str, scores: Sequence[tuple[str, int]], bag: int) -> str:
    """`Your turn, 34 to 41, 12 tiles left`; the seats' scores with names where there are more than two."""
    if len(scores) == 2:
        (_, own), (_, other) = scores
        pattern = tr("{turn}, {own} to {other}, {tiles} left")
        return pattern.format(turn=heading, own=own, other=other, tiles=counted_tiles(bag))
    each = listed([tr("{name} {points}", "a score").format(name=name, points=one) for name, one in scores])
    pattern = tr("{turn}, {scores}, {tiles} left")
    return pattern.format(turn=heading, scores=each, tiles=counted_tiles(bag))


def nothing_happened() -> str:
    """Before the first turn."""
    return tr("Nobody has played yet.")


def empty_cell(cell: Cell) -> str:
    """An empty cell that the cursor is on."""
    return tr("empty, row {row}, column {column}").format(row=cell.y, column=cell.x)


def tentative(tile: Tile, cell: Cell) -> str:
    """A tile that is laid, but not played."""
    pattern = tr("{tile}, not played yet, row {row}, column {column}")
    return pattern.format(tile=tile_name(tile), row=cell.y, column=cell.x)


def last_move() -> str:
    """Of a cell: it is of the last move."""
    return tr("last move")


def held() -> str:
    """Of a hand tile: it is held."""
    return tr("held")


def play_spoken(points: int, placements: Sequence[Placement]) -> str:
    """A play one may choose: its points and where each tile goes."""
    tiles = "; ".join(tile_on_cell(placement.tile, placement.cell) for placement in placements)
    return tr("{points}: {tiles}", "a play").format(points=counted_points(points), tiles=tiles)


def play_place(placements: Sequence[Placement]) -> str:
    """Where a play goes, short: `row 0, from column 3 to 5`."""
    xs = sorted({placement.cell.x for placement in placements})
    ys = sorted({placement.cell.y for placement in placements})
    if len(placements) == 1:
        return tr("row {row}, column {column}").format(row=ys[0], column=xs[0])
    if len(ys) == 1:
        return tr("row {row}, columns {first} to {last}").format(row=ys[0], first=xs[0], last=xs[-1])
    return tr("column {column}, rows {first} to {last}").format(column=xs[0], first=ys[0], last=ys[-1])


def play_short(points: int, placements: Sequence[Placement]) -> str:
    """A play's points and place beside a picture of its tiles."""
    return tr("{points}, {place}", "a play").format(
        points=counted_points(points), place=play_place(placements)
    )


def plays_heading() -> str:
    """The list of what may be played."""
    return tr("Legal plays")


def plays_help(count: int) -> str:
    """What the list is, and that it counts."""
    return tr(
        "%n play(s), the most points first. Enter lays one on the table; this counts as help.", "", count
    )


def no_plays() -> str:
    """There is none."""
    return tr("None of your tiles fits now.")


def lay_play() -> str:
    """The button that lays the play chosen."""
    return tr("Lay it")


def close() -> str:
    """Leaves the list."""
    return tr("Close")
