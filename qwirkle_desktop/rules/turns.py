"""One turn: a move applied to a state gives the step to the next state, or the rule against it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from .cells import Cell
from .deal import without
from .events import Drew, Ended, Event, Laid, Lifted, Passed, Rolled, TookDiscs, Traded, WentOut, new_tiles
from .legality import any_fits, score_play
from .lines import ScoredLine
from .moves import Lift, Move, Pass, Play, Roll, Trade
from .permission import is_forced, move_refusal
from .refusals import Refusal
from .state import Ending, EndReason, GameState
from .tiles import Tile

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Step:
    """What one move changed. `move` is None where the players ended the game between turns."""

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
        """The points of the lines and of the numbers covered, without the bonus for going out."""
        return sum(event.points for event in self.events if isinstance(event, Laid))

    @property
    def numbers(self) -> Mapping[Cell, int]:
        """The printed points of the cells covered for the first time."""
        return next((event.numbers for event in self.events if isinstance(event, Laid)), {})

    @property
    def drawn(self) -> tuple[Tile, ...]:
        """The tiles drawn, in order; of dice rolled again, what they show now."""
        return tuple(tile for event in self.events for tile in new_tiles(event))

    @property
    def is_forced(self) -> bool:
        """Whether the game made the move by itself."""
        return any(isinstance(event, Passed | Rolled) and event.forced for event in self.events)

    @property
    def out_bonus(self) -> int:
        """The points for going out, 0 if the seat did not."""
        return sum(event.points for event in self.events if isinstance(event, WentOut))


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
            return _finish(state, move, *_trade(state, move, drawn))
        case Pass():
            _draw(state, 0, drawn)
            return _finish(state, move, *_pass(state, move))
        case Roll():
            return Step(state, move, *_roll(state, move, drawn))
        case Lift():
            _draw(state, 0, drawn)
            return Step(state, move, *_lift(state, move))


def _play(state: GameState, play: Play, drawn: Sequence[Tile] | None) -> tuple[tuple[Event, ...], GameState]:
    lines = score_play(state.board, play.placements, state.variant)
    kept = without(state.hand, play.tiles)
    new, bag = _draw(state, state.variant.hand_size - len(kept), drawn)
    ground, cells = state.variant.ground, [placement.cell for placement in play.placements]
    stars = tuple(cell for cell in cells if cell in ground.stars and cell not in state.used)
    laid = Laid(play.placements, lines, ground.numbers_under(cells, state.used))
    events: tuple[Event, ...] = (laid,)
    points = laid.points
    if stars:
        events += (TookDiscs(stars),)
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
        discs=_with_discs(state, len(stars)),
        used=state.used.union(stars, laid.numbers),
    )
    return events, after


def _with_discs(state: GameState, more: int) -> tuple[int, ...]:
    return _replaced(state.discs, state.seat, state.discs[state.seat] + more) if more else state.discs


def _trade(
    state: GameState, trade: Trade, drawn: Sequence[Tile] | None
) -> tuple[tuple[Event, ...], GameState]:
    """Draw first, put back after: the tiles given away cannot come back in the same trade."""
    kept = without(state.hand, trade.tiles)
    # A hand that still holds a lifted tile is one too many: it draws back to six.
    new, bag = _draw(state, min(len(trade.tiles), state.variant.hand_size - len(kept)), drawn)
    after = replace(
        state,
        hands=_replaced(state.hands, state.seat, kept + new),
        bag=state.deal.mixed(bag + trade.tiles, state.trades + 1),
        moves=(*state.moves, trade),
    )
    return (Traded(trade.tiles), Drew(new)), after


def _pass(state: GameState, move: Pass) -> tuple[tuple[Event, ...], GameState]:
    return (Passed(forced=state.must_pass),), replace(state, moves=(*state.moves, move))


def _roll(state: GameState, roll: Roll, fallen: Sequence[Tile] | None) -> tuple[tuple[Event, ...], GameState]:
    """Each die keeps its place in the hand. Raises ValueError if `fallen` are not the dice rolled."""
    faces = state.deal.rolled(roll.tiles, state.rolls + 1) if fallen is None else tuple(fallen)
    if [die.colour for die in faces] != [die.colour for die in roll.tiles]:
        raise ValueError("these are not the dice that were rolled")
    shown = dict(zip(places_of(state.hand, roll.tiles), faces, strict=True))
    hand = tuple(shown.get(place, die) for place, die in enumerate(state.hand))
    after = replace(state, hands=_replaced(state.hands, state.seat, hand), moves=(*state.moves, roll))
    return (Rolled(roll.tiles, faces, forced=is_forced(state, roll)),), after


def places_of(hand: Sequence[Tile], tiles: Sequence[Tile]) -> list[int]:
    """Where in the hand these tiles lie, equal ones from the front."""
    places: list[int] = []
    for tile in tiles:
        alike = (place for place, held in enumerate(hand) if held == tile and place not in places)
        places.append(next(alike))
    return places


def _lift(state: GameState, lift: Lift) -> tuple[tuple[Event, ...], GameState]:
    after = replace(
        state,
        board=state.board.without_tile(lift.placement.cell),
        hands=_replaced(state.hands, state.seat, (*state.hand, lift.placement.tile)),
        moves=(*state.moves, lift),
        discs=_with_discs(state, -1),
    )
    return (Lifted(lift.placement),), after


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
        return tuple(drawn), without(state.bag, drawn, state.variant.piece)
    except ValueError as error:
        raise ValueError(f"the bag cannot give this draw: {error}") from None


def _replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _finish(before: GameState, move: Move, events: tuple[Event, ...], after: GameState) -> Step:
    """End the game where the move did: only a play, or a lift before it, changes scores and what fits."""
    ending = _ending(before.seat, after) if isinstance(move, Play) or before.lifted else None
    if ending is None:
        return Step(before, move, events, after)
    return Step(before, move, (*events, Ended(ending)), replace(after, ending=ending))


def _ending(seat: int, after: GameState) -> Ending | None:
    """Going out comes first, then the target, then nobody being able to play (a total lock too)."""
    if not after.bag and not after.hands[seat]:
        return Ending(EndReason.OUT, seat)
    if after.rules.target is not None and after.scores[seat] >= after.rules.target:
        return Ending(EndReason.TARGET, seat)
    if any(after.discs):
        # Who may lift a tile may change what fits.
        return None
    tiles_left = after.variant.faces([*after.bag, *(tile for hand in after.hands for tile in hand)])
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
