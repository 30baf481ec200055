"""A table with real games on it, played by mouse and keys."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk, assemble, dress
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.record import Header, Seat
from qwirkle_desktop.library.settings import Settings
from tests import tables
from tests.ui.table.driver import Driver

SILENT_ENGINE = ("sh", "-c", "cat >/dev/null")
"""Takes questions and never answers: the computer thinks as long as a test needs."""

QUICK = Settings(appearance="light", animation="reduced", pace="quick")


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    """The application as the program dresses it."""
    dress(qapp)
    return qapp


@pytest.fixture
def open_desk(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Desk]]:
    """Opens the window over a data folder; closing it, as a person would, is part of every test."""
    desks: list[Desk] = []

    def open_(
        settings: Settings = QUICK, folder: Path = tmp_path, *, resize: bool = True, **more: object
    ) -> Desk:
        places = places_in(folder)
        places.create()
        desk = assemble(dressed, places, settings, **more)
        if resize:
            desk.window.resize(1280, 800)
        with qtbot.waitActive(desk.window):
            desk.window.show()
            desk.window.activateWindow()
        desks.append(desk)
        return desk

    yield open_
    for desk in desks:
        put_away(desk)


@pytest.fixture
def play_with(open_desk: Callable[..., Desk], qtbot: QtBot) -> Callable[..., Driver]:
    """Starts a game with those seats, `Ada` or `computer:club`, and gives a driver."""

    def start(*seats: str, deal: int = 1, settings: Settings = QUICK, **more: object) -> Driver:
        desk = open_desk(settings, **more)
        desk.contents.desk.start(GameSetup(tuple(map(seat, seats)), deal=deal))
        return Driver(qtbot, desk)

    return start


@pytest.fixture(scope="session")
def old_desk(dressed: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A window that stays open from test to test, as one does from game to game; no computer moves in it."""
    places = places_in(tmp_path_factory.mktemp("old_desk"))
    places.create()
    desk = assemble(dressed, places, QUICK, engine=SILENT_ENGINE)
    yield desk
    put_away(desk)


@pytest.fixture
def table_with(old_desk: Desk, qtbot: QtBot) -> Iterator[Callable[..., Driver]]:
    """Puts a game in the middle on the table: a board drawn in text, Ada's hand, and what the others hold."""

    def start(
        board: str,
        hand: str,
        *others: str,
        bag: str = "Rc Oc Yc Gc Bc Pc",
        level: str | None = "club",
        settings: Settings = QUICK,
    ) -> Driver:
        window = old_desk.window
        old_desk.contents._take_settings(settings)
        window.resize(1280, 800)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        game = middle_game(board, hand, *(others or ("Re Oe Ye Ge Be Pe",)), bag=bag, level=level)
        old_desk.controller.show(game)
        old_desk.contents.desk.opened.emit()
        return Driver(qtbot, old_desk)

    yield start
    for dialog in old_desk.window.findChildren(QDialog):
        dialog.close()
    old_desk.controller.leave()
    old_desk.window.hide()


def put_away(desk: Desk) -> None:
    """Close the window, and have it gone before the next test: not whenever Python collects its garbage."""
    desk.window.close()
    desk.library.close()
    desk.window.deleteLater()
    QCoreApplication.sendPostedEvents(desk.window, QEvent.Type.DeferredDelete)


def middle_game(board: str, *hands: str, bag: str, level: str | None) -> Game:
    """A game that began with tiles on the table: Ada against computers of that level, or people."""
    state = tables.game(tables.drawn(board).board if board else "", *hands, bag=bag)
    version = 1 if level else None
    seats = (Seat("Ada"), *(Seat(name, level, version) for name in ("Robin", "Cy", "Dee")))
    header = Header(str(uuid4()), datetime.now(UTC), seats[: len(hands)], state.hands, 0)
    return Game(header, 0, state)


def seat(word: str) -> SeatSetup:
    """A seat as the command line writes it."""
    kind, _, level = word.partition(":")
    return SeatSetup("Robin", level) if level else SeatSetup(kind)
