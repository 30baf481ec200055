"""The list of bots, by mouse and keys, with real programs behind the commands."""

import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.engine.match.bot import Limits
from qwirkle_desktop.library.settings import BotSettings
from qwirkle_desktop.ui.dialogs.bot_editor import BotEditor
from qwirkle_desktop.ui.dialogs.bots import BotsDialog
from tests.processes import children

LEFT = Qt.MouseButton.LeftButton
BOTS = Path(__file__).parents[2] / "data" / "bots"
PATIENT = Limits(first=60.0)
"""Seconds: nobody honest is late, however busy the machine is."""
HASTY = Limits(seconds=0.2, grace=0.2, first=1.0)
EXAMPLE = BotSettings("Example", shlex.join([sys.executable, str(BOTS / "example_bot.py")]))

Open = Callable[..., BotsDialog]


@pytest.fixture
def open_list(qtbot: QtBot) -> Iterator[Open]:
    """Opens the list; closing it, as a person would, is part of every test."""
    dialogs: list[BotsDialog] = []

    def open_(*bots: BotSettings, limits: Limits = PATIENT) -> BotsDialog:
        dialog = BotsDialog(bots, limits=limits)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        dialogs.append(dialog)
        return dialog

    yield open_
    for dialog in dialogs:
        dialog.close()
    assert children() == []


def press(dialog: QDialog, name: str) -> None:
    found = dialog.findChild(QPushButton, name)
    assert found.isEnabled(), name
    assert found.isVisible(), name
    QTest.mouseClick(found, LEFT)


def form(dialog: BotsDialog) -> BotEditor:
    (editor,) = (one for one in dialog.findChildren(BotEditor) if one.isVisible())
    return editor


def fill(editor: BotEditor, name: str, command: str) -> None:
    for edit, text in ((editor.name_edit, name), (editor.command_edit, command)):
        edit.setFocus()
        edit.selectAll()
        QTest.keyClick(edit, Qt.Key.Key_Delete)
        QTest.keyClicks(edit, text)


def broken(fault: str) -> BotSettings:
    return BotSettings("Broken", shlex.join([sys.executable, str(BOTS / "fake_bot.py"), fault]))


def told(dialog: QDialog, name: str) -> str:
    label = dialog.findChild(QLabel, name)
    return label.text() if label.isVisible() else ""


def run_test(qtbot: QtBot, dialog: BotsDialog) -> str:
    press(dialog, "test_bot")
    assert not dialog.test.isEnabled()
    qtbot.waitUntil(dialog.test.isEnabled, timeout=60_000)
    return told(dialog, "test_result")


def test_an_empty_list_says_what_to_do(open_list: Open) -> None:
    dialog = open_list()
    assert "no bots yet" in told(dialog, "test_result")
    assert [each.isEnabled() for each in (dialog.add, dialog.edit, dialog.remove, dialog.test)] == [
        True,
        False,
        False,
        False,
    ]


def test_a_bot_is_added_by_typing(qtbot: QtBot, open_list: Open) -> None:
    dialog = open_list()
    press(dialog, "add_bot")
    editor = form(dialog)
    fill(editor, " Zed ", "python3 zed.py")
    with qtbot.waitSignal(dialog.changed) as changed:
        QTest.keyClick(editor.command_edit, Qt.Key.Key_Return)
    assert changed.args == [(BotSettings("Zed", "python3 zed.py"),)]
    assert dialog.list.count() == 1
    assert dialog.list.currentRow() == 0


def test_a_bot_is_changed_and_keeps_its_place(qtbot: QtBot, open_list: Open) -> None:
    dialog = open_list(EXAMPLE, BotSettings("Zed", "zed"))
    press(dialog, "edit_bot")
    fill(form(dialog), "Example", "other")
    press(form(dialog), "save_bot")
    assert dialog.bots == (BotSettings("Example", "other"), BotSettings("Zed", "zed"))


