"""What the tray shows of a hand."""

from dataclasses import dataclass

from qwirkle_desktop.rules.tiles import Tile

from .arrangement import Arrangement


@dataclass(frozen=True, slots=True)
class ShownHand:
    """A hand, None for a hidden one, as it is arranged; what lies on the table is not in its slots."""

    hand: tuple[Tile, ...] | None
    arrangement: Arrangement
    laid: frozenset[int] = frozenset()

    @property
    def slots(self) -> int:
        """How many slots there are, empty ones too."""
        return max(1, len(self.arrangement.places))

    @property
    def tiles(self) -> dict[int, Tile]:
        """The tiles by their places, from left to right."""
        if self.hand is None:
            return {}
        places = [place for place in self.arrangement.places if place is not None]
        return {place: self.hand[place] for place in places if place not in self.laid}

    def place_in(self, slot: int | None) -> int | None:
        """The place of the tile in a slot; None where it is empty."""
        places = self.arrangement.places
        place = places[slot] if slot is not None and slot < len(places) else None
        return place if place in self.tiles else None
