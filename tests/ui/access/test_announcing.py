"""What is said aloud, and what a key asks for."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.access.announcer import Announcer
from qwirkle_desktop.ui.access.telling import last_turn, standing
from tests.ui.keys.typist import ENTER, SHIFT, Typist


class Ear:
    """Hears what is announced."""

    def __init__(self, typist: Typist) -> None:
        self._typist = typist
        self._heard: list[str] = []
        (announcer,) = typist.driver.desk.window.findChildren(Announcer)
        announcer.announced.connect(self._heard.append)
        self.listen()

    def listen(self) -> list[str]:
        """What was said since last time."""
        self._typist.driver.qtbot.wait(1)
        heard, self._heard[:] = list(self._heard), []
        return heard


@pytest.fixture
def ear(typist: Typist) -> Ear:
    return Ear(typist)


def test_moves_and_points_are_announced(typist: Typist, ear: Ear) -> None:
    typist.driver.lay_tile("Rl", 3, 0)
    assert ear.listen() == ["A line of 4: 4 points. Enter plays it."]
    typist.press(ENTER)
    assert ear.listen() == ["Ada played 1 tile for 4 points. Robin is thinking."]
    typist.driver.let_computer_play("Re@4,0")
    assert ear.listen() == [
        "Robin played 1 tile for 5 points. Your turn. Drag a tile to the table, or click it and then a place."
    ]


def test_a_refusal_is_announced_every_time(typist: Typist, ear: Ear) -> None:
    typist.take("Rl")
    typist.go(Cell(3, 0))
    typist.press(Qt.Key.Key_Down, held=SHIFT)
    ear.listen()
    for _ in range(2):
        typist.press(ENTER)
        assert ear.listen() == ["New tiles must touch a tile that was already there."]


def test_a_key_tells_how_the_game_stands(typist: Typist, ear: Ear) -> None:
    for _ in range(2):
        typist.press(Qt.Key.Key_I)
        assert ear.listen() == ["Your turn, 0 to 0, 8 tiles left"]
        assert typist.driver.words == "Your turn, 0 to 0, 8 tiles left"
    typist.driver.lay_tile("Rl", 3, 0)
    typist.press(ENTER)
    ear.listen()
    typist.press(Qt.Key.Key_I)
    assert ear.listen() == ["Robin's turn, 4 to 0, 7 tiles left"]


def test_a_key_tells_what_happened_last(typist: Typist, ear: Ear) -> None:
    typist.press(Qt.Key.Key_I, held=SHIFT)
    assert ear.listen() == ["Nobody has played yet."]
    typist.driver.lay_tile("Rl", 3, 0)
    typist.press(ENTER)
    ear.listen()
    typist.press(Qt.Key.Key_I, held=SHIFT)
    assert ear.listen() == ["Ada played 1 tile for 4 points."]


def test_more_than_two_scores_come_with_names(typist_at: Callable[..., Typist]) -> None:
    typist = typist_at("Rc Rd Rs", "Rl Rf Re Bs Yc Gd", "Rc", "Bc")
    assert standing(typist.driver.desk.controller) == "Your turn, Ada 0, Robin 0 and Cy 0, 8 tiles left"
    assert last_turn(typist.driver.desk.controller) == "Nobody has played yet."


def test_between_people_nothing_said_names_a_tile(typist_at: Callable[..., Typist]) -> None:
    typist = typist_at(level=None)
    ear = Ear(typist)
    typist.driver.press("Show my tiles")
    typist.take_turn()
    typist.press(Qt.Key.Key_I)
    said = " ".join(ear.listen())
    assert "played" in said
    assert not [word for word in ("circle", "square", "star", "clover", "diamond") if word in said]
