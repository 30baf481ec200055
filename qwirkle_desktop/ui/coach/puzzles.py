"""Puzzles on the real table: what is played there is judged, and nothing of it is kept as a game."""

import logging
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.practice import practice_game
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.puzzle_log import PuzzleLog, load_puzzle_log, save_puzzle_log
from qwirkle_desktop.review.puzzles import Puzzle, puzzle_of_the_day, read_puzzles
from qwirkle_desktop.review.reasons import reasons_of
from qwirkle_desktop.rules.moves import Move, Play, Trade
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.phrases import puzzles as phrases
from qwirkle_desktop.ui.phrases.review import reason_sentence
from qwirkle_desktop.ui.phrases.seats import COMPUTERS, you
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.table import Table

from .board_marks import CoachMarks, area_of
from .card import CoachCard

log = logging.getLogger(__name__)


class Puzzles(QObject):
    """Owns the puzzle on the table and the log of them all.

    opened(): a puzzle is on the table. left(): it is not any more.
    """

    opened = Signal()
    left = Signal()

    def __init__(self, controller: GameController, table: Table, presenter: Presenter, path: Path) -> None:
        super().__init__(table)
        self._controller, self._table, self._path = controller, table, path
        self._presenter = presenter
        self._marks = CoachMarks(table.scene)
        self._card = CoachCard(table.view, "puzzle_card")
        self._log, self._problem = load_puzzle_log(path)
        self._puzzle: Puzzle | None = None
        self._game: Game | None = None
        self._is_daily = self._is_over = False
        controller.advanced.connect(self._take_step)
        controller.game_shown.connect(self._leave_other)
        controller.draft_changed.connect(self._marks.clear)
        self._card.closed.connect(self._close)
        self._card.more.connect(self._go_on)

    @property
    def log(self) -> PuzzleLog:
        """What was done so far."""
        return self._log

    @property
    def card(self) -> CoachCard:
        """What is said of the puzzle on the table."""
        return self._card

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
        names = (you(), *COMPUTERS[: len(self._puzzle.view.others)])
        self._game = practice_game(self._puzzle.view, names)
        self._show_position()
        self.opened.emit()
        self._say(self._title, phrases.task(), more=phrases.show_answer())

    def leave(self) -> None:
        """Take the puzzle off the table, without a word."""
        self._puzzle = self._game = None
        self._marks.clear()
        self._card.hide()

    def retranslate(self) -> None:
        """Say the task in the language of the window."""
        if self._puzzle is not None and not self._is_over:
            self._say(self._title, phrases.task(), more=phrases.show_answer())

    # Judging

    def _take_step(self, step: Step) -> None:
        if self._is_mine and step.seat == 0 and step.move is not None:
            # The turn is told to everyone first; then the position is there again.
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
            told = phrases.helped(puzzle.score) if helped else phrases.right(puzzle.score)
            self._say(told, phrases.why_best(puzzle.margin), more=phrases.next_one())
        else:
            self._say(self._title, self._why_not(puzzle, move, step.score), more=phrases.show_answer())

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

    @property
    def _is_mine(self) -> bool:
        game = self._controller.game
        return self._game is not None and game is not None and game.header.id == self._game.header.id

    def _show_position(self) -> None:
        if self._game is not None:
            self._presenter.set_colours(())
            self._controller.show(self._game, kept=False)

    def _show_best(self) -> None:
        if self._puzzle is not None:
            self._marks.show_play(self._puzzle.view.board, self._puzzle.best, self._puzzle.score)

    def _say(self, heading: str, text: str, more: str) -> None:
        self._card.say(heading, text, more=more, close=phrases.leave())
        puzzle, seen = self._puzzle, []
        if self._is_over and puzzle is not None and isinstance(puzzle.best, Play):
            area = area_of(one.cell for one in puzzle.best.placements)
            seen = [self._table.view.mapFromScene(area).boundingRect()]
        self._card.show_beside(seen)

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
        best = puzzle.best
        told = phrases.answer(puzzle.score)
        if isinstance(best, Trade):
            told = phrases.answer_trade(len(best.tiles))
        self._say(told, phrases.why_best(puzzle.margin), more=phrases.next_one())

    def _close(self) -> None:
        self.leave()
        self._controller.leave()
        self.left.emit()

    def _leave_other(self, game: Game) -> None:
        """Another game is on the table."""
        if self._game is not None and game.header.id != self._game.header.id:
            self.leave()


def same_move(move: Move, other: Move) -> bool:
    """Whether two moves lay the same tiles on the same cells, or trade the same."""
    if isinstance(move, Play) and isinstance(other, Play):
        return set(move.placements) == set(other.placements)
    if isinstance(move, Trade) and isinstance(other, Trade):
        return sorted(map(str, move.tiles)) == sorted(map(str, other.tiles))
    return move == other
