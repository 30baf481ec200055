"""The list of legal plays."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from shiboken6 import isValid

from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.rules.view import view_of
from qwirkle_desktop.ui.access.laying import lay_play
from qwirkle_desktop.ui.access.plays_dialog import PlaysDialog
from qwirkle_desktop.ui.board.scene import Layer
from tests.ui.keys.typist import DOWN, ENTER, ESCAPE, Typist

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def dialog(typist: Typist) -> PlaysDialog:
    typist.press(Qt.Key.Key_L)
    dialog = typist.driver.dialog("plays_dialog")
    assert isinstance(dialog, PlaysDialog)
    typist.driver.qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def rows(dialog: PlaysDialog, role: Qt.ItemDataRole) -> list[str]:
    """The list's rows."""
    model = dialog.list.model()
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def test_every_legal_play_is_in_the_list_the_most_points_first(typist: Typist, dialog: PlaysDialog) -> None:
    spoken = rows(dialog, SPOKEN)
    plays = all_plays(view_of(typist.driver.state, 0))
    assert len(spoken) == len(plays) > 20
    points = [int(text.split()[0]) for text in spoken]
    assert points == sorted((score for _, score in plays), reverse=True)
    tiles = "red clover, row 0, column 3; red four-point star, row 0, column 4"
    assert f"12 points: {tiles}; red eight-point star, row 0, column 5" in spoken
    assert rows(dialog, Qt.ItemDataRole.DisplayRole)[0].startswith("12 points, row 0, columns ")


def test_the_play_that_is_pointed_at_is_shown_on_the_board(typist: Typist, dialog: PlaysDialog) -> None:
    def shown() -> set[object]:
        return typist.driver.cells_at(Layer.LAST_MOVE)

    for row in (0, 1):
        play = dialog._model.plays[row][0]
        assert shown() == {placement.cell for placement in play.placements}
        typist.press(DOWN)
    typist.press(ESCAPE)
    assert shown() == set()


def test_enter_lays_the_play_and_enter_again_plays_it(typist: Typist, dialog: PlaysDialog) -> None:
    typist.press(ENTER)
    assert typist.driver.draft.score == 12
    assert not isValid(dialog) or not dialog.isVisible()
    typist.press(ENTER)
    assert typist.driver.state.scores[0] == 12


def test_who_looks_at_the_list_was_helped_and_the_record_says_so(typist: Typist) -> None:
    def helped() -> list[bool]:
        return [seat.assisted for seat in typist.driver.desk.controller.game.header.seats]

    assert helped() == [False, False]
    typist.press(Qt.Key.Key_L)
    assert helped() == [True, False]


def test_the_list_goes_when_the_curtain_falls(typist_at: Callable[..., Typist]) -> None:
    typist = typist_at(level=None)
    typist.driver.press("Show my tiles")
    typist.press(Qt.Key.Key_L)
    dialog = typist.driver.dialog("plays_dialog")
    typist.driver.desk.controller.drop_curtain()
    assert not dialog.isVisible()
    assert not typist.driver.action("legal_plays").isEnabled()


def test_out_of_turn_there_is_no_list(typist: Typist) -> None:
    typist.driver.lay_tile("Rl", 3, 0)
    typist.press(ENTER)
    assert not typist.driver.action("legal_plays").isEnabled()


def test_with_nothing_to_play_it_says_so(typist_at: Callable[..., Typist]) -> None:
    typist = typist_at("Rc", "Bs Bs Yd Yd Gl Gl")
    typist.press(Qt.Key.Key_L)
    dialog = typist.driver.dialog("plays_dialog")
    assert isinstance(dialog, PlaysDialog)
    assert rows(dialog, SPOKEN) == []


def test_any_play_of_the_list_can_be_laid(typist_at: Callable[..., Typist]) -> None:
    board = """
    Rc Rd Rs Re
    Bc .  .  Be
    """
    typist = typist_at(board, "Rl Rf Bf Bs Ye Gd")
    controller = typist.driver.desk.controller
    for play, points in all_plays(view_of(typist.driver.state, 0)):
        assert lay_play(controller, play), play
        assert set(typist.driver.draft.placements) == set(play.placements)
        assert typist.driver.draft.score == points
