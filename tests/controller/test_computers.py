"""When computers move: after a pause, hurried, step by step."""

from tests.controller.driver import ControllerDriver
from tests.controller.games import dealt


def test_paused_computers_hold_their_move_and_are_stepped_one_by_one(driver: ControllerDriver) -> None:
    driver.show(dealt("computer:club", "computer:club", deal=4))
    driver.computers.set_paused(True)
    driver.qtbot.wait(600)
    assert driver.told("advanced") == []
    assert driver.computers.is_thinking
    for count in (1, 2, 3):
        driver.computers.step()
        driver.wait_for("advanced", count=count)
        driver.qtbot.wait(250)
        assert len(driver.told("advanced")) == count
    driver.computers.set_paused(False)
    driver.wait_for("advanced", count=5)


def test_another_game_is_not_paused(driver: ControllerDriver) -> None:
    driver.show(dealt("computer:club", "computer:club", deal=4))
    driver.computers.set_paused(True)
    driver.show(dealt("computer:club", "Ada", deal=4))
    driver.wait_for("advanced")
    assert not driver.computers.is_paused


def test_hurrying_ends_the_pause_but_makes_no_move_of_its_own(driver: ControllerDriver) -> None:
    driver.computers.hurry()
    driver.show(dealt("Ada", "computer:club", deal=4))
    driver.computers.hurry()
    driver.controller.ask_again()
    assert driver.told("advanced") == []
    driver.take_turn()
    driver.computers.hurry()
    driver.wait_for("advanced", count=2)
    driver.computers.hurry()
    assert len(driver.told("advanced")) == 2
