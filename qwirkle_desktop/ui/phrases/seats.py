"""Who sits where: names to begin with, and what kind of player each is."""

from collections.abc import Collection, Sequence

from qwirkle_desktop.library.record import Seat
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


def shown_name(name: str) -> str:
    """A name as people read it: as it was given, or `you` in the language of the window."""
    return you() if is_you(name) else name


def shown_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The names of a game's seats as people read them."""
    return tuple(shown_name(seat.name) for seat in seats)


def person_name(number: int, *, alone: bool) -> str:
    """A person's name until one is given; `number` counts from 1."""
    return you() if alone else tr("Player {number}").format(number=number)


def computer_name(taken: Collection[str]) -> str:
    """The first computer's name that nobody has."""
    return next((name for name in COMPUTERS if name not in taken), COMPUTERS[0])
