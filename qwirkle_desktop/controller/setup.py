"""What people choose before a game."""

from dataclasses import dataclass

from qwirkle_desktop.rules.house import Tie


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat as chosen: a person, or a computer of a level. `colour` is an index of the theme's."""

    name: str
    level: str | None = None
    age: int | None = None
    colour: int = 0


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A new game as chosen; without a deal number one is drawn by chance."""

    seats: tuple[SeatSetup, ...]
    deal: int | None = None
    tie: Tie = Tie.OLDEST
