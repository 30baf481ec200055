"""From the start of the program to its first picture, against a bare PySide6 window in the same run.

    python -m tests.benchmarks.start                                  on no screen
    packaging/desk python -m tests.benchmarks.start --platform xcb    on a screen that nobody sees
    python -m tests.benchmarks.start --program PATH                   frozen, by packaging/build measure

Goal: the start page, and a kept game with its tiles, within 1.3 times the bare window's time.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.store import Library
from tests.benchmarks.games import game_of_club

ROOT = Path(__file__).parents[2]
CHILD = Path(__file__).with_name("first_paint.py")
GOAL = 1.3


def main() -> None:
    """Start each window in turn, over and over, and print medians and ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--platform", default="offscreen", help="Qt's platform: offscreen or xcb")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--program", type=Path, help="measure this one, which first_paint.py was frozen into")
    options = parser.parse_args()
    program = [str(options.program)] if options.program else [sys.executable, str(CHILD)]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        windows = {
            "bare window": ["bare"],
            "start page": ["app", "--data-dir", f"{folder}/empty"],
            "kept game": ["app", "--data-dir", _with_a_game(Path(folder) / "kept")],
        }
        environment = _environment(options.platform, folder)
        for words in windows.values():
            _start(program, words, environment)  # compiles, and fills the disk's cache
        runs: dict[str, list[dict[str, float]]] = {name: [] for name in windows}
        for _ in range(options.rounds):
            for name, words in windows.items():
                runs[name].append(_start(program, words, environment))
    _report(options.platform, runs)


def _with_a_game(folder: Path) -> str:
    """A data folder in which a game waits, most of its tiles on the table."""
    places = places_in(folder)
    places.create()
    game = game_of_club(deal=3)
    library = Library(places.library)
    library.add(game.cut(len(game.steps) - 3), (0, 1))
    library.close()
    return str(folder)


def _environment(platform: str, folder: str) -> dict[str, str]:
    """Bytecode is kept, as it is where the program is installed, but not in the checkout."""
    own = {"QT_QPA_PLATFORM": platform, "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": f"{folder}/bytecode"}
    rest = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return rest | own


def _start(program: list[str], words: list[str], environment: dict[str, str]) -> dict[str, float]:
    command = [*program, str(time.monotonic_ns()), *words]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, timeout=60, check=False)
    if done.returncode or not done.stdout:
        sys.exit(f"{words}: {done.stderr.decode()}")
    result: dict[str, float] = json.loads(done.stdout.splitlines()[0])
    return result


def _report(platform: str, runs: dict[str, list[dict[str, float]]]) -> None:
    columns = ("median ms", "least", "most", "ratio", "CPU ms", "ratio", "peak MB")
    print(f"{platform:14}", *(f"{column:>9}" for column in columns))
    bare = _medians(runs["bare window"])
    for name, results in runs.items():
        times, middle = [run["ms"] for run in results], _medians(results)
        ratio = middle["ms"] / bare["ms"]
        print(
            f"{name:14} {middle['ms']:9.0f} {min(times):9.0f} {max(times):9.0f} {ratio:9.2f}"
            f" {middle['cpu']:9.0f} {middle['cpu'] / bare['cpu']:9.2f} {middle['mb']:9.0f}"
            f"{'  over the goal' if ratio > GOAL else ''}"
        )


def _medians(results: list[dict[str, float]]) -> dict[str, float]:
    return {figure: median(run[figure] for run in results) for figure in results[0]}


if __name__ == "__main__":
    main()
