"""Discs, and the tiles that they lift, in words."""

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.phrases.tiles import tile_name
from qwirkle_desktop.ui.phrases.words import tr


def heading() -> str:
    """While a tile is being chosen."""
    return tr("Lift a tile")


def lift_button() -> str:
    """The button that begins it."""
    return tr("Lift", "the button")


def help_line() -> str:
    """What to do then."""
    return tr("Click a tile with an arrow. It costs a disc.")


def counted_discs(count: int) -> str:
    """`2 discs`"""
    return tr("%n disc(s)", "", count)


def with_discs(detail: str, discs: int) -> str:
    """What a player's card tells, and the discs."""
    return tr("{detail}, {discs}", "a player's card").format(detail=detail, discs=counted_discs(discs))


def lifted(name: str, tile: Tile) -> str:
    """What a seat did before its play."""
    return tr("{name} spent a disc and lifted the {tile}.").format(name=name, tile=tile_name(tile))


def took_discs(count: int) -> str:
    """What a play gave besides points."""
    return tr("That gives %n disc(s).", "", count)


def lift_word() -> str:
    """In the list of moves, where a play has its points."""
    return tr("lift", "in the list of moves")


def lift_spoken(turn: int, name: str, tile: Tile) -> str:
    """A row of the list of moves for screen readers."""
    return tr("Turn {turn}, {name} lifted the {tile}").format(turn=turn, name=name, tile=tile_name(tile))


def with_taken_discs(row: str, count: int) -> str:
    """A row of the list of moves, and the discs that the play gave."""
    return tr("{row}, %n disc(s)", "", count).format(row=row)


def liftable(name: str) -> str:
    """Of a tile on the board, while one is being chosen."""
    return tr("{tile}, can be lifted").format(tile=name)


def lift_or_pass() -> str:
    """Nothing fits, and the bag is empty."""
    return tr("None of your tiles fits. Lift a tile, or pass.")


def lift_or_trade() -> str:
    """Nothing fits, but there is a bag."""
    return tr("None of your tiles fits. Trade some, or lift a tile.")


def may_lift() -> str:
    """What can be done in this turn."""
    return tr("Lay tiles, or lift one with a disc.")