def test_a_bot_is_removed_after_asking(open_list: Open) -> None:
    dialog = open_list(EXAMPLE, BotSettings("Zed", "zed"))
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    press(dialog, "remove_bot")
    (question,) = (one for one in dialog.findChildren(QDialog, "question") if one.isVisible())
    press(question, "yes")
    assert dialog.bots == (EXAMPLE,)
    press(dialog, "remove_bot")
    (question,) = (one for one in dialog.findChildren(QDialog, "question") if one.isVisible())
    QTest.keyClick(question, Qt.Key.Key_Escape)
    assert dialog.bots == (EXAMPLE,)


@pytest.mark.parametrize(
    ("name", "command", "reason"),
    [
        ("", "zed", "a name of 1 to 40 letters"),
        ("   ", "zed", "a name of 1 to 40 letters"),
        ("example", "zed", "a bot called Example already"),
        ("Zed", "", "no command"),
        ("Zed", "python3 'zed.py", "no command"),
    ],
)
def test_a_bot_that_cannot_be_kept_is_refused_with_a_reason(
    open_list: Open, name: str, command: str, reason: str
) -> None:
    dialog = open_list(EXAMPLE)
    press(dialog, "add_bot")
    editor = form(dialog)
    fill(editor, name, command)
    press(editor, "save_bot")
    assert editor.isVisible()
    assert reason in told(editor, "bot_error")
    fill(editor, "Zed", "zed")
    assert told(editor, "bot_error") == ""
    press(editor, "save_bot")
    assert dialog.bots == (EXAMPLE, BotSettings("Zed", "zed"))


def test_no_more_bots_than_the_settings_hold(open_list: Open) -> None:
    dialog = open_list(*(BotSettings(f"Bot {number}", "zed") for number in range(12)))
    assert not dialog.add.isEnabled()


def test_a_bot_that_works_is_told_with_its_time(qtbot: QtBot, open_list: Open) -> None:
    dialog = open_list(EXAMPLE)
    assert run_test(qtbot, dialog).startswith("It works: a legal move after ")
    dialog.accept()
    assert children() == []


@pytest.mark.parametrize(
    ("bot", "words", "detail"),
    [
        (BotSettings("Gone", "no-such-program-as-this"), "could not be started", "xec"),
        (broken("exit"), "ended before it answered", "no more, thank you"),
        (broken("garbage"), "is no move", "it wrote a line that is no answer"),
        (broken("endless"), "more than anyone can read", "64 KiB"),
        (broken("hang"), "did not answer in time", "no answer within 1 s"),
        (broken("illegal"), "the rules do not allow", "Rc@500,500"),
        (BotSettings("Typo", "'"), "no command", ""),
    ],
)
def test_a_bot_that_does_not_work_is_told_in_words_and_in_its_own(
    qtbot: QtBot, open_list: Open, bot: BotSettings, words: str, detail: str
) -> None:
    dialog = open_list(bot, limits=HASTY if "no answer within" in detail else PATIENT)
    if not detail:
        press(dialog, "test_bot")
        assert words in told(dialog, "test_result")
        assert not dialog.more.isVisible()
        return
    assert words in run_test(qtbot, dialog)
    said = dialog.findChild(QPlainTextEdit, "said")
    assert not said.isVisible()
    press(dialog, "show_said")
    assert said.isVisible()
    assert detail in said.toPlainText()


def test_closing_the_list_ends_a_test_that_is_on(qtbot: QtBot, open_list: Open) -> None:
    dialog = open_list(broken("hang"))
    press(dialog, "test_bot")
    qtbot.waitUntil(lambda: len(children()) > 0)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert children() == []


def test_choosing_another_bot_forgets_the_result_of_the_last(qtbot: QtBot, open_list: Open) -> None:
    dialog = open_list(EXAMPLE, BotSettings("Zed", "no-such-program-as-this"))
    run_test(qtbot, dialog)
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert told(dialog, "test_result") == ""
    assert not dialog.more.isVisible()
