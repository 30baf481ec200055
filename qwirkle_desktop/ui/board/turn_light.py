"""Lights a turn that is pointed at: its tiles, the lines that made its points, and their sum."""

from collections.abc import Collection, Sequence

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.events import Laid
from qwirkle_desktop.rules.lines import ScoredLine
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.art.chips import ChipTone
from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.panel.values import parts_of_score
from qwirkle_desktop.ui.phrases.panel import plus_points, sum_of_lines

from .items import SpriteItem, mark_render, point_of
from .scene import BoardScene, Layer, chip_shifts


class TurnLight:
    """Lights one turn at a time in the scene, and puts the light out again."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._items: list[SpriteItem] = []
        self._raised: list[Cell] = []
        self.cells: frozenset[Cell] = frozenset()

    def show_step(self, step: Step | None) -> None:
        """Light what a turn laid and every line that it made; None: nothing."""
        laid = [event for event in step.events if isinstance(event, Laid)] if step else []
        self._show([placement.cell for event in laid for placement in event.placements], Mark.LAST_MOVE)
        if step and laid:
            self._light(step.lines)
            self._tell_sum(step)

    def show_cells(self, cells: Collection[Cell]) -> None:
        """Light these cells alone; no cells: nothing."""
        self._show(cells, Mark.CURSOR)

    def _show(self, cells: Collection[Cell], mark: Mark) -> None:
        self._scene.clear_items(self._items)
        self._scene.lower_tiles(self._raised)
        self._raised, self.cells = [], frozenset(cells)
        render = mark_render(self._scene.sprites, mark)
        self._items = [self._scene.add(render, point_of(cell), Layer.LAST_MOVE) for cell in cells]
        self._scene.set_marks_aside(bool(cells))

    def _light(self, lines: Sequence[ScoredLine]) -> None:
        for scored, shift in zip(lines, chip_shifts(lines), strict=True):
            cells = scored.line.cells
            self._items.append(self._scene.add_capsule(scored.line))
            self._scene.raise_tiles(cells)
            self._raised += cells
            chip = self._scene.add_chip(plus_points(scored.points), cells[-1], ChipTone.INK, shift)
            self._items.append(chip)

    def _tell_sum(self, step: Step) -> None:
        """What all gave, beside the lines; a single line tells it itself."""
        parts = parts_of_score(step)
        if len(parts) > 1:
            around = [cell for scored in step.lines for cell in scored.line.cells]
            text = sum_of_lines(parts)
            self._items.append(self._scene.marks.add_beside(text, around, at_left=True))
