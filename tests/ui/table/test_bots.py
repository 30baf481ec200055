"""Outside bots at the real window: seated, broken, replaced; and levels compared by their points."""

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.engine.calibration import read_calibration
from qwirkle_desktop.engine.levels import CALIBRATION
from qwirkle_desktop.formats.position import parse_position
from qwirkle_desktop.library.settings import BotSettings, Settings
from qwirkle_desktop.library.text import format_record
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.view import view_of
from qwirkle_desktop.ui.dialogs.bot_forfeit import ForfeitDialog
from tests.processes import children
from tests.ui.table.driver import Driver

LEFT = Qt.MouseButton.LeftButton
BOTS = Path(__file__).parents[2] / "data" / "bots"
ADA = SeatSetup("Ada", colour=1)
BOT_STARTS = 4
"""A deal in which seat 0 of two alone has the largest set."""


def command(script: str, *words: object) -> str:
    return shlex.join([sys.executable, str(BOTS / script), *map(str, words)])


def settings(**commands: str) -> Settings:
    bots = tuple(BotSettings(name, command) for name, command in commands.items())
    return Settings(appearance="light", animation="reduced", pace="quick", bots=bots)


@pytest.fixture
def seat_bot(open_desk: Callable[..., Desk], qtbot: object) -> Callable[..., Driver]:
    """Starts a game of the bot Zed, which begins, against Ada."""

    def start(bot_command: str = "", second: SeatSetup = ADA) -> Driver:
        desk = open_desk(settings(Zed=bot_command) if bot_command else settings())
        desk.contents.desk.start(GameSetup((SeatSetup("Zed", "bot:Zed"), second), deal=BOT_STARTS))
        return Driver(qtbot, desk)

    return start


def seats(driver: Driver) -> list[tuple[str, str | None, int | None]]:
    game = driver.desk.controller.game
    assert game is not None
    return [(seat.name, seat.computer, seat.version) for seat in game.header.seats]


def wait_for_forfeit(driver: Driver) -> ForfeitDialog:
    def is_asked() -> bool:
        return any(one.isVisible() for one in driver.desk.window.findChildren(ForfeitDialog))

    driver.qtbot.waitUntil(is_asked, timeout=60_000)
    return driver.dialog("bot_forfeit")


def test_a_person_plays_against_a_bot(seat_bot: Callable[..., Driver]) -> None:
    driver = seat_bot(command("example_bot.py"))
    for _ in range(3):
        driver.wait_for_turn()
        driver.take_turn()
    driver.wait_for_turn()
    assert len(driver.desk.controller.game.steps) == 7
    assert seats(driver) == [("Zed", "bot:Zed", None), ("Ada", None, None)]
    driver.desk.window.close()
    assert children() == []


def test_closing_the_window_ends_a_bot_that_thinks_or_hangs(seat_bot: Callable[..., Driver]) -> None:
    driver = seat_bot(command("fake_bot.py", "hang"))
    driver.qtbot.waitUntil(lambda: len(children()) > 0, timeout=60_000)
    assert driver.desk.computers.is_thinking
    driver.desk.window.close()
    assert children() == []


def test_a_level_takes_the_seat_of_a_bot_that_broke_a_rule(seat_bot: Callable[..., Driver]) -> None:
    driver = seat_bot(command("fake_bot.py", "illegal"))
    before = view_of(driver.state, 0)
    dialog = wait_for_forfeit(driver)
    position = dialog.findChild(QPlainTextEdit, "position")
    assert not position.isVisible()
    QTest.mouseClick(dialog.findChild(QPushButton, "show_position"), LEFT)
    assert position.isVisible()
    QTest.mouseClick(dialog.findChild(QPushButton, "copy_position"), LEFT)
    assert parse_position(json.loads(QApplication.clipboard().text())) == before
    driver.answer("bot_forfeit", "play_on")
    assert seats(driver)[0] == ("Robin", "club", CALIBRATION)
    driver.wait_for_turn()
    assert len(driver.desk.controller.game.steps) == 1


def test_a_person_takes_the_seat_of_a_bot_that_is_not_on_this_machine(
    seat_bot: Callable[..., Driver], tmp_path: Path, open_desk: Callable[..., Desk]
) -> None:
    """The record of a game against a bot, opened where nobody has that bot: no program starts."""
    driver = seat_bot(command("example_bot.py"), SeatSetup("Robin", "club", colour=1))
    driver.qtbot.waitUntil(lambda: len(driver.desk.controller.game.steps) > 3, timeout=60_000)
    driver.desk.computers.set_paused(True)
    record = tmp_path / "game.qwirkle"
    record.write_text(format_record(driver.desk.controller.game.record))
    driver.desk.window.close()
    other = Driver(driver.qtbot, open_desk(settings(Other=command("example_bot.py")), tmp_path / "other"))
    other.desk.contents.records.open_record(str(record))
    dialog = wait_for_forfeit(other)
    assert not dialog.findChild(QPushButton, "end_forfeited").isVisible()
    assert dialog.findChild(QPushButton, "show_position") is None
    box = dialog.who
    assert [box.itemData(row) for row in range(box.count())][-2:] == ["bot:Other", None]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    driver = other
    driver.answer("bot_forfeit", "play_on")
    assert seats(driver)[0][:2] == ("You", None)
    driver.wait_for_turn()
    driver.take_turn()


