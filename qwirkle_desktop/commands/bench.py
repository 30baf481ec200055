"""`qwirkle-cli bench`: the speed of the engine, of both builds where both are there."""

import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import msgspec

import qwirkle_desktop
from qwirkle_desktop.engine.bench import Bench, harmonic, measure
from qwirkle_desktop.engine.build import build_name
from qwirkle_desktop.formats.jsonlines import format_object

THIRDS = {"early": (10, 30), "mid": (40, 60), "late": (70, 100)}
"""Tiles laid, from and to."""

INTERPRETED = """
import sys
from qwirkle_desktop.engine.source import interpret
interpret()
import msgspec
from qwirkle_desktop.engine.bench import measure
sys.stdout.buffer.write(msgspec.json.encode(measure(int(sys.argv[1]))))
"""


def run_bench(seed: int, *, as_json: bool) -> None:
    """Measure and print; the compiled build first, if it is what runs."""
    benches = [measure(seed)]
    if build_name() == "compiled":
        benches += _interpreted(seed)
    print(format_object(_json(benches)) if as_json else _table(benches))


def _interpreted(seed: int) -> list[Bench]:
    """The same sources run as they are, in a process of their own; nothing where they are not there."""
    package = Path(qwirkle_desktop.__file__).parent
    if getattr(sys, "frozen", False) or not (package / "engine" / "generator.py").is_file():
        return []
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        [sys.executable, "-c", INTERPRETED, str(seed)],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    return [msgspec.json.decode(done.stdout, type=Bench)]


def _speed(bench: Bench, third: str) -> float:
    first, last = THIRDS[third]
    return harmonic([stage.speed for stage in bench.stages if first <= stage.tiles <= last])


def _json(benches: list[Bench]) -> dict[str, object]:
    return {
        "builds": [
            {**asdict(bench), **{third: _speed(bench, third) for third in THIRDS}} for bench in benches
        ]
    }


def _table(benches: list[Bench]) -> str:
    lines = ["", *_speeds(benches), "", *_sweep(benches), ""]
    if len(benches) == 1:
        lines.append(f"Only the {benches[0].build} build is here.")
    return "\n".join(lines)


def _speeds(benches: list[Bench]) -> list[str]:
    heads = [bench.build for bench in benches] + ["ratio"] * (len(benches) == 2)
    rows = [
        (f"positions/s, {third} ({first} to {last} tiles)", [_speed(bench, third) for bench in benches])
        for third, (first, last) in THIRDS.items()
    ]
    everything = [harmonic([stage.speed for stage in bench.stages]) for bench in benches]
    rows += [("positions/s, all", everything), ("greedy games/s", [bench.games for bench in benches])]
    return [_row("", heads), *(_row(name, [*map(_figure, speeds), *_ratio(speeds)]) for name, speeds in rows)]


def _sweep(benches: list[Bench]) -> list[str]:
    heads = ["cells beside", "plays", *(f"{bench.build}/s" for bench in benches), "cells/s"]
    rows = zip(*(bench.stages for bench in benches), strict=True)
    return [
        _row("tiles laid", heads),
        *(
            _row(
                str(stages[0].tiles),
                [
                    f"{stages[0].frontier:.0f}",
                    f"{stages[0].plays:.0f}",
                    *(_figure(stage.speed) for stage in stages),
                    _figure(stages[0].speed * stages[0].frontier),
                ],
            )
            for stages in rows
        ),
    ]


def _figure(number: float) -> str:
    return f"{number:,.0f}"


def _ratio(speeds: list[float]) -> list[str]:
    return [f"{speeds[0] / speeds[1]:.0f}"] if len(speeds) == 2 else []


def _row(name: str, cells: list[str]) -> str:
    return f"{name:<38}" + "".join(f"{cell:>14}" for cell in cells)
