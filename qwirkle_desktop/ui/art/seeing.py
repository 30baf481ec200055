"""How far apart two colours look, to every kind of eye: CIEDE2000, Machado's simulations, WCAG contrast."""

from dataclasses import dataclass
from enum import Enum
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]

_XYZ_OF_RGB = (
    (0.4123907993, 0.3575843394, 0.1804807884),
    (0.2126390059, 0.7151686788, 0.0721923154),
    (0.0193308187, 0.1191947798, 0.9505321522),
)
_WHITE = (0.9504559271, 1.0, 1.0890577508)
_DARKEST_ROOT, _SLOPE = 216 / 24389, 24389 / 27


class Sight(Enum):
    """A kind of eye; the value is what Machado, Oliveira and Fernandes (2009) make of linear RGB."""

    NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    PROTANOPIA = (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    )
    DEUTERANOPIA = (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    )
    TRITANOPIA = (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    )


@dataclass(frozen=True, slots=True)
class Lab:
    """A colour where distances are nearly what eyes make of them: lightness, red-green, yellow-blue."""

    lightness: float
    a: float
    b: float


def contrast(one: QColor, other: QColor) -> float:
    """WCAG's contrast, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def difference(one: QColor, other: QColor, sight: Sight = Sight.NORMAL) -> float:
    """CIEDE2000 between two colours as that eye sees them."""
    return ciede2000(seen(one, sight), seen(other, sight))


def seen(colour: QColor, sight: Sight) -> Lab:
    """The colour as that eye sees it; what no screen can show is cut to what it can."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(sight.value, _linear(colour)))
    return _lab((red, green, blue))


def ciede2000(one: Lab, other: Lab) -> float:
    """The difference as Sharma, Wu and Dalal (2005) write it; 1 can just be seen."""
    middle = (hypot(one.a, one.b) + hypot(other.a, other.b)) / 2
    stretch = 1.5 - 0.5 * _share_of_25(middle)
    chroma1, chroma2 = hypot(one.a * stretch, one.b), hypot(other.a * stretch, other.b)
    hue1, hue2 = _hue(one.a * stretch, one.b), _hue(other.a * stretch, other.b)
    turn = _turn(hue1, hue2) if chroma1 * chroma2 else 0.0
    hue = _middle_hue(hue1, hue2) if chroma1 * chroma2 else hue1 + hue2
    lightness, chroma = (one.lightness + other.lightness) / 2, (chroma1 + chroma2) / 2
    weight = 1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2)
    along = (other.lightness - one.lightness) / weight
    out = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    round_ = 2 * sqrt(chroma1 * chroma2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _hue_weight(hue))
    return sqrt(along**2 + out**2 + round_**2 + _blue_turn(hue, chroma) * out * round_)


def _share_of_25(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360


def _turn(one: float, other: float) -> float:
    return (other - one + 180) % 360 - 180 if abs(other - one) != 180 else other - one


def _middle_hue(one: float, other: float) -> float:
    if abs(one - other) <= 180:
        return (one + other) / 2
    return (one + other + (360 if one + other < 360 else -360)) / 2


def _hue_weight(hue: float) -> float:
    return (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )


def _blue_turn(hue: float, chroma: float) -> float:
    return -2 * _share_of_25(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))


def _linear(colour: QColor) -> Triple:
    red, green, blue = (_opened(part / 255) for part in (colour.red(), colour.green(), colour.blue()))
    return red, green, blue


def _opened(part: float) -> float:
    """Out of sRGB's curve."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _luminance(colour: QColor) -> float:
    return _times(_XYZ_OF_RGB, _linear(colour))[1]


def _lab(rgb: Triple) -> Lab:
    x, y, z = (_root(part / white) for part, white in zip(_times(_XYZ_OF_RGB, rgb), _WHITE, strict=True))
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))


def _root(share: float) -> float:
    return float(share ** (1 / 3)) if share > _DARKEST_ROOT else (_SLOPE * share + 16) / 116


def _times(matrix: tuple[Triple, Triple, Triple], parts: Triple) -> Triple:
    one, two, three = (sum(a * b for a, b in zip(row, parts, strict=True)) for row in matrix)
    return one, two, three
