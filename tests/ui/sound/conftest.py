"""A table whose sounds are written down instead of played."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.sound.strikes import Sound, Strike
from tests.ui.table.conftest import QUICK, SILENT_ENGINE, dressed, middle_game, open_desk
from tests.ui.table.driver import Driver

__all__ = ["dressed", "open_desk"]


class Recorder:
    """Keeps what it was asked to play."""

    def __init__(self) -> None:
        self.strikes: list[Strike] = []
        self.is_closed = False

    def play(self, strike: Strike) -> None:
        self.strikes.append(strike)

    def close(self) -> None:
        self.is_closed = True

    def take(self) -> list[Sound]:
        """The sounds since the last look."""
        heard, self.strikes = [strike.sound for strike in self.strikes], []
        return heard


@pytest.fixture
def recorder() -> Recorder:
    """Listens to the table."""
    return Recorder()


@pytest.fixture
def heard_table(open_desk: Callable[..., Desk], qtbot: QtBot, recorder: Recorder) -> Callable[..., Driver]:
    """Puts a game in the middle on a table that is listened to; the computer plays what the test says."""

    def start(
        board: str,
        *hands: str,
        bag: str = "Rc Oc Yc Gc Bc Pc",
        level: str | None = "club",
        settings: Settings = QUICK,
    ) -> Driver:
        desk = open_desk(settings, player=recorder, engine=SILENT_ENGINE)
        desk.controller.show(middle_game(board, *hands, bag=bag, level=level))
        desk.contents.desk.opened.emit()
        assert not recorder.take(), "a game that is put on the table is silent"
        return Driver(qtbot, desk)

    return start
