"""Judges a palette in figures: how far apart its colours are to every eye, how symbols stand out."""

from dataclasses import dataclass
from itertools import combinations

from qwirkle_desktop.rules.tiles import COLOURS, Colour
from qwirkle_desktop.ui.art.palettes import TilePalette
from qwirkle_desktop.ui.art.seeing import Sight, ciede2000, contrast, seen
from qwirkle_desktop.ui.art.styles import Finish, style_for

LEAST_APART, LEAST_APART_OTHERWISE = 20.0, 18.0
"""CIEDE2000 to be told apart with ease: by normal sight, and by others in a palette made for them."""
LEAST_CONTRAST = 3.0


@dataclass(frozen=True, slots=True)
class Nearest:
    """The two colours of a palette that an eye confuses most easily."""

    sight: Sight
    one: Colour
    other: Colour
    apart: float

    @property
    def is_enough(self) -> bool:
        """Whether even these two are told apart with ease."""
        return self.apart >= (LEAST_APART if self.sight is Sight.NORMAL else LEAST_APART_OTHERWISE)


def nearest(palette: TilePalette, sight: Sight) -> Nearest:
    """The two colours nearest to each other, for that eye."""
    look = {colour: seen(palette.paints[colour].fill, sight) for colour in COLOURS}
    apart = {(one, other): ciede2000(look[one], look[other]) for one, other in combinations(COLOURS, 2)}
    one, other = min(apart, key=lambda pair: apart[pair])
    return Nearest(sight, one, other, apart[one, other])


def symbol_contrast(palette: TilePalette, colour: Colour) -> float:
    """How a symbol stands out from its tile, by its fill or its outline, on the worst finish and corner."""
    paint = palette.paints[colour]
    styles = [style_for(palette, finish) for finish in Finish]
    faces = [face for style in styles for face in (style.face_from, style.face_to)]
    return min(max(contrast(paint.fill, face), contrast(paint.outline, face)) for face in faces)
