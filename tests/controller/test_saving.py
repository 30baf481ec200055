"""The library refuses to be written: it is told, the game goes on, and what is missing is kept later."""

import sqlite3

import pytest

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.house import HouseRules
from tests.controller.driver import ControllerDriver
from tests.controller.games import dealt, seat


def refuse_writing(driver: ControllerDriver, refuse: bool) -> None:
    """Make the library's own connection read-only, as a full disk or lost permission would."""
    driver.library._connection.execute(f"PRAGMA query_only = {int(refuse)}")


def kept(driver: ControllerDriver) -> Game:
    return driver.library.load(driver.game.header.id).game


def test_a_game_goes_on_unsaved_and_is_told_once(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", deal=4))
    start = driver.game
    refuse_writing(driver, True)
    for _ in range(2):
        driver.take_turn()
        driver.wait_for_person()
    (reason,) = driver.told("unsaved")
    assert "readonly" in str(reason)
    assert len(driver.game.steps) == 4
    assert kept(driver) == start
    refuse_writing(driver, False)
    driver.take_turn()
    assert kept(driver) == driver.game
    driver.wait_for_person()
    refuse_writing(driver, True)
    driver.controller.undo()
    assert len(driver.told("unsaved")) == 2


def test_an_undo_and_a_change_of_seats_are_kept_with_the_next_turn_too(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "computer:club", deal=4))
    driver.take_turn()
    driver.wait_for_person()
    refuse_writing(driver, True)
    driver.controller.undo()
    driver.controller.hand_over(1, seat("Ben"))
    driver.take_turn()
    refuse_writing(driver, False)
    driver.take_turn()
    assert kept(driver) == driver.game
    assert kept(driver).header.seats[1].computer is None


def test_a_game_that_could_not_even_be_added_is_kept_whole_later(driver: ControllerDriver) -> None:
    refuse_writing(driver, True)
    driver.controller.show(dealt("Ada", "computer:club", deal=4))
    driver.take_turn()
    assert not driver.library.contains(driver.game.header.id)
    refuse_writing(driver, False)
    driver.wait_for_person()
    assert kept(driver) == driver.game


@pytest.mark.parametrize("lock", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
def test_another_program_that_holds_the_library_stops_no_game(driver: ControllerDriver, lock: str) -> None:
    driver.show(dealt("Ada", "Ben", deal=4))
    driver.library._connection.execute("PRAGMA busy_timeout = 20")
    other = sqlite3.connect(driver.library._path)
    other.execute(lock)
    driver.take_turn()
    assert len(driver.told("unsaved")) == 1
    other.close()
    driver.take_turn()
    assert kept(driver) == driver.game


def test_nobody_lays_a_tile_before_the_last_turn_is_on_the_disk(driver: ControllerDriver) -> None:
    driver.show(dealt("Ada", "Ben", deal=4, rules=HouseRules(open_hands=True)))
    driver.lay(driver.best_move())  # type: ignore[arg-type]
    began = len(driver.told("turn_began"))
    other = sqlite3.connect(driver.library._path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    controller = driver.controller
    assert controller.play()
    controller.cover_hands()
    controller.uncover_hands()
    controller.ask_again()
    assert controller.draft is None
    assert [name for name, _ in driver.heard].count("turn_began") == began
    other.close()
    driver.settle()
    assert len(driver.told("turn_began")) == began + 1
    assert controller.draft is not None


def test_a_turn_that_the_disk_refuses_as_the_game_is_left_is_written_once_more(
    driver: ControllerDriver,
) -> None:
    driver.show(dealt("Ada", "Ben", deal=4, rules=HouseRules(open_hands=True)))
    id = driver.game.header.id
    driver.lay(driver.best_move())  # type: ignore[arg-type]
    driver.library._connection.execute("PRAGMA busy_timeout = 20")
    other = sqlite3.connect(driver.library._path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    driver.controller.unsaved.connect(other.close)
    assert driver.controller.play()
    assert not driver.controller.is_saved
    driver.controller.leave()
    assert len(driver.library.load(id).game.steps) == 1
    assert driver.controller.is_saved
