"""One window for all pictures, over games that were played long ago, with a coach that answers at once."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from qwirkle_desktop.app import Desk, assemble
from qwirkle_desktop.library.places import places_in
from tests.ui.coach.conftest import COACH
from tests.ui.pictures.compare import difference, picture_of
from tests.ui.pictures.games import kept_games
from tests.ui.pictures.renew import RENEW
from tests.ui.table.conftest import QUICK, dressed, put_away

__all__ = ["dressed"]

REFERENCE = Path(__file__).parent / "reference"
DIFFERENCES = Path(tempfile.gettempdir()) / "qwirkle-pictures"
"""What does not look as it did; outside the folders that pytest sweeps."""
BEST = 100
"""Qt counts a picture's quality down to the strongest compression; PNG loses nothing either way."""


@pytest.fixture(scope="session")
def gallery(dressed: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """The window, with games in its library."""
    places = places_in(tmp_path_factory.mktemp("gallery"))
    places.create()
    desk = assemble(dressed, places, QUICK, engine=COACH)
    for game in kept_games():
        desk.library.add(game, range(len(game.header.seats)))
    flash = dressed.cursorFlashTime()
    dressed.setCursorFlashTime(0)
    yield desk
    dressed.setCursorFlashTime(flash)
    put_away(desk)


@pytest.fixture
def clean_gallery(gallery: Desk) -> Iterator[Desk]:
    """The same, left as it was found."""
    yield gallery
    window = gallery.window
    for dialog in window.findChildren(QDialog):
        dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.replays.leave()
    gallery.controller.leave()
    window.table.panel._tabs.setCurrentIndex(0)
    QTest.mouseMove(window.menuBar(), QPoint(window.width() // 2, 4))
    window._take_settings(QUICK)
    window.hide()


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
