"""The pictures painted so far, up to so many bytes, and in what theme and style they are."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from qwirkle_desktop.ui.art.styles import TileStyle
from qwirkle_desktop.ui.theme import Theme

LARGEST_CACHE = 96 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture, and where its top left lies from the cell's top left (a chip's: from its anchor)."""

    pixmap: QPixmap
    offset: QPointF


class KeptPictures:
    """Shared by all who show pictures of the same theme and style."""

    def __init__(self, theme: Theme, style: TileStyle) -> None:
        self.theme, self.style = theme, style
        self.grounds: dict[float, QPixmap] = {}
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._bytes = 0

    def clear(self) -> None:
        """Forget every picture of a tile or mark."""
        self._kept.clear()
        self._bytes = 0

    def get(self, key: Hashable, render: Callable[[], Sprite]) -> Sprite:
        """The picture of that key, painted where it is not there."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        sprite = self._kept[key] = render()
        self._bytes += _cost(sprite)
        while self._bytes > LARGEST_CACHE and len(self._kept) > 1:
            self._bytes -= _cost(self._kept.popitem(last=False)[1])
        return sprite


def _cost(sprite: Sprite) -> int:
    return sprite.pixmap.width() * sprite.pixmap.height() * 4
