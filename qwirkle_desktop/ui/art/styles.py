"""What tiles look like: a palette on a wood, the finish of their bodies, and marks that tell colours."""

from dataclasses import dataclass
from enum import Enum

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


WHITE, BLACK = QColor("#FFFFFF"), QColor("#0B0B0C")
DARK_INK, LIGHT_INK = QColor("#2B2118"), QColor("#F3EADB")


class Finish(Enum):
    """How a tile's body is made; the values are those of the settings."""

    WOOD = "wood"
    FLAT = "flat"
    CONTRAST = "contrast"


class ColourMark(Enum):
    """What tells a tile's colour without colour; the values are those of the settings."""

    OFF = "off"
    LETTER = "letter"
    PATTERN = "pattern"


@dataclass(frozen=True, slots=True)
class TileStyle:
    """A palette on the wood that suits its face, and how both are shown."""

    palette: TilePalette
    wood: Wood
    finish: Finish = Finish.WOOD
    marks: ColourMark = ColourMark.OFF

    @property
    def is_dark(self) -> bool:
        """Whether the face is dark, and what is written on it light."""
        return self.wood is WALNUT

    @property
    def face_from(self) -> QColor:
        """The lighter corner of the face: the palette's own colour, or plain white or black."""
        if self.finish is Finish.CONTRAST:
            return BLACK if self.is_dark else WHITE
        return self.palette.face

    @property
    def face_to(self) -> QColor:
        """The far corner, on wood darker in the same measure as the wood's own."""
        if self.finish is not Finish.WOOD:
            return self.face_from
        shares = zip(_channels(self.palette.face), _channels(self.wood.face_from), strict=True)
        ends = zip(shares, _channels(self.wood.face_to), strict=True)
        return QColor(*(min(255, round(own * far / near)) for (own, near), far in ends))

    @property
    def rim(self) -> QColor:
        """The line around the body."""
        match self.finish:
            case Finish.WOOD:
                return self.wood.rim
            case Finish.FLAT:
                return between(self.palette.face, self.ink, 0.32)
            case Finish.CONTRAST:
                return WHITE if self.is_dark else BLACK

    @property
    def side(self) -> QColor:
        """What is seen of a die's side where its body is not of wood."""
        return self.rim if self.finish is Finish.CONTRAST else between(self.palette.face, self.ink, 0.2)

    @property
    def ink(self) -> QColor:
        """What is written on the face."""
        return LIGHT_INK if self.is_dark else DARK_INK


def style_for(
    palette: TilePalette, finish: Finish = Finish.WOOD, marks: ColourMark = ColourMark.OFF
) -> TileStyle:
    """The palette on the wood whose face is nearest to its own in lightness."""
    lightness = palette.face.lightnessF()
    woods = (MAPLE, WALNUT)
    wood = min(woods, key=lambda wood: abs(wood.face_from.lightnessF() - lightness))
    return TileStyle(palette, wood, finish, marks)


def between(one: QColor, other: QColor, share: float) -> QColor:
    """The colour so far on the way from one to the other."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return QColor(*(round(a + (b - a) * share) for a, b in pairs))


def _channels(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()
