"""Windows look as they did: `python -m tests.ui.pictures.renew` takes the reference pictures anew."""

import os

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app import Desk
from tests.ui.pictures.conftest import REFERENCE, check
from tests.ui.pictures.renew import RENEW
from tests.ui.pictures.shots import SHOTS, Shot
from tests.ui.table.conftest import QUICK

# One window for all of them, in one process.
pytestmark = pytest.mark.xdist_group("pictures")
MOST_BYTES = 2_200_000


# Some still depend on what was shown before them, by a pixel: not in every run until none does.
@pytest.mark.slow
@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_it_looks_as_it_did(shot: Shot, clean_gallery: Desk, qtbot: QtBot) -> None:
    window = clean_gallery.window
    window.resize(shot.size)
    window._take_settings(msgspec.structs.replace(QUICK, **({"language": "en"} | shot.look)))
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.resize(shot.size)
    shown = shot.scene(clean_gallery, qtbot) or window
    window.table.finish()
    for _ in range(3):
        QCoreApplication.processEvents()
    if (focused := shown.window().focusWidget()) is not None:
        # Which window has the keyboard depends on what was shown before.
        focused.clearFocus()
    check(shot.name, shown)


@pytest.mark.skipif(RENEW in os.environ, reason="they are being taken")
def test_the_pictures_are_those_of_the_list_and_small() -> None:
    files = sorted(REFERENCE.glob("*.png"))
    assert [file.stem for file in files] == sorted(shot.name for shot in SHOTS)
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
