"""Undo and redo across turns: at once against computers, with consent between people, always kept."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from qwirkle_desktop.ui.board.scene import Layer
from tests.ui.table.conftest import SILENT_ENGINE
from tests.ui.table.driver import Driver

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def driver(play_with: Callable[..., Driver]) -> Driver:
    driver = play_with("Ada", "computer:club", deal=3, engine=SILENT_ENGINE)
    if driver.state.seat == 1:
        driver.let_computer_play()
    return driver


def undo(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Z, CONTROL)


def redo(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Z, CONTROL | SHIFT)


def play_round(driver: Driver) -> None:
    """Ada's turn and the computer's."""
    driver.take_turn()
    driver.let_computer_play()


def assert_it_is_kept(driver: Driver) -> None:
    """The library has the game as it is on the table."""
    game = driver.desk.controller.game
    assert game is not None
    kept = driver.desk.library.load(game.header.id).game
    assert kept.state == game.state
    assert kept.header == game.header


def test_undo_takes_ones_own_turn_back_with_the_answer_to_it(driver: Driver) -> None:
    before, shown = driver.state, driver.tray_tiles
    assert not driver.action("undo").isEnabled()
    play_round(driver)
    after = driver.state
    undo(driver)
    assert driver.state == before
    assert sorted(driver.tray_tiles.split()) == sorted(shown.split())
    assert len(driver.table.scene.items()) == len(before.board) + len(driver.cells_at(Layer.LAST_MOVE)) + len(
        driver.table.scene.marks.names
    )
    assert driver.draft is not None
    assert_it_is_kept(driver)
    redo(driver)
    assert driver.state == after
    assert_it_is_kept(driver)
    assert driver.draft is not None


def test_undo_goes_back_turn_by_turn_and_redo_forth_again(driver: Driver) -> None:
    states = [driver.state]
    for _ in range(3):
        play_round(driver)
        states.append(driver.state)
    for state in states[-2::-1]:
        undo(driver)
        assert driver.state == state
        assert_it_is_kept(driver)
    assert not driver.action("undo").isEnabled()
    for state in states[1:]:
        redo(driver)
        assert driver.state == state
        assert_it_is_kept(driver)
    assert not driver.action("redo").isEnabled()


def test_a_new_turn_forgets_what_could_be_redone(driver: Driver) -> None:
    play_round(driver)
    play_round(driver)
    undo(driver)
    assert driver.action("redo").isEnabled()
    play_round(driver)
    assert not driver.action("redo").isEnabled()
    assert not driver.desk.controller.can_redo


def test_undo_while_the_computer_thinks_takes_back_the_turn_just_made(driver: Driver) -> None:
    before = driver.state
    driver.take_turn()
    assert driver.state.seat == 1
    undo(driver)
    assert driver.state == before
    assert driver.draft is not None
    redo(driver)
    assert driver.state.seat == 1
    assert driver.table.dock.words.heading == "Robin is thinking"


def test_an_undo_is_noted_with_the_seat_that_was_helped(driver: Driver) -> None:
    play_round(driver)
    undo(driver)
    game = driver.desk.controller.game
    assert [seat.assisted for seat in game.header.seats] == [True, False]
    assert_it_is_kept(driver)


def test_undo_drops_the_draft_that_lay_on_the_table(driver: Driver) -> None:
    play_round(driver)
    play = driver.best_play()
    driver.lay(play, by_dragging=False)
    undo(driver)
    assert not driver.laid
    assert not driver.cells_at(Layer.DRAFT)


@pytest.fixture
def two_people(play_with: Callable[..., Driver]) -> Driver:
    driver = play_with("Ada", "Ben", deal=11, engine=SILENT_ENGINE)
    driver.press("Show my tiles")
    return driver


def names_in_turn(driver: Driver) -> tuple[str, str]:
    """Who just moved, and who is next."""
    names = [seat.name for seat in driver.desk.controller.game.header.seats]
    return names[1 - driver.state.seat], names[driver.state.seat]


def test_between_people_the_next_one_is_asked_and_agrees(two_people: Driver) -> None:
    driver, before = two_people, two_people.state
    driver.take_turn()
    last, following = names_in_turn(driver)
    driver.press("Take my turn back")
    question = driver.table.overlays.curtain._question
    assert question.text() == f"{following}, may {last} take the last turn back?"
    driver.press("Yes, take it back")
    assert driver.state == before
    assert driver.table.overlays.curtain.isVisible()
    assert driver.table.overlays.curtain.accessibleName() == f"Pass to {last}"
    assert_it_is_kept(driver)
    driver.press("Show my tiles")
    assert driver.draft is not None


def test_between_people_the_next_one_may_say_no(two_people: Driver) -> None:
    driver = two_people
    driver.take_turn()
    after = driver.state
    driver.press("Take my turn back")
    driver.press("No, it stays")
    assert driver.state == after
    driver.press("Show my tiles")
    assert driver.draft is not None
    assert driver.state == after


def test_the_key_for_undo_hides_the_hand_and_asks_too(two_people: Driver) -> None:
    driver = two_people
    driver.take_turn()
    driver.press("Show my tiles")
    after, curtain = driver.state, driver.table.overlays.curtain
    assert not curtain.isVisible()
    undo(driver)
    assert driver.state == after
    assert curtain.isVisible()
    assert driver.tray.accessibleName() == "The hand is hidden"
    driver.press("Yes, take it back")
    assert driver.state.moves == after.moves[:-1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_careless_key_leaves_the_turn_and_nobody_is_asked_again(two_people: Driver, key: Qt.Key) -> None:
    driver, curtain = two_people, two_people.table.overlays.curtain
    driver.take_turn()
    after = driver.state
    driver.press("Take my turn back")
    driver.key(key)
    assert not curtain.is_asking
    assert curtain.isVisible()
    driver.press("Show my tiles")
    undo(driver)
    assert driver.state == after
    assert not curtain.is_asking


def test_between_people_nothing_can_be_taken_back_before_the_first_turn(two_people: Driver) -> None:
    assert not two_people.action("undo").isEnabled()
