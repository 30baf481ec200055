"""A game at one moment, as a value: undo is an earlier one."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import accumulate, takewhile

from .board import Board, Placement
from .cells import Cell
from .deal import Deal, without
from .house import RULEBOOK, HouseRules, Opening
from .legality import any_fits, can_lift, can_roll, fits, liftable
from .lines import largest_set
from .moves import Aside, Lift, Move, Pass, Play, Roll, Trade
from .start import announce, opening_size
from .tiles import Tile
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
    """Everything about a game between two moves. Seats count from 0; the bag is in drawing order.

    `discs` are those each seat may spend; `used` are the stars and numbers that were covered so far.
    """

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
    discs: tuple[int, ...] = ()
    used: frozenset[Cell] = frozenset()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        turn = len(self.moves) if self.variant.is_plain else turns_in(self.moves)
        return (self.first + turn) % self.seats

    @property
    def movers(self) -> tuple[int, ...]:
        """Who made each move so far."""
        ended = (not isinstance(move, Aside) for move in self.moves[:-1])
        turns = accumulate(ended, initial=self.first) if self.moves else ()
        return tuple(turn % len(self.hands) for turn in turns)

    @property
    def aside(self) -> Aside | None:
        """What the seat whose turn it is has done in it already."""
        last = self.moves[-1] if self.moves else None
        return last if isinstance(last, Aside) else None

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The hand whose turn it is, in the order held or drawn."""
        return self.hands[self.seat]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ending is not None

    @property
    def lifted(self) -> Placement | None:
        """The tile lifted in this turn, and where it lay."""
        return self.aside.placement if isinstance(self.aside, Lift) else None

    @property
    def trades(self) -> int:
        """How many trades were made so far, by anyone."""
        return sum(isinstance(move, Trade) for move in self.moves)

    @property
    def rolls(self) -> int:
        """How often dice were rolled again so far, by anyone."""
        return sum(isinstance(move, Roll) for move in self.moves)

    @property
    def is_idle(self) -> bool:
        """Whether the last three whole rounds were nothing but trades and passes."""
        idle = takewhile(lambda move: not isinstance(move, Play), reversed(self.moves))
        return turns_in(idle) >= IDLE_ROUNDS * self.seats

    @property
    def opening_size(self) -> int:
        """The length an opening must have now; 0 where any play is allowed."""
        return opening_size(self.board, self.hand, self.rules, self.variant)

    @property
    def can_play(self) -> bool:
        """Whether the seat whose turn it is can lay a tile."""
        size = self.opening_size
        can_open = not size or size <= largest_set(self.hand)
        return can_open and any_fits(self.board, self.hand, self.lifted)

    @property
    def can_trade(self) -> bool:
        """Whether tiles may be traded at all now."""
        return self.variant.has_trades and bool(self.bag)

    @property
    def can_roll(self) -> bool:
        """Whether a roll could make the hand fit, once or as often as it takes."""
        return can_roll(self.board, self.hand, self.variant)

    @property
    def can_lift(self) -> bool:
        """Whether the seat whose turn it is may spend a disc."""
        discs = self.discs[self.seat] if self.discs else 0
        return not self.aside and can_lift(self.board, self.hand, discs, self.variant)

    @property
    def liftable(self) -> tuple[Placement, ...]:
        """The tiles that a disc could lift."""
        return liftable(self.board, self.variant)

    @property
    def forced(self) -> Move | None:
        """The only move left, which the game makes by itself.

        Who cannot play rolls all dice again, once the choice of dice was made; who can do nothing passes.
        """
        if self.is_over or self.can_trade or self.can_play:
            return None
        if self.can_roll:
            return Roll(self.hand) if self.aside else None
        return None if self.can_lift else Pass()

    @property
    def must_pass(self) -> bool:
        """Whether the only move left is a pass."""
        return isinstance(self.forced, Pass)


def begin(
    hands: Sequence[Sequence[Tile]],
    first: int,
    deal: Deal,
    rules: HouseRules = RULEBOOK,
    variant: Variant = CLASSIC,
    filled: Sequence[Placement] | None = None,
) -> GameState:
    """The state before the first turn; the deal fills the cells to be filled where it is not told how.

    Raises ValueError for a tile too many, a starter of a smaller set, or cells filled against the rules.
    """
    dealt = tuple(tuple(hand) for hand in hands)
    bag = deal.bag_without(tile for hand in dealt for tile in hand)
    if rules.opening is Opening.FULL and first not in announce(dealt, variant).tied:
        raise ValueError(f"seat {first} does not have the largest set")
    laid = deal.filled(bag) if filled is None else tuple(filled)
    return GameState(
        variant,
        rules,
        deal,
        first,
        dealt,
        without(bag, [placement.tile for placement in laid]),
        scores=(0,) * len(dealt),
        board=_filled_board(variant, laid),
        discs=(0,) * len(dealt) if variant.ground.stars else (),
    )


def _filled_board(variant: Variant, laid: Sequence[Placement]) -> Board:
    if {placement.cell for placement in laid} != set(variant.ground.filled):
        raise ValueError("the tiles laid before the start are not on the cells for them")
    board = Board(ground=variant.ground)
    for placement in laid:
        if not fits(board, placement.tile, placement.cell):
            raise ValueError(f"{placement} makes an illegal line before the start")
        board = board.with_tiles([placement])
    return board


def turns_in(moves: Iterable[Move]) -> int:
    """How many turns these moves end."""
    return sum(not isinstance(move, Aside) for move in moves)
