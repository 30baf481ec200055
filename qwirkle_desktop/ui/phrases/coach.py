"""What the coach says at the table: hints in three steps, and the reasons for a play."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from qwirkle_desktop.rules.moves import Lift, Move, Pass, Roll, Trade
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.phrases.statistics import per_cent
from qwirkle_desktop.ui.phrases.tiles import tile_name
from qwirkle_desktop.ui.phrases.wording import counted_points
from qwirkle_desktop.ui.phrases.words import tr

if TYPE_CHECKING:
    from qwirkle_desktop.review.hints import Hint
    from qwirkle_desktop.review.reasons import Reason
    from qwirkle_desktop.review.threats import Threat
    from qwirkle_desktop.review.valuing import Candidate


def hint() -> str:
    """The button that asks for a hint."""
    return tr("Hint")


def next_hint() -> str:
    """The button that asks for the next step."""
    return tr("More")


def close() -> str:
    """The button that puts the card away."""
    return tr("Close")


def looking() -> str:
    """The best play is still being looked for."""
    return tr("Looking for a good play…")


def no_hint() -> str:
    """The coach gave no answer."""
    return tr("There is no hint this time. You can ask again.")


def nothing_fits() -> str:
    """No tile of the hand fits."""
    return tr("None of your tiles fits now. Trade the ones that you have twice, or that go with no other.")


def counts_as_help() -> str:
    """Under every hint."""
    return tr("This counts as help. The game's record says that you were helped.")


def steps_left(stage: int) -> str:
    """Which of the three steps is shown."""
    return tr("Hint {number} of 3").format(number=stage)


def idea(given: "Hint") -> str:
    """The first step: what kind of move to look for."""
    from qwirkle_desktop.review.hints import Idea

    match given.idea:
        case Idea.OPEN:
            return tr("Lay the longest line that your hand can make.")
        case Idea.GO_OUT:
            return tr("You can lay all your tiles and go out.")
        case Idea.QWIRKLE:
            return tr("There is a Qwirkle.")
        case Idea.TWO_QWIRKLES:
            return tr("There is more than one Qwirkle in one play.")
        case Idea.MANY_LINES:
            return tr("There is a play that counts in three lines or more.")
        case Idea.TWO_LINES:
            return tr("There is a play that counts in two lines.")
        case Idea.BLOCK:
            return tr("There is a line of five that you should not leave to the others.")
        case Idea.ONE_LINE:
            return tr("There is a line that is good to lay at.")
        case Idea.TRADE:
            return tr("Your tiles make too little now: think of a trade.")
        case Idea.PASS:
            return tr("It is best to pass.")
        case Idea.ROLL:
            return tr("Your dice make little as they lie: roll some again first.")
        case Idea.LIFT:
            return tr("A tile on the board is worth a disc to you.")


def side(given: "Hint") -> str:
    """Which part of the board to look at."""
    from qwirkle_desktop.review.hints import Side

    match given.side:
        case Side.LEFT:
            return tr("Look to the left.")
        case Side.RIGHT:
            return tr("Look to the right.")
        case Side.TOP:
            return tr("Look at the top.")
        case Side.BOTTOM:
            return tr("Look at the bottom.")
        case Side.MIDDLE:
            return tr("Look in the middle.")


def where() -> str:
    """The second step: the line is lit."""
    return tr("It is this line. The dashed cells are free.")


def where_lift() -> str:
    """The second step where a tile is to be lifted: it is lit."""
    return tr("It is this tile.")


def where_roll() -> str:
    """The second step where dice are to be rolled again: nothing on the board is lit."""
    return tr("No play with these dice is worth as much as what a roll may bring.")


def where_hand() -> str:
    """The second step of a trade: nothing on the board is lit."""
    return tr("Nothing on the board is worth more than new tiles.")


def best(candidate: "Candidate") -> str:
    """The third step, its heading."""
    match candidate.move:
        case Trade(tiles):
            return tr("Trade %n tile(s)", "the best move", len(tiles))
        case Pass():
            return tr("Pass", "the best move")
        case Roll(dice):
            return tr("Roll %n dice again", "the best move", len(dice))
        case Lift():
            return tr("Lift this tile", "the best move")
        case _:
            return tr("Best play: {points}").format(points=counted_points(candidate.score))


def reason(given: "Reason | None") -> str:
    """One sentence why the best move is better than the next one."""
    from qwirkle_desktop.ui.phrases.review import reason_sentence

    if given is None:
        return tr("All in all it is worth a little more than the next one.")
    return reason_sentence(given)


def five_best(count: int) -> str:
    """The heading of the list."""
    return tr("The %n best move(s)", "", count)


def five_help() -> str:
    """What to do with the list."""
    return tr("Point at one to see it. Click it to lay it on the table.")


def row(candidate: "Candidate") -> str:
    """A move of the list with its points and what it loses."""
    return tr("{move}, {worth}", "a move, and what it loses").format(
        move=_move(candidate.move, candidate.score), worth=_behind(candidate.behind)
    )


def _move(move: Move, points: int) -> str:
    match move:
        case Trade(tiles):
            return tr("trade %n tile(s)", "", len(tiles))
        case Pass():
            return tr("pass", "a move")
        case Roll(dice):
            return tr("roll %n dice again", "", len(dice))
        case Lift(placement):
            return tr("lift the {tile}").format(tile=tile_name(placement.tile))
        case _:
            return counted_points(points)


def _behind(points: float) -> str:
    if points < 0.05:
        return tr("best", "of moves")
    return tr("loses {points}", "a move").format(points=QLocale().toString(points, "f", 1))


# Counting


def chance(tile: Tile, unseen: int, held: float) -> str:
    """A kind that was picked: how many are not seen, and whether another player may hold one."""
    if not unseen:
        return tr("{tile}: you see all of them.").format(tile=tile_name(tile))
    pattern = tr("{tile}: %n not seen. Chance that another player holds one: {chance}.", "", unseen)
    return pattern.format(tile=tile_name(tile), chance=per_cent(held))


def lines_heading(count: int) -> str:
    """The heading of the open lines."""
    return tr("%n open line(s)", "", count)


def lines_help() -> str:
    """What an open line is."""
    return tr("Lines of five and four, and the tiles that go on there.")


def no_lines() -> str:
    """There is none."""
    return tr("There is no line of five or four that a tile goes on with.")


def dead_lines(count: int) -> str:
    """How many of the lines nobody can go on with; on the board they have no number but 0."""
    return tr("%n more line(s) with no tile left: dead.", "", count)


def open_line(threat: "Threat") -> str:
    """A line in the list: how long, how many tiles for it are not seen, who may have one."""
    length = threat.line.length
    if threat.is_mine:
        return tr("line of {length}: you can, {unseen} not seen").format(length=length, unseen=threat.unseen)
    pattern = tr("line of {length}: {unseen} not seen, next player {chance}")
    return pattern.format(length=length, unseen=threat.unseen, chance=per_cent(threat.next_chance))
