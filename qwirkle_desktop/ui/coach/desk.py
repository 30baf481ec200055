"""Answers the actions of the coach; what each needs is loaded when it is first asked for."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.controller.analysis import Analysis
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.moves import Move
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
    from .second_look import GoOn, SecondLook


class CoachDesk(QObject):
    """Hints in the turn of a person, a second look at weak plays, counting, puzzles and the first lesson.

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
        self._second_look: SecondLook | None = None
        self._limit = 0
        controller.turn_began.connect(self._prepare)
        controller.game_shown.connect(self._offer_counting)
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
    def second_look(self) -> "SecondLook":
        """What is asked before weak plays."""
        if self._second_look is None:
            from .second_look import SecondLook

            self._second_look = SecondLook(self._controller, self._table, self._analysis)
            self._second_look.waiting.connect(self._presenter.say)
            self._second_look.told.connect(self._presenter.say_now)
            self._second_look.told.connect(self.told)
        return self._second_look

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

    def set_settings(self, settings: Settings) -> None:
        """From how many points lost on a play is asked about."""
        self._limit = settings.look_again

    @property
    def _is_teaching(self) -> bool:
        """Whether one person plays against computers, not to practise, and wants to be asked."""
        game, people = self._controller.game, self._controller.people
        if not self._limit or game is None or self._controller.is_practice:
            return False
        return game.header.variant.is_plain and len(people) == 1 < len(game.header.seats)

    def _prepare(self, seat: int) -> None:
        if self._is_teaching and seat in self._controller.people:
            self._analysis.warm_up()

    def _offer_counting(self, game: Game) -> None:
        """Dice may show anything: of them there is nothing to count on the board."""
        for action in (self._actions.open_lines, self._actions.dead_cells):
            action.setEnabled(not game.state.variant.are_dice)
            if game.state.variant.are_dice:
                action.setChecked(False)

    def consider(self, move: Move, go_on: "GoOn") -> None:
        """Let a move through, where teaching has nothing against it."""
        if self._is_teaching:
            self._close_cards()
            self.second_look.consider(move, self._limit, go_on)
        else:
            go_on()

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
        self._drop_question()
        self._table.overlays.banner.dismiss()
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

    @property
    def is_open(self) -> bool:
        """Whether a card of the coach lies over the board."""
        parts = (self._hints, self._second_look)
        cards = any(part is not None and part.card.isVisible() for part in parts)
        return cards or self._actions.open_lines.isChecked()

    def close(self) -> None:
        """Put away what lies over the board."""
        self._drop_question()
        self._close_cards()

    def leave_practice(self) -> bool:
        """Leave the puzzle or the lesson; False where none is on the table."""
        practised = [one for one in (self._puzzles, self._lesson) if one is not None and one.is_on]
        for one in practised:
            one.close()
        return bool(practised)

    def _close_cards(self) -> None:
        self._hide_lines()
        if self._hints is not None:
            self._hints.close()

    def _drop_question(self) -> None:
        if self._second_look is not None:
            self._second_look.drop()

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self._drop_question()
        if self._hints is not None:
            self._hints.retranslate()
        for part in (self._counting, self._puzzles, self._lesson):
            if part is not None:
                part.retranslate()
