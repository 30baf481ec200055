"""The checker itself, against positions that neither it nor the program made."""

import json
from pathlib import Path

import pytest

from tests import checker

CASES = Path(__file__).parents[1] / "data" / "cases"
POSITIONS = [json.loads(line) for line in (CASES / "positions.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_every_play_of_a_known_position_is_found_with_its_score(position):
    found = checker.plays(checker.read_cells(position["board"]), position["hand"].split())
    assert [list(play) for play in found] == position["plays"]


@pytest.mark.parametrize("position", [one for one in POSITIONS if one["board"]][:4], ids=range(4))
def test_trying_every_arrangement_finds_no_other_play(position):
    board, hand = checker.read_cells(position["board"]), position["hand"].split()[:4]
    assert checker.plays_the_long_way(board, hand) == checker.plays(board, hand)
