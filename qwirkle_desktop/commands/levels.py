"""`qwirkle-cli levels`: lists the levels as measured, or measures them."""

import json

import msgspec

from qwirkle_desktop.engine.calibration import Calibration, Rung, calibrate, read_calibration
from qwirkle_desktop.engine.levels import OFFERED, Level
from qwirkle_desktop.engine.match.entrants import parse_entrants
from qwirkle_desktop.engine.match.executors import workers
from qwirkle_desktop.engine.match.plan import match_of
from qwirkle_desktop.engine.match.result import Standing, standings
from qwirkle_desktop.engine.match.runner import play_match

from .progress import Progress

COLUMNS = "{:<12} {:>5} {:>11} {:>8}  {}"


def list_levels() -> None:
    """Print a line for each level."""
    calibration = read_calibration()
    print(COLUMNS.format("level", "Elo", "mean score", "s/turn", "beats the level before"))
    for rung in calibration.levels:
        print(_listed(rung))
    print(f"Calibration {calibration.version}. Scores are those of games of two against club.")


def levels_as_markdown() -> str:
    """The same as a table for the README."""
    head = ("level", "Elo", "mean score", "seconds a turn", "beats the level before")
    rows = [head, ("---",) * len(head), *map(_cells, read_calibration().levels)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _listed(rung: Rung) -> str:
    return COLUMNS.format(*_cells(rung)).rstrip()


def _cells(rung: Rung) -> tuple[str, ...]:
    wins = ""
    if rung.win is not None and rung.low is not None and rung.high is not None:
        wins = f"{rung.win:.1%} ({rung.low:.1%} to {rung.high:.1%})"
    return rung.level, str(rung.elo), f"{rung.score:.0f}", f"{rung.seconds:.3f}", wins


def measure_levels(games: int, seed: int, jobs: int) -> None:
    """Play the levels against each other and print the data file."""

    def compare(one: Level, other: Level, times: int) -> tuple[Standing, Standing]:
        return _match(one, other, times, seed, jobs)

    command = f"qwirkle-cli levels --calibrate --games {games} --seed {seed}"
    print(format_calibration(calibrate(OFFERED, compare, games, command)))


def format_calibration(calibration: Calibration) -> str:
    """The data file, a level a line for people who compare two versions."""
    fields = msgspec.to_builtins(calibration)
    rungs = ",\n    ".join(json.dumps(rung) for rung in fields.pop("levels"))
    head = json.dumps(fields)
    return f'{head[:-1]}, "levels": [\n    {rungs}\n]}}'


def _match(one: Level, other: Level, games: int, seed: int, jobs: int) -> tuple[Standing, Standing]:
    match = match_of(parse_entrants([one.value, other.value]), seed, games)
    progress = Progress(match.games, f"games of {one.value} against {other.value}")
    played = []
    with workers(jobs) as (executor, in_flight):
        for part in play_match(match, executor, in_flight):
            played += part
            progress.show(len(played))
    progress.end()
    first, second = standings(match, played)
    return first, second
