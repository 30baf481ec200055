"""What a person did with the puzzles: which were found, the days in a row, a rating. A small checked file."""

import json
import os
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated

import msgspec

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.files import read_file
from qwirkle_desktop.formats.jsonlines import convert, parse_object

from .files import set_aside, write_atomically

FIRST_RATING, LOWEST, HIGHEST = 1000, 100, 3000
PUZZLE_RATINGS = (700, 900, 1100, 1300, 1500)
"""Of the grades of difficulty, the easiest first."""
STEP = 40
"""The most points that one puzzle changes."""
SCALE = 400

Number = Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class PuzzleLog(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first try of each puzzle counts: `found` and `missed` are their numbers.

    `last_day` is the day of the last puzzle of the day that was found, `streak` for how many days in a row.
    """

    rating: Annotated[int, msgspec.Meta(ge=LOWEST, le=HIGHEST)] = FIRST_RATING
    found: tuple[Number, ...] = ()
    missed: tuple[Number, ...] = ()
    last_day: date | None = None
    streak: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    best_streak: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0

    def has_tried(self, number: int) -> bool:
        """Whether the first try of a puzzle is over."""
        return number in self.found or number in self.missed

    def after(self, number: int, grade: int, *, found: bool) -> "PuzzleLog":
        """With the first try of a puzzle; later ones change nothing."""
        if self.has_tried(number):
            return self
        expected = 1 / (1 + 10 ** ((PUZZLE_RATINGS[grade - 1] - self.rating) / SCALE))
        rating = max(LOWEST, min(HIGHEST, round(self.rating + STEP * (found - expected))))
        if found:
            return msgspec.structs.replace(self, rating=rating, found=(*self.found, number))
        return msgspec.structs.replace(self, rating=rating, missed=(*self.missed, number))

    def on_day(self, day: date) -> "PuzzleLog":
        """With the puzzle of a day solved: a day after a day makes a streak."""
        if self.last_day is not None and day <= self.last_day:
            return self
        streak = self.streak + 1 if self.last_day == day - timedelta(days=1) else 1
        best = max(streak, self.best_streak)
        return msgspec.structs.replace(self, last_day=day, streak=streak, best_streak=best)

    def streak_on(self, day: date) -> int:
        """The streak as it stands on a day: it is over once a day was left out."""
        goes_on = self.last_day is not None and self.last_day >= day - timedelta(days=1)
        return self.streak if goes_on else 0


def load_puzzle_log(path: Path) -> tuple[PuzzleLog, str | None]:
    """The log, and in words what was wrong with the file: it is then set aside and a new one begins."""
    if not os.path.lexists(path):
        return PuzzleLog(), None
    try:
        return convert(parse_object(read_file(path)), PuzzleLog), None
    except FormatError as error:
        return PuzzleLog(), f"{path.name}: {error.reason}; {set_aside(path)}"


def save_puzzle_log(path: Path, log: PuzzleLog) -> None:
    """Write the log. Raises OSError; the old file is then as it was."""
    write_atomically(path, f"{json.dumps(msgspec.to_builtins(log))}\n".encode())
