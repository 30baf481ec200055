"""Whole games without a mouse."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import Desk
from tests.ui.keys.typist import ENTER, TAB, Typist
from tests.ui.table.driver import Driver


@pytest.fixture
def no_mouse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes the mouse fails."""

    def refuse(*_: Any) -> None:
        raise AssertionError("the mouse was used")

    for name in ("mouseClick", "mousePress", "mouseMove", "mouseRelease"):
        monkeypatch.setattr(QTest, name, refuse)


@pytest.mark.usefixtures("no_mouse")
def test_a_person_plays_a_whole_game_against_club_with_keys(play_with: Callable[..., Driver]) -> None:
    driver = play_with("Ada", "computer:club", deal=7)
    typist, turns = Typist(driver), 0
    while not driver.state.is_over:
        driver.wait_for_turn()
        if not driver.state.is_over:
            typist.take_turn()
            turns += 1
    assert turns > 10
    card = driver.table.overlays.end_card
    assert card.isVisible()
    typist.press(TAB)
    assert QApplication.focusWidget() is not None
    assert driver.desk.library.load(driver.desk.controller.game.header.id).game.state == driver.state


@pytest.mark.usefixtures("no_mouse")
def test_two_people_pass_the_laptop_with_keys(play_with: Callable[..., Driver]) -> None:
    driver = play_with("Ada", "Ben", deal=11)
    typist = Typist(driver)
    for _ in range(4):
        assert driver.table.overlays.curtain.isVisible()
        typist.press(ENTER)
        assert not driver.table.overlays.curtain.isVisible()
        typist.take_turn()
    assert len(driver.state.moves) == 4


@pytest.mark.usefixtures("no_mouse")
def test_from_the_start_page_one_key_starts_a_game(open_desk: Callable[..., Desk], qtbot: Any) -> None:
    desk = open_desk()
    desk.contents.begin()
    driver = Driver(qtbot, desk)
    driver.key(ENTER)
    assert desk.controller.game is not None
