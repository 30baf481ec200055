"""Screens that go, shrink or never were, and garbage for a place: the window is there to be seen."""

import base64
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QByteArray as Bytes
from PySide6.QtCore import QDataStream, QIODevice, QRect, Qt

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.settings import Settings
from tests.faults.conftest import Tally
from tests.unseen_screen import SCREEN

THIS_SCREEN = int(SCREEN["width"])
"""Qt takes a place that was kept for a screen of another width for none."""


def geometry(
    frame: QRect, *, maximized: bool = False, full: bool = False, screen: int = 0, width: int = THIS_SCREEN
) -> str:
    """What Qt would have kept of a window in that place: the layout of `QWidget::saveGeometry`, version 3."""
    data = Bytes()
    stream = QDataStream(data, QIODevice.OpenModeFlag.WriteOnly)
    stream.setVersion(QDataStream.Version.Qt_4_0)
    stream.writeUInt32(0x1D9D0CB)
    stream.writeUInt16(3)
    stream.writeUInt16(0)
    for rect in (frame, frame):
        stream << rect
    stream.writeInt32(screen)
    stream.writeUInt8(maximized)
    stream.writeUInt8(full)
    stream.writeInt32(width)
    stream << frame
    return base64.b64encode(data.data()).decode()


PLACES = {
    "another screen": geometry(QRect(5000, 100, 1200, 800), screen=1),
    "far away": geometry(QRect(-(10**6), -(10**6), 1200, 800)),
    "huge": geometry(QRect(0, 0, 2**30, 2**30)),
    "tiny": geometry(QRect(100, 100, 1, 1)),
    "inside out": geometry(QRect(400, 400, -300, -300)),
    "a screen that is not there": geometry(QRect(10, 10, 900, 700), screen=77, maximized=True, width=1280),
    "a narrower screen": geometry(QRect(10, 10, 900, 700), width=800),
    "nothing": "",
    "no place": base64.b64encode(b"\x00" * 66).decode(),
    "half a place": geometry(QRect(10, 10, 900, 700))[:40],
}


@pytest.mark.parametrize("window", PLACES.values(), ids=PLACES.keys())
def test_a_window_opens_where_it_can_be_seen(open_desk: Callable[..., Desk], window: str) -> None:
    desk = open_desk(Settings(window=window, animation="reduced"), resize=False)
    is_in_sight(desk)


@pytest.mark.parametrize("rounds", [3, pytest.param(200, marks=pytest.mark.faults)])
def test_garbage_for_a_place_is_no_place(open_desk: Callable[..., Desk], rounds: int, tally: Tally) -> None:
    chance, good = Random(rounds), base64.b64decode(geometry(QRect(10, 10, 900, 700)))
    desk = open_desk()
    restored = 0
    for _ in range(rounds):
        data = bytearray(good)
        for _ in range(chance.randint(1, 8)):
            data[chance.randrange(8, len(data))] = chance.randrange(256)
        restored += desk.window.take_place(base64.b64encode(data).decode())
        desk.window.showNormal()
        is_in_sight(desk)
    assert restored
    tally(rounds)


def is_in_sight(desk: Desk) -> None:
    """The window lies on the screen, no larger than it, and its hand can be reached."""
    screen = desk.window.screen().availableGeometry()
    place = desk.window.geometry()
    assert place.width() <= screen.width()
    assert place.height() <= screen.height()
    seen = screen.intersected(place)
    assert seen.width() * seen.height() > 100 * 100, (place, screen)


class SmallScreen:
    """What is left when the large one is unplugged."""

    def availableGeometry(self) -> QRect:
        return QRect(0, 0, 700, 500)


@pytest.mark.parametrize("state", [Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized])
def test_a_window_that_comes_to_a_smaller_screen_fits_it(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, state: Qt.WindowState
) -> None:
    window = open_desk().window
    window.setWindowState(state)
    assert window.height() > 600
    screen = window.screen()
    monkeypatch.setattr(window, "screen", SmallScreen)
    window.windowHandle().screenChanged.emit(screen)
    assert window.minimumHeight() < 500
    if state == Qt.WindowState.WindowNoState:
        assert (window.width() <= 700, window.height() <= 500) == (True, True)
    monkeypatch.undo()
    window._fitting.fit()
    screen.availableGeometryChanged.emit(QRect())
    assert window.minimumHeight() == 600
