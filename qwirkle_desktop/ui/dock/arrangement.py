"""How a person has arranged a hand: a wish of the table, not part of the game."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from qwirkle_desktop.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class Arrangement:
    """For each slot of the tray the place in the hand of its tile, None where the slot is empty."""

    places: tuple[int | None, ...]

    @classmethod
    def of(cls, hand: Sequence[Tile], slots: int) -> "Arrangement":
        """A hand as it was drawn."""
        return cls((*range(len(hand)), *[None] * (slots - len(hand))))

    def slot_of(self, place: int) -> int | None:
        """Where a hand tile is shown."""
        return self.places.index(place) if place in self.places else None

    def moved(self, place: int, slot: int) -> "Arrangement":
        """A tile moved to a slot, those between making room."""
        start = self.slot_of(place)
        if start is None or not 0 <= slot < len(self.places):
            return self
        rest = [*self.places[:start], *self.places[start + 1 :]]
        return Arrangement((*rest[:slot], place, *rest[slot:]))

    def sorted(self, hand: Sequence[Tile], *, by_shape: bool) -> "Arrangement":
        """The tiles by colour, or by shape, from the first slot on."""
        shown = [place for place in self.places if place is not None]
        shown.sort(key=lambda place: _shape_first(hand[place]) if by_shape else hand[place].kind)
        return Arrangement((*shown, *[None] * (len(self.places) - len(shown))))

    def exchanged(self, hand: Sequence[Tile], ones: Sequence[int], others: Collection[int]) -> "Arrangement":
        """The arrangement with each of `ones` where the equal tile of `others` with its number was."""
        shown = dict(zip(others, ones, strict=True))
        left = [place for place in others if place not in ones]
        for place in ones:
            if place not in others:
                shown[place] = next(other for other in left if hand[other] == hand[place])
                left.remove(shown[place])
        return Arrangement(
            tuple(place if place is None else shown.get(place, place) for place in self.places)
        )

    def renewed(self, old: Sequence[Tile], new: Sequence[Tile], gone: Collection[int] = ()) -> "Arrangement":
        """The arrangement of the hand that followed: what was kept stays in its slot, the new fills holes.

        `gone` are the places of the old hand that were laid or traded; without them equal tiles are matched.
        """
        left = list(range(len(new)))
        slots: list[int | None] = []
        for place in self.places:
            kept = None
            if place is not None and place not in gone:
                kept = next((one for one in left if new[one] == old[place]), None)
            if kept is not None:
                left.remove(kept)
            slots.append(kept)
        filled = [left.pop(0) if place is None and left else place for place in slots]
        return Arrangement((*filled, *left))

    def without_spare(self, slots: int) -> "Arrangement":
        """The last empty slots go while there are more than so many: a lifted tile had one of its own."""
        places = list(self.places)
        while len(places) > slots and None in places:
            del places[len(places) - 1 - places[::-1].index(None)]
        return Arrangement(tuple(places))


def _shape_first(tile: Tile) -> int:
    colour, shape = divmod(tile.kind, 6)
    return shape * 6 + colour
