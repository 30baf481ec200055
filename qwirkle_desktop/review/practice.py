"""How somebody does at puzzles: a rating by what was solved, and the days in a row."""

from collections.abc import Collection
from datetime import date, timedelta

FIRST_RATING = 1000.0
EASIEST = 700.0
HARDEST = 1900.0
STEP = 32.0
"""The most that one puzzle changes."""
SCALE = 400.0


def rating_of_puzzle(difficulty: float) -> float:
    """Of a puzzle that this part of the built-in players misses."""
    return EASIEST + (HARDEST - EASIEST) * difficulty


def rating_after(rating: float, difficulty: float, *, solved: bool) -> float:
    """The rating once a puzzle was tried for the first time; a second try changes nothing."""
    expected = 1 / (1 + 10 ** ((rating_of_puzzle(difficulty) - rating) / SCALE))
    return rating + STEP * (solved - expected)


def streak(solved_on: Collection[date], today: date) -> int:
    """Days in a row with the day's puzzle solved, up to today; while today's is open, up to yesterday."""
    day = today if today in solved_on else today - timedelta(days=1)
    length = 0
    while day in solved_on:
        length += 1
        day -= timedelta(days=1)
    return length
