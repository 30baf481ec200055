"""What `qwirkle-cli` understands: its commands and their options."""

import argparse
import math
from collections.abc import Sequence
from pathlib import Path

from qwirkle_desktop import __version__
from qwirkle_desktop.engine.levels import PLAYABLE
from qwirkle_desktop.formats.files import STANDARD_INPUT
from qwirkle_desktop.formats.variants import variants
from qwirkle_desktop.rules.variants import CLASSIC


def parser() -> argparse.ArgumentParser:
    """The parser of all commands; `command` is the one chosen."""
    program = argparse.ArgumentParser(
        "qwirkle-cli", description="Qwirkle without a window.", allow_abbrev=False
    )
    program.add_argument("--version", action=_Version, nargs=0, help="print the version and leave")
    commands = program.add_subparsers(title="commands", dest="command", required=True, metavar="COMMAND")

    moves = commands.add_parser("moves", help="list every legal play of each position")
    best = commands.add_parser("best", help="choose a move in each position")
    for command in (moves, best):
        command.add_argument("file", nargs="?", default=STANDARD_INPUT, metavar="FILE", help="positions")
    best.add_argument("--level", required=True, choices=[level.value for level in PLAYABLE], help="who plays")
    best.add_argument("--seed", type=int, metavar="N", help="repeats a choice")
    best.add_argument("--seconds", type=_seconds, metavar="S", help="the cap of time for a move")

    check = commands.add_parser("check", help="replay records of games")
    check.add_argument("files", nargs="+", metavar="FILE", help="records")
    check.add_argument("--json", action="store_true", help="a line of JSON for each file")

    analyse = commands.add_parser("analyse", help="grade every turn of a game")
    analyse.add_argument("file", nargs="?", default=STANDARD_INPUT, metavar="FILE", help="a record")
    analyse.add_argument("--json", action="store_true", help="a line of JSON for each turn")

    commands.add_parser("serve", help="answer requests, a line of JSON each")

    bench = commands.add_parser("bench", help="measure how fast the engine finds plays")
    bench.add_argument("--seed", type=int, default=1, metavar="S", help="of the games measured (1)")
    bench.add_argument("--json", action="store_true", help="the figures as a line of JSON")

    match = commands.add_parser("match", help="let computer players play against each other")
    _add_match_arguments(match)
    _add_makers(commands)
    return program


def _add_makers(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The levels, and the commands that make data files of the resources."""
    levels = commands.add_parser("levels", help="list the levels with their strength")
    levels.add_argument("--markdown", action="store_true", help="as the table of the README")
    levels.add_argument("--calibrate", action="store_true", help="measure them anew: print the data file")
    levels.add_argument("--games", type=_count, default=2000, metavar="N", help="for each match (2000)")
    levels.add_argument("--seed", type=int, default=1, metavar="S", help="of the matches (1)")
    levels.add_argument("--jobs", type=_count, metavar="J", help="processes (one for each core)")

    fit = commands.add_parser("fit", help="fit the evaluation by self-play: print the data file")
    fit.add_argument("--games", type=_count, default=200_000, metavar="N", help="to look at (200000)")
    fit.add_argument("--seed", type=int, default=1, metavar="S", help="of the first game (1)")
    _add_workers(fit)

    puzzles = commands.add_parser("puzzles", help="find puzzles by self-play: print the data file")
    puzzles.add_argument("--count", type=_count, default=320, metavar="N", help="to find (320)")
    puzzles.add_argument("--seed", type=int, default=1, metavar="S", help="of the games (1)")


def _add_workers(command: argparse.ArgumentParser) -> None:
    command.add_argument("--jobs", type=_count, metavar="J", help="processes (one for each core)")
    command.add_argument("--cluster", metavar="ADDRESS", help="work on a Dask cluster instead")


def _add_match_arguments(match: argparse.ArgumentParser) -> None:
    match.add_argument(
        "players",
        nargs="+",
        action=_Entrants,
        metavar="PLAYER",
        help="a level, random, greedy, careful, or cmd:COMMAND for a bot of your own",
    )
    match.add_argument("--games", type=_count, default=100, metavar="N", help="at least so many (100)")
    match.add_argument("--seed", type=int, default=1, metavar="S", help="another one gives other games (1)")
    match.add_argument(
        "--variant", choices=list(variants()), default=CLASSIC.id, help="what is played (classic)"
    )
    _add_workers(match)
    match.add_argument("--records", type=Path, metavar="DIR", help="keep the games there")
    match.add_argument("--json", action="store_true", help="the result as a line of JSON")


class _Entrants(argparse.Action):
    """The players of a match."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        _option: str | None = None,
    ) -> None:
        from qwirkle_desktop.engine.match.entrants import parse_entrants

        try:
            setattr(namespace, self.dest, parse_entrants([str(value) for value in values or ()]))
        except ValueError as error:
            parser.error(str(error))


class _Version(argparse.Action):
    """Prints which build of the engine runs, too."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        _namespace: argparse.Namespace,
        _values: str | Sequence[object] | None,
        _option: str | None = None,
    ) -> None:
        from qwirkle_desktop.engine.build import build_name

        print(f"qwirkle-cli {__version__} ({build_name()} engine)")
        parser.exit()


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is no time to think")
    return seconds


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError(f"{text} is not one or more")
    return count
