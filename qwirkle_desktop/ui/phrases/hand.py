"""The hand and the buttons beside it, in words."""

from collections.abc import Sequence

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.phrases.tiles import tile_name
from qwirkle_desktop.ui.phrases.words import tr


def hand_text(tiles: Sequence[Tile] | None) -> str:
    """The hand for a screen reader; None is a hidden one."""
    if tiles is None:
        return tr("The hand is hidden")
    if not tiles:
        return tr("Hand: no tiles")
    return tr("Hand: {tiles}").format(tiles=", ".join(map(tile_name, tiles)))


def play_label(score: int) -> str:
    """The button that plays the draft."""
    return tr("Play +{points}").format(points=score) if score else tr("Play")


def trade_label(count: int) -> str:
    """The button that trades the marked tiles."""
    return tr("Trade %n tile(s)", "", count) if count else tr("Trade")


def trade_help(count: int, most: int) -> str:
    """What to do while tiles are being marked."""
    if count:
        return tr("%n tile(s) marked to trade.", "", count)
    return tr("Click the tiles to give back, at most {most}.").format(most=most)


def not_your_turn(name: str) -> str:
    """A tile was laid while somebody else is to move."""
    return tr("It is {name}'s turn. You can still arrange your hand.").format(name=name)


def watching() -> str:
    """Only computers play."""
    return tr("The computers play. Pause them, or let them take one turn at a time.")
