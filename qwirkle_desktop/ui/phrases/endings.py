"""How a game ended and who won, ties said plainly."""

from collections.abc import Sequence

from qwirkle_desktop.rules.outcome import Outcome
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.ui.phrases.seats import is_you
from qwirkle_desktop.ui.phrases.wording import listed
from qwirkle_desktop.ui.phrases.words import tr


def result_title(outcome: Outcome, names: Sequence[str]) -> str:
    """`Ada wins`, short enough for a large heading."""
    return winners_title([names[seat] for seat in outcome.winners])


def winners_title(winners: Sequence[str]) -> str:
    """The same for the winners' names; nobody's where there are none."""
    if not winners:
        return tr("No winner")
    if len(winners) > 1:
        return tr("{names} share the win").format(names=listed(winners))
    return tr("You win!") if is_you(winners[0]) else tr("{name} wins").format(name=winners[0])


def result_sentence(outcome: Outcome, names: Sequence[str]) -> str:
    """`Ada wins with 210 points.`"""
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        return tr("The game was stopped, so there is no winner.")
    points = outcome.scores[outcome.winners[0]]
    if len(winners) > 1:
        shared = tr("{names} share the win, {points} each.", "points is a number")
        return shared.format(names=listed(winners), points=points)
    if is_you(winners[0]):
        return tr("You win with %n point(s).", "", points)
    return tr("{name} wins with %n point(s).", "", points).format(name=winners[0])


def ending_sentence(outcome: Outcome, names: Sequence[str]) -> str:
    """Why the game is over."""
    seat = outcome.ending.seat
    name = "" if seat is None else names[seat]
    match outcome.ending.reason:
        case EndReason.OUT:
            text = tr("{name} went out: hand and bag are empty.")
        case EndReason.STUCK:
            text = tr("Nobody can lay a tile any more.")
        case EndReason.IDLE:
            text = tr("Nobody laid a tile for three whole rounds.")
        case EndReason.TARGET:
            text = tr("{name} reached the target.")
        case EndReason.FORFEIT:
            text = tr("{name} gave the game up.")
        case EndReason.ABANDONED:
            text = tr("The game was stopped before its end.")
    return text.format(name=name)
