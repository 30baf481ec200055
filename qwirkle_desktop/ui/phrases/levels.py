"""The names of the computer's levels, and what to expect of each."""

from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

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
    "first-timer": QT_TR_NOOP("Has just learned the rules, and is easy to beat."),
    "beginner": QT_TR_NOOP("Sees most lines, and misses some good ones."),
    "casual": QT_TR_NOOP("Plays well for the fun of it, without counting tiles."),
    "club": QT_TR_NOOP("Always takes the most points on the table."),
    "expert": QT_TR_NOOP("Thinks ahead and counts the tiles."),
    "master": QT_TR_NOOP("The strongest player here."),
}


def level_name(level: str) -> str:
    """`Club`; an unknown id is shown as it is."""
    return tr(_NAMES[level]) if level in _NAMES else level


def level_kind(level: str) -> str:
    """`computer, club`"""
    if level in _KINDS:
        return tr(_KINDS[level])
    return tr("computer, {level}").format(level=level)


def level_told(level: str) -> str:
    """`Club: Always takes the most points on the table.`"""
    return tr("{level}: {line}").format(level=level_name(level), line=level_line(level))


def level_line(level: str) -> str:
    """What the level is like, in a sentence; empty for an unknown id."""
    return tr(_LINES[level]) if level in _LINES else ""
