"""What one member of the family fixes: material and bonuses."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Variant:
    """Counts and points of a game; bonuses in points."""

    id: str
    copies: int
    hand_size: int
    qwirkle_size: int
    qwirkle_bonus: int
    out_bonus: int
