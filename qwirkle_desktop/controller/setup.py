"""What people choose before a game."""

from dataclasses import dataclass

from qwirkle_desktop.library.reading import SavedGame
from qwirkle_desktop.library.record import BOT_PREFIX
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules
from qwirkle_desktop.rules.variants import CLASSIC, Variant


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat as chosen: a person, a level, or `bot:NAME`. `colour` is an index of the theme's."""

    name: str
    level: str | None = None
    age: int | None = None
    colour: int = 0

    @property
    def has_level(self) -> bool:
        """Whether a built-in player has it."""
        return self.level is not None and not self.level.startswith(BOT_PREFIX)


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A new game as chosen; without a deal number one is drawn by chance."""

    seats: tuple[SeatSetup, ...]
    deal: int | None = None
    rules: HouseRules = RULEBOOK
    variant: Variant = CLASSIC


def seats_of(saved: SavedGame) -> tuple[SeatSetup, ...]:
    """Who has the seats of a game, to be chosen again."""
    return tuple(
        SeatSetup(seat.name, seat.computer, seat.age, colour)
        for seat, colour in zip(saved.game.header.seats, saved.colours, strict=True)
    )
