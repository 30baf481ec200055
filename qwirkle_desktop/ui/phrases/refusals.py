"""Why a move is not allowed, in one short kind sentence that names the rule."""

from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_SENTENCES = {
    Refusal.NOTHING_LAID: QT_TR_NOOP("Lay at least one tile on the table first."),
    Refusal.NOT_IN_HAND: QT_TR_NOOP("These tiles are not all in your hand."),
    Refusal.CELL_TAKEN: QT_TR_NOOP("A tile already lies there."),
    Refusal.TOO_FAR: QT_TR_NOOP("That is too far away from the other tiles."),
    Refusal.NOT_ONE_LINE: QT_TR_NOOP("All tiles of a turn go in one row or one column."),
    Refusal.GAP: QT_TR_NOOP("The tiles of a turn must join up: there is a gap between them."),
    Refusal.NOT_CONNECTED: QT_TR_NOOP("New tiles must touch a tile that was already there."),
    Refusal.EQUAL_TILES: QT_TR_NOOP("A line cannot hold the same tile twice."),
    Refusal.MIXED_LINE: QT_TR_NOOP("A line must be all one colour or all one shape."),
    Refusal.OPENING_MUST_PLAY: QT_TR_NOOP("The first turn must lay tiles: no trading or passing yet."),
    Refusal.TRADES_NOTHING: QT_TR_NOOP("Choose at least one tile to trade."),
    Refusal.CAN_PLAY: QT_TR_NOOP("You can still lay a tile, so you may not pass: play or trade."),
    Refusal.GAME_OVER: QT_TR_NOOP("The game is over."),
}


def refusal_text(refusal: Refusal, *, opening_size: int = 0, bag: int = 0) -> str:
    """The sentence for the player. `opening_size` and `bag` are the numbers that the rule depends on."""
    match refusal:
        case Refusal.OPENING_TOO_SMALL:
            return tr("You have %n matching tile(s): the first line must have all of them.", "", opening_size)
        case Refusal.BAG_TOO_SMALL:
            return _bag_too_small(bag)
        case Refusal.MUST_TRADE:
            return tr("None of your tiles fits, but the bag still has %n tile(s): trade some.", "", bag)
        case _:
            return tr(_SENTENCES[refusal])


def _bag_too_small(bag: int) -> str:
    if bag == 0:
        return tr("The bag is empty, so there is nothing to trade for.")
    return tr("The bag holds only %n tile(s), and you cannot trade more than that.", "", bag)
