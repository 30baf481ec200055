"""A program that says what it will do to a library and what is safe in it, until it is killed.

Each line is `will GAME TURNS` before and `did GAME TURNS` after; the game is named by its deal number.
"""

import shutil
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from random import Random

from qwirkle_desktop.library.backups import back_up
from qwirkle_desktop.library.importing import Imported
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.store import Library
from tests.controller.driver import ControllerDriver
from tests.faults.two_people import two_people
from tests.library.playing import fresh_game, game_by_chance, longer_and_longer, move_by_chance

V1 = Path(__file__).parents[1] / "data" / "libraries" / "v1.sqlite3"
GAMES = 1000


def told(deal: int, turns: int, what: Callable[[], object]) -> None:
    """Do it, and say so before and after."""
    print("will", deal, turns, flush=True)
    what()
    print("did", deal, turns, flush=True)


def save(folder: Path, seed: int) -> None:
    """Turn after turn, and undos of five turns."""
    library, chance = Library(places_in(folder).library), Random(seed)
    for deal in range(seed * GAMES, (seed + 1) * GAMES):
        game = fresh_game(deal)
        told(deal, 0, lambda game=game: library.add(game, (0, 1)))
        for longer in longer_and_longer(game, chance):
            told(deal, len(longer.steps), lambda longer=longer: library.save(longer))
            if len(longer.steps) == 25:
                told(deal, 20, lambda longer=longer: library.save(longer.cut(20)))
                break


def play(folder: Path, seed: int) -> None:
    """The controller, ordered about by two people; it says itself what became of their orders."""
    driver = two_people(Library(places_in(folder).library))
    chance = Random(seed)
    for deal in range(seed * GAMES, (seed + 1) * GAMES):
        game = fresh_game(deal)
        people = tuple(type(seat)(name) for seat, name in zip(game.header.seats, ("Ada", "Ben"), strict=True))
        told(deal, 0, lambda game=game, people=people: driver.show(game.with_seats(people)))
        while not driver.state.is_over and len(driver.game.steps) < 30:
            turns = len(driver.game.steps)
            if turns and chance.random() < 0.1:
                told(deal, turns - 1, lambda: take_back(driver))
            else:
                move = move_by_chance(driver.state, chance)
                told(deal, turns + 1, lambda move=move: driver.make(move))


def take_back(driver: ControllerDriver) -> None:
    """Undo, and wait until that is on the disk as the players do: for the next turn to begin."""
    driver.controller.undo()
    driver.settle()


def take_in(folder: Path, seed: int) -> None:
    """Records, some of which come again with more turns and then replace the game."""
    library = Library(places_in(folder).library)
    for deal in range(seed * GAMES, (seed + 1) * GAMES):
        game = game_by_chance(deal, turns=20)
        part, whole = game.cut(12).record, game.record
        told(deal, 12, lambda part=part: library.import_record(part))
        if deal % 2 and library.import_record(whole) is Imported.LONGER:
            told(deal, len(whole.turns), lambda whole=whole: library.replace(whole))


def migrate(folder: Path, seed: int) -> None:
    """Libraries of the first version are opened, one after another."""
    for number in range(seed * GAMES, (seed + 1) * GAMES):
        place = places_in(folder / str(number))
        place.create()
        shutil.copy(V1, place.library)
        told(number, 0, lambda place=place: Library(place.library).close())


def make_copies(folder: Path, seed: int) -> None:
    """Games, and a day's backup after each."""
    path, day = places_in(folder).library, date(2026, 1, 1) + timedelta(days=seed * GAMES)
    library = Library(path)
    for deal in range(seed * GAMES, (seed + 1) * GAMES):
        game = game_by_chance(deal, turns=3)
        told(deal, 3, lambda game=game: library.add(game, (0, 1)))
        day += timedelta(days=1)
        assert back_up(path, day)


KINDS = {"save": save, "play": play, "import": take_in, "migrate": migrate, "back up": make_copies}


def main(kind: str, folder: str, seed: str) -> None:
    """Go on until killed."""
    KINDS[kind](Path(folder), int(seed))
