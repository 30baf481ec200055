"""Hundreds of games in one window: what it holds after them is what it held after the first."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.conftest import Tally

ROOT = Path(__file__).parents[2]
MOST_GROWTH = 12 * 1024 * 1024
"""Bytes: what Python and Qt keep ready, but no game's leavings."""


@pytest.mark.parametrize(
    ("games", "turns"), [(20, 5), pytest.param(200, 200, marks=pytest.mark.faults)], ids=["short", "long"]
)
def test_memory_and_items_stay_flat(tmp_path: Path, games: int, turns: int, tally: Tally) -> None:
    command = [sys.executable, "-m", "tests.faults.session", str(tmp_path), str(games), str(turns)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    (items, objects, memory), (items_then, objects_then, memory_then) = told["held"]
    assert items_then <= items + 5
    assert objects_then <= objects + 5
    assert memory_then - memory < MOST_GROWTH
    assert told["kept"] == games
    tally(games, told["made"])
