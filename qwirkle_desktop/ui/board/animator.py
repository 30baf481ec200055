"""Shows what a turn changed: tiles land, lines light up, points rise, a Qwirkle is celebrated."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF
from PySide6.QtWidgets import QGraphicsItem

from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.lines import ScoredLine
from qwirkle_desktop.rules.moves import Lift, Play
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.art.chips import ChipTone
from qwirkle_desktop.ui.art.sprites import Look

from .celebration import Celebration
from .items import UNIT, point_of, tile_render
from .printed import prizes_of
from .scene import BoardScene, Layer, chip_shifts
from .tween import SHAKE_MS, Curve, Stage, fade, glow, move, shaken, tween

DROP_MS, FLY_MS, APART_MS = 140, 260, 120
CAPSULE_MS, RISE_MS, FADE_MS, LIFT_MS = 450, 900, 250, 450


class Animator(QObject):
    """Animates from what was before and after, so computers' moves and redone ones look alike."""

    def __init__(self, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._stage = Stage(self)
        self._feast = Stage(self)
        self._celebration = Celebration(scene)
        self._is_on, self._stretch = True, 1.0

    @property
    def stage(self) -> Stage:
        """Where the animations run."""
        return self._stage

    @property
    def is_on(self) -> bool:
        """Whether things move."""
        return self._is_on

    @property
    def stretch(self) -> float:
        """How long movements take, compared with the usual."""
        return self._stretch

    def set_on(self, on: bool, stretch: float = 1.0) -> None:
        """Off: everything is in place at once (reduced motion). `stretch`: how long all takes, usually 1."""
        self._is_on, self._stretch = on, stretch
        self._stage.set_stretch(stretch)
        self._feast.set_stretch(stretch)

    def landings(self, tiles: int) -> tuple[int, ...]:
        """After how many ms each of so many tiles that fly in lies there; all at once count as one."""
        if not self._is_on:
            return (0,)
        return tuple(round((FLY_MS + place * APART_MS) * self._stretch) for place in range(tiles))

    def finish(self) -> None:
        """End everything that moves."""
        self._stage.finish()
        self._feast.finish()

    def drop(self, item: QGraphicsItem, start: QPointF) -> None:
        """Let a tile fall from where it was let go to where it lies."""
        if self._is_on:
            self._stage.run([move(item, start, item.pos(), DROP_MS, Curve.OutCubic)], _nothing)

    def shake(self, item: QGraphicsItem, by: float) -> None:
        """Shake a refused tile where it is, by so much of the scene to either side."""
        if self._is_on:
            self._stage.run([tween(SHAKE_MS, Curve.Linear, partial(_shake, item, item.pos(), by))], _nothing)

    def show_step(self, step: Step, source: QPointF | None) -> None:
        """A move was made and the scene shows its end; its tiles fly in from `source`, if given, or there."""
        self._stage.finish()
        if self._is_on and isinstance(step.move, Lift):
            self._fly_off(step.move.placement, source)
        if not self._is_on or not isinstance(step.move, Play):
            return
        cells = [placement.cell for placement in step.move.placements]
        landed = self._fly_in(cells, source) if source is not None else DROP_MS
        chips = self._scene.marks.names
        self._stage.run([fade(chip, 0.0, 1.0, FADE_MS, landed + RISE_MS) for chip in chips], _nothing)
        for scored, shift in zip(step.lines, chip_shifts(step.lines), strict=True):
            self._light(scored, landed, shift)
        for cell, text in prizes_of(step).items():
            chip = self._scene.add_chip(text, cell, ChipTone.ACCENT)
            self._stage.run(_rising(chip, landed), partial(self._scene.removeItem, chip))

    def _fly_in(self, cells: Sequence[Cell], source: QPointF) -> int:
        """The tiles come in one after another; returns when the last lies, in ms."""
        animations: list[QAbstractAnimation] = []
        for place, cell in enumerate(cells):
            item = self._scene.tile_item(cell)
            if item is not None:
                delay = place * APART_MS
                animations.append(move(item, source, point_of(cell), FLY_MS, Curve.OutCubic, delay))
                animations.append(fade(item, 0.0, 1.0, FLY_MS // 3, delay))
        marks = self._scene.marks.last
        landed = FLY_MS + (len(cells) - 1) * APART_MS
        animations += [fade(mark, 0.0, 1.0, FADE_MS, landed) for mark in marks]
        self._stage.run(animations, _nothing)
        return landed

    def _fly_off(self, lifted: Placement, target: QPointF | None) -> None:
        """A tile leaves the board: it goes to its player's card, or up and away."""
        start = point_of(lifted.cell)
        render = tile_render(self._scene.sprites, lifted.tile, Look.TENTATIVE)
        item = self._scene.add(render, start, Layer.SHOW)
        end = target if target is not None else start - QPointF(0, UNIT)
        flight = [
            move(item, start, end, LIFT_MS, Curve.InOutCubic),
            fade(item, 1.0, 0.0, FADE_MS, LIFT_MS - FADE_MS),
        ]
        self._stage.run(flight, partial(self._scene.removeItem, item))

    def _light(self, scored: ScoredLine, delay: int, shift: QPointF) -> None:
        """Frame a line and let its points rise from its end."""
        cells = scored.line.cells
        if scored.is_qwirkle:
            self._feast.run(*self._celebration.of(scored, delay))
            return
        capsule = self._scene.add_capsule(scored.line)
        self._scene.raise_tiles(cells)
        chip = self._scene.add_chip(f"+{scored.points}", cells[-1], ChipTone.INK, shift)
        animations = [glow(capsule, CAPSULE_MS, delay), *_rising(chip, delay)]
        self._stage.run(animations, partial(self._unlight, (capsule, chip), cells))

    def _unlight(self, items: Sequence[QGraphicsItem], cells: Sequence[Cell]) -> None:
        for item in items:
            self._scene.removeItem(item)
        self._scene.lower_tiles(cells)


def _rising(chip: QGraphicsItem, delay: int) -> list[QAbstractAnimation]:
    start = chip.pos()
    return [
        move(chip, start, start - QPointF(0, UNIT * 0.6), RISE_MS, Curve.OutQuad, delay),
        fade(chip, 0.0, 1.0, FADE_MS // 2, delay),
    ]


def _shake(item: QGraphicsItem, rest: QPointF, by: float, share: float) -> None:
    item.setPos(rest + QPointF(shaken(by, share), 0))


def _nothing() -> None:
    return None
