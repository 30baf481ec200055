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
    Refusal.OFF_BOARD: QT_TR_NOOP("That is off the board."),
    Refusal.NOT_ON_START: QT_TR_NOOP("The first turn covers one of the cells to start from."),
    Refusal.NO_TRADES: QT_TR_NOOP("There is no trading in this game."),
    Refusal.NO_DICE: QT_TR_NOOP("There are no dice in this game."),
    Refusal.ROLLS_NOTHING: QT_TR_NOOP("Choose at least one die to roll."),
    Refusal.ROLLED_ALREADY: QT_TR_NOOP("You have rolled again in this turn: once is all."),
    Refusal.MUST_ROLL: QT_TR_NOOP("None of your dice fits: roll again."),
    Refusal.NO_DISC: QT_TR_NOOP("Lifting a tile costs a disc, and you have none."),
    Refusal.LIFTED_ALREADY: QT_TR_NOOP("You have lifted a tile in this turn: one is all."),
    Refusal.NOTHING_TO_LIFT: QT_TR_NOOP("No such tile lies there."),
    Refusal.LIFTS_QWIRKLE: QT_TR_NOOP("A tile of a Qwirkle stays where it is."),
    Refusal.LIFTS_LAST: QT_TR_NOOP("The last tile on the board stays where it is."),
    Refusal.HAND_FULL: QT_TR_NOOP("Lay the tile that you lifted before you lift another."),
    Refusal.OLD_CELL: QT_TR_NOOP("A lifted tile may not go back to where it was."),
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
