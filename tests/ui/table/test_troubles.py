"""Damaged games, full disks and closed dialogs: what once went wrong and must not again."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.house import HouseRules, Tie
from qwirkle_desktop.rules.start import announce

TWO = GameSetup((SeatSetup("Ada"), SeatSetup("Bo", colour=1)), deal=1)


@pytest.mark.parametrize(
    "damage",
    [
        "header = 'junk'",
        "header = '{}'",
        "header = x'ff'",
        "scores = 'x'",
        "colours = 'x'",
        "colours = '[1]'",
    ],
)
def test_the_window_opens_over_a_library_with_a_damaged_game(
    open_desk: Callable[..., Desk], tmp_path: Path, damage: str
) -> None:
    first = open_desk()
    first.contents.desk.start(TWO)
    first.window.close()
    first.library.close()
    with sqlite3.connect(tmp_path / "library.sqlite3") as connection:
        connection.execute(f"UPDATE games SET {damage}")
    connection.close()
    again = open_desk()
    again.contents.begin()
    again.contents.new_games.play_at_once()
    assert again.controller.game is not None


def test_escape_leaves_the_question_who_starts(open_desk: Callable[..., Desk]) -> None:
    tied = next(number for number in range(500) if len(announce(Deal(number).hands(2)).tied) > 1)
    contents = open_desk().contents
    contents.desk.start(GameSetup(TWO.seats, deal=tied, rules=HouseRules(tie=Tie.CHOOSE)))
    banner = contents.table.overlays.banner
    assert banner.isVisible()
    QTest.keyClick(contents.window, Qt.Key.Key_Escape)
    assert banner.isVisible()


def test_a_dialog_that_was_closed_is_gone(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk()
    window, actions = desk.window, desk.contents.actions_
    for action in (actions.new_game, actions.about, actions.preferences, actions.how_to_play, actions.keys):
        action.trigger()
        next(one for one in window.findChildren(QDialog) if one.isVisible()).reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(QDialog) == []


def test_closing_tries_once_more_to_keep_what_could_not_be_saved(
    open_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    desk = open_desk()
    desk.library._connection.execute("PRAGMA busy_timeout = 10")
    other = sqlite3.connect(tmp_path / "library.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    desk.contents.desk.start(TWO)
    other.execute("ROLLBACK")
    other.close()
    desk.window.close()
    kept = Library(tmp_path / "library.sqlite3")
    assert len(kept.unfinished()) == 1
    kept.close()
