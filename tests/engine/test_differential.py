"""The fast generator against the plain checker: the same plays with the same scores, to the last one."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest

from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import FARTHEST, Cell
from qwirkle_desktop.rules.deal import LARGEST_DEAL
from qwirkle_desktop.rules.house import HouseRules, Opening
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.turns import apply
from qwirkle_desktop.rules.view import PlayerView, view_of
from tests import checker
from tests.random_games import new_game, plays_of, position_after, random_move
from tests.tables import plain_tiles, taken

CASES = Path(__file__).parents[1] / "data" / "cases"
FREE = HouseRules(opening=Opening.FREE)


def written(plays: list[tuple[Play, int]]) -> list[tuple[str, int]]:
    """Plays as the command line lists them."""
    return [(str(play), points) for play, points in plays]


def random_positions(seed: int) -> Iterator[tuple[GameState, list[tuple[str, int]]]]:
    """The states of random games of 2 to 6 seats, without end, with what the checker finds there."""
    chance = Random(seed)
    for game in count():
        state = new_game(chance.randint(0, LARGEST_DEAL), 2 + game % 5)
        while not state.is_over:
            found = plays_of(state)
            yield state, found
            state = taken(apply(state, random_move(state, found, chance))).after


def check(positions: int, seed: int) -> None:
    for state, expected in islice(random_positions(seed), positions):
        assert written(all_plays(view_of(state, state.seat))) == expected, (state.board, state.hand)


def test_the_generator_agrees_with_the_checker_on_500_random_positions():
    check(500, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_the_generator_agrees_with_the_checker_on_20_000_random_positions(part):
    check(2000, seed=100 + part)


def test_the_generator_finds_every_play_of_the_known_positions():
    for line in (CASES / "positions.jsonl").read_text("utf-8").splitlines():
        case = json.loads(line)
        view = PlayerView(
            parse_board(case["board"]),
            parse_tiles(case["hand"]),
            case["bag"],
            tuple(case["hands"]),
            (0,) * (1 + len(case["hands"])),
        )
        assert [list(play) for play in written(all_plays(view))] == case["plays"]


@pytest.mark.parametrize("number", range(40))
def test_the_generator_agrees_on_free_openings(number):
    state = new_game(number, 2, FREE)
    expected = checker.plays({}, plain_tiles(state.hand), free_opening=True)
    assert written(all_plays(view_of(state, state.seat))) == expected


def test_the_generator_leaves_out_only_the_plays_beyond_the_edge_of_the_table():
    left_out = 0
    for number in range(5):
        state = at_the_edge(position_after(number, seats=2, turns=12))
        expected = plays_of(state)
        inside = [(text, points) for text, points in expected if f"@{FARTHEST + 1}," not in text]
        assert written(all_plays(view_of(state, state.seat))) == inside
        left_out += len(expected) - len(inside)
    assert left_out > 0


def at_the_edge(state: GameState) -> GameState:
    """The same game as far to the right as the table goes."""
    far = FARTHEST - max(cell.x for cell in state.board.tiles)
    moved = {Cell(cell.x + far, cell.y): tile for cell, tile in state.board.tiles.items()}
    return replace(state, board=Board(moved))
