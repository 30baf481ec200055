"""Puzzles on the real table: what is played there is judged, and nothing of it is kept as a game."""

import logging
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.practice import same_move
from qwirkle_desktop.library.puzzle_log import PuzzleLog, load_puzzle_log, save_puzzle_log
from qwirkle_desktop.review.puzzles import Puzzle, puzzle_of_the_day, read_puzzles
from qwirkle_desktop.review.reasons import reasons_of
from qwirkle_desktop.rules.moves import Move, Play, Trade
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.phrases import puzzles as phrases
from qwirkle_desktop.ui.phrases.review import reason_sentence
from qwirkle_desktop.ui.phrases.seats import COMPUTERS, you
from qwirkle_desktop.ui.position import area_of
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.table import Table

from .board_marks import CoachMarks
from .practice import Practice

log = logging.getLogger(__name__)

Words = Callable[[], tuple[str, str, str]]
"""Gives a card's heading, its text and its button in the language of the window."""


class Puzzles(Practice):
    """Owns the puzzle on the table and the log of them all."""

    def __init__(self, controller: GameController, table: Table, presenter: Presenter, path: Path) -> None:
        super().__init__(controller, table, presenter, "puzzle_card")
        self._path = path
        self._marks = CoachMarks(table.scene)
        self._log, self._problem = load_puzzle_log(path)
        self._puzzle: Puzzle | None = None
        self._is_daily = self._is_over = False
        self._words: Words = self._task
        controller.draft_changed.connect(self._marks.clear)

    @property
    def log(self) -> PuzzleLog:
        """What was done so far."""
        return self._log

    @property
    def puzzle(self) -> Puzzle | None:
        """The one on the table."""
        return self._puzzle

    def take_problem(self) -> str | None:
        """What was wrong with the file of the log, told once."""
        problem, self._problem = self._problem, None
        return problem

    # Orders

    def open_today(self, day: date) -> None:
        """The puzzle of the day."""
        self.open(puzzle_of_the_day(day), daily=True)

    def open_next(self) -> None:
        """The first puzzle that was not tried yet; after the last the first again."""
        numbers = [shipped.number for shipped in read_puzzles()]
        self.open(next((number for number in numbers if not self._log.has_tried(number)), numbers[0]))

    def open(self, number: int, *, daily: bool = False) -> None:
        """Put a puzzle on the table."""
        self._puzzle = read_puzzles()[number - 1].puzzle
        self._is_daily, self._is_over = daily, False
        self._put(self._puzzle.view, (you(), *COMPUTERS[: len(self._puzzle.view.others)]))
        self.opened.emit()
        self._say(self._task)

    def leave(self) -> None:
        """Take the puzzle off the table, without a word."""
        self._puzzle = None
        self._marks.clear()
        super().leave()

    def retranslate(self) -> None:
        """Say what was said last in the language of the window."""
        if self._puzzle is not None:
            self._say(self._words)

    # Judging

    def _take_turn(self, step: Step) -> None:
        QTimer.singleShot(0, self, lambda: self._judge(step))

    def _judge(self, step: Step) -> None:
        puzzle, move = self._puzzle, step.move
        if puzzle is None or move is None or self._controller.game is None:
            return
        helped = self._controller.game.header.seats[0].assisted
        is_best = same_move(move, puzzle.best)
        self._note(found=is_best and not helped)
        self._show_position()
        if is_best:
            self._is_over = True
            self._show_best()
            self._say(partial(self._praise, puzzle, helped))
        else:
            self._say(partial(self._correct, puzzle, move, step.score))

    def _why_not(self, puzzle: Puzzle, move: Move, points: int) -> str:
        if isinstance(move, Trade):
            return phrases.wrong_trade()
        reasons = reasons_of(puzzle.view, puzzle.best, move)
        return phrases.wrong(points, reason_sentence(reasons[0]) if reasons else "")

    def _note(self, *, found: bool) -> None:
        """The first try counts."""
        if self._puzzle is None:
            return
        self._log = self._log.after(self._puzzle.number, self._puzzle.grade, found=found)
        if self._is_daily and found:
            self._log = self._log.on_day(date.today())  # noqa: DTZ011 - the day on the person's wall
        try:
            save_puzzle_log(self._path, self._log)
        except OSError as error:
            log.warning("the log of the puzzles could not be written: %s", error)

    # Showing

    @property
    def _title(self) -> str:
        puzzle = self._puzzle
        return "" if puzzle is None else phrases.title(puzzle.number, puzzle.grade)

    def _show_best(self) -> None:
        if self._puzzle is not None:
            self._marks.show_play(self._puzzle.view.board, self._puzzle.best, self._puzzle.score)

    def _say(self, words: Words) -> None:
        self._words = words
        heading, text, more = words()
        self.card.say(heading, text, more=more, close=phrases.leave())
        puzzle, seen = self._puzzle, []
        if self._is_over and puzzle is not None and isinstance(puzzle.best, Play):
            seen = [area_of(one.cell for one in puzzle.best.placements)]
        self.card.show_beside(seen)

    def _task(self) -> tuple[str, str, str]:
        return self._title, phrases.task(), phrases.show_answer()

    def _praise(self, puzzle: Puzzle, helped: bool) -> tuple[str, str, str]:
        told = phrases.helped(puzzle.score) if helped else phrases.right(puzzle.score)
        return told, phrases.why_best(puzzle.margin), phrases.next_one()

    def _correct(self, puzzle: Puzzle, move: Move, points: int) -> tuple[str, str, str]:
        return self._title, self._why_not(puzzle, move, points), phrases.show_answer()

    def _answer(self, puzzle: Puzzle) -> tuple[str, str, str]:
        best, told = puzzle.best, phrases.answer(puzzle.score)
        if isinstance(best, Trade):
            told = phrases.answer_trade(len(best.tiles))
        return told, phrases.why_best(puzzle.margin), phrases.next_one()

    def _go_on(self) -> None:
        """Give up and see the answer; after it, the next puzzle."""
        puzzle = self._puzzle
        if puzzle is None:
            return
        if self._is_over:
            self.open_next()
            return
        self._is_over = True
        self._note(found=False)
        self._show_position()
        self._show_best()
        self._say(partial(self._answer, puzzle))
