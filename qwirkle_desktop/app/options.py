"""The command line of the window."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from qwirkle_desktop import __version__
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.places import FolderUnusable, Places, places_in, usual_places
from qwirkle_desktop.library.record import BOT_PREFIX, FEWEST_SEATS, MOST_SEATS, name_problem
from qwirkle_desktop.library.settings import load_settings
from qwirkle_desktop.rules.deal import LARGEST_DEAL

COMPUTER = "computer:"
CHOSEN_THERE = ""


class Errand(StrEnum):
    """What the window is to do at once, without a game or a record being named."""

    SET_UP = "set_up"
    GO_ON = "go_on"


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for. `setup` is the game to start at once, `file` the record to show.

    `data_dir` is the folder that was named, None for the usual ones; `new` has the setup's seats as written.
    """

    places: Places
    file: str | None
    setup: GameSetup | None
    self_test: bool
    data_dir: str | None = None
    new: str | None = None
    errand: Errand | None = None


def parse_options(arguments: list[str], levels: tuple[str, ...], engine: str) -> Options:
    """Read the arguments; exits with 2 and a reason for bad ones. `engine` names its build."""
    parser = argparse.ArgumentParser(prog="qwirkle-desktop", description="Play Qwirkle on this computer.")
    parser.add_argument("file", nargs="?", metavar="FILE", help="a record to add to the library and show")
    parser.add_argument("--data-dir", metavar="DIR", help="keep games and settings in DIR")
    parser.add_argument(
        "--new",
        nargs="?",
        const=CHOSEN_THERE,
        metavar="SEATS",
        help='start a game, for instance "Ada,computer:club"; without seats choose them in the window',
    )
    parser.add_argument("--continue", action="store_true", dest="go_on", help="go on with an unfinished game")
    parser.add_argument("--deal", metavar="N", help="the number of the deal for --new, 0 to 2^53 - 1")
    parser.add_argument("--self-test", action="store_true", help="tell whether all that is needed is there")
    parser.add_argument("--version", action="version", version=f"qwirkle-desktop {__version__} ({engine})")
    given = parser.parse_args(arguments)
    if given.deal is not None and not given.new:
        parser.error("--deal goes with --new and its seats")
    if (given.file is not None) + (given.new is not None) + given.go_on > 1:
        parser.error("a record, --new and --continue do not go together")
    try:
        places = usual_places() if given.data_dir is None else places_in(Path(given.data_dir))
    except FolderUnusable as error:
        parser.exit(1, f"{parser.prog}: {error}; --data-dir names another folder\n")
    try:
        deal = None if given.deal is None else deal_number(given.deal)
        setup = GameSetup(seats_named(given.new, levels, places), deal) if given.new else None
    except ValueError as error:
        parser.error(str(error))
    return Options(
        places, given.file, setup, given.self_test, given.data_dir, given.new or None, _errand(given)
    )


def _errand(given: argparse.Namespace) -> Errand | None:
    if given.go_on:
        return Errand.GO_ON
    return Errand.SET_UP if given.new == CHOSEN_THERE else None


def deal_number(text: str) -> int:
    """The number of a deal. Raises ValueError."""
    if not (text.isascii() and text.isdigit()) or len(text) > 16 or int(text) > LARGEST_DEAL:
        raise ValueError(f"--deal: {text[:40]!r} is not a number from 0 to {LARGEST_DEAL}")
    return int(text)


def seats_named(text: str, levels: tuple[str, ...], places: Places) -> tuple[SeatSetup, ...]:
    """Seats separated by commas: a name, `computer:LEVEL` or `bot:NAME`. Raises ValueError."""
    words = [word.strip() for word in text.split(",")]
    if not FEWEST_SEATS <= len(words) <= MOST_SEATS:
        raise ValueError(f"--new: a game has {FEWEST_SEATS} to {MOST_SEATS} seats, not {len(words)}")
    names = iter([name for name in COMPUTER_NAMES if name not in words])
    return tuple(_seat(word, place, levels, names, places) for place, word in enumerate(words))


def _seat(word: str, place: int, levels: tuple[str, ...], names: Iterator[str], places: Places) -> SeatSetup:
    if word.startswith(BOT_PREFIX):
        bot = word.removeprefix(BOT_PREFIX)
        _look_for_bot(bot, places)
        return SeatSetup(bot, word, colour=place)
    if word.startswith(COMPUTER):
        level = word.removeprefix(COMPUTER)
        if level not in levels:
            raise ValueError(f"--new: no level {level[:40]!r} here, only {', '.join(levels)}")
        return SeatSetup(next(names), level, colour=place)
    if problem := name_problem(word):
        raise ValueError(f"--new: {problem}")
    return SeatSetup(word, colour=place)


def _look_for_bot(name: str, places: Places) -> None:
    """Only a game with a bot reads the settings before the window is there."""
    settings, problem = load_settings(places.settings)
    if problem:
        raise ValueError(f"--new: {problem}")
    if all(bot.name != name for bot in settings.bots):
        raise ValueError(f"--new: no bot {name[:40]!r} is set up on this machine")


COMPUTER_NAMES = (
    "Robin",
    "Wren",
    "Finch",
    "Lark",
    "Heron",
    "Martin",
    "Swift",
    "Starling",
    "Dove",
    "Jay",
    "Teal",
)
"""Names of computers, the first that nobody has, for games started from the command line."""
