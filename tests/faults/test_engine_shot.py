"""The real engine is shot, or stopped, at any moment of a game: it goes on and nothing of it is lost."""

import os
import signal
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QTimer

from tests.controller.driver import ControllerDriver
from tests.controller.games import dealt
from tests.faults.conftest import Tally
from tests.processes import children

SHOTS = (signal.SIGKILL, signal.SIGSTOP, signal.SIGSEGV)


@pytest.mark.parametrize("shots", [5, pytest.param(100, marks=pytest.mark.faults)])
@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
def test_a_game_goes_on_whatever_shoots_the_engine(
    new_driver: Callable[..., ControllerDriver], shots: int, tally: Tally
) -> None:
    driver = new_driver(answer_ms=3000)
    chance, shot = Random(shots), 0
    gun = QTimer(interval=40)

    def shoot() -> None:
        nonlocal shot
        for pid in children():
            if shot < shots and chance.random() < 0.3:
                os.kill(pid, chance.choice(SHOTS))
                shot += 1

    gun.timeout.connect(shoot)
    gun.start()
    kept = deal = 0
    while shot < shots:
        deal += 1
        driver.show(dealt("computer:club", "computer:club", deal=deal))
        while not driver.state.is_over and shot < shots:
            turns = len(driver.game.steps)
            asked = len(driver.told("computer_failed"))
            driver.computers.hurry()
            driver.qtbot.waitUntil(
                lambda turns=turns, asked=asked: (
                    len(driver.game.steps) > turns or len(driver.told("computer_failed")) > asked
                ),
                timeout=20_000,
            )
            if len(driver.told("computer_failed")) > asked:
                driver.controller.ask_again()
        kept += len(driver.game.steps)
        assert driver.library.load(driver.game.header.id).game == driver.game
    gun.stop()
    tally(shot, kept)
