"""A shelf of kept games, and the window that lists them."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk, assemble
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.ui.library.window import LibraryWindow
from tests.library.playing import game_by_chance
from tests.ui.table.conftest import QUICK, SILENT_ENGINE, dressed, open_desk, put_away

__all__ = ["dressed", "open_desk"]

LEFT = Qt.MouseButton.LeftButton
UNFINISHED, FINISHED, LAST_YEAR, MASTER = (str(UUID(int=number)) for number in range(1, 5))


@dataclass(frozen=True)
class Kept:
    """A game of the shelf: its deal, who plays, how many turns (more than there are: to the end), when."""

    id: str
    deal: int
    seats: Sequence[Seat]
    turns: int
    started: datetime


THIS_YEAR = datetime.now(UTC).year
SHELF = (
    Kept(LAST_YEAR, 11, (Seat("Ben"), Seat("Cy")), 200, datetime(THIS_YEAR - 1, 6, 1, tzinfo=UTC)),
    Kept(FINISHED, 12, (Seat("Ada"), Seat("Robin", "club", 1)), 200, datetime(THIS_YEAR, 1, 2, tzinfo=UTC)),
    Kept(UNFINISHED, 13, (Seat("Ada"), Seat("Ben")), 9, datetime(THIS_YEAR, 1, 3, tzinfo=UTC)),
    Kept(MASTER, 14, (Seat("Zoë"), Seat("Wren", "master", 1)), 200, datetime(THIS_YEAR, 1, 4, tzinfo=UTC)),
)


def game_kept(kept: Kept) -> Game:
    """The game as the shelf has it."""
    game = game_by_chance(kept.deal, len(kept.seats), kept.turns)
    return replace(game, header=replace(game.header, id=kept.id, seats=kept.seats, started=kept.started))


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with the games of the shelf, the last one being the last on the table."""
    path = tmp_path_factory.mktemp("shelf") / "library.sqlite3"
    library = Library(path)
    for kept in SHELF:
        library.add(game_kept(kept), (3, 1))
    library.close()
    return path


class Reader:
    """One person's keys and mouse at the window of games."""

    def __init__(self, qtbot: QtBot, desk: Desk) -> None:
        self.qtbot, self.desk = qtbot, desk
        self.window = self.open()

    def open(self) -> LibraryWindow:
        """Open the window as the menu does."""
        self.desk.contents.actions_.library.trigger()
        (window,) = (one for one in self.desk.window.findChildren(LibraryWindow) if one.isVisible())
        self.qtbot.waitUntil(window.isActiveWindow)
        QApplication.processEvents()
        return window

    @property
    def ids(self) -> list[str]:
        """The games listed, from the top."""
        model = self.window.model
        return [model.card(place).id for place in range(model.rowCount())]

    @property
    def sentences(self) -> list[str]:
        """The rows as a screen reader tells them."""
        model, role = self.window.model, Qt.ItemDataRole.AccessibleTextRole
        return [model.index(place, 0).data(role) for place in range(model.rowCount())]

    def point(self, id: str) -> QPoint:
        """The middle of a game's row."""
        return self.window.games.visualRect(self.index(id)).center()

    def index(self, id: str) -> QModelIndex:
        """A game's row."""
        return self.window.model.index(self.ids.index(id), 0)

    def click(self, id: str, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Click a row."""
        QTest.mouseClick(self.window.games.viewport(), LEFT, keys, self.point(id))

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(QApplication.focusWidget(), key, keys)

    def press(self, name: str) -> None:
        """Click a button of the window."""
        button = self.window.findChild(QPushButton, name)
        assert button.isVisible(), name
        assert button.isEnabled(), name
        QTest.mouseClick(button, LEFT)

    def dialog(self, name: str) -> QDialog:
        """The open dialog of that name over the window."""
        (dialog,) = (one for one in self.window.findChildren(QDialog, name) if one.isVisible())
        return dialog


@pytest.fixture
def read_with(
    open_desk: Callable[..., Desk], qtbot: QtBot, shelf: Path, tmp_path: Path
) -> Callable[..., Reader]:
    """Opens the window of games over the shelf, or over no games."""

    def open_(*, empty: bool = False) -> Reader:
        if not empty:
            shutil.copy(shelf, tmp_path)
        desk = open_desk(engine=SILENT_ENGINE)
        desk.contents.begin()
        return Reader(qtbot, desk)

    return open_


@pytest.fixture(scope="session")
def old_desk(dressed: QApplication, shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A window over the shelf that stays from test to test, for tests that change no game."""
    places = places_in(tmp_path_factory.mktemp("old_shelf"))
    places.create()
    shutil.copy(shelf, places.data)
    desk = assemble(dressed, places, QUICK, engine=SILENT_ENGINE)
    desk.window.resize(1280, 800)
    yield desk
    put_away(desk)


@pytest.fixture
def shown_desk(old_desk: Desk, qtbot: QtBot) -> Iterator[Desk]:
    """The old window on its start page."""
    with qtbot.waitActive(old_desk.window):
        old_desk.window.show()
        old_desk.window.activateWindow()
    old_desk.contents.pages.show_start()
    yield old_desk
    for dialog in old_desk.window.findChildren(QDialog):
        dialog.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    old_desk.window.hide()


@pytest.fixture
def reader(shown_desk: Desk, qtbot: QtBot) -> Reader:
    return Reader(qtbot, shown_desk)
