"""What is printed on the board, under the tiles."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.events import TookDiscs
from qwirkle_desktop.rules.ground import ENDLESS, Ground
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.art.printed import Print, Sign
from qwirkle_desktop.ui.phrases.lifting import counted_discs
from qwirkle_desktop.ui.phrases.panel import plus_points

from .items import UNIT, SpriteItem, point_of

if TYPE_CHECKING:
    from .scene import BoardScene, Layer


class PrintedCells:
    """Shows a ground's special cells; of those that were used it shows so."""

    def __init__(self, scene: "BoardScene", layer: "Layer") -> None:
        self._scene, self._layer = scene, layer
        self._items: dict[Cell, tuple[Print, SpriteItem]] = {}
        self.ground = ENDLESS

    def show(self, ground: Ground, used: frozenset[Cell]) -> None:
        """Show this ground and no other."""
        self.ground = ground
        wanted = prints_of(ground, used)
        for cell in [cell for cell, (shown, _) in self._items.items() if wanted.get(cell) != shown]:
            self._scene.removeItem(self._items.pop(cell)[1])
        for cell in wanted.keys() - self._items.keys():
            render = partial(self._scene.sprites.printed, wanted[cell])
            self._items[cell] = wanted[cell], self._scene.add(render, point_of(cell), self._layer)

    def at(self, cell: Cell) -> Print | None:
        """What is printed on a cell."""
        shown = self._items.get(cell)
        return shown[0] if shown else None

    @property
    def cells(self) -> frozenset[Cell]:
        """The cells that have anything printed on them."""
        return frozenset(self._items)

    @property
    def rect(self) -> QRectF:
        """The square of the whole board in the scene; nothing on an endless table."""
        return QRectF(0, 0, self.ground.width * UNIT, self.ground.height * UNIT)


def prints_of(ground: Ground, used: frozenset[Cell]) -> Mapping[Cell, Print]:
    """What is printed on which cells."""
    numbers = {
        cell: Print(Sign.NUMBER, points, is_used=cell in used) for cell, points in ground.numbers.items()
    }
    return {
        # Where tiles lie before the first turn, one starts from any.
        **{cell: Print(Sign.START) for cell in ground.start if not ground.filled},
        **{cell: Print(Sign.STAR, is_used=cell in used) for cell in ground.stars},
        **numbers,
        **{cell: Print(Sign.FILLED) for cell in ground.filled},
    }


def prizes_of(step: Step) -> dict[Cell, str]:
    """What the cells gave that a turn covered, to rise from them."""
    discs = (cell for event in step.events if isinstance(event, TookDiscs) for cell in event.cells)
    return _told(step.numbers, discs)


def prizes_under(draft: Draft) -> dict[Cell, str]:
    """What the cells would give that the tentative tiles cover."""
    stars = draft.board.ground.stars - draft.used
    return _told(draft.numbers, (cell for _, cell in draft.laid if cell in stars))


def _told(numbers: Mapping[Cell, int], stars: Iterable[Cell]) -> dict[Cell, str]:
    points = {cell: plus_points(points) for cell, points in numbers.items()}
    return {**points, **dict.fromkeys(stars, counted_discs(1))}
