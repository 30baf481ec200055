"""A controller without a window for two people who play by turns."""

from typing import cast

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from qwirkle_desktop.controller.computers import Computers
from qwirkle_desktop.controller.engine_process import EngineProcess
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.store import Library
from tests.controller.driver import ControllerDriver

NO_ENGINE = ("false",)


def two_people(library: Library) -> ControllerDriver:
    """A driver that makes their moves; it cannot wait for computers, for there are none."""
    QCoreApplication.instance() or QCoreApplication([])
    engine = EngineProcess(NO_ENGINE)
    computers = Computers(engine)
    controller = GameController(library, computers)
    return ControllerDriver(cast(QtBot, None), library, engine, computers, controller)
