"""What is kept of the puzzles: the first tries, the rating, the days in a row."""

from datetime import date
from pathlib import Path

from qwirkle_desktop.library.puzzle_log import FIRST_RATING, PuzzleLog, load_puzzle_log, save_puzzle_log

MONDAY, TUESDAY, THURSDAY = date(2026, 11, 30), date(2026, 12, 1), date(2026, 12, 3)


def test_the_first_try_of_a_puzzle_counts_and_later_ones_do_not() -> None:
    log = PuzzleLog().after(7, 3, found=False)
    assert log.after(7, 3, found=True) == log
    assert (log.found, log.missed) == ((), (7,))
    assert log.has_tried(7)
    assert not log.has_tried(8)


def test_a_hard_puzzle_found_is_worth_more_than_an_easy_one_and_a_missed_easy_one_costs_more() -> None:
    easy, hard = PuzzleLog().after(1, 1, found=True), PuzzleLog().after(1, 5, found=True)
    assert FIRST_RATING < easy.rating < hard.rating
    easy, hard = PuzzleLog().after(1, 1, found=False), PuzzleLog().after(1, 5, found=False)
    assert easy.rating < hard.rating < FIRST_RATING


def test_days_in_a_row_make_a_streak_and_a_day_left_out_ends_it() -> None:
    log = PuzzleLog().on_day(MONDAY).on_day(MONDAY).on_day(TUESDAY)
    assert log.streak == log.streak_on(TUESDAY) == log.streak_on(date(2026, 12, 2)) == 2
    assert log.streak_on(THURSDAY) == 0
    later = log.on_day(THURSDAY)
    assert (later.streak, later.best_streak) == (1, 2)


def test_the_log_is_kept_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    assert load_puzzle_log(path) == (PuzzleLog(), None)
    log = PuzzleLog().after(3, 2, found=True).after(9, 4, found=False).on_day(MONDAY)
    save_puzzle_log(path, log)
    assert load_puzzle_log(path) == (log, None)


def test_a_bad_log_is_set_aside_and_said_to_be(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text('{"rating": "high"}')
    log, problem = load_puzzle_log(path)
    assert log == PuzzleLog()
    assert problem is not None
    assert "rating" in problem
    assert not path.exists()
    assert len(list(tmp_path.iterdir())) == 1
