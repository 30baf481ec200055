"""Texts that are 40 % longer than the English ones are still whole, and nothing lies over anything else."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.ui.fitting import FRAME
from tests.ui.languages.looking import on_every_page, troubles
from tests.ui.languages.pseudo import MARK
from tests.ui.languages.scenes import LEAST, SCENES, USUAL, show, with_draft
from tests.ui.languages.windows import OPENERS, Opener

each_size = pytest.mark.parametrize("size", [LEAST, USUAL], ids=["800x600", "1280x800"])


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of ours that were painted with dots for want of room."""
    found: list[str] = []
    whole = QFontMetrics.elidedText

    def note(self: QFontMetrics, text: str, *more: object) -> str:
        short = whole(self, text, *more)
        if short != text and MARK.search(text):
            found.append(text)
        return short

    monkeypatch.setattr(QFontMetrics, "elidedText", note)
    return found


@each_size
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_every_scene_has_room_for_longer_texts(
    scene: Callable[[Desk, QtBot], None], size: QSize, long_desk: Desk, qtbot: QtBot, shortened: list[str]
) -> None:
    show(long_desk, size, qtbot)
    scene(long_desk, qtbot)
    panel = long_desk.contents.table.panel
    found = troubles(long_desk.window)
    panel._tabs.setCurrentIndex(1)
    found += troubles(long_desk.window)
    panel._tabs.setCurrentIndex(0)
    assert found + shortened == []


@each_size
@pytest.mark.parametrize("opener", OPENERS, ids=lambda opener: opener.__name__)
def test_every_dialog_has_room_for_longer_texts(
    opener: Opener, size: QSize, long_desk: Desk, qtbot: QtBot, shortened: list[str]
) -> None:
    show(long_desk, size, qtbot)
    with_draft(long_desk, qtbot)
    shortened.clear()
    dialog = opener(long_desk)
    assert on_every_page(dialog) + shortened == []
    least = dialog.minimumSize().expandedTo(dialog.minimumSizeHint())
    assert least.boundedTo(LEAST - FRAME) == least
