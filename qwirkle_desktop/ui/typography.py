"""The shipped fonts and the sizes of text, all growing from one base size."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from qwirkle_desktop.resources import resource_path

FAMILIES = ("Noto Sans", "Noto Sans Thai", "Noto Sans Math", "Noto Sans Symbols2")
"""In order of fallback; what none of them has comes from the system's fonts."""

DEFAULT_BASE = 14
CHIP_SHARE, LEAST_CHIP = 0.235, 11
LARGEST_LETTERS = 1 / 46
"""Letters beside a hand or a slider, as a share of a small window's width: those need room too."""


class TextRole(Enum):
    """A use of text; the value is its pixel size at base 14."""

    SMALL = 13
    BODY = 14
    NAME = 16
    HEADING = 20
    SCORE = 28
    TITLE = 40


_WEIGHTS = {
    TextRole.NAME: QFont.Weight.DemiBold,
    TextRole.HEADING: QFont.Weight.DemiBold,
    TextRole.SCORE: QFont.Weight.Bold,
    TextRole.TITLE: QFont.Weight.Bold,
}


@dataclass(frozen=True, slots=True)
class TypeScale:
    """Fonts of every role; `base` is the pixel size of body text."""

    base: int = DEFAULT_BASE

    def size(self, role: TextRole) -> int:
        """The role's height in logical pixels."""
        return round(role.value * self.base / DEFAULT_BASE)

    def font(self, role: TextRole = TextRole.BODY, weight: QFont.Weight | None = None) -> QFont:
        """The role's font, in its own weight unless another is asked for."""
        return make_font(self.size(role), weight or _WEIGHTS.get(role, QFont.Weight.Normal))

    def chip_font(self, cell: float) -> QFont:
        """The bold font of a points chip on a cell of that size; never too small to read."""
        return make_font(max(self.size_of_least_chip, round(cell * CHIP_SHARE)), QFont.Weight.Bold)

    @property
    def size_of_least_chip(self) -> int:
        """The smallest text anywhere in the window."""
        return round(LEAST_CHIP * self.base / DEFAULT_BASE)


def scale_of(percent: int) -> TypeScale:
    """The fonts for text of that size."""
    return TypeScale(round(DEFAULT_BASE * percent / 100))


def letters_within(fonts: TypeScale, width: int) -> TypeScale:
    """These fonts, no larger than leaves room for a hand or a slider in a small window of that width."""
    return TypeScale(min(fonts.base, max(DEFAULT_BASE, int(width * LARGEST_LETTERS))))


def text_growth() -> float:
    """How large text is in the application, compared with the usual; places for it grow alike."""
    pixels = QGuiApplication.font().pixelSize()
    return pixels / DEFAULT_BASE if pixels > 0 else 1.0


def make_font(pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """A font of our families in which figures share one width, so that counting up does not shake."""
    font = QFont(list(FAMILIES))
    font.setPixelSize(pixels)
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def load_fonts() -> tuple[str, ...]:
    """Add the shipped fonts to the application; returns the families that came."""
    files = sorted(resource_path("fonts").glob("*.ttf"))
    ids = [QFontDatabase.addApplicationFont(str(file)) for file in files]
    return tuple(family for id_ in ids if id_ >= 0 for family in QFontDatabase.applicationFontFamilies(id_))
