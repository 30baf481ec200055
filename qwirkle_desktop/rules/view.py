"""What one seat may know: all that a computer player is ever given."""

from dataclasses import dataclass

from .board import Board
from .cells import Cell
from .house import RULEBOOK, HouseRules
from .legality import can_lift, can_roll
from .moves import Aside, Lift, Move, Pass, Play, Roll, Trade
from .start import opening_size
from .state import GameState
from .tiles import Tile
from .variants import CLASSIC, Variant


@dataclass(frozen=True, slots=True)
class HiddenTrade:
    """A trade as the others see it: how many tiles, not which."""

    count: int


PublicMove = Play | HiddenTrade | Pass | Roll | Lift


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The game from one seat. Other seats are in turn order after it; scores begin with its own.

    `history` holds (seat, move), oldest first, seat 0 being this one. `open_hands` is filled only where
    the rules show hands; `aside`, `discs` (own first) and `used` as in `GameState`.
    """

    board: Board
    hand: tuple[Tile, ...]
    bag: int
    others: tuple[int, ...]
    scores: tuple[int, ...]
    rules: HouseRules = RULEBOOK
    variant: Variant = CLASSIC
    history: tuple[tuple[int, PublicMove], ...] = ()
    open_hands: tuple[tuple[Tile, ...], ...] = ()
    aside: Aside | None = None
    discs: tuple[int, ...] = ()
    used: frozenset[Cell] = frozenset()

    @property
    def seats(self) -> int:
        """How many play."""
        return 1 + len(self.others)

    @property
    def opening_size(self) -> int:
        """The length an opening must have now; 0 where any play is allowed."""
        return opening_size(self.board, self.hand, self.rules, self.variant)

    @property
    def can_roll(self) -> bool:
        """Whether a roll could make the hand fit, once or as often as it takes."""
        return can_roll(self.board, self.hand, self.variant)

    @property
    def can_lift(self) -> bool:
        """Whether a disc may be spent now."""
        discs = self.discs[0] if self.discs else 0
        return not self.aside and can_lift(self.board, self.hand, discs, self.variant)

    @property
    def tiles_to_go_out(self) -> int:
        """How many tiles a play must lay to end the game; 0 while the bag has tiles."""
        return 0 if self.bag else len(self.hand)


def shows_hands(rules: HouseRules, variant: Variant) -> bool:
    """Whether hands lie open on the table."""
    return rules.open_hands or variant.open_hands


def view_of(state: GameState, seat: int) -> PlayerView:
    """What the seat may know of the state."""
    turn_order = [(seat + place) % state.seats for place in range(state.seats)]
    others = turn_order[1:]
    return PlayerView(
        board=state.board,
        hand=state.hands[seat],
        bag=len(state.bag),
        others=tuple(len(state.hands[other]) for other in others),
        scores=tuple(state.scores[one] for one in turn_order),
        rules=state.rules,
        variant=state.variant,
        history=tuple(
            ((mover - seat) % state.seats, _as_seen(move))
            for mover, move in zip(state.movers, state.moves, strict=True)
        ),
        open_hands=tuple(state.hands[other] for other in others)
        if shows_hands(state.rules, state.variant)
        else (),
        aside=state.aside if state.seat == seat else None,
        discs=tuple(state.discs[one] for one in turn_order) if state.discs else (),
        used=state.used,
    )


def _as_seen(move: Move) -> PublicMove:
    return HiddenTrade(len(move.tiles)) if isinstance(move, Trade) else move
