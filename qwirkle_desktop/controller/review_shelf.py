"""Reviews that were made, kept so that each opens at once the next time: a cache, a file for each game."""

import gzip
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.jsonlines import format_object, parse_object
from qwirkle_desktop.library.files import write_atomically
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.review.game import Review
from qwirkle_desktop.review.text import format_head, format_turn_review, join_review, parse_turn_review
from qwirkle_desktop.review.work import VERSION

from .reviewing import mark_of

log = logging.getLogger(__name__)

SUFFIX = ".review"
LARGEST = 8 * 1024 * 1024
"""Bytes that are read of a review: a longer file is no review."""
OF = "of"


class ReviewShelf:
    """Finds the review of a game, if it was made by this version and of these very turns."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, game: Game) -> Review | None:
        """The review that was kept; what cannot be read, or is out of date, is not there."""
        try:
            of, head, *turns = _read(self._path(game.header.id))
            if of.get(OF) != mark_of(game):
                return None
            review = join_review(head, tuple(map(parse_turn_review, turns)))
        except FileNotFoundError:
            return None
        except (OSError, EOFError, ValueError, FormatError) as error:
            log.warning("a kept review cannot be read: %s", error)
            return None
        return review if review.version == VERSION else None

    def keep(self, game: Game, review: Review) -> None:
        """Keep a review in place of an older one; where that fails it is made again the next time."""
        lines: list[dict[str, object]] = [
            {OF: mark_of(game)},
            format_head(review),
            *map(format_turn_review, review.turns),
        ]
        text = "".join(f"{format_object(line)}\n" for line in lines)
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            write_atomically(self._path(game.header.id), gzip.compress(text.encode()))
        except OSError as error:
            log.warning("a review cannot be kept: %s", error)

    def ids(self) -> frozenset[str]:
        """The games of which there is a review, be it out of date."""
        return frozenset(path.stem for path in self._folder.glob(f"*{SUFFIX}"))

    def sweep(self, is_kept: Callable[[str], bool]) -> None:
        """Throw the reviews of games away that are not kept any more."""
        for path in self._folder.glob(f"*{SUFFIX}"):
            if not is_kept(path.stem):
                with suppress(OSError):
                    path.unlink()

    def _path(self, id: str) -> Path:
        return self._folder / f"{id}{SUFFIX}"


def _read(path: Path) -> list[dict[str, object]]:
    with gzip.open(path) as file:
        return [parse_object(line) for line in file.read(LARGEST).splitlines()]
