"""The real window, new for each test: offscreen, one that was hidden does not get the keyboard again."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.settings import Settings
from tests.ui.keys.typist import Typist
from tests.ui.table.conftest import QUICK, SILENT_ENGINE, dressed, middle_game, open_desk, play_with
from tests.ui.table.driver import Driver

__all__ = ["dressed", "open_desk", "play_with"]

BOARD, HAND, BAG = "Rc Rd Rs", "Rl Rf Re Bs Yc Gd", "Oc Od Os Ol Of Oe Yc Ys"
"""Red tiles fit all around; Bs fits above and below the red square: (2, -1) and (2, 1)."""


@pytest.fixture
def typist_at(open_desk: Callable[..., Desk], qtbot: QtBot) -> Callable[..., Typist]:
    """Puts a game in the middle on the table of a new window; no computer moves in it."""

    def start(
        board: str = BOARD,
        hand: str = HAND,
        *others: str,
        bag: str = BAG,
        level: str | None = "club",
        settings: Settings = QUICK,
    ) -> Typist:
        desk = open_desk(settings, engine=SILENT_ENGINE)
        game = middle_game(board, hand, *(others or ("Re Oe Ye Ge Be Pe",)), bag=bag, level=level)
        desk.controller.show(game)
        desk.contents.desk.opened.emit()
        return Typist(Driver(qtbot, desk))

    return start


@pytest.fixture
def typist(typist_at: Callable[..., Typist]) -> Typist:
    """A person with six tiles at a board of three."""
    return typist_at()
