"""The two woods a tile can be made of, and the wood chosen for a palette."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from qwirkle_desktop.ui.art.palettes import TilePalette


@dataclass(frozen=True, slots=True)
class Wood:
    """The colours of a tile's body; `face_from` to `face_to` run down the diagonal."""

    name: str
    face_from: QColor
    face_to: QColor
    wall_from: QColor
    wall_to: QColor
    rim: QColor
    highlight: QColor
    grain: QColor
    engraving: QColor


def _with_alpha(colour: str, alpha: float) -> QColor:
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


MAPLE = Wood(
    name="maple",
    face_from=QColor("#F3E2C0"),
    face_to=QColor("#E3C796"),
    wall_from=QColor("#B98F57"),
    wall_to=QColor("#8A6236"),
    rim=_with_alpha("#7A5630", 0.8),
    highlight=QColor("#FFF6E2"),
    grain=_with_alpha("#B98A4E", 0.20),
    engraving=_with_alpha("#FFF6E2", 0.7),
)
WALNUT = Wood(
    name="walnut",
    face_from=QColor("#463122"),
    face_to=QColor("#33231A"),
    wall_from=QColor("#241810"),
    wall_to=QColor("#150D08"),
    rim=QColor("#8C6C4C"),
    highlight=_with_alpha("#A07C57", 0.75),
    grain=_with_alpha("#1C110A", 0.35),
    engraving=_with_alpha("#8C6C4C", 0.25),
)


@dataclass(frozen=True, slots=True)
class TileStyle:
    """A palette on the wood that suits its face."""

    palette: TilePalette
    wood: Wood

    @property
    def face_from(self) -> QColor:
        """The lighter corner of the face: the palette's own colour."""
        return self.palette.face

    @property
    def face_to(self) -> QColor:
        """The far corner, darker in the same measure as the wood's own."""
        shares = zip(_channels(self.palette.face), _channels(self.wood.face_from), strict=True)
        ends = zip(shares, _channels(self.wood.face_to), strict=True)
        return QColor(*(min(255, round(own * far / near)) for (own, near), far in ends))


def style_for(palette: TilePalette) -> TileStyle:
    """The palette on the wood whose face is nearest to its own in lightness."""
    lightness = palette.face.lightnessF()
    woods = (MAPLE, WALNUT)
    return TileStyle(palette, min(woods, key=lambda wood: abs(wood.face_from.lightnessF() - lightness)))


def _channels(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()
