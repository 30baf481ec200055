"""What a later start of the program asks for is shown in the window of the first."""

import logging

from PySide6.QtCore import QObject, Qt

from qwirkle_desktop.app.instance import Asked, Door, asked_for, door_of, hand_over
from qwirkle_desktop.app.options import Errand, Options
from qwirkle_desktop.app.setups import seats_named
from qwirkle_desktop.controller.setup import GameSetup
from qwirkle_desktop.library.places import Places
from qwirkle_desktop.ui.contents import Contents

log = logging.getLogger(__name__)


def tell_first(options: Options) -> bool:
    """Tell the program that has the folder what this start was asked for; False where it does not hear."""
    door = door_of(options.places.data)
    deal = options.setup.deal if options.setup else None
    asked = asked_for(options.file, options.new, deal, options.errand)
    return door is not None and hand_over(door, asked)


class LaterStarts(QObject):
    """Listens for them while the window is there."""

    def __init__(self, contents: Contents, places: Places) -> None:
        super().__init__(contents.window)
        self._contents, self._places = contents, places
        self._door = Door(self)
        self._door.asked.connect(self._show)
        name = door_of(places.data)
        if name is None or not self._door.open(name):
            log.warning("a later start will not be heard")

    def close(self) -> None:
        """Listen no more."""
        self._door.close()

    def _show(self, asked: Asked) -> None:
        self._come_forward()
        if asked.path is not None:
            self._contents.records.open_record(asked.path)
        elif asked.new is not None:
            self._start(asked.new, asked.deal)
        elif asked.errand is Errand.SET_UP:
            self._contents.actions_.new_game.trigger()
        elif asked.errand is Errand.GO_ON and self._contents.desk.go_on():
            self._contents.pages.show_table()

    def _start(self, new: str, deal: int | None) -> None:
        try:
            seats = seats_named(new, self._places)
        except ValueError as error:
            log.warning("a later start asked for a game that cannot be: %s", error)
            return
        self._contents.desk.start(GameSetup(seats, deal))

    def _come_forward(self) -> None:
        window = self._contents.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
