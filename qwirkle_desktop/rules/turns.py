"""One turn: a move applied to a state gives the step to the next state, or the rule against it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from .board import Placement
from .deal import without
from .legality import any_fits, play_refusal, score_play
from .lines import ScoredLine
from .moves import Move, Pass, Play, Trade
from .refusals import Refusal
from .state import Ending, EndReason, GameState
from .tiles import Tile


@dataclass(frozen=True, slots=True)
class Laid:
    """Tiles were laid and their lines counted."""

    placements: tuple[Placement, ...]
    lines: tuple[ScoredLine, ...]


@dataclass(frozen=True, slots=True)
class Drew:
    """Tiles went from the bag to the hand."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Traded:
    """Tiles went from the hand back to the bag, after as many were drawn."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """Nothing was done; `forced` where nothing could be."""

    forced: bool


@dataclass(frozen=True, slots=True)
class WentOut:
    """The hand is empty and so is the bag."""

    points: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    ending: Ending


Event = Laid | Drew | Traded | Passed | WentOut | Ended
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Step:
    """What one turn changed. `move` is None where the players ended the game between turns."""

    before: GameState
    move: Move | None
    events: tuple[Event, ...]
    after: GameState

    @property
    def seat(self) -> int:
        """Who made the turn."""
        return self.before.seat

    @property
    def lines(self) -> tuple[ScoredLine, ...]:
        """The lines made or extended, with their points."""
        return tuple(line for event in self.events if isinstance(event, Laid) for line in event.lines)

    @property
    def score(self) -> int:
        """The points of the lines, without the bonus for going out."""
        return sum(line.points for line in self.lines)

    @property
    def drawn(self) -> tuple[Tile, ...]:
        """The tiles drawn, in order."""
        return tuple(tile for event in self.events if isinstance(event, Drew) for tile in event.tiles)

    @property
    def out_bonus(self) -> int:
        """The points for going out, 0 if the seat did not."""
        return sum(event.points for event in self.events if isinstance(event, WentOut))


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


def _play_refusal(state: GameState, play: Play) -> Refusal | None:
    if not _holds(state.hand, play.tiles):
        return Refusal.NOT_IN_HAND
    return play_refusal(state.board, play.placements, state.opening_size)


def _trade_refusal(state: GameState, trade: Trade) -> Refusal | None:
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
    return Refusal.MUST_TRADE if state.bag else None


def _holds(hand: Sequence[Tile], tiles: Sequence[Tile]) -> bool:
    return all(hand.count(tile) >= tiles.count(tile) for tile in set(tiles))


def apply(state: GameState, move: Move, drawn: Sequence[Tile] | None = None) -> Step | Refusal:
    """Make the move. Draws come from the front of the bag, or are `drawn` where a record tells them.

    Pure: the same arguments give the same step. Raises ValueError if `drawn` is not what the bag can give.
    """
    if refusal := move_refusal(state, move):
        return refusal
    match move:
        case Play():
            return _finish(state, move, *_play(state, move, drawn))
        case Trade():
            return Step(state, move, *_trade(state, move, drawn))
        case Pass():
            _draw(state, 0, drawn)
            events = (Passed(forced=not state.bag and not state.can_play),)
            return Step(state, move, events, replace(state, moves=(*state.moves, move)))


def _play(state: GameState, play: Play, drawn: Sequence[Tile] | None) -> tuple[tuple[Event, ...], GameState]:
    lines = score_play(state.board, play.placements, state.variant)
    kept = without(state.hand, play.tiles)
    new, bag = _draw(state, state.variant.hand_size - len(kept), drawn)
    events: tuple[Event, ...] = (Laid(play.placements, lines),)
    points = sum(line.points for line in lines)
    if new:
        events += (Drew(new),)
    elif not kept:
        events += (WentOut(state.variant.out_bonus),)
        points += state.variant.out_bonus
    after = replace(
        state,
        board=state.board.with_tiles(play.placements),
        hands=_replaced(state.hands, state.seat, kept + new),
        scores=_replaced(state.scores, state.seat, state.scores[state.seat] + points),
        bag=bag,
        moves=(*state.moves, play),
    )
    return events, after


def _trade(
    state: GameState, trade: Trade, drawn: Sequence[Tile] | None
) -> tuple[tuple[Event, ...], GameState]:
    """Draw first, put back after: the tiles given away cannot come back in the same trade."""
    new, bag = _draw(state, len(trade.tiles), drawn)
    after = replace(
        state,
        hands=_replaced(state.hands, state.seat, without(state.hand, trade.tiles) + new),
        bag=state.deal.mixed(bag + trade.tiles, state.trades + 1),
        moves=(*state.moves, trade),
    )
    return (Traded(trade.tiles), Drew(new)), after


def _draw(
    state: GameState, wanted: int, drawn: Sequence[Tile] | None
) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """The tiles drawn and the bag left."""
    count = min(wanted, len(state.bag))
    if drawn is None:
        return state.bag[:count], state.bag[count:]
    if len(drawn) != count:
        raise ValueError(f"{len(drawn)} tiles drawn where {count} are due")
    try:
        return tuple(drawn), without(state.bag, drawn)
    except ValueError as error:
        raise ValueError(f"the bag cannot give this draw: {error}") from None


def _replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _finish(before: GameState, move: Play, events: tuple[Event, ...], after: GameState) -> Step:
    """End the game where the play did. No other move can: scores and what fits on the board stay the same."""
    ending = _ending(before.seat, after)
    if ending is None:
        return Step(before, move, events, after)
    return Step(before, move, (*events, Ended(ending)), replace(after, ending=ending))


def _ending(seat: int, after: GameState) -> Ending | None:
    """Going out comes first, then the target, then nobody being able to play (a total lock too)."""
    if not after.bag and not after.hands[seat]:
        return Ending(EndReason.OUT, seat)
    if after.rules.target is not None and after.scores[seat] >= after.rules.target:
        return Ending(EndReason.TARGET, seat)
    tiles_left = [*after.bag, *(tile for hand in after.hands for tile in hand)]
    return None if any_fits(after.board, tiles_left) else Ending(EndReason.STUCK)


def close(state: GameState, reason: EndReason, seat: int | None = None) -> Step:
    """End the game between turns: idle, forfeited by a seat, or abandoned.

    Raises ValueError where that may not be.
    """
    if state.is_over:
        raise ValueError("the game is already over")
    if reason is EndReason.IDLE and not state.is_idle:
        raise ValueError("three whole rounds without a play have not gone by")
    if reason not in (EndReason.IDLE, EndReason.FORFEIT, EndReason.ABANDONED):
        raise ValueError(f"players cannot end a game as {reason.value!r}")
    if (reason is EndReason.FORFEIT) != (seat is not None) or (
        seat is not None and not 0 <= seat < state.seats
    ):
        raise ValueError("a forfeit, and only that, names a seat of the game")
    ending = Ending(reason, seat)
    return Step(state, None, (Ended(ending),), replace(state, ending=ending))
