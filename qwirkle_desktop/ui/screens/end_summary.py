"""The figures of a finished game: ranks, Qwirkles, best turns, the bonus for going out."""

from collections.abc import Sequence
from dataclasses import dataclass

from qwirkle_desktop.rules.outcome import Outcome, outcome
from qwirkle_desktop.rules.state import Ending, EndReason, GameState
from qwirkle_desktop.rules.turns import Step


@dataclass(frozen=True, slots=True)
class EndRow:
    """One seat's game. `rank` counts from 1, equals share it; `colour` is an index into the theme's."""

    rank: int
    name: str
    colour: int
    score: int
    qwirkles: int
    best_turn: int
    out_bonus: int
    is_winner: bool


@dataclass(frozen=True, slots=True)
class EndSummary:
    """The result, the names in seat order, and a row for each seat, winners first."""

    outcome: Outcome
    names: tuple[str, ...]
    rows: tuple[EndRow, ...]


def summarise(
    state: GameState, steps: Sequence[Step], names: Sequence[str], colours: Sequence[int]
) -> EndSummary:
    """The figures of a game. Raises ValueError while it goes on."""
    result = outcome(state)
    if result is None:
        raise ValueError("the game is not over")
    rows = [_row(seat, result, steps, names[seat], colours[seat]) for seat in range(state.seats)]
    rows.sort(key=lambda row: row.rank)
    return EndSummary(result, tuple(names), tuple(rows))


def _row(seat: int, result: Outcome, steps: Sequence[Step], name: str, colour: int) -> EndRow:
    own_standing = _standing(result, seat)
    own = [step for step in steps if step.move is not None and step.seat == seat]
    return EndRow(
        rank=1 + sum(_standing(result, other) > own_standing for other in range(len(result.scores))),
        name=name,
        colour=colour,
        score=result.scores[seat],
        qwirkles=sum(line.is_qwirkle for step in own for line in step.lines),
        best_turn=max((step.score for step in own), default=0),
        out_bonus=sum(step.out_bonus for step in own),
        is_winner=seat in result.winners,
    )


def _standing(result: Outcome, seat: int) -> tuple[bool, int]:
    """Who gave the game up comes last, whatever the score."""
    gave_up = result.ending == Ending(EndReason.FORFEIT, seat)
    return not gave_up, result.scores[seat]
