"""The members of the family in words: what each is called, and what is different about it in a line."""

from collections.abc import Mapping

from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_NAMES: Mapping[str, str] = {
    "classic": QT_TR_NOOP("Classic"),
    "cubes": QT_TR_NOOP("Cubes"),
    "select": QT_TR_NOOP("Select"),
    "connect": QT_TR_NOOP("Connect"),
    "select-connect": QT_TR_NOOP("Select + Connect"),
}
_LINES: Mapping[str, str] = {
    "classic": QT_TR_NOOP("The boxed game: 108 tiles on an endless table."),
    "cubes": QT_TR_NOOP(
        "Dice in place of tiles. All hands lie open, and you may roll again before you play."
    ),
    "select": QT_TR_NOOP("A board with stars: cover one for a disc, and spend it to lift a tile."),
    "connect": QT_TR_NOOP("A board with tiles on it from the start, and numbers that give extra points."),
    "select-connect": QT_TR_NOOP("Stars, numbers and first tiles, all on one board."),
}


def game() -> str:
    """The choice among them."""
    return tr("Game")


def rules() -> str:
    """Shows its rules."""
    return tr("Rules…")


def variant_name(id: str) -> str:
    """`Cubes`; one that this version does not know as it is written."""
    return tr(_NAMES[id]) if id in _NAMES else id


def variant_line(id: str) -> str:
    """What it is, for who has never heard of it."""
    return tr(_LINES[id]) if id in _LINES else ""


def always_open() -> str:
    """Why open hands cannot be switched in a game where they always are."""
    return tr("In this game all hands lie open anyway.")


def all_may_start() -> str:
    """Who starts where the largest set does not."""
    return tr("In this game no hand decides who starts: it is always a tie.")
