"""The numbered set: enough, from easy to hard, every best move legal; a puzzle for each day."""

from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest

from qwirkle_desktop.engine.build import build_name
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.review.puzzle_making import DEEP
from qwirkle_desktop.review.puzzles import GRADES, puzzle_of_the_day, read_puzzles
from qwirkle_desktop.review.valuing import value_moves
from qwirkle_desktop.rules.moves import Play

SET = [shipped.puzzle for shipped in read_puzzles()]


def test_there_are_three_hundred_and_more_numbered_from_one():
    assert len(SET) >= 300
    assert [puzzle.number for puzzle in SET] == list(range(1, len(SET) + 1))


def test_they_go_from_easy_to_hard():
    difficulties = [puzzle.difficulty for puzzle in SET]
    assert difficulties == sorted(difficulties)
    assert set(Counter(puzzle.grade for puzzle in SET)) == set(range(1, GRADES + 1))


def test_no_position_comes_twice():
    assert len({(repr(puzzle.view.board), puzzle.view.hand) for puzzle in SET}) == len(SET)


def test_every_best_move_is_legal_and_scores_what_is_said():
    for puzzle in SET[::7]:
        if isinstance(puzzle.best, Play):
            assert (puzzle.best, puzzle.score) in all_plays(puzzle.view)


def test_the_second_best_is_clearly_behind():
    assert min(puzzle.margin for puzzle in SET) >= 1.5


def test_every_day_has_a_puzzle_and_none_comes_again_before_all_came():
    first = date(2026, 11, 30)
    count = len(SET)
    start = first - timedelta(days=(first - date(2026, 1, 1)).days % count)
    numbers = [puzzle_of_the_day(start + timedelta(days=day)) for day in range(count)]
    assert sorted(numbers) == list(range(1, count + 1))
    assert puzzle_of_the_day(first) == puzzle_of_the_day(first)
    assert numbers != sorted(numbers)


@pytest.mark.slow
@pytest.mark.skipif(build_name() != "compiled", reason="hours, interpreted")
def test_another_deep_search_finds_the_same_best_moves():
    sample = Random(1).sample(SET, 100)
    agreed = sum(value_moves(puzzle.view, DEEP, 99).best.move == puzzle.best for puzzle in sample)
    assert agreed >= 99
