"""The shared cache of pictures: each tile, mark and chip is painted once and then only blitted."""

from dataclasses import dataclass
from enum import Enum, auto
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.chips import ChipTone, paint_chip
from qwirkle_desktop.ui.art.kept import KeptPictures, Sprite
from qwirkle_desktop.ui.art.marks import Mark, Nib, paint_capsule, paint_cross_badge, paint_mark, paint_ring
from qwirkle_desktop.ui.art.styles import TileStyle
from qwirkle_desktop.ui.art.tiles import (
    LIFTED,
    RAISED,
    RESTING,
    Shadow,
    TileShape,
    paint_shadow,
    paint_tile,
    tile_shape,
)
from qwirkle_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from qwirkle_desktop.ui.art.dice import Tumble
    from qwirkle_desktop.ui.art.printed import Print

MARGIN = 0.2
CHIP_AT, ROOMY_CELL = QPointF(0.96, 0.0), 40.0


class Look(Enum):
    """The state a tile is shown in."""

    PLACED = auto()
    HAND = auto()
    HELD = auto()
    TENTATIVE = auto()
    GHOST = auto()
    ILLEGAL = auto()
    FADED = auto()
    SMALL = auto()
    SPENT = auto()


@dataclass(frozen=True, slots=True)
class _Dress:
    """What a look changes: fractions of the cell, and the whole tile's opacity."""

    shadow: Shadow | None = RESTING
    raised: float = 0.0
    opacity: float = 1.0


_DRESSES = {
    Look.PLACED: _Dress(),
    Look.HAND: _Dress(),
    Look.HELD: _Dress(shadow=LIFTED, raised=0.1),
    Look.TENTATIVE: _Dress(shadow=RAISED, raised=0.07),
    Look.GHOST: _Dress(opacity=0.82),
    Look.ILLEGAL: _Dress(shadow=None, opacity=0.5),
    Look.FADED: _Dress(opacity=0.45),
    Look.SMALL: _Dress(),
    Look.SPENT: _Dress(shadow=None, opacity=0.3),
}
_BADGED = (Look.TENTATIVE, Look.ILLEGAL)


