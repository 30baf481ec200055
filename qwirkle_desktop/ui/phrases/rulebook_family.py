"""The rules of the other games of the family: a page for each, of what differs from the classic game."""

from qwirkle_desktop.ui.phrases.rulebook import Rule, RulePage
from qwirkle_desktop.ui.phrases.variants import variant_name
from qwirkle_desktop.ui.phrases.words import tr


def family_pages() -> tuple[RulePage, ...]:
    """A page for each of them, in the order in which they are chosen."""
    return _cubes(), _select(), _connect()


def _cubes() -> RulePage:
    return RulePage(
        variant_name("cubes"),
        (
            Rule(tr("90 dice in place of tiles, 15 of each colour. A die has all six shapes."), "dice"),
            Rule(tr("Everyone draws six dice and rolls them. All hands lie open.")),
            Rule(
                tr(
                    "No hand decides who starts: the oldest does, or the lot. The first line has all the "
                    "dice that match, two at least."
                )
            ),
            Rule(
                tr("In your turn you may first roll again, once, as many of your dice as you like."), "reroll"
            ),
            Rule(tr("Then you lay dice as you would lay tiles, and they count as tiles do.")),
            Rule(
                tr(
                    "If nothing fits, all your dice are rolled again until something does. "
                    "There is nothing to trade."
                )
            ),
            Rule(tr("After that you draw until you hold six, and roll the new dice.")),
        ),
        about=("cubes",),
    )


def _select() -> RulePage:
    return RulePage(
        variant_name("select"),
        (
            Rule(
                tr("The classic game on a board of 16 by 16 cells. The first line covers one in the middle."),
                "start_cells",
            ),
            Rule(tr("Twelve cells have a star. Who covers one first gets a disc."), "star"),
            Rule(
                tr(
                    "Once in a turn, before you play, a disc lifts one tile from the board into your hand. "
                    "Tiles of a Qwirkle stay where they are."
                ),
                "lift",
            ),
            Rule(
                tr(
                    "You may lay that tile in the same turn, but not where it was, or keep it. "
                    "Until the next draw you then hold seven."
                )
            ),
            Rule(tr("The board may fall apart where a tile was lifted. That does not matter.")),
            Rule(tr("Where the stars are is this program's own choice.")),
        ),
        about=("select", "select-connect"),
    )


def _connect() -> RulePage:
    return RulePage(
        variant_name("connect"),
        (
            Rule(tr("The same board, but on its dark cells tiles lie before the game begins."), "dark_cells"),
            Rule(tr("The first line may start from any of them.")),
            Rule(tr("Who covers a number first gets so many points more, once."), "numbers"),
            Rule(tr("Select + Connect has it all on one board: stars, numbers and dark cells.")),
            Rule(tr("Where the cells and numbers are is this program's own choice.")),
        ),
        about=("connect", "select-connect"),
    )
