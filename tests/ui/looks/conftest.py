"""The window of the languages' tests, with the largest text."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from tests.ui.languages.conftest import dressed, english, kept_desk, shelf
from tests.ui.languages.scenes import LEAST, show

__all__ = ["dressed", "english", "kept_desk", "shelf"]
TWICE = 200


@pytest.fixture(scope="module")
def least_desk(kept_desk: Desk) -> Iterator[Desk]:
    """The least window with text twice as large: to letter it anew for every test would take long."""
    kept_desk.contents._change(text_size=TWICE)
    kept_desk.window.resize(LEAST)
    yield kept_desk
    kept_desk.contents._change(text_size=100)


@pytest.fixture
def low_desk(least_desk: Desk, qtbot: QtBot) -> Iterator[Desk]:
    """The same, shown; what a test opened goes with it."""
    show(least_desk, LEAST, qtbot)
    yield least_desk
    for dialog in least_desk.window.findChildren(QDialog):
        dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    least_desk.contents.replays.leave()
    least_desk.contents._change(text_size=TWICE, language="en")
