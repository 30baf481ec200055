"""The command line of the window."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from qwirkle_desktop import __version__
from qwirkle_desktop.library.places import FolderUnusable, Places, places_in, usual_places

if TYPE_CHECKING:
    from qwirkle_desktop.controller.setup import GameSetup

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
    setup: "GameSetup | None"
    self_test: bool
    data_dir: str | None = None
    new: str | None = None
    errand: Errand | None = None

    @property
    def goes_on(self) -> bool:
        """Whether nothing was asked for: the window comes as it was left."""
        return self.file is None and self.setup is None and self.errand is None


def parse_options(arguments: Sequence[str]) -> Options:
    """Read the arguments; exits with 2 and a reason for bad ones."""
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
    parser.add_argument("--version", action="store_true", help="show program's version number and exit")
    given = parser.parse_args(arguments)
    if given.version:
        from qwirkle_desktop.engine.build import build_name

        print(f"{parser.prog} {__version__} ({build_name()})")
        parser.exit()
    if given.deal is not None and not given.new:
        parser.error("--deal goes with --new and its seats")
    if (given.file is not None) + (given.new is not None) + given.go_on > 1:
        parser.error("a record, --new and --continue do not go together")
    try:
        places = usual_places() if given.data_dir is None else places_in(Path(given.data_dir))
    except FolderUnusable as error:
        parser.exit(1, f"{parser.prog}: {error}; --data-dir names another folder\n")
    setup = None
    if given.new:
        from qwirkle_desktop.app.setups import setup_for

        try:
            setup = setup_for(given.new, given.deal, places)
        except ValueError as error:
            parser.error(str(error))
    return Options(
        places, given.file, setup, given.self_test, given.data_dir, given.new or None, _errand(given)
    )


def _errand(given: argparse.Namespace) -> Errand | None:
    if given.go_on:
        return Errand.GO_ON
    return Errand.SET_UP if given.new == CHOSEN_THERE else None
