"""Which rule forbids a move."""

from collections.abc import Sequence

from .legality import is_in_qwirkle, play_refusal
from .moves import Lift, Move, Pass, Play, Roll, Trade
from .refusals import Refusal
from .state import GameState
from .tiles import Tile


def move_refusal(state: GameState, move: Move) -> Refusal | None:
    """The rule that forbids the move now, None if it is legal."""
    if state.is_over:
        return Refusal.GAME_OVER
    match move:
        case Play():
            return _play_refusal(state, move)
        case Trade():
            return _trade_refusal(state, move)
        case Pass():
            return _pass_refusal(state)
        case Roll():
            return _roll_refusal(state, move)
        case Lift():
            return _lift_refusal(state, move)


def _play_refusal(state: GameState, play: Play) -> Refusal | None:
    if not _holds(state.hand, play.tiles):
        return Refusal.NOT_IN_HAND
    return play_refusal(state.board, play.placements, state.opening_size, state.lifted)


def _trade_refusal(state: GameState, trade: Trade) -> Refusal | None:
    if not state.variant.has_trades:
        return Refusal.NO_TRADES
    if state.opening_size:
        return Refusal.OPENING_MUST_PLAY
    if not trade.tiles:
        return Refusal.TRADES_NOTHING
    if not _holds(state.hand, trade.tiles):
        return Refusal.NOT_IN_HAND
    return Refusal.BAG_TOO_SMALL if len(trade.tiles) > len(state.bag) else None


def _pass_refusal(state: GameState) -> Refusal | None:
    if state.rules.may_pass:
        return None
    if state.opening_size:
        return Refusal.OPENING_MUST_PLAY
    if state.can_play:
        return Refusal.CAN_PLAY
    if state.can_roll:
        return Refusal.MUST_ROLL
    return Refusal.MUST_TRADE if state.can_trade else None


def _roll_refusal(state: GameState, roll: Roll) -> Refusal | None:
    if not state.variant.are_dice:
        return Refusal.NO_DICE
    if not roll.tiles:
        return Refusal.ROLLS_NOTHING
    if not _holds(state.hand, roll.tiles):
        return Refusal.NOT_IN_HAND
    return None if state.aside is None or is_forced(state, roll) else Refusal.ROLLED_ALREADY


def is_forced(state: GameState, roll: Roll) -> bool:
    """Whether a roll is the one that the game makes by itself: all dice, once the choice of dice was made."""
    return isinstance(state.forced, Roll) and len(roll.tiles) == len(state.hand)


def _lift_refusal(state: GameState, lift: Lift) -> Refusal | None:
    cell = lift.placement.cell
    if isinstance(state.aside, Lift):
        return Refusal.LIFTED_ALREADY
    if not state.discs or not state.discs[state.seat]:
        return Refusal.NO_DISC
    if len(state.hand) == state.variant.most_held:
        return Refusal.HAND_FULL
    if state.board.tiles.get(cell) != lift.placement.tile:
        return Refusal.NOTHING_TO_LIFT
    if len(state.board) == 1:
        return Refusal.LIFTS_LAST
    return Refusal.LIFTS_QWIRKLE if is_in_qwirkle(state.board, cell, state.variant) else None


def _holds(hand: Sequence[Tile], tiles: Sequence[Tile]) -> bool:
    return all(hand.count(tile) >= tiles.count(tile) for tile in set(tiles))
