"""Statistics as a table for other programs: comma-separated values."""

import csv
from io import StringIO

from .statistics import Figures, Statistics

COLUMNS = (
    "kind",
    "name",
    "games",
    "wins",
    "shared wins",
    "win rate",
    "streak",
    "best streak",
    "mean score",
    "best score",
    "turns",
    "points a turn",
    "qwirkles a game",
    "best turn",
    "going-out rate",
    "thinking seconds",
    "assisted games",
)
"""The first line, always in English: other programs look for it."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


def statistics_csv(statistics: Statistics) -> str:
    """A line for each person and level. Written as `utf-8-sig`, spreadsheets see what letters it has."""
    text = StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows(_row("person", figures) for figures in statistics.people)
    writer.writerows(_row("level", figures) for figures in statistics.levels)
    return text.getvalue()


def _row(kind: str, one: Figures) -> list[object]:
    return [
        kind,
        plain_text(one.player.name),
        one.games,
        one.wins,
        one.shared,
        _number(one.win_rate),
        one.streak,
        one.best_streak,
        _number(one.mean_score),
        one.best_score,
        one.turns,
        _number(one.points_a_turn),
        _number(one.qwirkles_a_game),
        one.best_turn.points if one.best_turn else None,
        _number(one.going_out_rate),
        _number(one.thinking_seconds),
        one.assisted,
    ]


def plain_text(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.lstrip(" ").startswith(_FORMULA) else name


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.4f}".rstrip("0").rstrip(".")
