"""What the desktop's menu of the program asks of the window that is open."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.app.instance import asked_for, door_of
from qwirkle_desktop.app.later_starts import LaterStarts
from qwirkle_desktop.app.options import Errand
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.places import places_in

Open = Callable[..., Desk]
TWO = GameSetup((SeatSetup("Ada", colour=0), SeatSetup("Ben", colour=1)), deal=3)


@pytest.fixture
def asking(open_desk: Open, tmp_path: Path) -> Callable[[Desk, Errand], None]:
    """Hands an errand to a window, as the door does when another start knocks."""

    def ask(desk: Desk, errand: Errand) -> None:
        starts = LaterStarts(desk.contents, places_in(tmp_path))
        starts._door.asked.emit(asked_for(None, None, None, errand))
        starts.close()

    assert door_of(tmp_path)
    return ask


def test_a_new_game_is_set_up_in_the_dialog(open_desk: Open, asking: Callable[[Desk, Errand], None]) -> None:
    desk = open_desk()
    desk.contents.begin()
    asking(desk, Errand.SET_UP)
    dialog = desk.window.findChild(QDialog, "new_game_dialog")
    assert dialog.isVisible()
    dialog.reject()


def test_the_unfinished_game_goes_on(
    open_desk: Open, asking: Callable[[Desk, Errand], None], qtbot: QtBot
) -> None:
    desk = open_desk()
    desk.contents.desk.start(TWO)
    assert desk.controller.game is not None
    begun = desk.controller.game.header.id
    desk.contents.pages.show_start()
    asking(desk, Errand.GO_ON)
    assert desk.contents.table.isVisible()
    assert desk.controller.game.header.id == begun


def test_where_no_game_waits_the_start_page_stays(
    open_desk: Open, asking: Callable[[Desk, Errand], None]
) -> None:
    desk = open_desk()
    desk.contents.begin()
    asking(desk, Errand.GO_ON)
    assert desk.contents.start_page.isVisible()
    assert desk.controller.game is None
