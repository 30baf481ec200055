"""The coach's cards, puzzles, lesson and review in longer words, from the right, and in another language."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk, assemble
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.rules.tiles import KINDS
from qwirkle_desktop.ui.coach.lesson_steps import STEPS
from tests.ui.coach.conftest import COACH
from tests.ui.languages.coach_scenes import COACH_SCENES, Scene, lesson, put_off
from tests.ui.languages.conftest import _in_long_words
from tests.ui.languages.looking import said, troubles
from tests.ui.languages.pseudo import MARK
from tests.ui.languages.scenes import LEAST, USUAL, show
from tests.ui.languages.test_switching import NAMES, choose, in_language
from tests.ui.languages.windows import by_action
from tests.ui.table.conftest import QUICK, put_away

each_scene = pytest.mark.parametrize("scene", COACH_SCENES, ids=lambda scene: scene.__name__)
each_size = pytest.mark.parametrize("size", [LEAST, USUAL], ids=["800x600", "1280x800"])


@pytest.fixture(scope="module")
def coached(dressed: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A window whose coach answers at once."""
    places = places_in(tmp_path_factory.mktemp("coached"))
    places.create()
    desk = assemble(dressed, places, QUICK, engine=COACH)
    yield desk
    put_away(desk)


@pytest.fixture
def long_coach(coached: Desk, dressed: QApplication) -> Iterator[Desk]:
    """The same in the language of long words."""
    yield from _in_long_words(coached, dressed)
    put_off(coached)


@pytest.fixture
def mirrored_coach(coached: Desk, dressed: QApplication) -> Iterator[Desk]:
    """The same for those who read from the right."""
    dressed.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield from _in_long_words(coached, dressed)
    put_off(coached)


def card_in_view(desk: Desk) -> bool:
    """Whether no card of the coach sticks out of the board."""
    view = desk.contents.table.view
    coach = desk.contents.coach
    hints = coach.hints
    cards = [coach.counting.card, coach.puzzles.card, coach.lesson.card, *([hints.card] if hints else [])]
    return all(view.rect().contains(card.geometry()) for card in cards if card.isVisible())


@each_size
@each_scene
def test_the_coach_has_room_for_longer_texts(
    scene: Scene, size: QSize, long_coach: Desk, qtbot: QtBot
) -> None:
    show(long_coach, size, qtbot)
    scene(long_coach, qtbot)
    assert troubles(long_coach.window) == []
    assert card_in_view(long_coach)


@each_scene
def test_the_coach_has_room_from_the_right(scene: Scene, mirrored_coach: Desk, qtbot: QtBot) -> None:
    show(mirrored_coach, LEAST, qtbot)
    scene(mirrored_coach, qtbot)
    assert troubles(mirrored_coach.window) == []
    assert card_in_view(mirrored_coach)


def test_every_step_of_the_lesson_has_room(long_coach: Desk, qtbot: QtBot) -> None:
    show(long_coach, LEAST, qtbot)
    lesson(long_coach, qtbot)
    card = long_coach.contents.coach.lesson.card
    for _ in STEPS:
        assert troubles(long_coach.window) == []
        assert card_in_view(long_coach)
        card.more_button.click()


def test_the_chance_of_a_kind_is_told_in_the_line_of_words(long_coach: Desk, qtbot: QtBot) -> None:
    show(long_coach, USUAL, qtbot)
    COACH_SCENES[0](long_coach, qtbot)
    long_coach.contents.table.panel.kind_picked.emit(KINDS[5])
    assert troubles(long_coach.window) == []


@each_size
def test_the_choice_of_puzzles_has_room(size: QSize, long_coach: Desk, qtbot: QtBot) -> None:
    show(long_coach, size, qtbot)
    assert troubles(by_action("puzzles")(long_coach)) == []


@each_scene
def test_nothing_the_coach_says_goes_round_the_translation(
    scene: Scene, long_coach: Desk, qtbot: QtBot
) -> None:
    show(long_coach, USUAL, qtbot)
    scene(long_coach, qtbot)
    QCoreApplication.processEvents()
    plain = [(where, text) for where, text in said(long_coach.window) if not MARK.search(text)]
    assert [(where, text) for where, text in plain if text not in NAMES] == []


@each_scene
def test_the_coach_goes_on_in_another_language(
    scene: Scene, open_desk: Callable[..., Desk], qtbot: QtBot, tmp_path: Path
) -> None:
    old = open_desk(folder=tmp_path / "old", engine=COACH)
    scene(old, qtbot)
    choose(old, "fr")
    new = open_desk(in_language("fr"), folder=tmp_path / "new", engine=COACH)
    scene(new, qtbot)
    QCoreApplication.processEvents()
    assert said(old.window) == said(new.window)
