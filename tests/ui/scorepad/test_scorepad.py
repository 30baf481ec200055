"""Scorepads filled by mouse and by keys, looked at again, shared."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QListWidget, QTabWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.scorepad import PadTurn, Scorepad
from qwirkle_desktop.ui.scorepad.window import PadWindow
from qwirkle_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.library.conftest import SILENT_ENGINE
from tests.ui.scorepad.conftest import LEFT, PadDriver

# The list of known names opens as one types, and the offscreen screen cannot give it the keyboard.
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard")


def begin(driver: PadDriver, *names: str) -> None:
    """Open a new pad from the menu, with these names typed."""
    driver.desk.contents.actions_.scorepad.trigger()
    dialog = driver.dialog("pad_names_dialog")
    for number, name in enumerate(names, start=1):
        field = dialog.findChild(QLineEdit, f"pad_name_{number}")
        assert field is not None
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, name)
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def test_a_pad_is_filled_by_mouse(driver: PadDriver) -> None:
    QTest.mouseClick(driver.desk.contents.start_page.scorepad_button, LEFT)
    names = driver.dialog("pad_names_dialog")
    for number, name in ((1, "Ada"), (2, "Ben"), (4, "Cy")):
        field = names.findChild(QLineEdit, f"pad_name_{number}")
        assert field is not None
        field.setText(name)
    driver.click("start_pad", names)
    for name in ("digit_1", "digit_5", "write_turn"):
        driver.click(name)
    for name in ("line_6", "line_3", "line_6", "erase", "write_turn"):
        driver.click(name)
    for name in ("digit_2", "digit_4", "note_qwirkle", "note_qwirkle", "write_turn", "digit_0", "write_turn"):
        driver.click(name)
    written = (PadTurn(15), PadTurn(15, 1), PadTurn(24, 2), PadTurn(0))
    assert driver.pad == Scorepad(("Ada", "Ben", "Cy"), written)
    assert driver.cells() == [["15", "15", "24 ×2"], ["0", "", ""]]
    assert driver.heads() == [
        "Ada: 15 points, Qwirkles: 0",
        "Ben: 15 points, Qwirkles: 1, to play",
        "Cy: 24 points, Qwirkles: 2, leads",
    ]
    driver.click("undo_entry")
    assert driver.pad.turns == written[:3]
    click_turn(driver, 0, 0)
    change = driver.dialog("pad_turn_dialog")
    for name in ("erase", "digit_2", "write_turn"):
        driver.click(name, change)
    assert driver.pad.turns[0] == PadTurn(12)
    driver.click("end_pad")
    driver.click("out_0", driver.dialog("pad_end_dialog"))
    assert driver.pad.totals == (18, 15, 24)
    result = driver.window.findChild(QLabel, "pad_result")
    assert result is not None
    assert result.text() == "Cy wins"
    driver.click("undo_entry")
    assert not driver.pad.is_over


def click_turn(driver: PadDriver, row: int, column: int) -> None:
    table = driver.window.sheet.table
    place = table.visualRect(table.model().index(row, column)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=QPoint(place))


def test_a_pad_is_filled_by_keys(driver: PadDriver) -> None:
    key = Qt.Key
    begin(driver, "Ada", "Ben")
    driver.press(key.Key_1, key.Key_2, key.Key_Q, key.Key_Return)
    driver.press(key.Key_F6, key.Key_F2, key.Key_F6, key.Key_Backspace, key.Key_Enter)
    assert driver.pad.turns == (PadTurn(12, 1), PadTurn(14, 1))
    driver.press(key.Key_9, key.Key_9)
    told = driver.window.findChild(QLabel, "entry_told")
    assert told is not None
    assert told.text() == "A turn gives 84 points at most."
    driver.press(key.Key_Return, key.Key_Escape)
    assert len(driver.pad.turns) == 2
    driver.press(key.Key_7, key.Key_Return)
    driver.press(key.Key_Up)
    assert driver.window.sheet.table.currentIndex().row() == 0
    driver.press(key.Key_Left, key.Key_Right, key.Key_Space)
    change = driver.dialog("pad_turn_dialog")
    QTest.keyClick(change, key.Key_2)
    QTest.keyClick(change, key.Key_Return)
    assert driver.pad.turns == (PadTurn(12, 1), PadTurn(2), PadTurn(7))
    for undone in ((PadTurn(12, 1), PadTurn(14, 1), PadTurn(7)), (PadTurn(12, 1), PadTurn(14, 1))):
        QTest.keySequence(driver.window, "Ctrl+Z")
        assert driver.pad.turns == undone
    QTest.keyClick(driver.window, key.Key_Escape)
    driver.desk.contents.actions_.scorepad.trigger()
    assert driver.pad.turns == (PadTurn(12, 1), PadTurn(14, 1))


def test_the_next_one_begins_the_next_game(driver: PadDriver) -> None:
    begin(driver, "Ada", "Ben", "Cy")
    driver.press(Qt.Key.Key_8, Qt.Key.Key_Return)
    driver.window.book.end(0)
    driver.click("new_pad")
    names = driver.dialog("pad_names_dialog")
    driver.click("next_begins", names)
    driver.click("start_pad", names)
    assert driver.pad == Scorepad(("Ben", "Cy", "Ada"))
    assert len(driver.desk.library.pads()) == 2


def test_equal_points_share_the_win(driver: PadDriver) -> None:
    begin(driver, "Ada", "Ben")
    driver.press(*[Qt.Key.Key_8, Qt.Key.Key_Return] * 2)
    driver.click("end_pad")
    driver.click("out_2", driver.dialog("pad_end_dialog"))
    assert driver.pad.is_over
    assert driver.pad.out is None
    result = driver.window.findChild(QLabel, "pad_result")
    assert result is not None
    assert result.text() == "Ada and Ben share the win"


def test_a_pad_comes_back_in_the_next_run_and_is_counted_apart(
    driver: PadDriver, open_desk: Callable[..., Desk], qtbot: QtBot
) -> None:
    begin(driver, "Ada", "Ben")
    driver.press(Qt.Key.Key_8, Qt.Key.Key_Return)
    driver.desk.window.close()
    later = PadDriver(qtbot, open_desk(engine=SILENT_ENGINE))
    later.desk.contents.begin()
    later.desk.contents.actions_.scorepad.trigger()
    assert later.heads()[0] == "Ada: 8 points, Qwirkles: 0, leads"
    later.click("undo_entry")
    assert later.pad.turns == ()
    later.press(Qt.Key.Key_9, Qt.Key.Key_Return)
    later.click("end_pad")
    later.click("out_1", later.dialog("pad_end_dialog"))
    later.click("close_pad")
    later.desk.contents.actions_.statistics.trigger()
    figures = later.dialog("statistics")
    assert isinstance(figures, StatisticsWindow)
    tabs = figures.findChild(QTabWidget)
    assert tabs is not None
    assert [tabs.tabText(place) for place in range(tabs.count()) if tabs.isTabVisible(place)] == ["Scorepad"]
    rows = figures.pads_page.table.model()
    assert [rows.index(0, column).data() for column in range(7)] == ["1", "1", "0", "9.0", "9", "9", "0"]
    figures.close()
    later.desk.contents.actions_.library.trigger()
    library = later.dialog("library")
    next(action for action in library.actions() if action.objectName() == "show_scorepads").trigger()
    listed = later.dialog("pads_dialog")
    items = listed.findChild(QListWidget, "pads")
    assert items is not None
    assert items.item(0).text().splitlines()[0] == "Ada 9 and Ben 6"
    later.click("delete_pad", listed)
    later.click("yes", later.dialog("question"))
    assert later.desk.library.pads() == []


@pytest.mark.parametrize("suffix", [".png", ".csv", ".pdf"])
def test_a_pad_is_saved_in_the_form_that_its_name_asks_for(
    driver: PadDriver, tmp_path: Path, suffix: str
) -> None:
    begin(driver, "Ada", "<b>Ben")
    driver.press(Qt.Key.Key_F6, Qt.Key.Key_Return)
    sharing, path = driver.window.sharing, tmp_path / f"pad{suffix}"
    asks = {".png": sharing.ask_picture, ".csv": sharing.ask_table, ".pdf": sharing.print_out}
    asks[suffix]()
    dialog = next(one for one in driver.window.findChildren(QFileDialog) if one.isVisible())
    dialog.fileSelected.emit(str(path))
    dialog.close()
    data = path.read_bytes()
    if suffix == ".csv":
        assert data.decode("utf-8-sig").splitlines()[:2] == ["round,Ada,<b>Ben", "1,12,"]
    elif suffix == ".pdf":
        assert data.startswith(b"%PDF")
    else:
        picture = QImage.fromData(data)
        assert picture.width() >= 900
        driver.window.sharing.copy()
        assert QGuiApplication.clipboard().image().size() == picture.size()


def test_six_long_names_fit_the_least_window_with_large_text(
    open_desk: Callable[..., Desk], qtbot: QtBot
) -> None:
    small = Settings(appearance="dark", animation="reduced", text_size=200)
    desk = open_desk(small, engine=SILENT_ENGINE, resize=False)
    desk.window.resize(800, 600)
    driver = PadDriver(qtbot, desk)
    begin(driver, *("Wilhelmina the very long name of someone",) * 6)
    window = driver.window
    assert isinstance(window, PadWindow)
    assert window.width() <= 800
    assert window.height() <= 600
    write = window.keypad.write
    assert window.rect().contains(write.mapTo(window, write.rect().bottomRight()))


def test_a_pad_deleted_while_it_is_open_stays_deleted(driver: PadDriver) -> None:
    begin(driver, "Ada", "Ben")
    driver.press(Qt.Key.Key_5, Qt.Key.Key_Return)
    driver.window.list_wanted.emit()
    listed = driver.dialog("pads_dialog")
    driver.click("delete_pad", listed)
    driver.click("yes", driver.dialog("question"))
    assert driver.desk.library.pads() == []
    assert [one for one in driver.desk.window.findChildren(PadWindow) if one.isVisible()] == []


def test_enter_changes_the_turn_whatever_key_of_the_pad_has_the_keyboard(driver: PadDriver) -> None:
    begin(driver, "Ada", "Ben")
    driver.press(Qt.Key.Key_5, Qt.Key.Key_Return, Qt.Key.Key_6, Qt.Key.Key_Return)
    click_turn(driver, 0, 0)
    change = driver.dialog("pad_turn_dialog")
    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Return):
        QTest.keyClick(change.focusWidget() or change, key)
    assert not change.isVisible()
    assert driver.pad.turns == (PadTurn(12), PadTurn(6))


def test_enter_writes_what_was_typed_after_a_question_was_left(driver: PadDriver) -> None:
    begin(driver, "Ada", "Ben")
    driver.press(Qt.Key.Key_5, Qt.Key.Key_Return)
    driver.click("end_pad")
    question = driver.dialog("pad_end_dialog")
    QTest.keyClick(question.focusWidget() or question, Qt.Key.Key_Return)
    assert not question.isVisible()
    assert not driver.pad.is_over
    driver.window.end_button.setFocus()
    driver.press(Qt.Key.Key_7, Qt.Key.Key_Return)
    assert driver.pad.turns == (PadTurn(5), PadTurn(7))
    driver.window.end_button.setFocus()
    driver.press(Qt.Key.Key_Return)
    assert driver.dialog("pad_end_dialog").isVisible()
