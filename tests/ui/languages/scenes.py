"""Moments of games in which the window says different things."""

from collections.abc import Callable

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.rules.house import HouseRules, Tie
from qwirkle_desktop.rules.state import EndReason
from tests.ui.family.conftest import put_on
from tests.ui.table.conftest import middle_game
from tests.ui.table.driver import Driver

LEAST, USUAL = QSize(800, 600), QSize(1280, 800)
BOARD = "Rc Rs Rd"
TIED_DEAL = 2
"""In this deal both seats have equally many matching tiles."""


def show(desk: Desk, size: QSize, qtbot: QtBot) -> None:
    """Open the window in that size."""
    desk.window.resize(size)
    with qtbot.waitActive(desk.window):
        desk.window.show()
        desk.window.activateWindow()


def at_start(desk: Desk, qtbot: QtBot) -> None:
    """No game yet."""
    desk.contents.pages.show_start()


def with_draft(desk: Desk, qtbot: QtBot) -> None:
    """A tile lies on the table that may be played."""
    _in_game(desk, qtbot, "computer").lay_tile("Rl", 3, 0)


def with_marks(desk: Desk, qtbot: QtBot) -> None:
    """A tile is marked for a trade."""
    driver = _in_game(desk, qtbot, "computer")
    desk.contents.actions_.trade.trigger()
    driver.click_tile(0)


def thinking(desk: Desk, qtbot: QtBot) -> None:
    """A computer is to move."""
    _play(_in_game(desk, qtbot, "computer"))


def watching(desk: Desk, qtbot: QtBot) -> None:
    """Computers alone play, and are paused."""
    desk.contents.desk.start(GameSetup((SeatSetup("Robin", "club"), SeatSetup("Cy", "casual")), deal=1))
    desk.contents.table.overlays.banner.dismiss()
    desk.contents.actions_.pause.trigger()


def passing_on(desk: Desk, qtbot: QtBot) -> None:
    """The laptop is to be passed to Ben."""
    _play(_in_game(desk, qtbot, "people"))


def asking_back(desk: Desk, qtbot: QtBot) -> None:
    """Ben is asked whether Ada may take her turn back."""
    passing_on(desk, qtbot)
    desk.contents.actions_.undo.trigger()


def choosing_starter(desk: Desk, qtbot: QtBot) -> None:
    """Who starts is to be chosen."""
    setup = GameSetup((SeatSetup("Ada"), SeatSetup("Ben")), deal=TIED_DEAL, rules=HouseRules(tie=Tie.CHOOSE))
    desk.contents.desk.start(setup)
    assert desk.contents.table.overlays.banner.isVisible()


def stopped(desk: Desk, qtbot: QtBot) -> None:
    """The game is over, and its result shows."""
    _play(_in_game(desk, qtbot, "people"))
    desk.controller.end(EndReason.ABANDONED)
    qtbot.waitUntil(desk.contents.table.overlays.end_card.isVisible)


def replaying(desk: Desk, qtbot: QtBot) -> None:
    """A replay shows its first turn."""
    stopped(desk, qtbot)
    desk.contents.replays.look_back(0)


def rolling_again(desk: Desk, qtbot: QtBot) -> None:
    """A die is marked to be rolled again."""
    driver = put_on(desk, qtbot, "Rc@0,0 Rs@1,0 Rd@2,0", name="cubes")
    desk.contents.actions_.roll.trigger()
    driver.click_tile(0)


def with_disc(desk: Desk, qtbot: QtBot) -> None:
    """A disc can be spent."""
    put_on(desk, qtbot, "Rc@6,7 Rs@7,7 Rd@8,7 Be@8,8", discs=2)
    assert desk.contents.actions_.lift.isEnabled()


def lifting(desk: Desk, qtbot: QtBot) -> None:
    """A disc is about to be spent."""
    with_disc(desk, qtbot)
    desk.contents.actions_.lift.trigger()
    assert desk.contents.table.gestures.lifting.is_on


SCENES: tuple[Callable[[Desk, QtBot], None], ...] = (
    at_start,
    with_draft,
    with_marks,
    thinking,
    watching,
    passing_on,
    asking_back,
    choosing_starter,
    stopped,
    replaying,
    rolling_again,
    with_disc,
    lifting,
)


def _in_game(desk: Desk, qtbot: QtBot, against: str) -> Driver:
    level = "club" if against == "computer" else None
    game = middle_game(
        BOARD, "Rl Re Bs Gc Pd Yf", "Re Oe Ye Ge Be Pe", bag="Rc Oc Yc Gc Bc Pc Os Od", level=level
    )
    desk.controller.show(game)
    desk.contents.desk.opened.emit()
    desk.controller.lift_curtain()
    return Driver(qtbot, desk)


def _play(driver: Driver) -> None:
    play = driver.best_play()
    assert play is not None
    driver.lay(play, by_dragging=False)
    driver.desk.contents.actions_.play.trigger()
