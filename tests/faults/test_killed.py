"""A program killed at any moment loses nothing that it said was safe."""

import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from qwirkle_desktop.library.backups import backups_of, check_copy
from qwirkle_desktop.library.leftovers import sweep
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.store import Library
from tests.faults.acknowledging import V1
from tests.faults.conftest import Tally
from tests.faults.kept import is_whole, lines_of
from tests.faults.nursery import Nursery

ACKNOWLEDGING = "import sys; from tests.faults.acknowledging import main; main(*sys.argv[1:])"
PATIENCE = 60
SHORT, LONG = 2, 100
LONGEST_LIFE = 0.25
"""Seconds after the first word."""

Said = dict[int, tuple[int, int]]
"""For each game the turns last said to be safe (-1 for none) and the turns it was last to have."""


@pytest.fixture(params=[SHORT, pytest.param(LONG, marks=pytest.mark.faults)], ids=["short", "long"])
def rounds(request: pytest.FixtureRequest) -> int:
    return int(request.param)


def live_and_die(nursery: Nursery, kind: str, folder: Path, seed: int, seconds: float) -> Said:
    """What a program said before it was killed: the first one after it kept something, however slow it is."""
    process = nursery.start(kind, str(folder), str(seed), code=ACKNOWLEDGING)
    first = process.stdout.readline()
    if seed == 1:
        first += process.stdout.readline()
    time.sleep(seconds)
    process.kill()
    rest = process.stdout.read()
    _, trouble = process.communicate(timeout=PATIENCE)
    assert trouble == ""
    said: Said = {}
    for word, deal, turns in (line.split() for line in f"{first}{rest}".splitlines(True) if line[-1] == "\n"):
        safe, _ = said.get(int(deal), (-1, -1))
        said[int(deal)] = (int(turns) if word == "did" else safe, int(turns))
    return said


def kill_rounds(
    nursery: Nursery, kind: str, folder: Path, rounds: int, check: Callable[[Said], None], tally: Tally
) -> None:
    """Kill the program so often, each time after a time by chance."""
    chance, safe = Random(f"{kind}{rounds}"), 0
    for seed in range(1, rounds + 1):
        said = live_and_die(nursery, kind, folder, seed, LONGEST_LIFE * chance.random())
        check(said)
        safe += sum(did >= 0 for did, _ in said.values())
    assert safe
    tally(rounds, safe)


@pytest.mark.parametrize("kind", ["save", "play", "import", "back up"])
def test_no_acknowledged_turn_is_lost(
    nursery: Nursery, kind: str, rounds: int, tmp_path: Path, tally: Tally
) -> None:
    path = places_in(tmp_path).library
    everything: Said = {}

    def check(said: Said) -> None:
        assert is_whole(path)
        for backup in backups_of(path):
            check_copy(backup.path)
        check_turns(path, said)
        everything.update(said)
        library = Library(path)
        if last := max((deal for deal, (safe, _) in said.items() if safe >= 0), default=None):
            library.load(str(UUID(int=last)))
        library.close()

    kill_rounds(nursery, kind, tmp_path, rounds, check, tally)
    assert bool(backups_of(path)) == (kind == "back up")
    check_swept(tmp_path)
    # What earlier rounds kept is still there after all the deaths that followed.
    check_turns(path, everything)


def check_turns(path: Path, said: Said) -> None:
    """Every game has the turns last said to be safe, or those that were being kept."""
    for deal, possible in said.items():
        lines = lines_of(path, str(UUID(int=deal)))
        assert (-1 if lines is None else len(lines)) in possible


def check_swept(folder: Path) -> None:
    """What the dead left unfinished goes, a day later, and nothing else."""
    for path in folder.rglob("*"):
        os.utime(path, (0, 0))
    before = set(folder.rglob("*"))
    sweep(places_in(folder))
    left = {path for path in before if path.name.endswith(".part")}
    assert set(folder.rglob("*")) == before - left


def test_a_death_in_a_migration_leaves_the_old_library_or_the_new_one(
    nursery: Nursery, rounds: int, tmp_path: Path, tally: Tally
) -> None:
    before = games_of(V1, tmp_path)

    def check(said: Said) -> None:
        # Those before the last two were whole when the program went on.
        for number in sorted(said)[-2:]:
            assert games_of(places_in(tmp_path / str(number)).library, tmp_path) == before

    kill_rounds(nursery, "migrate", tmp_path, rounds, check, tally)


def games_of(path: Path, folder: Path) -> list[object]:
    """All games of a library, with their bags, as the newest program reads them; of a copy."""
    if path == V1:
        path = folder / "original.sqlite3"
        path.write_bytes(V1.read_bytes())
    library = Library(path)
    connection = sqlite3.connect(path)
    ids = [id for (id,) in connection.execute("SELECT id FROM games ORDER BY id")]
    connection.close()
    games = [library.load(id) for id in ids]
    library.close()
    assert is_whole(path)
    assert games
    return list(games)
