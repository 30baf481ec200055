"""Who may have a seat besides people: the computer's levels and outside bots, and what is told of each."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QStyleOptionViewItem

from qwirkle_desktop.engine.calibration import Rung, read_calibration
from qwirkle_desktop.library.record import BOT_PREFIX
from qwirkle_desktop.ui.phrases.levels import level_listed, level_tip, level_told

LISTED = Qt.ItemDataRole.UserRole + 1
ROOM = 32
"""In px: the list's frame and a scroll bar."""


@dataclass(frozen=True, slots=True)
class Players:
    """The ids of all that may have a seat, levels first; `rungs` is how strong they are, as measured."""

    ids: tuple[str, ...]
    rungs: tuple[Rung, ...]

    def told(self, player: str, *, with_points: bool = True) -> str:
        """Its name, what it is like and how many points it makes, in the classic game."""
        return level_told(player, self._rung(player) if with_points else None)

    def tip(self, player: str) -> str:
        """What it is like, how many points it makes, how long it thinks."""
        return level_tip(player, self._rung(player))

    def listed(self, player: str, text: str) -> str:
        """That text for it, and its points for comparing."""
        rung = self._rung(player)
        return level_listed(text, rung) if rung else text

    def _rung(self, player: str) -> Rung | None:
        return next((rung for rung in self.rungs if rung.level == player), None)


def players_of(levels: tuple[str, ...], bots: Iterable[str] = ()) -> Players:
    """The levels as this version measured them, and the bots of those names."""
    ids = (*levels, *(f"{BOT_PREFIX}{name}" for name in bots))
    return Players(ids, read_calibration().levels)


def fill_box(box: QComboBox, players: Players, text: Callable[[str], str]) -> None:
    """Add all players to a box; the open list shows their points, which the closed box has no room for."""
    for player in players.ids:
        box.addItem(text(player), player)
        row = box.count() - 1
        box.setItemData(row, players.listed(player, text(player)), LISTED)
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            box.setItemData(row, players.tip(player), role)
    if not isinstance(box.itemDelegate(), Listed):
        box.setItemDelegate(Listed(box))
    box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + ROOM)


class Listed(QStyledItemDelegate):
    """Shows the longer text of a row in the open list."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The longer text where there is one."""
        super().initStyleOption(option, index)
        option.text = index.data(LISTED) or option.text
