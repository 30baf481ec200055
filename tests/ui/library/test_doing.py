from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.library.check import read_record
from tests.ui.library.conftest import FINISHED, LAST_YEAR, LEFT, MASTER, UNFINISHED, Reader

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def reader(read_with: Callable[..., Reader]) -> Reader:
    """Games change here: every test has a library of its own."""
    return read_with()


# Opening


def test_enter_goes_on_with_an_unfinished_game(reader: Reader) -> None:
    reader.click(UNFINISHED)
    reader.key(Qt.Key.Key_Return)
    game = reader.desk.controller.game
    assert game is not None
    assert game.header.id == UNFINISHED
    assert not reader.window.isVisible()
    assert reader.desk.contents.table.isVisible()


def test_a_double_click_replays_a_finished_game(reader: Reader) -> None:
    viewport, point = reader.window.games.viewport(), reader.point(FINISHED)
    QTest.mouseClick(viewport, LEFT, pos=point)
    QTest.mouseDClick(viewport, LEFT, pos=point)
    saved = reader.desk.contents.replays.saved
    assert saved is not None
    assert saved.game.header.id == FINISHED


def test_the_button_says_what_it_does_with_the_game(reader: Reader) -> None:
    button = reader.window.findChild(QPushButton, "open_game_button")
    reader.click(UNFINISHED)
    assert button.text() == "Continue"
    reader.click(MASTER)
    assert button.text() == "Replay"
    reader.press("open_game_button")
    assert reader.desk.contents.replays.saved.game.header.id == MASTER


def test_an_unfinished_game_can_be_replayed_too(reader: Reader) -> None:
    reader.click(UNFINISHED)
    reader.window.replay.trigger()
    assert reader.desk.contents.replays.saved.game.header.id == UNFINISHED


def test_going_on_with_the_game_on_the_table_keeps_what_can_be_redone(reader: Reader) -> None:
    reader.click(UNFINISHED)
    reader.key(Qt.Key.Key_Return)
    before = reader.desk.controller.game
    reader.window = reader.open()
    reader.click(UNFINISHED)
    reader.key(Qt.Key.Key_Return)
    assert reader.desk.controller.game is before


# Titles


def test_a_game_gets_a_title_and_is_found_by_it(reader: Reader) -> None:
    reader.click(FINISHED)
    reader.key(Qt.Key.Key_F2)
    field = reader.dialog("rename_dialog").findChild(QLineEdit)
    QTest.keyClicks(field, "Sunday <b>at</b> Ada's")
    QTest.keyClick(field, Qt.Key.Key_Return)
    card = reader.desk.library.card(FINISHED)
    assert card.title == "Sunday <b>at</b> Ada's"
    assert reader.sentences[reader.ids.index(FINISHED)].startswith("Sunday <b>at</b> Ada's: Ada ")
    assert reader.window.games.card.id == FINISHED
    reader.window.filters.search.setFocus()
    QTest.keyClicks(reader.window.filters.search, "sunday")
    reader.key(Qt.Key.Key_Return)
    assert reader.ids == [FINISHED]


def test_an_empty_title_is_none(reader: Reader) -> None:
    reader.desk.library.rename(FINISHED, "Old")
    reader.click(FINISHED)
    reader.press("rename_game_button")
    field = reader.dialog("rename_dialog").findChild(QLineEdit)
    field.clear()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert reader.desk.library.card(FINISHED).title is None


# Deleting


def test_a_game_deleted_by_key_comes_back_by_ctrl_z(reader: Reader) -> None:
    reader.click(FINISHED)
    reader.key(Qt.Key.Key_Delete)
    assert FINISHED not in reader.ids
    assert reader.window.undo_bar.isVisible()
    assert "Ada" in reader.window.undo_bar.text
    assert reader.window.games.card is not None, "the next game is chosen"
    reader.key(Qt.Key.Key_Z, CONTROL)
    assert reader.ids == [UNFINISHED, MASTER, FINISHED, LAST_YEAR]
    assert not reader.window.undo_bar.button.isVisible()


def test_the_offer_to_undo_can_be_reached_by_tab_and_pressed(reader: Reader) -> None:
    reader.click(FINISHED)
    reader.key(Qt.Key.Key_Delete)
    reader.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is reader.window.undo_bar.button
    reader.key(Qt.Key.Key_Space)
    assert FINISHED in reader.ids
    assert reader.window.games.hasFocus()


def test_the_offer_goes_after_a_while_but_not_under_the_focus(reader: Reader, qtbot: QtBot) -> None:
    bar = reader.window.undo_bar
    reader.click(FINISHED)
    reader.key(Qt.Key.Key_Delete)
    bar.button.setFocus()
    bar._timer.timeout.emit()
    assert bar.isVisible()
    reader.window.games.setFocus()
    bar._timer.timeout.emit()
    assert not bar.isVisible()
    reader.key(Qt.Key.Key_Z, CONTROL)
    assert FINISHED in reader.ids, "the key still works"


def test_several_games_are_deleted_and_brought_back_together(reader: Reader) -> None:
    reader.click(MASTER)
    reader.click(LAST_YEAR, SHIFT)
    assert reader.window.count_label.text().startswith("3 of 4")
    reader.press("delete_game_button")
    assert reader.ids == [UNFINISHED]
    reader.press("undo_delete")
    assert len(reader.ids) == 4


