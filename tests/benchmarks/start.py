"""From the start of the program to its first picture, and until all is there, against a bare PySide6 window.

    python -m tests.benchmarks.start                                  on no screen
    packaging/desk python -m tests.benchmarks.start --platform xcb    on a screen that nobody sees
    python -m tests.benchmarks.start --program PATH                   frozen, by packaging/build measure

Goals: the first picture within 1.3 times the bare window's time, and never more than 1.5 times its memory, in
the same run. That picture is the window as it was left; the very first start has none. "Ready" is when people
can play: everything is loaded and painted. Libraries that only tests need take memory as well: measured with
`--program` where the game alone is installed, it is what people have.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.store import Library
from tests.benchmarks.games import game_of_club

ROOT = Path(__file__).parents[2]
CHILD = Path(__file__).with_name("first_paint.py")
GOALS = {"ms": 1.3, "mb": 1.5}
"""Of the first picture's time, and of the memory at any moment."""
FIGURES = ("ms", "cpu", "mb")
ROWS = (
    ("bare window", "first"),
    ("start page", "first"),
    ("start page", "ready"),
    ("kept game", "first"),
    ("kept game", "ready"),
)

Figures = dict[str, float]


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
            _start(program, words, environment)  # compiles, fills the disk's cache, and leaves a picture
        runs: dict[str, list[dict[str, Figures]]] = {name: [] for name in windows}
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


def _start(program: list[str], words: list[str], environment: dict[str, str]) -> dict[str, Figures]:
    command = [*program, str(time.monotonic_ns()), *words]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, timeout=60, check=False)
    if done.returncode or not done.stdout:
        sys.exit(f"{words}: {done.stderr.decode()}")
    result: dict[str, Figures] = json.loads(done.stdout.splitlines()[0])
    return result


def _report(platform: str, runs: dict[str, list[dict[str, Figures]]]) -> None:
    columns = ("median ms", "least", "most", "ratio", "CPU ms", "ratio", "peak MB", "ratio")
    print(f"{platform:21}", *(f"{column:>9}" for column in columns))
    bare = _medians(run["first"] for run in runs["bare window"])
    for name, moment in ROWS:
        results = [run[moment] for run in runs[name]]
        times, middle = [run["ms"] for run in results], _medians(results)
        ratios = {figure: middle[figure] / bare[figure] for figure in FIGURES}
        print(
            f"{name + ', ' + moment:21} {middle['ms']:9.0f} {min(times):9.0f} {max(times):9.0f}"
            f" {ratios['ms']:9.2f} {middle['cpu']:9.0f} {ratios['cpu']:9.2f}"
            f" {middle['mb']:9.1f} {ratios['mb']:9.2f}"
            f"{'  over the goal' if _is_over(moment, ratios) else ''}"
        )


def _is_over(moment: str, ratios: Figures) -> bool:
    return ratios["mb"] > GOALS["mb"] or (moment == "first" and ratios["ms"] > GOALS["ms"])


def _medians(results: Iterable[Figures]) -> Figures:
    kept = list(results)
    return {figure: median(run[figure] for run in kept) for figure in FIGURES}


if __name__ == "__main__":
    main()
