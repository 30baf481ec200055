"""Text twice as large is whole in every window, and nothing lies over anything else."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from tests.ui.languages.looking import on_every_page, troubles
from tests.ui.languages.scenes import SCENES, USUAL, show, with_draft
from tests.ui.languages.windows import OPENERS, Opener

TWICE = 200


@pytest.fixture
def large_desk(kept_desk: Desk, qtbot: QtBot) -> Iterator[Desk]:
    """The window that stays open, with large text while a test runs."""
    kept_desk.contents._change(text_size=TWICE)
    show(kept_desk, USUAL, qtbot)
    yield kept_desk
    for dialog in kept_desk.window.findChildren(QDialog):
        dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    kept_desk.contents.replays.leave()
    kept_desk.contents._change(text_size=100)


@pytest.mark.parametrize("opener", OPENERS, ids=lambda opener: opener.__name__)
def test_every_dialog_has_room_for_large_text(opener: Opener, large_desk: Desk, qtbot: QtBot) -> None:
    with_draft(large_desk, qtbot)
    dialog = opener(large_desk)
    assert on_every_page(dialog) == []
    assert dialog.width() <= max(USUAL.width(), dialog.minimumSizeHint().width())


def test_every_scene_has_room_for_large_text(large_desk: Desk, qtbot: QtBot) -> None:
    found = {}
    for scene in SCENES:
        scene(large_desk, qtbot)
        found[scene.__name__] = troubles(large_desk.window)
        large_desk.contents.replays.leave()
    assert not any(found.values()), found
