"""A window for each picture, over games that were played long ago, with a coach that answers at once."""

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copyfile

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from qwirkle_desktop.app.assembly import Desk, assemble
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.library.store import Library
from tests.ui.coach.conftest import COACH
from tests.ui.pictures.compare import difference, picture_of
from tests.ui.pictures.games import kept_games
from tests.ui.pictures.renew import RENEW
from tests.ui.table.conftest import dressed, put_away

__all__ = ["dressed"]

REFERENCE = Path(__file__).parent / "reference"
DIFFERENCES = Path(tempfile.gettempdir()) / "qwirkle-pictures"
"""What does not look as it did; outside the folders that pytest sweeps."""
BEST = 100
"""Qt counts a picture's quality down to the strongest compression; PNG loses nothing either way."""


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with games that were played long ago."""
    path = tmp_path_factory.mktemp("kept") / "library.sqlite3"
    library = Library(path)
    for game in kept_games():
        library.add(game, range(len(game.header.seats)))
    library.close()
    return path


@pytest.fixture
def gallery(dressed: QApplication, tmp_path: Path, kept: Path) -> Iterator[Callable[[Settings], Desk]]:
    """Opens a window of its own for a picture: what was shown before would be seen in it by a pixel."""
    desks: list[Desk] = []
    flash = dressed.cursorFlashTime()
    dressed.setCursorFlashTime(0)

    def open_(settings: Settings) -> Desk:
        places = places_in(tmp_path)
        places.create()
        copyfile(kept, places.library)
        desks.append(assemble(dressed, places, settings, engine=COACH))
        return desks[-1]

    yield open_
    dressed.setCursorFlashTime(flash)
    for desk in desks:
        put_away(desk)


def check(name: str, widget: QWidget) -> None:
    """The widget looks as its reference picture does; else a picture of the difference tells where not."""
    found, reference = widget.grab().toImage(), REFERENCE / f"{name}.png"
    if os.environ.get(RENEW):
        assert found.convertToFormat(QImage.Format.Format_RGB32).save(str(reference), quality=0)
        return
    expected = QImage(str(reference))
    assert not expected.isNull(), f"no picture {reference.name}: python -m tests.ui.pictures.renew"
    told = difference(expected, found)
    if told.is_seen:
        DIFFERENCES.mkdir(exist_ok=True)
        path = DIFFERENCES / f"{name}.png"
        picture_of(expected, found, told).save(str(path))
        pytest.fail(f"{name}: {told}. Expected, found and the difference: {path}", pytrace=False)
