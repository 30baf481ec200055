"""A finger on the board: a rest takes a tentative tile back, a touch is a click."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.rules.cells import Cell
from tests.ui.table.conftest import QUICK, SILENT_ENGINE, dressed, middle_game, open_desk
from tests.ui.table.driver import Driver

__all__ = ["dressed", "open_desk"]

HAND, OTHER = "Rs Rd Rl Gc Bc Pc", "Re Oe Ye Gd Bd Ps"


def touch(driver: Driver, finger: QPointingDevice, kind: QEvent.Type, cell: Cell) -> None:
    """What Qt makes of a finger: a mouse event of that device."""
    point = QPointF(driver.cell_point(cell))
    there = QPointF(driver.viewport.mapToGlobal(point.toPoint()))
    buttons = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, point, there, Qt.MouseButton.LeftButton, buttons, none, finger)
    QApplication.sendEvent(driver.viewport, event)


def test_a_finger_that_rests_takes_a_tentative_tile_back(
    open_desk: Callable[..., Desk], qtbot: QtBot
) -> None:
    desk = open_desk(QUICK, engine=SILENT_ENGINE)
    desk.controller.show(middle_game("Rc", HAND, OTHER, bag="Rc Oc Yc", level="club"))
    desk.contents.desk.opened.emit()
    driver = Driver(qtbot, desk)
    finger = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    driver.click_tile(driver.place("Rs"))
    touch(driver, finger, QEvent.Type.MouseButtonPress, Cell(1, 0))
    touch(driver, finger, QEvent.Type.MouseButtonRelease, Cell(1, 0))
    assert driver.draft.laid
    touch(driver, finger, QEvent.Type.MouseButtonPress, Cell(1, 0))
    qtbot.waitUntil(lambda: not driver.draft.laid)
    touch(driver, finger, QEvent.Type.MouseButtonRelease, Cell(1, 0))
    assert not driver.draft.laid
    assert driver.table.gestures.place is None
