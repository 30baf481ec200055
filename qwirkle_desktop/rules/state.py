"""A game at one moment, as a value: undo is an earlier one."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import takewhile

from .board import Board
from .deal import Deal
from .house import RULEBOOK, HouseRules, Opening
from .legality import any_fits
from .lines import largest_set
from .moves import Move, Play, Trade
from .start import announce
from .tiles import KINDS, Tile
from .variants import CLASSIC, Variant

IDLE_ROUNDS = 3
"""Whole rounds of nothing but trades and passes after which a game may be ended."""


class EndReason(Enum):
    """Why a game is over; the value is its word in a record."""

    OUT = "out"
    STUCK = "stuck"
    IDLE = "idle"
    TARGET = "target"
    FORFEIT = "forfeit"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended; `seat` is who went out, reached the target or forfeited."""

    reason: EndReason
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything about a game between two turns. Seats count from 0; the bag is in drawing order."""

    variant: Variant
    rules: HouseRules
    deal: Deal
    first: int
    hands: tuple[tuple[Tile, ...], ...]
    bag: tuple[Tile, ...]
    scores: tuple[int, ...]
    board: Board = field(default_factory=Board)
    moves: tuple[Move, ...] = ()
    ending: Ending | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.seat_of(len(self.moves))

    def seat_of(self, turn: int) -> int:
        """Who makes the turn with that number, from 0."""
        return (self.first + turn) % self.seats

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The hand whose turn it is, in the order held or drawn."""
        return self.hands[self.seat]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ending is not None

    @property
    def trades(self) -> int:
        """How many trades were made so far, by anyone."""
        return sum(isinstance(move, Trade) for move in self.moves)

    @property
    def is_idle(self) -> bool:
        """Whether the last three whole rounds were nothing but trades and passes."""
        idle = takewhile(lambda move: not isinstance(move, Play), reversed(self.moves))
        return sum(1 for _ in idle) >= IDLE_ROUNDS * self.seats

    @property
    def opening_size(self) -> int:
        """The length an opening must have now; 0 where any play is allowed."""
        if self.board.tiles or self.rules.opening is Opening.FREE:
            return 0
        return largest_set(self.hand)

    @property
    def can_play(self) -> bool:
        """Whether the seat whose turn it is can lay a tile."""
        return any_fits(self.board, self.hand)

    @property
    def must_pass(self) -> bool:
        """Whether the only move left is a pass, which the game makes by itself."""
        return not self.is_over and not self.bag and not self.can_play

    @property
    def must_trade(self) -> bool:
        """Whether no tile fits and the bag has tiles."""
        return not self.is_over and bool(self.bag) and not self.can_play


def begin(
    hands: Sequence[Sequence[Tile]],
    first: int,
    deal: Deal,
    rules: HouseRules = RULEBOOK,
    variant: Variant = CLASSIC,
) -> GameState:
    """The state before the first turn. Raises ValueError for a fourth copy, or a starter of a smaller set."""
    dealt = tuple(tuple(hand) for hand in hands)
    bag = deal.bag_without(tile for hand in dealt for tile in hand)
    if rules.opening is Opening.FULL and first not in announce(dealt).tied:
        raise ValueError(f"seat {first} does not have the largest set")
    return GameState(variant, rules, deal, first, dealt, bag, scores=(0,) * len(dealt))


def tiles_out(state: GameState) -> Counter[Tile]:
    """How many of each kind are on the board, in hands and in the bag together: always the whole set."""
    counts = Counter(dict.fromkeys(KINDS, 0))
    counts.update(state.board.tiles.values())
    counts.update(state.bag)
    for hand in state.hands:
        counts.update(hand)
    return counts
