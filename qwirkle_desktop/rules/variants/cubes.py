"""Qwirkle Cubes: 90 dice, 15 of each colour, each with all six shapes; hands lie open."""

from .variant import Variant

CUBES = Variant(
    id="cubes",
    copies=15,
    hand_size=6,
    qwirkle_size=6,
    qwirkle_bonus=6,
    out_bonus=6,
    are_dice=True,
    has_trades=False,
    open_hands=True,
    largest_set_starts=False,
    least_opening=2,
)
