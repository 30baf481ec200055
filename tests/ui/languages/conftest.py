"""The real window in every language, and English again after every test."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog

from qwirkle_desktop.app.assembly import Desk, assemble
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.ui.translations import speak
from tests.ui.languages.pseudo import Pseudo
from tests.ui.library.conftest import shelf
from tests.ui.table.conftest import QUICK, SILENT_ENGINE, dressed, open_desk, put_away

__all__ = ["dressed", "open_desk", "shelf"]


@pytest.fixture(autouse=True)
def english(dressed: QApplication) -> Iterator[None]:
    """What a test has changed for the whole application goes with it."""
    yield
    for translator in dressed.findChildren(Pseudo):
        dressed.removeTranslator(translator)
    speak(dressed)
    assert dressed.layoutDirection() == Qt.LayoutDirection.LeftToRight


@pytest.fixture(scope="module")
def kept_desk(dressed: QApplication, shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A window over a shelf of games that stays open from test to test."""
    folder = tmp_path_factory.mktemp("long")
    shutil.copy(shelf, folder)
    places = places_in(folder)
    places.create()
    desk = assemble(dressed, places, QUICK, engine=SILENT_ENGINE)
    yield desk
    put_away(desk)


@pytest.fixture
def long_desk(kept_desk: Desk, dressed: QApplication) -> Iterator[Desk]:
    """The window in the language of long words."""
    yield from _in_long_words(kept_desk, dressed)


@pytest.fixture
def mirrored_desk(kept_desk: Desk, dressed: QApplication) -> Iterator[Desk]:
    """The same for those who read from the right."""
    dressed.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield from _in_long_words(kept_desk, dressed)


def _in_long_words(kept_desk: Desk, dressed: QApplication) -> Iterator[Desk]:
    dressed.installTranslator(Pseudo(dressed))
    kept_desk.contents._appearance.language.changed.emit()
    yield kept_desk
    for dialog in kept_desk.window.findChildren(QDialog):
        dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
