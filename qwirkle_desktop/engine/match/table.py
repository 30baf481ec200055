"""One game of a match, from the deal to the result."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.house import RULEBOOK
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.outcome import outcome
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.start import announce, starter
from qwirkle_desktop.rules.state import EndReason, GameState, begin
from qwirkle_desktop.rules.turns import apply, close
from qwirkle_desktop.rules.variants import CLASSIC, Variant
from qwirkle_desktop.rules.view import PlayerView, view_of

from .bot import NoAnswer


class Player(Protocol):
    """Anything that answers a view with a move; NoAnswer forfeits."""

    def move(self, view: PlayerView) -> Move:
        """The move."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Which seat lost for want of a legal answer, why, and the position it was asked about, as asked."""

    seat: int
    reason: str
    position: dict[str, object]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: enough to count it and to write it down.

    `movers` has the seat of each move, `seconds` its thinking time, None where the game moved; a forfeit
    has one more than there are moves.
    """

    deal: int
    first: int
    moves: tuple[Move, ...]
    seconds: tuple[float | None, ...]
    movers: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    end: EndReason
    forfeit: Forfeit | None = None


def play_game(deal: int, players: Sequence[Player], variant: Variant = CLASSIC) -> Played:
    """Deal, let the seats move in turn, and count. Ages are not known, so the lot breaks a tie to start."""
    state = _start(Deal(deal, variant), len(players))
    seconds: list[float | None] = []
    forfeit = None
    while not state.is_over:
        if state.is_idle:
            state = close(state, EndReason.IDLE).after
            continue
        if (forced := state.forced) is not None:
            state = _after(state, forced)
            seconds.append(None)
        else:
            began = perf_counter()
            turn = _turn(state, players[state.seat])
            seconds.append(perf_counter() - began)
            if isinstance(turn, Forfeit):
                forfeit = turn
                turn = close(state, EndReason.FORFEIT, turn.seat).after
            state = turn
    return _played(deal, state, seconds, forfeit)


def _start(deal: Deal, seats: int) -> GameState:
    hands = deal.hands(seats)
    start = starter(announce(hands, deal.variant), RULEBOOK.tie, [None] * seats, deal)
    if start is None:
        raise AssertionError("the rulebook lets nobody choose the starter")
    return begin(hands, start.seat, deal, variant=deal.variant)


def _after(state: GameState, move: Move) -> GameState:
    step = apply(state, move)
    if isinstance(step, Refusal):
        raise AssertionError(f"the game itself made an illegal move: {step.value}")
    return step.after


def _turn(state: GameState, player: Player) -> GameState | Forfeit:
    view = view_of(state, state.seat)
    try:
        move = player.move(view)
    except NoAnswer as problem:
        return Forfeit(state.seat, str(problem), format_position(view))
    step = apply(state, move)
    if isinstance(step, Refusal):
        return Forfeit(state.seat, f"an illegal move, {move}: {step.value}", format_position(view))
    return step.after


def _played(deal: int, state: GameState, seconds: list[float | None], forfeit: Forfeit | None) -> Played:
    result = outcome(state)
    if result is None:
        raise AssertionError("the game is not over")
    return Played(
        deal=deal,
        first=state.first,
        moves=state.moves,
        seconds=tuple(seconds),
        movers=state.movers if forfeit is None else (*state.movers, forfeit.seat),
        scores=result.scores,
        winners=result.winners,
        end=result.ending.reason,
        forfeit=forfeit,
    )
