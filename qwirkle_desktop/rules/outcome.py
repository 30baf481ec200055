"""The result of a finished game: who won, shared wins included."""

from collections.abc import Sequence
from dataclasses import dataclass

from .state import Ending, EndReason, GameState


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, the final scores in seat order, and who shares the win (nobody if abandoned)."""

    ending: Ending
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def outcome(state: GameState) -> Outcome | None:
    """The result; None while the game goes on.

    The highest score wins, equal scores share the win; who forfeits loses.
    """
    if state.ending is None:
        return None
    return Outcome(state.ending, state.scores, winners(state.scores, state.ending))


def winners(scores: Sequence[int], ending: Ending) -> tuple[int, ...]:
    """The seats that share the win with these final scores."""
    if ending.reason is EndReason.ABANDONED:
        return ()
    loser = ending.seat if ending.reason is EndReason.FORFEIT else None
    rivals = [seat for seat in range(len(scores)) if seat != loser]
    best = max(scores[seat] for seat in rivals)
    return tuple(seat for seat in rivals if scores[seat] == best)
