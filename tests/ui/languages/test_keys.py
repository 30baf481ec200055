"""A key is the same in every language, whatever it is called there."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.ui.keys.shortcuts import keys_of
from tests.ui.table.conftest import QUICK, SILENT_ENGINE
from tests.ui.table.driver import Driver

LANGUAGES = ("fr", "nb", "th")


def keys(desk: Desk) -> dict[str, tuple[str, ...]]:
    """The keys of every action that the window has."""
    contents = desk.contents
    actions = [*contents.actions_.all, *contents.keys._board.actions, *contents.keys._replay.all]
    return {action.objectName(): keys_of(action) for action in actions}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_the_keys_that_it_has_in_english(
    open_desk: Callable[..., Desk], language: str
) -> None:
    english = keys(open_desk(engine=SILENT_ENGINE))
    assert english["play"] == ("Return", "Enter")
    other = open_desk(msgspec.structs.replace(QUICK, language=language), engine=SILENT_ENGINE)
    assert keys(other) == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_both_enter_keys_play_the_turn(
    open_desk: Callable[..., Desk], qtbot: QtBot, language: str, key: Qt.Key
) -> None:
    desk = open_desk(msgspec.structs.replace(QUICK, language=language), engine=SILENT_ENGINE)
    desk.contents.desk.start(GameSetup((SeatSetup("Ada"), SeatSetup("Robin", "club", colour=1)), deal=4))
    driver = Driver(qtbot, desk)
    play = driver.best_play()
    assert play is not None
    for placement in play.placements:
        assert desk.controller.lay(driver.place(str(placement.tile)), placement.cell)
    driver.key(key)
    assert len(desk.controller.game.steps) == 1