def test_not_now_leaves_the_seat_and_a_click_on_the_table_asks_again(seat_bot: Callable[..., Driver]) -> None:
    driver = seat_bot(command("fake_bot.py", "garbage"))
    wait_for_forfeit(driver)
    driver.answer("bot_forfeit", "later")
    assert seats(driver)[0][1] == "bot:Zed"
    QTest.mouseClick(driver.viewport, LEFT, pos=driver.viewport.rect().center())
    wait_for_forfeit(driver)
    driver.answer("bot_forfeit", "end_forfeited")
    ending = driver.state.ending
    assert ending is not None
    assert (ending.reason, ending.seat) == (EndReason.FORFEIT, 0)
    assert driver.table.overlays.end_card.isVisible()


def test_a_bot_is_set_up_from_the_new_game_dialog_and_takes_a_seat(
    open_desk: Callable[..., Desk], qtbot: object
) -> None:
    driver = Driver(qtbot, open_desk(settings()))
    driver.action("new_game").trigger()
    dialog = driver.dialog("new_game_dialog")
    QTest.mouseClick(dialog.bots, LEFT)
    bots = driver.dialog("bots_dialog")
    QTest.mouseClick(bots.add, LEFT)
    editor = driver.dialog("bot_editor")
    QTest.keyClicks(editor.name_edit, "Zed")
    editor.command_edit.setText(command("example_bot.py"))
    driver.answer("bot_editor", "save_bot")
    driver.answer("bots_dialog", "close_bots")
    kind = dialog.rows[1].kind
    kind.setFocus()
    QTest.keyClick(kind, Qt.Key.Key_End)
    assert dialog.rows[1].seat() == SeatSetup("Zed", "bot:Zed", colour=1)
    driver.answer("new_game_dialog", "start")
    assert seats(driver) == [("You", None, None), ("Zed", "bot:Zed", None)]
    driver.wait_for_turn()
    before = len(driver.desk.controller.game.steps)
    driver.take_turn()
    driver.wait_for_turn()
    assert len(driver.desk.controller.game.steps) == before + 2
    assert [bot.name for bot in driver.desk.contents._settings.bots] == ["Zed"]


def test_a_bot_that_is_removed_leaves_its_seat_to_a_person(
    open_desk: Callable[..., Desk], qtbot: object
) -> None:
    driver = Driver(qtbot, open_desk(settings(Zed="zed")))
    driver.action("new_game").trigger()
    dialog = driver.dialog("new_game_dialog")
    kind = dialog.rows[1].kind
    kind.setFocus()
    QTest.keyClick(kind, Qt.Key.Key_End)
    assert dialog.rows[1].level == "bot:Zed"
    QTest.mouseClick(dialog.bots, LEFT)
    QTest.mouseClick(driver.dialog("bots_dialog").remove, LEFT)
    driver.answer("question", "yes")
    driver.answer("bots_dialog", "close_bots")
    assert dialog.rows[1].level is None
    assert dialog.rows[0].kind.findData("bot:Zed") == -1


def test_bots_are_set_up_in_the_preferences_too(open_desk: Callable[..., Desk], qtbot: object) -> None:
    driver = Driver(qtbot, open_desk(settings(Zed="zed")))
    driver.action("preferences").trigger()
    pages = driver.dialog("preferences_dialog").tabs
    QTest.mouseClick(pages.tabBar(), LEFT, pos=pages.tabBar().tabRect(1).center())
    QTest.mouseClick(pages.currentWidget().findChild(QPushButton, "preference_bots"), LEFT)
    QTest.mouseClick(driver.dialog("bots_dialog").remove, LEFT)
    driver.answer("question", "yes")
    driver.answer("bots_dialog", "close_bots")
    assert driver.desk.contents._settings.bots == ()
    driver.answer("preferences_dialog", "close_preferences")


def test_a_seat_is_handed_to_a_bot(open_desk: Callable[..., Desk], qtbot: object) -> None:
    desk = open_desk(settings(Zed=command("example_bot.py")))
    desk.contents.desk.start(GameSetup((SeatSetup("Ada"), SeatSetup("Ben", colour=1)), deal=BOT_STARTS))
    driver = Driver(qtbot, desk)
    driver.action("hand_over").trigger()
    box = driver.dialog("hand_over_dialog").level_box
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    driver.answer("hand_over_dialog", "hand_over")
    assert seats(driver)[0] == ("Ada", "bot:Zed", None)
    driver.qtbot.waitUntil(lambda: len(desk.controller.game.steps) == 1, timeout=60_000)


def test_a_levels_points_and_version_come_from_its_measurement(
    open_desk: Callable[..., Desk], qtbot: object
) -> None:
    driver = Driver(qtbot, open_desk(settings()))
    driver.action("new_game").trigger()
    dialog = driver.dialog("new_game_dialog")
    kind = dialog.rows[1].kind
    for rung in read_calibration().levels:
        row = kind.findData(rung.level)
        assert f"about {round(rung.score)} point" in kind.itemData(row, Qt.ItemDataRole.ToolTipRole)
    driver.answer("new_game_dialog", "start")
    assert seats(driver)[1] == ("Robin", "club", CALIBRATION)
