"""The points of a game as people write them on paper: a column for each seat, a row for each round."""

from dataclasses import dataclass

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.panel.row_words import row_points
from qwirkle_desktop.ui.panel.values import ASIDES, history_rows
from qwirkle_desktop.ui.phrases.seats import shown_names


@dataclass(frozen=True, slots=True)
class Entry:
    """What a seat got in a round, `+12`, `trade 2`, and what it had then."""

    text: str
    total: int
    is_qwirkle: bool = False


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Names and final scores in seat order; a round is short of an entry where a seat has not played yet."""

    names: tuple[str, ...]
    rounds: tuple[tuple[Entry | None, ...], ...]
    scores: tuple[int, ...]


def score_sheet(game: Game) -> ScoreSheet:
    """The sheet of a game as far as it went. No hand is in it, nor which tiles were traded."""
    columns: list[list[Entry]] = [[] for _ in game.header.seats]
    for turn, step in enumerate(game.steps):
        columns[step.seat] += _entries(turn, step)
    rounds = max(map(len, columns), default=0)
    rows = tuple(
        tuple(column[number] if number < len(column) else None for column in columns)
        for number in range(rounds)
    )
    return ScoreSheet(shown_names(game.header.seats), rows, game.state.scores)


def _entries(turn: int, step: Step) -> list[Entry]:
    """The turn, and going out after it. What is done before the play gives nothing."""
    rows = (row for row in reversed(history_rows(turn, step)) if row.kind not in ASIDES)
    return [Entry(row_points(row), row.total, row.is_qwirkle) for row in rows]
