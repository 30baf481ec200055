"""What a seat can do in its turn, and what some variants let it do before."""

from dataclasses import dataclass

from .board import Placement
from .tiles import Tile, format_tiles


@dataclass(frozen=True, slots=True)
class Play:
    """Tiles laid on cells. Plays that lay the same tiles on the same cells are equal."""

    placements: tuple[Placement, ...]

    def __post_init__(self) -> None:
        in_order = sorted(self.placements, key=lambda placement: placement.cell.reading_order)
        object.__setattr__(self, "placements", tuple(in_order))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles laid, in canonical order of their cells."""
        return tuple(placement.tile for placement in self.placements)

    def __str__(self) -> str:
        return " ".join(map(str, self.placements))


@dataclass(frozen=True, slots=True)
class Trade:
    """Hand tiles given back to the bag for as many others."""

    tiles: tuple[Tile, ...]

    def __str__(self) -> str:
        return f"trade {format_tiles(self.tiles)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing laid and nothing traded."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice of the hand rolled again; the turn goes on."""

    tiles: tuple[Tile, ...]

    def __str__(self) -> str:
        return f"roll {format_tiles(self.tiles)}"


@dataclass(frozen=True, slots=True)
class Lift:
    """A disc spent to take a tile from the board into the hand; the turn goes on."""

    placement: Placement

    def __str__(self) -> str:
        return f"lift {self.placement}"


Aside = Roll | Lift
"""Does not end the turn."""
Move = Play | Trade | Pass | Roll | Lift
