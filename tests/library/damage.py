"""Libraries to be damaged, and what bad disks do to them."""

from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.places import Places
from qwirkle_desktop.library.store import Library

NOW = datetime(2026, 11, 29, 23, 15, tzinfo=UTC)
TODAY = date(2026, 11, 29)
PAGE = 4096


def fill(places: Places, *games: Game) -> None:
    """Add games to the library, or make those it has equal to these."""
    with closing(Library(places.library)) as library:
        for game in games:
            library.save(game)


def wipe(path: Path, *pages: int) -> None:
    """Overwrite pages, from 1, as a bad disk does."""
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * PAGE)
            file.write(b"\xff" * PAGE)
