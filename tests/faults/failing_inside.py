"""A program in which the N-th call to the system fails while a turn is kept, for every N.

    LD_PRELOAD=SHIM python -m tests.faults.failing_inside KIND SHIM FOLDER ERROR

`controller`: people play on while calls fail, told by the controller what is not kept. `library`: each call
is the last of a process that keeps a turn. Prints how many turns were tried, refused, and how many calls one
turn makes.
"""

import ctypes
import json
import os
import signal
import sys
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from random import Random

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.store import Library
from tests.faults.kept import is_whole, lines_in, lines_of
from tests.library.playing import fresh_game, game_by_chance, longer_and_longer, move_by_chance

NEVER = 1_000_000


class How(IntEnum):
    """As the shim numbers it: that call fails, it and all after it fail, it is the process's last."""

    ONCE = 0
    EVER_SINCE = 1
    DIE = 2


class System:
    """The shim under this process."""

    def __init__(self, shim: str, folder: Path) -> None:
        self._shim = ctypes.CDLL(shim)
        self._shim.watch(os.fsencode(folder))

    def fail_at(self, number: int, error: int, how: How) -> None:
        """Count calls from now on, from 1."""
        self._shim.fail_at(ctypes.c_long(number), error, how)

    def go_on(self) -> int:
        """Let all calls through; how many there were."""
        return int(self._shim.fail_at(ctypes.c_long(0), 0, 0))


def controller(system: System, folder: Path, error: int) -> dict[str, int]:
    """Turns whose keeping fails in each call are told, and kept once it works again."""
    from tests.faults.two_people import two_people

    path = places_in(folder).library
    driver, chance = two_people(Library(path)), Random(1)
    driver.listen()
    new_game(driver.show, 1)
    system.fail_at(NEVER, error, How.ONCE)
    driver.make(move_by_chance(driver.state, chance))
    tried, refused, calls, deal = 0, 0, system.go_on(), 1
    for how in (How.ONCE, How.EVER_SINCE):
        number = 1
        while number <= calls:
            if driver.state.is_over:
                deal += 1
                new_game(driver.show, deal)
            before = driver.game
            system.fail_at(number, error, how)
            driver.make(move_by_chance(driver.state, chance))
            came = system.go_on()
            calls = max(calls, came)
            tried += 1
            if driver.controller.is_saved:
                # Some failures do no harm: SQLite goes on without what failed.
                assert lines_of(path, driver.game.header.id) == lines_in(driver.game)
            else:
                refused += 1
                assert lines_of(path, driver.game.header.id) in (lines_in(before), lines_in(driver.game))
                again = driver.controller.undo if chance.random() < 0.3 else driver.controller.keep
                again()
                driver.settle()
            assert driver.controller.is_saved
            assert lines_of(path, driver.game.header.id) == lines_in(driver.game)
            assert len(driver.told("unsaved")) == refused
            number += 1
    assert is_whole(path)
    return {"tried": tried, "refused": refused, "calls": calls}


def new_game(show: Callable[[Game], None], deal: int) -> None:
    """Two people's."""
    game = fresh_game(deal)
    people = tuple(type(seat)(name) for seat, name in zip(game.header.seats, ("Ada", "Ben"), strict=True))
    show(game.with_seats(people))


def library(system: System, folder: Path, error: int) -> dict[str, int]:
    """Processes that die in each call while they keep a turn leave the turn or the one before."""
    path, chance = places_in(folder).library, Random(2)
    start = Library(path)
    game = game_by_chance(turns=10)
    start.add(game, (0, 1))
    start.close()
    number, tried, refused = 0, 0, 0
    died = True
    while died:
        number += 1
        longer = next(longer_and_longer(game, chance))
        died = dies(lambda longer=longer, number=number: keep(system, path, longer, number))
        lines = lines_of(path, game.header.id)
        assert lines in (lines_in(game), lines_in(longer))
        refused += lines == lines_in(game)
        tried += 1
        assert is_whole(path)
        again = Library(path)
        again.save(longer)
        assert again.load(game.header.id).game == longer
        again.save(game)
        again.close()
    return {"tried": tried, "refused": refused, "calls": number - (not died)}


def keep(system: System, path: Path, game: Game, number: int) -> None:
    """Keep a turn, and die in that call of it."""
    one = Library(path)
    system.fail_at(number, 0, How.DIE)
    one.save(game)
    system.go_on()


def dies(what: Callable[[], None]) -> bool:
    """Whether a process of its own was killed in it."""
    if not (child := os.fork()):
        code = 1
        try:
            what()
            code = 0
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    assert status in (0, signal.SIGKILL)
    return status != 0


KINDS = {"controller": controller, "library": library}


if __name__ == "__main__":
    kind, shim, folder, error = sys.argv[1:]
    told = KINDS[kind](System(shim, Path(folder)), Path(folder), int(error))
    print(json.dumps(told))
