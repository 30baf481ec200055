"""`qwirkle-cli`: the game without a window, for scripts and bots."""

import argparse
import io
import os
import signal
import sys
from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING

from qwirkle_desktop.commands.usage import parser
from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.files import Line, read_lines
from qwirkle_desktop.formats.jsonlines import format_object, parse_object
from qwirkle_desktop.formats.position import parse_position
from qwirkle_desktop.rules.legality import liftable
from qwirkle_desktop.rules.view import PlayerView

if TYPE_CHECKING:
    from qwirkle_desktop.engine.search import GoesOn
    from qwirkle_desktop.engine.serve import Answer, Handler, Tell
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
        arguments = parser().parse_args(argv)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else BAD_USAGE
    return COMMANDS[arguments.command](arguments)


def _moves(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.engine.plays import all_plays

    def answer(view: PlayerView) -> dict[str, object]:
        plays = [[str(play), score] for play, score in all_plays(view)]
        if not view.can_lift:
            return {"plays": plays}
        return {"plays": plays, "lifts": [str(one) for one in liftable(view.board, view.variant)]}

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


def _analyse(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.commands.analyse import analyse
    from qwirkle_desktop.library.check import read_record_file

    try:
        reading = read_record_file(arguments.file)
        if reading.warning:
            _complain(f"{arguments.file}: {reading.warning}")
        analyse(reading, as_json=arguments.json)
    except FormatError as error:
        _blame(arguments.file, error)
        return BAD_INPUT
    return 0


def _serve(_arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.engine.serve import serve

    if sys.stdin is not None:
        with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as requests:
            serve(requests, sys.stdout.buffer, {name: _coach(name) for name in ("analyse", "review")})
    return 0


def _coach(name: str) -> "Handler":
    """What answers the coach's requests of that name; a player's process is up without having read it."""

    def answer(request: "Answer", tell: "Tell", goes_on: "GoesOn") -> "Answer":
        from qwirkle_desktop.review.serving import COACH

        return COACH[name](request, tell, goes_on)

    return answer


def _bench(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.commands.bench import run_bench

    run_bench(arguments.seed, as_json=arguments.json)
    return 0


def _match(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.commands.match import MatchFailed, Wishes, run_match
    from qwirkle_desktop.engine.match.executors import usable_cores
    from qwirkle_desktop.engine.match.plan import match_of

    match = match_of(arguments.players, arguments.seed, arguments.games, arguments.variant)
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


def _puzzles(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.commands.puzzles import run_puzzles

    run_puzzles(arguments.count, arguments.seed)
    return 0


def _fit(arguments: argparse.Namespace) -> int:
    from qwirkle_desktop.commands.fit import FitFailed, run_fit
    from qwirkle_desktop.engine.match.executors import usable_cores

    jobs = arguments.jobs or usable_cores()
    try:
        run_fit(arguments.games, arguments.seed, jobs, arguments.cluster)
    except FitFailed as problem:
        _complain(f"qwirkle-cli fit: {problem}")
        return BAD_INPUT
    return 0


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "moves": _moves,
    "best": _best,
    "check": _check,
    "analyse": _analyse,
    "serve": _serve,
    "bench": _bench,
    "match": _match,
    "levels": _levels,
    "fit": _fit,
    "puzzles": _puzzles,
}


if __name__ == "__main__":
    sys.exit(main())
