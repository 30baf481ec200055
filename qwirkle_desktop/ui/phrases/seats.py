"""Who sits where: names to begin with, and what kind of player each is."""

from collections.abc import Collection

from qwirkle_desktop.ui.phrases.levels import level_kind
from qwirkle_desktop.ui.phrases.words import tr

COMPUTERS = ("Robin", "Wren", "Finch", "Lark", "Heron", "Martin")
"""What computers are called until somebody names them."""


_YOU = frozenset(("You", "Vous", "Du", "คุณ"))
"""`you` in every language."""


def seat_kind(level: str | None) -> str:
    """`person` or `computer, club`"""
    return tr("person") if level is None else level_kind(level)


def you() -> str:
    """What a person who plays alone is called until named; sentences then say `You win`."""
    return tr("You", "the name of the only person at the table")


def is_you(name: str) -> bool:
    """Whether nobody named that person, in whatever language the game was begun."""
    return name in _YOU


def person_name(number: int, *, alone: bool) -> str:
    """A person's name until one is given; `number` counts from 1."""
    return you() if alone else tr("Player {number}").format(number=number)


def computer_name(taken: Collection[str]) -> str:
    """The first computer's name that nobody has."""
    return next((name for name in COMPUTERS if name not in taken), COMPUTERS[0])
