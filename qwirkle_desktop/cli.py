"""`qwirkle-cli`: the game without a window, for scripts and bots."""

import argparse
import io
import math
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from qwirkle_desktop import __version__
from qwirkle_desktop.engine.levels import PLAYABLE
from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.files import STANDARD_INPUT, Line, read_lines
from qwirkle_desktop.formats.jsonlines import format_object, parse_object
from qwirkle_desktop.formats.position import parse_position
from qwirkle_desktop.rules.view import PlayerView

if TYPE_CHECKING:
    from qwirkle_desktop.library.check import CheckResult

BAD_INPUT = 1
BAD_USAGE = 2
INTERRUPTED = 128 + signal.SIGINT
NOBODY_READS = 141
"""As a shell reports a program that a broken pipe ended."""

SEEDS = 2**53


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 for bad input, 2 for bad usage. Never leaves a traceback."""
    _prepare_streams()
    try:
        code = _run(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return NOBODY_READS
    except OSError as error:
        _drop_output()
        _complain(f"qwirkle-cli: {error.strerror}")
        return BAD_INPUT
    return code


def _prepare_streams() -> None:
    # A program started without them has None there, and print() would then write errors to the output.
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # In JSON the escape of a file name's stray byte is well formed, too.
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _nowhere() -> io.TextIOWrapper:
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123


def _drop_output() -> None:
    # Else the interpreter complains once more when it flushes on its way out.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(argv: list[str] | None) -> int:
    try:
        arguments = _parser().parse_args(argv)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else BAD_USAGE
    command: Callable[[argparse.Namespace], int] = arguments.command
    return command(arguments)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "qwirkle-cli", description="Qwirkle without a window.", allow_abbrev=False
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and leave")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    moves = commands.add_parser("moves", help="list every legal play of each position")
    moves.set_defaults(command=_moves)
    best = commands.add_parser("best", help="choose a move in each position")
    best.set_defaults(command=_best)
    for command in (moves, best):
        command.add_argument("file", nargs="?", default=STANDARD_INPUT, metavar="FILE", help="positions")
    best.add_argument("--level", required=True, choices=[level.value for level in PLAYABLE], help="who plays")
    best.add_argument("--seed", type=int, metavar="N", help="repeats a choice")
    best.add_argument("--seconds", type=_seconds, metavar="S", help="the cap of time for a move")

    check = commands.add_parser("check", help="replay records of games")
    check.set_defaults(command=_check)
    check.add_argument("files", nargs="+", metavar="FILE", help="records")
    check.add_argument("--json", action="store_true", help="a line of JSON for each file")

    serve = commands.add_parser("serve", help="answer requests, a line of JSON each")
    serve.set_defaults(command=_serve)

    bench = commands.add_parser("bench", help="measure how fast the engine finds plays")
    bench.set_defaults(command=_bench)
    bench.add_argument("--seed", type=int, default=1, metavar="S", help="of the games measured (1)")
    bench.add_argument("--json", action="store_true", help="the figures as a line of JSON")

    match = commands.add_parser("match", help="let computer players play against each other")
    match.set_defaults(command=_match)
    _add_match_arguments(match)

    levels = commands.add_parser("levels", help="list the levels with their strength")
    levels.set_defaults(command=_levels)
    levels.add_argument("--markdown", action="store_true", help="as the table of the README")
    levels.add_argument("--calibrate", action="store_true", help="measure them anew: print the data file")
    levels.add_argument("--games", type=_count, default=2000, metavar="N", help="for each match (2000)")
    levels.add_argument("--seed", type=int, default=1, metavar="S", help="of the matches (1)")
    levels.add_argument("--jobs", type=_count, metavar="J", help="processes (one for each core)")
    return parser


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
    match.add_argument("--jobs", type=_count, metavar="J", help="processes (one for each core)")
    match.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster instead")
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


def _moves(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.engine.plays import all_plays

    def answer(view: PlayerView) -> dict[str, object]:
        return {"plays": [[str(play), score] for play, score in all_plays(view)]}

    return _answer_positions(arguments.file, answer)


def _best(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.engine.choice import choose
    from qwirkle_desktop.engine.search import goes_on_for
    from qwirkle_desktop.formats.moves import format_move

    seed = SystemRandom().randrange(SEEDS) if arguments.seed is None else arguments.seed

    # A choice that is to be repeated must not depend on the clock.
    cap = arguments.seconds if arguments.seed is None else None

    def answer(view: PlayerView) -> dict[str, object]:
        choice = choose(view, arguments.level, seed, goes_on_for(cap))
        value = {} if choice.value is None else {"value": round(choice.value, 2)}
        return {"move": format_move(choice.move), "score": choice.score, **value}

    return _answer_positions(arguments.file, answer)


def _answer_positions(name: str, answer: Callable[[PlayerView], dict[str, object]]) -> int:
    """A line out for each line in, up to the first bad one."""
    try:
        for line in read_lines(name):
            print(format_object(answer(_position(line))), flush=True)
    except FormatError as error:
        _blame(name, error)
        return BAD_INPUT
    return 0


def _position(line: Line) -> PlayerView:
    try:
        return parse_position(parse_object(line.text))
    except FormatError as error:
        raise error.at_line(line.number) from None


def _check(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.library.check import check_file

    code = 0
    for name in arguments.files:
        try:
            _show_result(name, check_file(name), as_json=arguments.json)
        except FormatError as error:
            code = BAD_INPUT
            if arguments.json:
                print(format_object({"file": name, "error": error.reason, "line": error.line}))
            _blame(name, error)
    return code


def _show_result(name: str, result: "CheckResult", *, as_json: bool) -> None:
    end = result.end.value if result.end else None
    if as_json:
        shown = {"file": name, "turns": result.turns, "scores": list(result.scores), "end": end}
        print(format_object(shown))
    else:
        scores = " ".join(map(str, result.scores))
        print(f"{name}: {result.turns} turns, scores {scores}, {end or 'unfinished'}")
    if result.warning:
        _complain(f"{name}: {result.warning}")


def _blame(name: str, error: FormatError) -> None:
    _complain(f"{name}:{error.line}: {error.reason}")


def _complain(text: str) -> None:
    sys.stdout.flush()
    print(text, file=sys.stderr)


def _serve(_arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.engine.serve import serve

    if sys.stdin is not None:
        with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as requests:
            serve(requests, sys.stdout.buffer)
    return 0


def _bench(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.commands.bench import run_bench

    run_bench(arguments.seed, as_json=arguments.json)
    return 0


def _match(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.commands.match import MatchFailed, Wishes, run_match
    from qwirkle_desktop.engine.match.executors import usable_cores
    from qwirkle_desktop.engine.match.plan import match_of

    match = match_of(arguments.players, arguments.seed, arguments.games)
    jobs = arguments.jobs or usable_cores()
    try:
        run_match(match, Wishes(jobs, arguments.cluster, arguments.records, arguments.json))
    except MatchFailed as problem:
        _complain(f"qwirkle-cli match: {problem}")
        return BAD_INPUT
    return 0


def _levels(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.commands.levels import levels_as_markdown, list_levels, measure_levels
    from qwirkle_desktop.engine.match.executors import usable_cores

    if arguments.calibrate:
        measure_levels(arguments.games, arguments.seed, arguments.jobs or usable_cores())
    elif arguments.markdown:
        print(levels_as_markdown())
    else:
        list_levels()
    return 0


if __name__ == "__main__":
    sys.exit(main())
