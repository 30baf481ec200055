"""The hand as a list of tiles; a hidden one has none."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible

from qwirkle_desktop.ui.dock.tray import HandTray
from qwirkle_desktop.ui.phrases.tiles import tile_name

from .parts import Parts


class HandParts(Parts):
    """The tiles in the tray, by their places in the hand."""

    role = QAccessible.Role.List
    part_role = QAccessible.Role.ListItem

    def __init__(self, tray: HandTray) -> None:
        super().__init__(tray)
        self._tray = tray

    @property
    def focused(self) -> int | None:
        return self._tray.shown.place_in(self._tray.focus_slot)

    def present(self) -> list[int]:
        return list(self._tray.shown.tiles)

    def name(self, place: int) -> str:
        tile = self._tray.shown.tiles.get(place)
        return "" if tile is None else tile_name(tile)

    def is_selected(self, place: int) -> bool:
        return place in self._tray.chosen

    def rect(self, place: int) -> QRect:
        return self._tray.global_rect_of(place).toRect()

    def press(self, place: int) -> None:
        if place in self.present():
            self._tray.tile_chosen.emit(place)

    def focus(self, place: int) -> None:
        self._tray.setFocus()
        self._tray.show_focus(self._tray.shown.arrangement.slot_of(place))
