"""What one seat may know: all that a computer player is ever given."""

from dataclasses import dataclass

from .board import Board
from .house import RULEBOOK, HouseRules, Opening
from .lines import largest_set
from .moves import Move, Pass, Play, Trade
from .state import GameState
from .tiles import Tile
from .variants import CLASSIC, Variant


@dataclass(frozen=True, slots=True)
class HiddenTrade:
    """A trade as the others see it: how many tiles, not which."""

    count: int


PublicMove = Play | HiddenTrade | Pass


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The game from one seat. Other seats are in turn order after it; scores begin with its own.

    `history` holds (seat, move), oldest first, seat 0 being this one. `open_hands` is filled only where
    the rules show hands.
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

    @property
    def opening_size(self) -> int:
        """The length an opening must have now; 0 where any play is allowed."""
        if self.board.tiles or self.rules.opening is Opening.FREE:
            return 0
        return largest_set(self.hand)


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
            ((state.seat_of(turn) - seat) % state.seats, _as_seen(move))
            for turn, move in enumerate(state.moves)
        ),
        open_hands=tuple(state.hands[other] for other in others) if state.rules.open_hands else (),
    )


def _as_seen(move: Move) -> PublicMove:
    return HiddenTrade(len(move.tiles)) if isinstance(move, Trade) else move
