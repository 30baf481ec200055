"""Games of the other variants in the list of games, the figures and the replay."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from uuid import UUID

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.catalogue import EVERYTHING, Order
from qwirkle_desktop.library.check import read_record
from qwirkle_desktop.rules.moves import Aside
from qwirkle_desktop.ui.library.window import LibraryWindow
from qwirkle_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.table.conftest import SILENT_ENGINE

RECORDS = Path(__file__).parents[2] / "data" / "records"
NAMES = ("cubes", "select", "connect", "select-connect", "finished")


@pytest.fixture
def desk(open_desk: Callable[..., Desk]) -> Desk:
    """A finished game of each kind is kept."""
    desk = open_desk(engine=SILENT_ENGINE)
    for number, name in enumerate(NAMES, start=1):
        record = read_record((RECORDS / f"format1-{name}.qwirkle").read_bytes()).record
        header = replace(record.header, id=str(UUID(int=number)))
        desk.library.import_record(replace(record, header=header))
    return desk


def choose(box: QComboBox, text: str) -> None:
    box.setCurrentIndex(box.findText(text))
    box.activated.emit(box.currentIndex())


def test_the_list_tells_the_game_shows_its_board_and_finds_it(desk: Desk, qtbot: QtBot) -> None:
    desk.contents.actions_.library.trigger()
    (window,) = desk.window.findChildren(LibraryWindow)
    assert window.model.rowCount() == len(NAMES)
    details = {window.model.card(row).variant: window.model.card(row) for row in range(len(NAMES))}
    assert set(details) == {"classic", "cubes", "select", "connect", "select-connect"}
    window.games.grab()
    box = window.findChild(QComboBox, "filter_variant")
    qtbot.waitUntil(lambda: box.count() > 0)
    assert [box.itemText(row) for row in range(1, box.count())] == [
        "Classic",
        "Connect",
        "Cubes",
        "Select",
        "Select + Connect",
    ]
    choose(box, "Cubes")
    qtbot.waitUntil(lambda: window.model.rowCount() == 1)
    assert window.model.card(0).variant == "cubes"
    spoken = window.model.index(0, 0).data()
    assert "Cubes" in spoken


def test_each_game_of_the_family_has_figures_of_its_own(desk: Desk) -> None:
    desk.contents.actions_.statistics.trigger()
    (window,) = desk.window.findChildren(StatisticsWindow)
    box = window.findChild(QComboBox, "statistics_variant")
    assert box.isVisible()
    assert box.currentText() == "Classic"
    assert box.accessibleName() == "Game"
    means = {}
    for row in range(box.count()):
        choose(box, box.itemText(row))
        means[box.itemText(row)] = {one.player.name: one.games for one in window._statistics.people}
    assert len(means) == len(NAMES)
    assert all(set(games.values()) == {1} for games in means.values())
    choose(box, "Cubes")
    assert window.figures.rowCount() > 0


@pytest.mark.parametrize("name", ["cubes", "select", "select-connect"])
def test_a_replay_goes_through_every_move_with_its_board(desk: Desk, name: str) -> None:
    cards = desk.library.page(EVERYTHING, Order.NEWEST, 0, 10)
    card = next(one for one in cards if [one.variant] == [name])
    desk.contents.replays.show(card.id, 0)
    page, course = desk.contents.replays.page, desk.contents.replays.course
    assert page.scene.printed.ground == course.game.state.variant.ground
    headings = []
    for place in range(1, course.last + 1):
        course.go(place)
        assert page.scene.board_tiles == course.shown.state.board.tiles
        headings.append(page.bar.words.heading)
    turns = [step for step in course.game.steps if not isinstance(step.move, Aside)]
    assert len(turns) < len(headings)
    assert headings[0] == f"Turn 1 of {len(turns)}"
    assert len(set(headings)) == len(turns)
