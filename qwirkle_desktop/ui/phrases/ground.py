"""What is printed on a board, and what is to be had there, in words."""

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.art.printed import Print, Sign
from qwirkle_desktop.ui.phrases.words import tr


def printed_name(printed: Print) -> str:
    """`a star`, `plus 3`: what a cell has printed on it, for screen readers."""
    match printed.sign:
        case Sign.STAR:
            return tr("used star") if printed.is_used else tr("star")
        case Sign.NUMBER:
            number = tr("used number {points}") if printed.is_used else tr("number {points}")
            return number.format(points=printed.points)
        case Sign.FILLED:
            return tr("dark cell")
        case Sign.START:
            return tr("cell to start from")


def printed_cell(printed: Print, cell: Cell) -> str:
    """An empty cell with something printed on it: `star, row 4, column 11`."""
    place = tr("{printed}, row {row}, column {column}")
    return place.format(printed=printed_name(printed), row=cell.y, column=cell.x)


def printed_and(printed: Print, name: str) -> str:
    """A cell that is more than what is printed on it: `empty, row 4, column 11, 4 points, star`."""
    return tr("{cell}, {printed}").format(cell=name, printed=printed_name(printed))
