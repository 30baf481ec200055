"""The course of a game as one seat sees it: margin and winning chance before each turn."""

from collections.abc import Iterable
from dataclasses import dataclass

from qwirkle_desktop.review.game import Review
from qwirkle_desktop.review.turn import TurnReview

TWO = 2


@dataclass(frozen=True, slots=True)
class Spot:
    """Before a turn (from 0), or at the end of the game where `review` is None."""

    turn: int
    margin: float
    chance: float
    review: TurnReview | None


def spots_of(review: Review, seat: int) -> tuple[Spot, ...]:
    """The seat's margin and chance, and how the game ended for it."""
    found = spots_before(review.turns, seat, review.seats)
    balance = review.balance(seat)
    if balance is None:
        return found
    won = 0.5 if not balance.result else float(balance.result > 0)
    return (*found, Spot(len(review.turns), float(balance.result), won, None))


def spots_before(turns: Iterable[TurnReview], seat: int, seats: int) -> tuple[Spot, ...]:
    """The seat's margin and chance: before every turn of a game of two, else before its own turns."""
    return tuple(spot for turn in turns if (spot := _spot(turn, seat, seats)) is not None)


def _spot(turn: TurnReview, seat: int, seats: int) -> Spot | None:
    if turn.value is None or (turn.seat != seat and seats != TWO):
        return None
    if turn.seat == seat:
        return Spot(turn.turn, turn.value, turn.chance, turn)
    return Spot(turn.turn, -turn.value, 1 - turn.chance, turn)
