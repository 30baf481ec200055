"""The names of the computer's levels and of outside bots, and what to expect of each."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from qwirkle_desktop.library.record import BOT_PREFIX
from qwirkle_desktop.ui.phrases.wording import counted_points, sentences
from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

if TYPE_CHECKING:
    # The window needs no figures before somebody sets up a game.
    from qwirkle_desktop.engine.calibration import Rung

_NAMES = {
    "first-timer": QT_TR_NOOP("First-timer"),
    "beginner": QT_TR_NOOP("Beginner"),
    "casual": QT_TR_NOOP("Casual"),
    "club": QT_TR_NOOP("Club"),
    "expert": QT_TR_NOOP("Expert"),
    "master": QT_TR_NOOP("Master"),
}
_KINDS = {
    "first-timer": QT_TR_NOOP("computer, first-timer"),
    "beginner": QT_TR_NOOP("computer, beginner"),
    "casual": QT_TR_NOOP("computer, casual"),
    "club": QT_TR_NOOP("computer, club"),
    "expert": QT_TR_NOOP("computer, expert"),
    "master": QT_TR_NOOP("computer, master"),
}
_LINES = {
    "first-timer": QT_TR_NOOP("Has just learned the rules, and never counts the points."),
    "beginner": QT_TR_NOOP("Lays as many tiles as it can, and counts the points now and then."),
    "casual": QT_TR_NOOP("Counts the points on most turns; some days are better than others."),
    "club": QT_TR_NOOP("Always takes the most points on the table."),
    "expert": QT_TR_NOOP("Thinks ahead and counts the tiles."),
    "master": QT_TR_NOOP("The strongest player here: knows what a position is worth."),
}


AT_ONCE = 0.05
"""Seconds that nobody notices."""


def bot_name(player: str) -> str | None:
    """The name of the bot in `bot:NAME`; None for a level."""
    return player.removeprefix(BOT_PREFIX) if player.startswith(BOT_PREFIX) else None


def level_name(level: str) -> str:
    """`Club`, or a bot's name; an unknown id is shown as it is."""
    return tr(_NAMES[level]) if level in _NAMES else bot_name(level) or level


def level_kind(level: str) -> str:
    """`computer, club` or `bot, Zed`"""
    if level in _KINDS:
        return tr(_KINDS[level])
    if name := bot_name(level):
        return tr("bot, {name}").format(name=name)
    return tr("computer, {level}").format(level=level)


def level_line(level: str) -> str:
    """What the level is like, in a sentence; empty for an unknown id."""
    if bot_name(level):
        return tr("A program from your own list of bots.")
    return tr(_LINES[level]) if level in _LINES else ""


def level_told(level: str, rung: "Rung | None") -> str:
    """`Club: Always takes the most points on the table. Makes about 205 points a game.`"""
    told = tr("{level}: {line}").format(level=level_name(level), line=level_line(level))
    return told if rung is None else sentences(told, points_a_game(rung))


def level_tip(level: str, rung: "Rung | None") -> str:
    """What the level is like, how many points it makes and how long it thinks."""
    line = level_line(level)
    return line if rung is None else sentences(sentences(line, points_a_game(rung)), think_time(rung))


def points_a_game(rung: "Rung") -> str:
    """The mean score, for people to compare with their own."""
    return tr("Makes about {points} a game.").format(points=counted_points(round(rung.score)))


def level_listed(player: str, rung: "Rung") -> str:
    """`Computer, club (about 205 points)`"""
    text = tr("{player} (about {points})", "a level in a list, and its mean points a game")
    return text.format(player=player, points=counted_points(round(rung.score)))


def think_time(rung: "Rung") -> str:
    """How long it thinks about a turn, the computer's pause not counted."""
    if rung.seconds < AT_ONCE:
        return tr("Decides at once.")
    seconds = QLocale().toString(rung.seconds, "f", 1)
    return tr("Thinks for about {seconds} seconds a turn.").format(seconds=seconds)
