"""Hundreds of games in one window: what it holds after them is what it held after the first."""

import json
from pathlib import Path

import pytest

from tests.faults.conftest import Tally
from tests.faults.nursery import Nursery

SESSION = "import sys; from tests.faults.session import main; main(*sys.argv[1:])"
PATIENCE = 3600
MOST_GROWTH = 12 * 1024 * 1024
"""Bytes: what Python and Qt keep ready, but no game's leavings."""


@pytest.mark.parametrize(
    ("games", "turns"), [(8, 5), pytest.param(200, 200, marks=pytest.mark.faults)], ids=["short", "long"]
)
def test_memory_and_items_stay_flat(
    tmp_path: Path, games: int, turns: int, nursery: Nursery, tally: Tally
) -> None:
    session = nursery.start(str(tmp_path), str(games), str(turns), code=SESSION)
    said, trouble = session.communicate(timeout=PATIENCE)
    assert session.returncode == 0, trouble
    told = json.loads(said)
    (items, objects, memory), (items_then, objects_then, memory_then) = told["held"]
    assert items_then <= items + 5
    assert objects_then <= objects + 5
    assert memory_then - memory < MOST_GROWTH
    assert told["kept"] == games
    tally(games, told["made"])
