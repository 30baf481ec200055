"""Windows look as they did: `python -m tests.ui.pictures.renew` takes the reference pictures anew."""

import os
from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.settings import Settings
from tests.ui.pictures.conftest import REFERENCE, check
from tests.ui.pictures.renew import RENEW
from tests.ui.pictures.shots import SHOTS, Shot
from tests.ui.table.conftest import QUICK

MOST_BYTES = 2_200_000


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_it_looks_as_it_did(shot: Shot, gallery: Callable[[Settings], Desk], qtbot: QtBot) -> None:
    desk = gallery(msgspec.structs.replace(QUICK, **({"language": "en"} | shot.look)))
    window = desk.window
    window.resize(shot.size)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    # Where another test left the mouse, something would be pointed at.
    aside = QPoint(window.width() // 2, 4)
    QCursor.setPos(window.menuBar().mapToGlobal(aside))
    QTest.mouseMove(window.menuBar(), aside)
    shown = shot.scene(desk, qtbot) or window
    desk.contents.table.finish()
    for _ in range(3):
        QCoreApplication.processEvents()
    if (focused := shown.window().focusWidget()) is not None:
        # Where the keyboard is when a window opens is told by other tests.
        focused.clearFocus()
    check(shot.name, shown)


@pytest.mark.skipif(RENEW in os.environ, reason="they are being taken")
def test_the_pictures_are_those_of_the_list_and_small() -> None:
    files = sorted(REFERENCE.glob("*.png"))
    assert [file.stem for file in files] == sorted(shot.name for shot in SHOTS)
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
