"""The coach's card hides nothing of what it speaks of, wherever there is room beside it."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.board.items import rect_of
from qwirkle_desktop.ui.coach.card import CoachCard, way_into
from tests.ui.table.conftest import QUICK, SILENT_ENGINE

TEXT = "All in all it is worth a little more than the next one."
NOTE = "This counts as help. The game's record says that you were helped."
ALONE = GameSetup((SeatSetup("Ada"), SeatSetup("Robin", "club", colour=1)), deal=4)


@pytest.mark.parametrize("text_size", [100, 125, 150])
@pytest.mark.parametrize("line", [(Cell(0, -1), Cell(0, 1)), (Cell(-1, 0), Cell(1, 0))])
def test_the_table_makes_way_for_the_card(
    open_desk: Callable[..., Desk], qtbot: QtBot, text_size: int, line: tuple[Cell, Cell]
) -> None:
    desk = open_desk(msgspec.structs.replace(QUICK, text_size=text_size), engine=SILENT_ENGINE)
    desk.contents.desk.start(ALONE)
    desk.window.resize(800, 600)
    qtbot.waitUntil(lambda: desk.contents.table.width() == 800)
    view = desk.contents.table.view
    card = CoachCard(view, "card")
    card.say("Best play: 3 points", TEXT, NOTE, more="More", close="Close")
    first, last = map(rect_of, line)
    card.show_beside([first.united(last)])
    view.finish()
    shown = view.mapFromScene(first.united(last)).boundingRect()
    assert view.rect().contains(shown)
    assert not card.geometry().intersects(shown)
    # The board still fits itself.
    view.follow(first)
    assert view._auto_fit


def test_the_shortest_way_into_a_room() -> None:
    room = QRect(100, 100, 50, 40)
    assert way_into(room, QRect(110, 110, 20, 20)).toTuple() == (0, 0)
    assert way_into(room, QRect(0, 110, 50, 20)).toTuple() == (100, 0)
    assert way_into(room, QRect(140, 200, 20, 40)).toTuple() == (-10, -100)
