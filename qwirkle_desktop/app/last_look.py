"""Keeps a picture of the window as it is left, which the next start shows at once."""

import logging

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.errors import LibraryError
from qwirkle_desktop.library.files import write_atomically
from qwirkle_desktop.library.places import Places
from qwirkle_desktop.ui.first_picture import picture_of

log = logging.getLogger(__name__)


def keep_picture(app: QApplication, desk: Desk, places: Places) -> None:
    """Take it as the window closes; without one the next start only takes longer."""
    try:
        if _comes_back(desk):
            _tidy(desk)
            is_dark = app.styleHints().colorScheme() == Qt.ColorScheme.Dark
            write_atomically(places.picture, picture_of(desk.window, is_dark=is_dark))
    except (OSError, LibraryError) as error:
        log.warning("the window's picture could not be kept: %s", error)


def _comes_back(desk: Desk) -> bool:
    """Whether the next start shows this page: it goes on with the game last on the table, if that goes on."""
    resumes, contents = desk.library.is_last_unfinished(), desk.contents
    if contents.table.isVisible():
        return resumes and desk.controller.game is not None and not desk.controller.is_practice
    return contents.start_page.isVisible() and not resumes


def _tidy(desk: Desk) -> None:
    """Look as at the next start, as far as that can be known: no hidden hand, no turn half made."""
    table = desk.contents.table
    desk.contents.coach.close()
    table.marks.end()
    table.gestures.release()
    desk.controller.take_back_all()
    desk.controller.drop_curtain()
    table.hands.unarrange()
    table.overlays.banner.dismiss()
    table.zoom_chip.hide()
    table.view.fit()
    table.view.finish()
    table.finish()
    # Words may have come and gone: what is beside them moves when the window hears of it.
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
