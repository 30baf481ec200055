"""A Qwirkle: its tiles hop, a banner says so, and some confetti flies. 1.4 s in all."""

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtGui import QFont, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from qwirkle_desktop.rules.lines import ScoredLine
from qwirkle_desktop.rules.tiles import COLOURS, SHAPES
from qwirkle_desktop.ui.art.chips import ChipTone
from qwirkle_desktop.ui.art.kept import Sprite
from qwirkle_desktop.ui.art.shapes import symbol_path
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.typography import make_font

from .items import UNIT, point_of
from .scene import BoardScene, Layer
from .tween import Curve, fade, glow, tween

HOP, HOP_MS, HOP_APART_MS = 0.12, 240, 90
CAPSULE_MS, CONFETTI_MS, BANNER_MS, ALL_MS = 200, 100, 900, 1400
CONFETTI, SIZE = 24, 0.42
BANNER_SHARE = 0.5


class Celebration:
    """Makes the pictures and movements of a Qwirkle."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene

    def of(self, scored: ScoredLine, delay: int) -> tuple[list[QAbstractAnimation], Callable[[], None]]:
        """The animations for a line of six, from `delay` ms on, and what tidies up after them."""
        centre = self._centre(scored)
        banner = self._banner(scored, centre)
        capsule = self._scene.add_capsule(scored.line)
        self._scene.raise_tiles(scored.line.cells)
        confetti = [self._piece(number) for number in range(CONFETTI)]
        fly = partial(_fly_all, confetti, [_throw(number) for number in range(CONFETTI)], centre)
        animations = self._hops(scored, delay + CAPSULE_MS)
        animations += [fade(capsule, 0.0, 1.0, CAPSULE_MS, delay), glow(banner, BANNER_MS, delay)]
        animations.append(tween(ALL_MS - CONFETTI_MS, Curve.OutQuad, fly, delay + CONFETTI_MS))
        return animations, partial(_remove, self._scene, [capsule, banner, *confetti], scored)

    def _centre(self, scored: ScoredLine) -> QPointF:
        first, last = point_of(scored.line.cells[0]), point_of(scored.line.cells[-1])
        return (first + last) / 2 + QPointF(UNIT / 2, UNIT / 2)

    def _hops(self, scored: ScoredLine, delay: int) -> list[QAbstractAnimation]:
        hops: list[QAbstractAnimation] = []
        for place, cell in enumerate(scored.line.cells):
            if (item := self._scene.tile_item(cell)) is not None:
                change = partial(_hop, item, point_of(cell))
                hops.append(tween(HOP_MS, Curve.OutBack, change, delay + place * HOP_APART_MS))
        return hops

    def _banner(self, scored: ScoredLine, centre: QPointF) -> QGraphicsItem:
        text = tr("Qwirkle! +{points}").format(points=scored.points)
        render = partial(_banner, self._scene.sprites, text)
        return self._scene.add(render, centre - QPointF(0, UNIT), Layer.SHOW)

    def _piece(self, number: int) -> QGraphicsPathItem:
        piece = QGraphicsPathItem(symbol_path(SHAPES[number % len(SHAPES)]))
        colour = COLOURS[(number * 5 + number // 6) % len(COLOURS)]
        paint = self._scene.sprites.style.palette.paints[colour]
        piece.setBrush(paint.fill)
        piece.setPen(QPen(paint.outline, 0.04))
        piece.setScale(UNIT * SIZE)
        piece.setZValue(Layer.SHOW)
        piece.setOpacity(0.0)
        self._scene.addItem(piece)
        return piece


def _throw(number: int) -> QPointF:
    """Where a piece flies from the middle, before it falls."""
    chance = Random(number)
    angle = 2 * pi * number / CONFETTI + chance.uniform(-0.1, 0.1)
    reach = UNIT * chance.uniform(2.0, 4.4)
    return QPointF(cos(angle) * reach * 1.3, sin(angle) * reach)


def _banner(sprites: Sprites, text: str, cell: float, ratio: float) -> Sprite:
    font = make_font(max(20, round(cell * BANNER_SHARE)), QFont.Weight.Bold)
    return sprites.chip(text, ratio, font, ChipTone.ACCENT)


def _hop(item: QGraphicsItem, rest: QPointF, share: float) -> None:
    """Up and down again: highest in the middle."""
    item.setPos(rest - QPointF(0, UNIT * HOP * sin(pi * min(share, 1.0))))


def _fly_all(
    pieces: Sequence[QGraphicsItem], throws: Sequence[QPointF], centre: QPointF, share: float
) -> None:
    fall = centre + QPointF(0, UNIT * 1.4 * share * share)
    for piece, throw in zip(pieces, throws, strict=True):
        piece.setPos(fall + throw * share)
        piece.setRotation(200 * share)
        piece.setOpacity(min(1.0, 2.5 * (1.0 - share)) if share else 0.0)


def _remove(scene: BoardScene, items: list[QGraphicsItem], scored: ScoredLine) -> None:
    for item in items:
        scene.removeItem(item)
    scene.lower_tiles(scored.line.cells)
