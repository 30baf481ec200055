"""A program that plays and keeps games, and says which turns are safe, until it is killed."""

import sys
from pathlib import Path
from random import Random

from qwirkle_desktop.library.store import Library
from tests.library.playing import fresh_game, longer_and_longer


def play(path: Path, seed: int) -> None:
    """Keep turns and undos; after each, print the game's number and its turns."""
    library = Library(path)
    chance = Random(seed)
    for deal in range(seed * 1000, seed * 1000 + 1000):
        game = fresh_game(deal)
        library.add(game, (0, 1))
        for longer in longer_and_longer(game, chance):
            library.save(longer)
            print(deal, len(longer.steps), flush=True)
            if len(longer.steps) == 25:
                library.save(longer.cut(20))
                print(deal, 20, flush=True)
                break


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
