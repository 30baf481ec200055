"""`qwirkle-cli fit`: fits the evaluation by self-play and prints the data file."""

import json
from concurrent.futures import BrokenExecutor, CancelledError

import msgspec

from qwirkle_desktop.engine.evaluation import Evaluation
from qwirkle_desktop.engine.fit.fitting import NOTHING, NumpyMissing, Sums, fit, observe_all
from qwirkle_desktop.engine.match.executors import ClusterMissing, cluster, workers

from .progress import Progress


class FitFailed(Exception):
    """The evaluation could not be fitted; the text says why."""


def run_fit(games: int, seed: int, jobs: int, address: str | None) -> None:
    """Play, fit and print. Raises FitFailed."""
    try:
        sums = _observed(games, seed, jobs, address)
        evaluation = fit(sums, f"qwirkle-cli fit --games {games} --seed {seed}")
    except (ClusterMissing, NumpyMissing) as problem:
        raise FitFailed(str(problem)) from None
    except (BrokenExecutor, CancelledError):
        raise FitFailed("a worker ended before its games did") from None
    print(format_evaluation(evaluation))


def _observed(games: int, seed: int, jobs: int, address: str | None) -> Sums:
    progress = Progress(games, "games")
    total, done = NOTHING, 0
    try:
        with cluster(address) if address else workers(jobs) as (executor, _):
            for count, sums in observe_all(games, seed, executor):
                total, done = total + sums, done + count
                progress.show(done)
    finally:
        progress.end()
    return total


def format_evaluation(evaluation: Evaluation) -> str:
    """The data file, a group of weights a line for people who compare two versions."""
    fields = msgspec.to_builtins(evaluation)
    stages = []
    for stage in fields.pop("stages"):
        groups = ",\n     ".join(f"{json.dumps(name)}: {json.dumps(group)}" for name, group in stage.items())
        stages.append(f"{{{groups}}}")
    listed = ",\n    ".join(stages)
    return f'{json.dumps(fields)[:-1]}, "stages": [\n    {listed}\n]}}'
