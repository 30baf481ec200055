"""What every test of the window may rely on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor, QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.ui.typography import text_growth

BUTTONS = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton


@pytest.fixture(autouse=True)
def usual_text(qapp: QApplication) -> Iterator[None]:
    """A window with large text leaves none behind: how large it is belongs to the application."""
    font, style = qapp.font(), qapp.styleSheet()
    yield
    if text_growth() != 1.0:
        qapp.setFont(font)
        qapp.setStyleSheet(style)


@pytest.fixture(autouse=True)
def mouse_back(qapp: QApplication) -> Iterator[None]:
    """A mouse that was moved over a window goes back to where it was: what lies there would light up."""
    place = QCursor.pos()
    yield
    if QCursor.pos() != place:
        QCursor.setPos(place)


@pytest.fixture(autouse=True)
def no_button_down(qapp: QApplication) -> Iterator[None]:
    """A window that went under a pressed button leaves it down: then nothing is pointed at any more."""
    yield
    if held := [button for button in BUTTONS if button in QGuiApplication.mouseButtons()]:
        elsewhere = QWindow()
        elsewhere.create()
        for button in held:
            QTest.mouseRelease(elsewhere, button)
        elsewhere.destroy()
