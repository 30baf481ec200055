"""A program killed at any moment loses nothing that it said was safe."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from qwirkle_desktop.library.store import Library

ROOT = Path(__file__).parents[2]


def _play_until_killed(path: Path, seed: int, seconds: float) -> dict[int, int]:
    """The turns of each game that were acknowledged before the program died."""
    command = [sys.executable, "-m", "tests.library.acknowledging", str(path), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        lines = (first + process.stdout.read()).splitlines(keepends=True)
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {int(deal): int(turns) for deal, turns in whole}


def _check(path: Path, safe: dict[int, int]) -> None:
    library = Library(path)
    for deal, turns in safe.items():
        kept = len(library.load(str(UUID(int=deal))).game.steps)
        # One change more than was told may have reached the disk, an undo of five turns among them.
        assert kept in (turns, turns + 1) or (turns, kept) == (25, 20)
    library.close()


@pytest.mark.parametrize("rounds", [6, pytest.param(100, marks=pytest.mark.slow)])
def test_no_acknowledged_turn_is_lost_to_kill_9(tmp_path: Path, rounds: int) -> None:
    path = tmp_path / "library.sqlite3"
    chance = Random(rounds)
    safe: dict[int, int] = {}
    for seed in range(1, rounds + 1):
        safe |= _play_until_killed(path, seed, chance.uniform(0, 0.25))
        _check(path, safe)
    assert len(safe) >= rounds
