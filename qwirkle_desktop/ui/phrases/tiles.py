"""The 36 kinds of tile in words, and the words of the board's cells."""

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.tiles import Colour, Shape, Tile
from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

# Whole names, since in some languages the colour bends to the shape.
_NAMES = {
    Tile(Colour.RED, Shape.CIRCLE): QT_TR_NOOP("red circle"),
    Tile(Colour.RED, Shape.SQUARE): QT_TR_NOOP("red square"),
    Tile(Colour.RED, Shape.DIAMOND): QT_TR_NOOP("red diamond"),
    Tile(Colour.RED, Shape.CLOVER): QT_TR_NOOP("red clover"),
    Tile(Colour.RED, Shape.FOUR_POINT_STAR): QT_TR_NOOP("red four-point star"),
    Tile(Colour.RED, Shape.EIGHT_POINT_STAR): QT_TR_NOOP("red eight-point star"),
    Tile(Colour.ORANGE, Shape.CIRCLE): QT_TR_NOOP("orange circle"),
    Tile(Colour.ORANGE, Shape.SQUARE): QT_TR_NOOP("orange square"),
    Tile(Colour.ORANGE, Shape.DIAMOND): QT_TR_NOOP("orange diamond"),
    Tile(Colour.ORANGE, Shape.CLOVER): QT_TR_NOOP("orange clover"),
    Tile(Colour.ORANGE, Shape.FOUR_POINT_STAR): QT_TR_NOOP("orange four-point star"),
    Tile(Colour.ORANGE, Shape.EIGHT_POINT_STAR): QT_TR_NOOP("orange eight-point star"),
    Tile(Colour.YELLOW, Shape.CIRCLE): QT_TR_NOOP("yellow circle"),
    Tile(Colour.YELLOW, Shape.SQUARE): QT_TR_NOOP("yellow square"),
    Tile(Colour.YELLOW, Shape.DIAMOND): QT_TR_NOOP("yellow diamond"),
    Tile(Colour.YELLOW, Shape.CLOVER): QT_TR_NOOP("yellow clover"),
    Tile(Colour.YELLOW, Shape.FOUR_POINT_STAR): QT_TR_NOOP("yellow four-point star"),
    Tile(Colour.YELLOW, Shape.EIGHT_POINT_STAR): QT_TR_NOOP("yellow eight-point star"),
    Tile(Colour.GREEN, Shape.CIRCLE): QT_TR_NOOP("green circle"),
    Tile(Colour.GREEN, Shape.SQUARE): QT_TR_NOOP("green square"),
    Tile(Colour.GREEN, Shape.DIAMOND): QT_TR_NOOP("green diamond"),
    Tile(Colour.GREEN, Shape.CLOVER): QT_TR_NOOP("green clover"),
    Tile(Colour.GREEN, Shape.FOUR_POINT_STAR): QT_TR_NOOP("green four-point star"),
    Tile(Colour.GREEN, Shape.EIGHT_POINT_STAR): QT_TR_NOOP("green eight-point star"),
    Tile(Colour.BLUE, Shape.CIRCLE): QT_TR_NOOP("blue circle"),
    Tile(Colour.BLUE, Shape.SQUARE): QT_TR_NOOP("blue square"),
    Tile(Colour.BLUE, Shape.DIAMOND): QT_TR_NOOP("blue diamond"),
    Tile(Colour.BLUE, Shape.CLOVER): QT_TR_NOOP("blue clover"),
    Tile(Colour.BLUE, Shape.FOUR_POINT_STAR): QT_TR_NOOP("blue four-point star"),
    Tile(Colour.BLUE, Shape.EIGHT_POINT_STAR): QT_TR_NOOP("blue eight-point star"),
    Tile(Colour.PURPLE, Shape.CIRCLE): QT_TR_NOOP("purple circle"),
    Tile(Colour.PURPLE, Shape.SQUARE): QT_TR_NOOP("purple square"),
    Tile(Colour.PURPLE, Shape.DIAMOND): QT_TR_NOOP("purple diamond"),
    Tile(Colour.PURPLE, Shape.CLOVER): QT_TR_NOOP("purple clover"),
    Tile(Colour.PURPLE, Shape.FOUR_POINT_STAR): QT_TR_NOOP("purple four-point star"),
    Tile(Colour.PURPLE, Shape.EIGHT_POINT_STAR): QT_TR_NOOP("purple eight-point star"),
}
_COLOURS = {
    Colour.RED: QT_TR_NOOP("red"),
    Colour.ORANGE: QT_TR_NOOP("orange"),
    Colour.YELLOW: QT_TR_NOOP("yellow"),
    Colour.GREEN: QT_TR_NOOP("green"),
    Colour.BLUE: QT_TR_NOOP("blue"),
    Colour.PURPLE: QT_TR_NOOP("purple"),
}
_SHAPES = {
    Shape.CIRCLE: QT_TR_NOOP("circle"),
    Shape.SQUARE: QT_TR_NOOP("square"),
    Shape.DIAMOND: QT_TR_NOOP("diamond"),
    Shape.CLOVER: QT_TR_NOOP("clover"),
    Shape.FOUR_POINT_STAR: QT_TR_NOOP("four-point star"),
    Shape.EIGHT_POINT_STAR: QT_TR_NOOP("eight-point star"),
}


def tile_name(tile: Tile) -> str:
    """`red eight-point star`"""
    return tr(_NAMES[tile])


def colour_name(colour: Colour) -> str:
    """`red`"""
    return tr(_COLOURS[colour])


def colour_letter(colour: Colour) -> str:
    """One sign that tells the colour on a tile: six different ones in every language."""
    match colour:
        case Colour.RED:
            return tr("R", "the sign of red on a tile; no other colour may have the same")
        case Colour.ORANGE:
            return tr("O", "the sign of orange on a tile; no other colour may have the same")
        case Colour.YELLOW:
            return tr("Y", "the sign of yellow on a tile; no other colour may have the same")
        case Colour.GREEN:
            return tr("G", "the sign of green on a tile; no other colour may have the same")
        case Colour.BLUE:
            return tr("B", "the sign of blue on a tile; no other colour may have the same")
        case Colour.PURPLE:
            return tr("P", "the sign of purple on a tile; no other colour may have the same")


def shape_name(shape: Shape) -> str:
    """`eight-point star`"""
    return tr(_SHAPES[shape])


def board() -> str:
    """The name of the table with its tiles."""
    return tr("Board")


def tile_on_cell(tile: Tile, cell: Cell) -> str:
    """What is on a cell, for screen readers."""
    place = tr("{tile}, row {row}, column {column}")
    return place.format(tile=tile_name(tile), row=cell.y, column=cell.x)


def free_cell(cell: Cell, points: int) -> str:
    """An empty cell that takes the held tile, for screen readers."""
    return tr("empty, row {row}, column {column}, %n point(s)", "", points).format(row=cell.y, column=cell.x)
