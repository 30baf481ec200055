"""Who starts: announced set sizes, and how ties are broken."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from .board import Board
from .deal import Deal
from .house import HouseRules, Opening, Tie
from .lines import largest_set
from .tiles import Tile
from .variants import CLASSIC, Variant


class StartReason(Enum):
    """Why a seat starts."""

    LARGEST_SET = "largest set"
    OLDEST = "oldest"
    YOUNGEST = "youngest"
    LOT = "lot"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class Announcement:
    """The largest set each seat announced, and the seats tied for the largest.

    Where the largest set does not start, all are as good as tied.
    """

    sizes: tuple[int, ...]
    decides: bool = True

    @property
    def largest(self) -> int:
        """The size that starts."""
        return max(self.sizes)

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats with the largest set, one or more."""
        return tuple(seat for seat, size in enumerate(self.sizes) if size == self.largest or not self.decides)


@dataclass(frozen=True, slots=True)
class Start:
    """The seat that starts, and why."""

    seat: int
    reason: StartReason


def announce(hands: Sequence[Sequence[Tile]], variant: Variant = CLASSIC) -> Announcement:
    """What every seat announces before the first turn."""
    return Announcement(tuple(largest_set(hand) for hand in hands), variant.largest_set_starts)


def opening_size(board: Board, hand: Sequence[Tile], rules: HouseRules, variant: Variant) -> int:
    """The length an opening must have; 0 where any play is allowed."""
    if board.tiles or rules.opening is Opening.FREE:
        return 0
    return max(largest_set(hand), variant.least_opening)


def starter(announced: Announcement, tie: Tie, ages: Sequence[int | None], deal: Deal) -> Start | None:
    """The seat that starts; None where the players must choose (rules.tie = choose). Ages in years.

    Ages break a tie among those who gave one; the lot decides among those equally old.
    """
    tied = announced.tied
    if len(tied) == 1:
        return Start(tied[0], StartReason.LARGEST_SET)
    if tie is Tie.CHOOSE:
        return None
    candidates = _by_age(tied, tie, ages)
    if len(candidates) == 1:
        return Start(candidates[0], StartReason.OLDEST if tie is Tie.OLDEST else StartReason.YOUNGEST)
    return Start(deal.lot(candidates), StartReason.LOT)


def _by_age(tied: tuple[int, ...], tie: Tie, ages: Sequence[int | None]) -> tuple[int, ...]:
    """The oldest or youngest of those tied who gave an age; all of them where none did."""
    known = {seat: age for seat in tied if (age := ages[seat]) is not None}
    if tie is Tie.LOT or not known:
        return tied
    wanted = max(known.values()) if tie is Tie.OLDEST else min(known.values())
    return tuple(seat for seat, age in known.items() if age == wanted)
