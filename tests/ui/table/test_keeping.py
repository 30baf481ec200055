"""Games outlive the window: closed in the middle, put aside, written down and read again."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.check import read_record
from qwirkle_desktop.library.game import Game
from tests.ui.table.conftest import SILENT_ENGINE
from tests.ui.table.driver import Driver


@pytest.fixture
def driver(play_with: Callable[..., Driver]) -> Driver:
    driver = play_with("Ada", "computer:club", deal=3, engine=SILENT_ENGINE)
    if driver.state.seat == 1:
        driver.let_computer_play()
    return driver


def game_of(driver: Driver) -> Game:
    game = driver.desk.controller.game
    assert game is not None
    return game


def play_rounds(driver: Driver, rounds: int) -> None:
    for _ in range(rounds):
        driver.take_turn()
        driver.let_computer_play()


def notice(driver: Driver) -> str:
    """What the open notice says; it is closed."""
    words = [label.text() for label in driver.dialog("question").findChildren(QLabel) if label.text()]
    driver.answer("question", "yes")
    return "\n".join(words)


def another_window(open_desk: Callable[..., Desk], qtbot: QtBot, driver: Driver) -> Driver:
    """Close the window and open the program again."""
    driver.desk.window.close()
    driver.desk.library.close()
    desk = open_desk(engine=SILENT_ENGINE)
    desk.contents.begin()
    return Driver(qtbot, desk)


def test_the_words_of_a_game_taken_up_again_are_whole(
    driver: Driver, open_desk: Callable[..., Desk], qtbot: QtBot
) -> None:
    """Their place had the height of the words before them."""
    again = another_window(open_desk, qtbot, driver)
    labels = again.table.dock.findChild(QWidget, "status").findChildren(QLabel)
    heading, words = (label for label in labels if label.isVisible())
    qtbot.waitUntil(lambda: words.text().count(".") > 1)
    qtbot.waitUntil(lambda: words.height() >= words.heightForWidth(words.width()))
    assert heading.text() == "Your turn"


def test_a_game_closed_in_the_middle_goes_on_where_it_was(
    driver: Driver, open_desk: Callable[..., Desk], qtbot: QtBot
) -> None:
    play_rounds(driver, 3)
    driver.lay(driver.best_play(), by_dragging=False)
    before = game_of(driver)
    again = another_window(open_desk, qtbot, driver)
    after = game_of(again)
    assert after.state == before.state, "board, hands, scores, and the order of the bag"
    assert after.record == before.record
    assert again.table.isVisible()
    assert not again.laid, "the draft is not part of the game"
    assert set(again.table.scene._tiles) == set(before.state.board.tiles)
    assert sorted(again.tray_tiles.split()) == sorted(map(str, before.state.hands[0]))


def test_a_game_closed_while_the_computer_thinks_lets_it_think_again(
    driver: Driver, open_desk: Callable[..., Desk], qtbot: QtBot
) -> None:
    driver.take_turn()
    before = driver.state
    again = another_window(open_desk, qtbot, driver)
    assert again.state == before
    assert again.desk.computers.is_thinking
    again.let_computer_play()
    assert again.draft is not None


def test_unfinished_games_wait_in_the_menu(driver: Driver) -> None:
    play_rounds(driver, 2)
    first = game_of(driver)
    for name in ("Ben", "Cy"):
        driver.desk.contents.desk.start(GameSetup((SeatSetup(name), SeatSetup("Wren", "club")), deal=4))
    menu = driver.desk.contents.actions_.unfinished
    menu.aboutToShow.emit()
    ada, robin = first.state.scores
    assert listed(menu) == ["Ben 0, Wren 0", f"Ada {ada}, Robin {robin}"]
    menu.actions()[1].trigger()
    assert game_of(driver).state == first.state
    menu.aboutToShow.emit()
    assert listed(menu) == ["Cy 0, Wren 0", "Ben 0, Wren 0"]


def listed(menu: QMenu) -> list[str]:
    """The games of the menu, without the day on which they were begun."""
    return [action.text().partition(" (")[0] for action in menu.actions()]


def test_a_library_that_does_not_answer_lists_no_games_and_keeps_the_window(driver: Driver) -> None:
    desk, menu = driver.desk.contents.desk, driver.desk.contents.actions_.unfinished
    driver.desk.contents.desk.start(GameSetup((SeatSetup("Ben"), SeatSetup("Wren", "club"))))
    desk.fill_unfinished(menu)
    assert menu.isEnabled()
    with sqlite3.connect(driver.desk.library._path) as other:
        other.execute("ALTER TABLE games RENAME TO hidden")
    desk.fill_unfinished(menu)
    assert not menu.isEnabled()
    assert not desk.has_unfinished
    assert not desk.resume_last()
    assert "The library could not be read" in notice(driver)


def test_an_unfinished_game_is_saved_after_a_warning_and_the_next_dialog_begins_there(
    driver: Driver, qtbot: QtBot, tmp_path: Path
) -> None:
    desk = driver.desk.contents.records
    desk.save_record()
    driver.answer("question", "no")
    assert not driver.desk.window.findChildren(QFileDialog)
    for name in ("one", "two"):
        desk.save_record()
        driver.answer("question", "yes")
        dialog = driver.dialog("save_dialog")
        if name == "two":
            assert dialog.directory().absolutePath() == str(tmp_path)
        with qtbot.waitSignal(desk.saved) as saved:
            dialog.selectFile(str(tmp_path / name))
            dialog.accept()
        assert saved.args == [f"{name}.qwirkle"]
    assert read_record((tmp_path / "two.qwirkle").read_bytes()).record == game_of(driver).record


def test_a_record_is_saved_and_opened_elsewhere(
    driver: Driver, open_desk: Callable[..., Desk], qtbot: QtBot, tmp_path: Path
) -> None:
    play_rounds(driver, 2)
    before = game_of(driver)
    driver.desk.contents.records.write_record(str(tmp_path / "ours"))
    elsewhere = Driver(qtbot, open_desk(folder=tmp_path / "elsewhere", engine=SILENT_ENGINE))
    elsewhere.desk.contents.records.open_record(str(tmp_path / "ours.qwirkle"))
    assert game_of(elsewhere).record == before.record
    assert game_of(elsewhere).state == before.state
    assert elsewhere.table.isVisible()


def test_the_same_record_shows_the_game_that_is_kept(driver: Driver, tmp_path: Path) -> None:
    play_rounds(driver, 1)
    desk, path = driver.desk.contents.records, str(tmp_path / "same.qwirkle")
    desk.write_record(path)
    before = game_of(driver)
    driver.desk.contents.desk.start(GameSetup((SeatSetup("Ben"), SeatSetup("Wren", "club"))))
    desk.open_record(path)
    assert game_of(driver).state == before.state
    assert game_of(driver).header.id == before.header.id


@pytest.mark.parametrize("take", [True, False])
def test_a_record_that_goes_further_is_taken_if_so_wished(driver: Driver, tmp_path: Path, take: bool) -> None:
    play_rounds(driver, 2)
    desk, path, longer = driver.desk.contents.records, str(tmp_path / "longer.qwirkle"), game_of(driver)
    desk.write_record(path)
    driver.desk.controller.undo()
    shorter = game_of(driver)
    desk.open_record(path)
    driver.answer("question", "yes" if take else "no")
    assert game_of(driver).state == (longer if take else shorter).state
    kept = driver.desk.library.load(longer.header.id).game
    assert kept.state == game_of(driver).state


def test_a_record_that_tells_the_game_otherwise_changes_nothing(driver: Driver, tmp_path: Path) -> None:
    play_rounds(driver, 2)
    desk, path = driver.desk.contents.records, str(tmp_path / "other.qwirkle")
    desk.write_record(path)
    driver.desk.controller.undo()
    driver.press("Trade")
    driver.click_tile(0)
    driver.press("Trade 1")
    before = driver.state
    desk.open_record(path)
    assert "The file tells it differently." in notice(driver)
    assert driver.state == before


def test_a_bad_record_is_refused_with_its_line(driver: Driver, tmp_path: Path) -> None:
    play_rounds(driver, 2)
    desk, path = driver.desk.contents.records, tmp_path / "bad.qwirkle"
    desk.write_record(str(path))
    lines = path.read_text().splitlines()
    lines[2] = '{"play": "Rc@500,500", "score": 2}'
    path.write_text("\n".join(lines) + "\n")
    before = driver.state
    desk.open_record(str(path))
    words = notice(driver)
    assert "This record could not be opened" in words
    assert "This record is damaged." in words
    assert "bad.qwirkle, line 3: " in words
    assert driver.state == before


def test_a_record_cut_off_opens_as_far_as_it_goes(
    driver: Driver, open_desk: Callable[..., Desk], qtbot: QtBot, tmp_path: Path
) -> None:
    play_rounds(driver, 2)
    path = tmp_path / "cut.qwirkle"
    driver.desk.contents.records.write_record(str(path))
    whole = path.read_text()
    path.write_text(whole[: len(whole) - 10])
    elsewhere = Driver(qtbot, open_desk(folder=tmp_path / "elsewhere", engine=SILENT_ENGINE))
    elsewhere.desk.contents.records.open_record(str(path))
    turns = len(game_of(driver).turns) - 1
    assert f"Its {turns} whole turns are here." in notice(elsewhere)
    assert len(game_of(elsewhere).turns) == turns


def test_no_file_and_no_folder_are_said_in_words(driver: Driver, tmp_path: Path) -> None:
    before = driver.state
    driver.desk.contents.records.open_record(str(tmp_path / "nowhere.qwirkle"))
    assert "This record could not be opened" in notice(driver)
    driver.desk.contents.records.write_record(str(tmp_path / "no" / "where.qwirkle"))
    assert "This record could not be saved" in notice(driver)
    assert driver.state == before
