"""`qwirkle-cli puzzles`: finds the set in self-play, the same from the same seed."""

import json

import pytest

from qwirkle_desktop.engine.levels import Level
from qwirkle_desktop.review import puzzle_making
from qwirkle_desktop.review.puzzles import Shipped
from tests.review.conftest import LITTLE


@pytest.fixture(autouse=True)
def little_work(monkeypatch):
    monkeypatch.setattr(puzzle_making, "GLANCE", LITTLE)
    monkeypatch.setattr(puzzle_making, "DEEP", LITTLE.times(2))
    monkeypatch.setattr(puzzle_making, "PLAYERS", (Level.CASUAL, Level.CLUB))
    monkeypatch.setattr(puzzle_making, "SOLVERS", (Level.CLUB,))
    # A set of one puzzle: each grade may have it.
    monkeypatch.setattr(puzzle_making, "LARGEST_PART", 1.0)


def test_the_file_says_how_it_was_made_and_the_seed_makes_it_again(run):
    ran = run("puzzles", "--count", "1", "--seed", "5")
    assert (ran.code, ran.err) == (0, "")
    head, line = ran.lines
    assert json.loads(head)["command"] == "qwirkle-cli puzzles --count 1 --seed 5"
    assert Shipped(1, line.encode()).puzzle.margin >= puzzle_making.MARGIN
    assert run("puzzles", "--count", "1", "--seed", "5").out == ran.out
