"""The hand and the buttons beside it, in words."""

from collections.abc import Sequence

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.phrases.seats import is_you
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
    # A space that does not break: the number alone on the next line would look lost.
    return tr("Click the tiles to trade (up to\u00a0{most}). It ends your turn.").format(most=most)


def not_your_turn(name: str) -> str:
    """A tile was laid while somebody else is to move, a computer that goes by `You` too."""
    if is_you(name):
        return tr("Wait for the computer. You can still arrange your hand.")
    return tr("It is {name}'s turn. You can still arrange your hand.").format(name=name)


def watching() -> str:
    """Only computers play."""
    return tr("The computers play. Pause them, or let them take one turn at a time.")


def fits_nowhere_text(tile: Tile) -> str:
    """A tile was taken up that no cell takes."""
    return tr("The {tile} fits nowhere now.").format(tile=tile_name(tile))


def paused_heading() -> str:
    """The computers wait."""
    return tr("Paused")


def next_up(name: str) -> str:
    """Whose turn it will be."""
    return tr("{name} is next.").format(name=name)
