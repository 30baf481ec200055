"""Whose hand may be seen when several people share one laptop."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Curtain:
    """Who holds the laptop: `holder` may see their hand; None while the curtain is down.

    With one person, or open hands, there is no curtain and the hand of the person at the table shows. While
    the hands are `covered`, as in a pause, nobody's does.
    """

    people: tuple[int, ...]
    seats: int
    is_needed: bool
    holder: int | None = None
    covered: bool = False

    @classmethod
    def over(cls, people: tuple[int, ...], seats: int, *, open_hands: bool) -> "Curtain":
        """The curtain of a table with these people at it, down where it is needed."""
        return cls(people, seats, is_needed=len(people) > 1 and not open_hands)

    def awaited(self, seat: int) -> int | None:
        """The next person to take the laptop, from the seat to move on; None without people."""
        in_turn = ((seat + later) % self.seats for later in range(self.seats))
        return next((one for one in in_turn if one in self.people), None)

    def seen(self, seat: int) -> int | None:
        """Whose hand shows while that seat is to move."""
        if self.covered:
            return None
        if self.is_needed:
            return self.holder
        return self.awaited(seat) if self.people else seat

    def lifted(self, seat: int) -> "Curtain":
        """The curtain after the next person took the laptop."""
        return replace(self, holder=self.awaited(seat))

    def fallen(self) -> "Curtain":
        """The curtain down."""
        return replace(self, holder=None)
