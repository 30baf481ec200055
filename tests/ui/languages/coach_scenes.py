"""Moments in which the coach says something: hints, open lines, puzzles, the lesson, the review."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.review.puzzles import read_puzzles
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.ui.coach.hints import Hints, Stage
from qwirkle_desktop.ui.coach.lesson_steps import STEPS
from tests.ui.coach.conftest import rest
from tests.ui.pictures.games import finished
from tests.ui.review.conftest import made_up
from tests.ui.table.conftest import middle_game

Scene = Callable[[Desk, QtBot], None]
BOARD, HAND, OTHER = "Rc Rd Rs", "Rl Rf Re Bs Yc Gd", "Re Oe Ye Ge Be Pe"


def _hinted(desk: Desk, qtbot: QtBot, stage: Stage) -> Hints:
    game = middle_game(BOARD, HAND, OTHER, bag=rest(BOARD, HAND, OTHER), level="club")
    desk.controller.show(game)
    desk.contents.desk.opened.emit()
    ask = desk.contents.actions_.hint.trigger
    ask()
    hints = desk.contents.coach.hints
    assert hints is not None
    qtbot.waitUntil(lambda: hints.stage is Stage.IDEA, timeout=20_000)
    for _ in range(stage - Stage.IDEA):
        ask()
    assert hints.stage is stage
    assert hints.card.isVisible()
    return hints


def an_idea(desk: Desk, qtbot: QtBot) -> None:
    """The first hint."""
    _hinted(desk, qtbot, Stage.IDEA)


def best_play(desk: Desk, qtbot: QtBot) -> None:
    """The play and why."""
    _hinted(desk, qtbot, Stage.BEST)


def five_best(desk: Desk, qtbot: QtBot) -> None:
    """What else might be played."""
    _hinted(desk, qtbot, Stage.LIST)


def open_lines(desk: Desk, qtbot: QtBot) -> None:
    """Lines that wait for tiles."""
    game = middle_game("Rc Rd Rs Rl Rf", "Bs Yc Gd Bd Yd Gc", OTHER, bag=rest("Re"), level="club")
    desk.controller.show(game)
    desk.contents.desk.opened.emit()
    desk.contents.actions_.open_lines.setChecked(True)
    assert desk.contents.coach.counting.card.isVisible()


def puzzle(desk: Desk, qtbot: QtBot) -> None:
    """A puzzle is to be solved."""
    desk.contents.coach.puzzles.open(1)


def puzzle_answered(desk: Desk, qtbot: QtBot) -> None:
    """A puzzle's answer is shown, and why it is best."""
    puzzles = desk.contents.coach.puzzles
    number = next(one.number for one in read_puzzles() if isinstance(one.puzzle.best, Play))
    puzzles.open(number)
    puzzles.card.more_button.click()


def lesson(desk: Desk, qtbot: QtBot) -> None:
    """The first step of the lesson."""
    desk.contents.actions_.tutorial.trigger()


def lesson_over(desk: Desk, qtbot: QtBot) -> None:
    """The lesson's last words."""
    lesson(desk, qtbot)
    for _ in STEPS:
        desk.contents.coach.lesson.card.more_button.click()


def reviewed(desk: Desk, qtbot: QtBot) -> None:
    """A game's review."""
    game = finished()
    if not desk.library.contains(game.header.id):
        desk.library.add(game, range(len(game.header.seats)))
    desk.contents.reviews._reviewer._shelf.keep(game, made_up(game))
    desk.contents.reviews.show(game.header.id)
    assert desk.contents.reviews.panel is not None


COACH_SCENES: tuple[Scene, ...] = (
    an_idea,
    best_play,
    five_best,
    open_lines,
    puzzle,
    puzzle_answered,
    lesson,
    lesson_over,
    reviewed,
)


def put_off(desk: Desk) -> None:
    """The coach says nothing any more."""
    desk.contents.actions_.open_lines.setChecked(False)
    desk.contents.coach.close()
    desk.contents.replays.leave()
    for part in (desk.contents.coach.puzzles, desk.contents.coach.lesson):
        part.leave()
    desk.controller.leave()