class Sprites:
    """Pictures for one theme and one style of tile; a change of either forgets those that show it."""

    def __init__(self, theme: Theme, style: TileStyle, *, kept: KeptPictures | None = None) -> None:
        self._kept = kept or KeptPictures(theme, style)
        self._are_dice = False

    def of_game(self, *, are_dice: bool = False) -> "Sprites":
        """The same pictures for one game, whose pieces may be dice."""
        sprites = Sprites(self.theme, self.style, kept=self._kept)
        sprites.set_dice(are_dice)
        return sprites

    def set_dice(self, are_dice: bool) -> None:
        """Whether tiles are drawn as dice; pictures given out before are stale."""
        self._are_dice = are_dice

    @property
    def are_dice(self) -> bool:
        """Whether tiles are drawn as dice."""
        return self._are_dice

    @property
    def theme(self) -> Theme:
        """The theme that marks and chips are painted in."""
        return self._kept.theme

    @property
    def style(self) -> TileStyle:
        """The palette and wood of the tiles."""
        return self._kept.style

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme from now on; pictures given out before are stale."""
        self._kept.theme = theme
        self._kept.grounds.clear()
        self.clear()

    def set_style(self, style: TileStyle) -> None:
        """Paint tiles in another palette or wood from now on."""
        self._kept.style = style
        self.clear()

    def clear(self) -> None:
        """Forget every picture of a tile or mark."""
        self._kept.clear()

    def tile(self, tile: Tile, cell: float, ratio: float, look: Look = Look.PLACED) -> Sprite:
        """The tile for a cell of that size in logical pixels, on a screen of that pixel ratio."""
        size = _device(cell, ratio)
        key = (tile, self._are_dice, size, ratio, look)
        return self._kept.get(key, lambda: self._render_tile(tile, size, ratio, look))

    def tumble(self, tumble: "Tumble", cell: float, ratio: float) -> Sprite:
        """A die that rolls, for a cell of that size in logical pixels."""
        size = _device(cell, ratio)
        return self._kept.get((tumble, size, ratio), lambda: self._render_tumble(tumble, size, ratio))

    def ground(self, ratio: float) -> QPixmap:
        """What the theme's table is made of, one square of it; loaded with the first that is not plain."""
        from qwirkle_desktop.ui.art.grounds import ground_picture

        if ratio not in self._kept.grounds:
            self._kept.grounds = {ratio: ground_picture(self.theme, ratio)}
        return self._kept.grounds[ratio]

    def mark(self, mark: Mark, cell: float, ratio: float) -> Sprite:
        """The mark for a cell of that size in logical pixels."""
        size = _device(cell, ratio)
        return self._kept.get((mark, size, ratio), lambda: self._render_mark(mark, size, ratio))

    def printed(self, printed: "Print", cell: float, ratio: float) -> Sprite:
        """What is printed on a cell of that size in logical pixels."""
        size = _device(cell, ratio)
        return self._kept.get((printed, size, ratio), lambda: self._render_print(printed, size, ratio))

    def capsule(self, columns: int, rows: int, cell: float, ratio: float) -> Sprite:
        """The frame of a line being scored. It lies under the line's own tiles and over all others."""
        size = _device(cell, ratio)
        key = ("capsule", columns, rows, size, ratio)
        return self._kept.get(key, lambda: self._render_capsule(columns, rows, size, ratio))

    def chip(self, text: str, ratio: float, font: QFont, tone: ChipTone = ChipTone.ACCENT) -> Sprite:
        """A chip with a few characters, `+12`; its middle goes on the anchor, `chip_anchor` of a cell."""
        key = (text, ratio, font.key(), tone)
        return self._kept.get(key, lambda: Sprite(*paint_chip(text, ratio, font, tone, self.theme)))

    def _render_tile(self, tile: Tile, size: int, ratio: float, look: Look) -> Sprite:
        dress, shape = _DRESSES[look], self._shape(size, ratio)
        lift = round(dress.raised * size)
        picture = self._ground(shape, size, ratio, dress.shadow, lift)
        with _painting(picture, size) as painter:
            painter.translate(0, -lift)
            paint_tile(painter, tile, shape, ratio, self.style)
        if dress.opacity < 1:
            picture = _faded(picture, dress.opacity)
        if look in _BADGED:
            with _painting(picture, size) as painter:
                painter.translate(0, -lift)
                self._paint_badges(painter, look, shape, Nib(size, ratio, self.theme))
        return _sprite(picture, size, ratio)

    def _shape(self, size: int, ratio: float) -> TileShape:
        if not self._are_dice:
            return tile_shape(size, ratio, self.style.finish)
        from qwirkle_desktop.ui.art.dice import die_shape

        return die_shape(size, ratio)

    def _render_tumble(self, tumble: "Tumble", size: int, ratio: float) -> Sprite:
        from qwirkle_desktop.ui.art.dice import paint_tumble

        shape = self._shape(size, ratio)
        picture = self._ground(shape, size, ratio, RAISED, 0)
        with _painting(picture, size) as painter:
            paint_tumble(painter, tumble, shape, ratio, self.style)
        return _sprite(picture, size, ratio)

    def _ground(self, shape: TileShape, size: int, ratio: float, shadow: Shadow | None, lift: int) -> QPixmap:
        """What a tile of any kind is painted on: its shadow, which would take as long as the tile."""
        key = (shadow, self._are_dice, size, ratio, lift)
        return QPixmap(self._kept.get(key, lambda: self._render_ground(shape, size, shadow, lift)).pixmap)

    def _render_ground(self, shape: TileShape, size: int, shadow: Shadow | None, lift: int) -> Sprite:
        picture = _blank(size, size, size)
        if shadow is not None:
            with _painting(picture, size) as painter:
                painter.translate(0, -lift)
                paint_shadow(painter, shape, shadow)
        return Sprite(picture, QPointF())

    def _paint_badges(self, painter: QPainter, look: Look, shape: TileShape, nib: Nib) -> None:
        if look is Look.TENTATIVE:
            paint_ring(painter, shape, self.theme.accent, nib)
        elif look is Look.ILLEGAL:
            paint_ring(painter, shape, self.theme.error, nib)
            paint_cross_badge(painter, shape, nib)

    def _render_mark(self, mark: Mark, size: int, ratio: float) -> Sprite:
        picture = _blank(size, size, size)
        with _painting(picture, size) as painter:
            paint_mark(painter, mark, Nib(size, ratio, self.theme))
        return _sprite(picture, size, ratio)

    def _render_print(self, printed: "Print", size: int, ratio: float) -> Sprite:
        from qwirkle_desktop.ui.art.printed import paint_print

        picture = _blank(size, size, size)
        with _painting(picture, size) as painter:
            paint_print(painter, printed, Nib(size, ratio, self.theme))
        return _sprite(picture, size, ratio)

    def _render_capsule(self, columns: int, rows: int, size: int, ratio: float) -> Sprite:
        picture = _blank(columns * size, rows * size, size)
        with _painting(picture, size) as painter:
            cells = QRectF(0, 0, columns * size, rows * size)
            paint_capsule(painter, cells, Nib(size, ratio, self.theme))
        return _sprite(picture, size, ratio)


def chip_anchor(cell: float) -> QPointF:
    """Where the middle of a cell's chip goes, from the cell's top left: its upper right corner.

    On small cells it moves outward, or the chip would hide the tile.
    """
    outward = max(0.0, ROOMY_CELL - cell)
    return CHIP_AT * cell + QPointF(0.1, -0.15) * outward


def _device(cell: float, ratio: float) -> int:
    return max(1, round(cell * ratio))


def _margin(size: int) -> int:
    """Room around the cell, for shadows, rings and badges."""
    return ceil(MARGIN * size) + 1


def _blank(width: int, height: int, size: int) -> QPixmap:
    picture = QPixmap(width + 2 * _margin(size), height + 2 * _margin(size))
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _faded(picture: QPixmap, opacity: float) -> QPixmap:
    """The whole picture thinner: painting its layers thinner would let them show through each other."""
    result = QPixmap(picture.size())
    result.fill(Qt.GlobalColor.transparent)
    with QPainter(result) as painter:
        painter.setOpacity(opacity)
        painter.drawPixmap(0, 0, picture)
    return result


def _painting(picture: QPixmap, size: int) -> QPainter:
    painter = QPainter(picture)
    painter.translate(_margin(size), _margin(size))
    return painter


def _sprite(picture: QPixmap, size: int, ratio: float) -> Sprite:
    picture.setDevicePixelRatio(ratio)
    return Sprite(picture, QPointF(-_margin(size) / ratio, -_margin(size) / ratio))
