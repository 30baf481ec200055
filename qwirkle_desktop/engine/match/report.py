"""A match's result as text for people and as JSON for scripts."""

import math
from collections.abc import Sequence
from dataclasses import asdict

from qwirkle_desktop.formats.jsonlines import format_object

from .plan import Match
from .result import Standing, elo
from .runner import MatchGame

MOST_FORFEITS_SHOWN = 10
TITLES = ("player", "win %", "95 % interval", "Elo difference", "score", "s/turn", "forfeits")


def as_json(games: int, table: Sequence[Standing]) -> dict[str, object]:
    """The result as one object."""
    return {"games": games, "players": [asdict(standing) for standing in table]}


def as_text(match: Match, games: int, table: Sequence[Standing]) -> list[str]:
    """How many games there were, and a line for each player."""
    rows = [TITLES, *(_row(standing, match.seats) for standing in table)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_aligned(row, widths) for row in rows]
    return [f"{games} games of {match.seats} players, seed {match.seed}", *lines]


def _row(standing: Standing, seats: int) -> tuple[str, ...]:
    return (
        standing.name,
        f"{100 * standing.win:.1f}",
        f"{100 * standing.low:.1f} to {100 * standing.high:.1f}",
        f"{_elo(standing.win, seats)} ({_elo(standing.low, seats)} to {_elo(standing.high, seats)})",
        f"{standing.score:.1f}",
        f"{standing.seconds:.4f}",
        str(standing.forfeits),
    )


def _elo(rate: float, seats: int) -> str:
    """Rounded, with its sign; a minus sign is never set before a zero."""
    difference = elo(rate, seats)
    if math.isinf(difference):
        return "+inf" if difference > 0 else "-inf"
    return f"{round(difference):+d}"


def _aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    name, *figures = row
    cells = [f"{figure:>{width}}" for figure, width in zip(figures, widths[1:], strict=True)]
    return "  ".join([f"{name:<{widths[0]}}", *cells])


def forfeits_as_text(match: Match, games: Sequence[MatchGame]) -> list[str]:
    """Who forfeited which game and why, with the position as it was asked."""
    lines = []
    for game in sorted(games, key=lambda game: (game.deal, game.rotation)):
        if forfeit := game.played.forfeit:
            name = match.entrants[game.seating[forfeit.seat]].name
            place = game.deal * match.seats + game.rotation + 1
            lines.append(f"{name} forfeits game {place}: {forfeit.reason}")
            lines.append(f"  {format_object(forfeit.position)}")
    more = len(lines) // 2 - MOST_FORFEITS_SHOWN
    return lines if more <= 0 else [*lines[: 2 * MOST_FORFEITS_SHOWN], f"and {more} forfeits more"]
