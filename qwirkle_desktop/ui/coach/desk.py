"""Answers the actions of the coach; what each needs is loaded when it is first asked for."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.controller.analysis import Analysis
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.dialogs.ask import notice
from qwirkle_desktop.ui.phrases import puzzles as phrases
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.table import Table

if TYPE_CHECKING:
    from .counting import Counting
    from .hints import Hints
    from .lesson import Lesson
    from .puzzles import Puzzles


class CoachDesk(QObject):
    """Hints in the turn of a person, what one can count, puzzles and the first lesson.

    told(str): this was said, for who cannot see it. opened(): practice is on the table, left(): it is not any
    more. play(): a game is to begin.
    """

    told = Signal(object)
    opened = Signal()
    left = Signal()
    play = Signal()

    def __init__(
        self,
        actions: Actions,
        controller: GameController,
        table: Table,
        presenter: Presenter,
        analysis: Analysis,
        puzzle_log: Path,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._puzzle_log, self._window = puzzle_log, window
        self._puzzles: Puzzles | None = None
        self._lesson: Lesson | None = None
        self._actions, self._presenter = actions, presenter
        self._controller, self._table, self._analysis = controller, table, analysis
        self._hints: Hints | None = None
        self._counting: Counting | None = None
        table.panel.kind_picked.connect(self._tell_chance)
        actions.open_lines.toggled.connect(self._show_lines)
        actions.dead_cells.toggled.connect(self._show_dead)
        actions.connect(
            {
                actions.hint: self._hint,
                actions.let_go: self.close,
                actions.puzzles: self._choose_puzzle,
                actions.tutorial: self._learn,
            }
        )

    @property
    def hints(self) -> "Hints | None":
        """The hints; None before anybody asked for one."""
        return self._hints

    @property
    def counting(self) -> "Counting":
        """What one can count."""
        if self._counting is None:
            from .counting import Counting

            self._counting = Counting(self._controller, self._table)
            self._counting.told.connect(self._presenter.say)
            self._counting.closed.connect(self._hide_lines)
        return self._counting

    @property
    def puzzles(self) -> "Puzzles":
        """The puzzles."""
        if self._puzzles is None:
            from .puzzles import Puzzles

            self._puzzles = Puzzles(self._controller, self._table, self._presenter, self._puzzle_log)
            self._puzzles.opened.connect(self.opened)
            self._puzzles.left.connect(self.left)
        return self._puzzles

    @property
    def lesson(self) -> "Lesson":
        """The first lesson."""
        if self._lesson is None:
            from .lesson import Lesson

            self._lesson = Lesson(self._controller, self._table, self._presenter)
            self._lesson.opened.connect(self.opened)
            self._lesson.left.connect(self.left)
            self._lesson.play.connect(self.play)
        return self._lesson

    def _learn(self) -> None:
        self.lesson.begin()

    def _choose_puzzle(self) -> None:
        from qwirkle_desktop.review.puzzles import puzzle_of_the_day, read_puzzles

        from .puzzle_dialog import PuzzleDialog

        puzzles, day = self.puzzles, date.today()  # noqa: DTZ011 - the day on the person's wall
        is_done = puzzles.log.has_tried(puzzle_of_the_day(day))
        dialog = PuzzleDialog(puzzles.log, len(read_puzzles()), day, is_done=is_done, parent=self._window)
        dialog.today.connect(self._open_today)
        dialog.next_one.connect(puzzles.open_next)
        dialog.numbered.connect(puzzles.open)
        show(dialog)
        if problem := puzzles.take_problem():
            show(notice(phrases.damaged(), problem, self._window))

    def _open_today(self) -> None:
        self.puzzles.open_today(date.today())  # noqa: DTZ011 - the day on the person's wall

    def _hint(self) -> None:
        if self._controller.draft is None:
            return
        if self._hints is None:
            from .hints import Hints

            self._hints = Hints(self._controller, self._table, self._analysis)
            self._hints.told.connect(self.told)
        self._hide_lines()
        self._hints.tell_more()

    def _tell_chance(self, tile: Tile) -> None:
        self.counting.tell_chance(tile)

    def _show_lines(self, shown: bool) -> None:
        if shown and self._hints is not None:
            self._hints.close()
        self.counting.show_lines(shown)

    def _show_dead(self, shown: bool) -> None:
        self.counting.show_dead(shown)

    def _hide_lines(self) -> None:
        self._actions.open_lines.setChecked(False)

    def close(self) -> None:
        """Put away what lies over the board."""
        self._hide_lines()
        if self._hints is not None:
            self._hints.close()

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        if self._hints is not None:
            self._hints.retranslate()
        for part in (self._counting, self._puzzles, self._lesson):
            if part is not None:
                part.retranslate()