def test_ctrl_z_in_the_search_field_undoes_typing_first(reader: Reader) -> None:
    reader.click(FINISHED)
    reader.key(Qt.Key.Key_Delete)
    search = reader.window.filters.search
    search.setFocus()
    reader.key(Qt.Key.Key_Z, CONTROL)
    assert FINISHED in reader.ids, "nothing was typed"
    QTest.keyClicks(search, "x")
    reader.key(Qt.Key.Key_Z, CONTROL)
    assert search.text() == ""


def test_the_delete_key_deletes_letters_while_one_types(reader: Reader) -> None:
    search = reader.window.filters.search
    search.setFocus()
    QTest.keyClicks(search, "ab")
    reader.key(Qt.Key.Key_Home)
    reader.key(Qt.Key.Key_Delete)
    assert search.text() == "b"
    assert reader.desk.library.count() == 4


def test_deleting_the_game_on_the_table_takes_it_off(reader: Reader) -> None:
    reader.click(UNFINISHED)
    reader.key(Qt.Key.Key_Return)
    reader.window = reader.open()
    reader.click(UNFINISHED)
    reader.key(Qt.Key.Key_Delete)
    assert reader.desk.controller.game is None
    assert reader.desk.contents.start_page.isVisible()
    assert not reader.desk.contents.start_page.go_on.isVisible()
    reader.key(Qt.Key.Key_Z, CONTROL)
    reader.window.close()
    assert reader.desk.contents.start_page.go_on.isVisible()
    assert reader.desk.library.card(UNFINISHED).turns == 9


# Deals


def test_the_number_of_a_deal_is_copied(reader: Reader) -> None:
    reader.click(FINISHED)
    reader.window.copy_deal.trigger()
    assert QGuiApplication.clipboard().text() == "12"
    assert "12" in reader.window.undo_bar.text


def test_the_deal_of_a_game_that_goes_on_is_neither_copied_nor_played(reader: Reader) -> None:
    reader.click(UNFINISHED)
    assert not reader.window.copy_deal.isEnabled()
    assert not reader.window.play_deal.isEnabled()


def test_a_deal_is_played_again_by_the_same_seats(reader: Reader) -> None:
    reader.click(FINISHED)
    reader.window.play_deal.trigger()
    game = reader.desk.controller.game
    assert game is not None
    assert game.header.id != FINISHED
    assert game.header.deal == 12
    assert [seat.name for seat in game.header.seats] == ["Ada", "Robin"]


# Exporting


def test_a_finished_game_is_exported_at_once(reader: Reader, tmp_path: Path) -> None:
    reader.click(FINISHED)
    reader.key(Qt.Key.Key_E, CONTROL)
    dialog = reader.dialog("export_dialog")
    dialog.selectFile(str(tmp_path / "one"))
    dialog.accept()
    record = read_record((tmp_path / "one.qwirkle").read_bytes()).record
    assert record == reader.desk.library.load(FINISHED).game.record
    assert "one.qwirkle" in reader.window.undo_bar.text


def test_an_unfinished_game_is_exported_after_asking(reader: Reader, tmp_path: Path) -> None:
    reader.click(UNFINISHED)
    reader.press("export_game_button")
    assert not reader.window.findChildren(QFileDialog)
    QTest.mouseClick(reader.dialog("question").yes, LEFT)
    dialog = reader.dialog("export_dialog")
    dialog.selectFile(str(tmp_path / "open"))
    dialog.accept()
    assert read_record((tmp_path / "open.qwirkle").read_bytes()).record.result is None


@pytest.mark.parametrize("several", [True, False])
def test_several_games_or_all_go_to_a_folder(reader: Reader, tmp_path: Path, *, several: bool) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    if several:
        reader.click(MASTER)
        reader.click(LAST_YEAR, SHIFT)
        reader.window.export.trigger()
    else:
        reader.window.export_all.trigger()
        QTest.mouseClick(reader.dialog("question").yes, LEFT)
    dialog = reader.dialog("export_all_dialog")
    dialog.setDirectory(str(folder))
    dialog.fileSelected.emit(str(folder))
    dialog.close()
    files = sorted(folder.glob("*.qwirkle"))
    assert len(files) == (3 if several else 4)
    assert all(read_record(file.read_bytes()).record for file in files)
    assert folder.name in reader.window.undo_bar.text


def test_a_folder_that_cannot_be_written_is_told(reader: Reader, tmp_path: Path) -> None:
    reader.click(FINISHED)
    reader.window.deeds._cards = reader.window.games.cards
    reader.window.deeds.export_to(str(tmp_path / "nowhere" / "x.qwirkle"))
    assert "x.qwirkle" in " ".join(label.text() for label in reader.dialog("question").findChildren(QLabel))


# The menu


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_menu_key_opens_what_can_be_done_with_the_row(reader: Reader) -> None:
    reader.click(UNFINISHED)
    reader.window.games.customContextMenuRequested.emit(QPoint(-1, -1))
    (menu,) = (one for one in reader.window.findChildren(QMenu) if one.isVisible())
    entries = [action.text() for action in menu.actions() if action.isEnabled() and action.text()]
    menu.close()
    assert entries[:2] == ["Continue", "Replay"]
    assert "Delete" in entries
    assert "Undo" not in entries


def test_nothing_can_be_done_without_a_game(read_with: Callable[..., Reader]) -> None:
    window = read_with(empty=True).window
    for action in (
        window.go_on,
        window.replay,
        window.rename,
        window.export,
        window.delete,
        window.export_all,
    ):
        assert not action.isEnabled(), action.text()
