"""A window with games in its library, played by greedy seats, and a person's mouse and keys."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from uuid import uuid4

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QListView, QSlider, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk, assemble, dress
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.library.game import Game, new_game
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules
from qwirkle_desktop.rules.moves import Move, Pass, Trade
from qwirkle_desktop.rules.start import announce
from qwirkle_desktop.rules.state import EndReason, GameState
from qwirkle_desktop.rules.turns import apply, close
from qwirkle_desktop.rules.view import view_of
from qwirkle_desktop.ui.replay.page import ReplayPage
from tests.tables import taken
from tests.ui.table.conftest import SILENT_ENGINE, put_away

LEFT = Qt.MouseButton.LeftButton
QUICK = Settings(appearance="light", animation="reduced", pace="quick")


@cache
def played(*names: str, deal: int = 7, turns: int | None = None, rules: HouseRules = RULEBOOK) -> Game:
    """A game of seats that take the most points, to its end or so many turns; `Robin:club` is a computer."""
    seats = [_seat(*name.split(":")) for name in names]
    first = announce(Deal(deal).hands(len(seats))).tied[0]
    start = datetime(2026, 11, 29, 18, tzinfo=UTC)
    game = new_game(seats, deal=deal, first=first, started=start, id=str(uuid4()), rules=rules)
    while not game.is_over and (turns is None or len(game.steps) < turns):
        game = game.after(taken(apply(game.state, best_move(game.state))), 1000)
    return game


def _seat(name: str, level: str | None = None) -> Seat:
    return Seat(name, level, 1 if level else None)


def best_move(state: GameState) -> Move:
    """The play with the most points, else a trade or a pass."""
    plays = all_plays(view_of(state, state.seat))
    if plays:
        return plays[0][0]
    return Trade(state.hand[:1]) if state.bag else Pass()


def stopped(game: Game) -> Game:
    """The game ended by its players between turns."""
    return anew(game.after(close(game.state, EndReason.ABANDONED)))


def anew(game: Game) -> Game:
    """The same game under an id of its own."""
    return replace(game, header=replace(game.header, id=str(uuid4())))


class Watcher:
    """One person's mouse and keys at a window in which games are replayed."""

    def __init__(self, qtbot: QtBot, desk: Desk) -> None:
        self.qtbot, self.desk = qtbot, desk
        self.window, self.contents = desk.window, desk.contents

    def keep(self, game: Game) -> None:
        """Have the game in the library."""
        if not self.desk.library.contains(game.header.id):
            self.desk.library.add(game, range(len(game.header.seats)))

    def resume(self, game: Game) -> Game:
        """Have the game on the table, under an id of its own: it may go on."""
        game = anew(game)
        self.keep(game)
        self.contents.desk.resume(game.header.id)
        return game

    def replay(self, game: Game, turn: int | None = None) -> Game:
        """Keep the game and open its replay."""
        self.keep(game)
        self.contents.replays.show(game.header.id, turn)
        assert self.contents.replays.page is not None
        return game

    @property
    def page(self) -> ReplayPage:
        """The page that shows."""
        page = self.contents.replays.page
        assert page is not None
        assert page.isVisible()
        return page

    @property
    def is_open(self) -> bool:
        """Whether a replay shows."""
        return self.contents.replays.page is not None

    @property
    def board(self) -> dict[tuple[int, int], str]:
        """The tiles that the scene shows."""
        return {(cell.x, cell.y): str(tile) for cell, tile in self.page.scene._kinds.items()}

    @property
    def heading(self) -> str:
        """Where the bar says that the replay is."""
        return self.page.bar.words.heading

    def shows(self, state: GameState) -> bool:
        """Whether board and scores are those of a state."""
        tiles = {(cell.x, cell.y): str(tile) for cell, tile in state.board.tiles.items()}
        cards = self.page.panel._scores.cards
        return self.board == tiles and tuple(card.shown_score for card in cards) == state.scores

    def find(self, kind: type[QWidget], name: str) -> QWidget:
        """The one widget of that name in the whole window."""
        (found,) = self.window.findChildren(kind, name)
        return found

    @property
    def history(self) -> QListView:
        """The list of turns."""
        return self.find(QListView, "history")

    @property
    def slider(self) -> QSlider:
        """The bar over the turns."""
        return self.find(QSlider, "replay_slider")

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key, wherever the focus is."""
        QApplication.processEvents()
        if QApplication.focusWindow() is None:
            with self.qtbot.waitActive(self.window):
                self.window.activateWindow()
        QTest.keyClick(QApplication.focusWindow(), key, keys)

    def press(self, name: str) -> None:
        """Click the visible button of the action of that name."""
        (action,) = self.window.findChildren(QAction, name)
        text = action.iconText() or action.text()
        buttons = self.page.bar.findChildren(QAbstractButton)
        (button,) = [one for one in buttons if one.text().replace("&", "") == text.replace("&", "")]
        assert button.isVisible()
        assert button.isEnabled(), f"{name} is not enabled: {button.toolTip()}"
        QTest.mouseClick(button, LEFT)

    def action(self, name: str) -> QAction:
        """One of the window's actions."""
        (action,) = self.window.findChildren(QAction, name)
        return action

    def row_point(self, row: int) -> QPoint:
        """The middle of a row of the list, scrolled there."""
        index = self.history.model().index(row, 0)
        self.history.scrollTo(index)
        return self.history.visualRect(index).center()

    def dialog(self, name: str) -> QDialog:
        """The open dialog of that name."""
        (dialog,) = [one for one in self.window.findChildren(QDialog, name) if one.isVisible()]
        return dialog

    def notice(self) -> str:
        """What the open notice says; it is closed."""
        dialog = self.dialog("question")
        words = "\n".join(label.text() for label in dialog.findChildren(QLabel))
        dialog.accept()
        return words


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    """The application as the program dresses it."""
    dress(qapp)
    return qapp


@pytest.fixture(scope="session")
def open_desk(
    dressed: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[], Desk]]:
    """Opens windows that stay from test to test, each over a library of its own."""
    desks: list[Desk] = []

    def open_() -> Desk:
        places = places_in(tmp_path_factory.mktemp("replays"))
        places.create()
        desks.append(assemble(dressed, places, QUICK, engine=SILENT_ENGINE))
        return desks[-1]

    yield open_
    for desk in desks:
        put_away(desk)


@pytest.fixture(scope="session")
def old_desk(open_desk: Callable[[], Desk]) -> Desk:
    """The window of most tests."""
    return open_desk()


@pytest.fixture
def watcher(old_desk: Desk, qtbot: QtBot) -> Iterator[Watcher]:
    """A window on its start page, left as it was found."""
    window = old_desk.window
    old_desk.contents._take_settings(QUICK)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    old_desk.contents.pages.show_start()
    yield Watcher(qtbot, old_desk)
    for dialog in window.findChildren(QDialog):
        dialog.close()
    old_desk.contents.replays.leave()
    old_desk.controller.leave()
    window.hide()
