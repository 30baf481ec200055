"""Zooming, and the full screen, for whichever board shows."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtWidgets import QMainWindow

from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.board.items import rect_of
from qwirkle_desktop.ui.board.view import BoardView
from qwirkle_desktop.ui.replay.desk import ReplayDesk
from qwirkle_desktop.ui.table import Table

if TYPE_CHECKING:
    from qwirkle_desktop.ui.replay.page import ReplayPage


class ViewActions(QObject):
    """Connects the actions of the View menu that change no setting."""

    def __init__(self, actions: Actions, table: Table, replays: ReplayDesk, window: QMainWindow) -> None:
        super().__init__(window)
        self._table, self._replays, self._window = table, replays, window
        actions.connect(
            {
                actions.zoom_in: self._zoom_in,
                actions.zoom_out: self._zoom_out,
                actions.zoom_fit: self._zoom_fit,
                actions.zoom_last: self._zoom_last,
                actions.full_screen: self._set_full_screen,
            }
        )

    def leave_full_screen(self) -> None:
        """Esc was pressed where nothing else wanted it."""
        self._set_full_screen(False)

    @property
    def _page(self) -> "Table | ReplayPage":
        """What shows a board now."""
        return self._replays.page or self._table

    @property
    def _view(self) -> BoardView:
        return self._page.view

    def _zoom_in(self) -> None:
        self._view.zoom_by(2)

    def _zoom_out(self) -> None:
        self._view.zoom_by(-2)

    def _zoom_fit(self) -> None:
        self._view.fit()

    def _zoom_last(self) -> None:
        """Where nothing was laid yet there is only the whole table."""
        area = QRectF()
        for cell in self._page.scene.marks.cells:
            area = area.united(rect_of(cell))
        if area.isEmpty():
            self._view.fit()
        else:
            self._view.look_closely(area)

    def _set_full_screen(self, full: bool) -> None:
        state, screen = self._window.windowState(), Qt.WindowState.WindowFullScreen
        self._window.setWindowState(state | screen if full else state & ~screen)
