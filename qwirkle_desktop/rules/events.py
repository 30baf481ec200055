"""What can happen in a turn, as values that pictures, sounds and sentences are made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .board import Placement
from .cells import Cell
from .lines import ScoredLine
from .state import Ending
from .tiles import Tile


@dataclass(frozen=True, slots=True)
class Laid:
    """Tiles were laid, their lines counted, and the printed points of the cells they covered."""

    placements: tuple[Placement, ...]
    lines: tuple[ScoredLine, ...]
    numbers: Mapping[Cell, int] = field(default_factory=dict, hash=False)

    @property
    def points(self) -> int:
        """What the lines and the numbers give."""
        return sum(line.points for line in self.lines) + sum(self.numbers.values())


@dataclass(frozen=True, slots=True)
class TookDiscs:
    """Stars were covered for the first time, and their discs are the seat's now."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice of the hand were rolled again; `forced` where nothing else could be done."""

    before: tuple[Tile, ...]
    after: tuple[Tile, ...]
    forced: bool


@dataclass(frozen=True, slots=True)
class Lifted:
    """A disc was spent, and a tile went from the board to the hand."""

    placement: Placement


@dataclass(frozen=True, slots=True)
class Drew:
    """Tiles went from the bag to the hand."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Traded:
    """Tiles went from the hand back to the bag, after as many were drawn."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """Nothing was done; `forced` where nothing could be."""

    forced: bool


@dataclass(frozen=True, slots=True)
class WentOut:
    """The hand is empty and so is the bag."""

    points: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    ending: Ending


Event = Laid | TookDiscs | Drew | Traded | Rolled | Lifted | Passed | WentOut | Ended


def new_tiles(event: Event) -> tuple[Tile, ...]:
    """The tiles that came to the hand from the bag, or from the dice rolled."""
    match event:
        case Drew():
            return event.tiles
        case Rolled():
            return event.after
        case _:
            return ()
