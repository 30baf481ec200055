"""The icons: each is drawn, inside its square, in the colour asked for."""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.ui.art.app_icon import APP_ICON_SIZES, app_icon
from qwirkle_desktop.ui.art.icons import Glyph, glyph_pixmap, icon
from qwirkle_desktop.ui.theme import LIGHT
from tests.ui.art.colour_sums import pixels

WHITE = QColor("white")


def inked(image: QImage) -> list[tuple[int, int]]:
    places = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return [(x, y) for x, y in places if image.pixelColor(x, y).alpha() > 128]


@pytest.mark.parametrize("glyph", Glyph)
def test_a_glyph_is_drawn_whole_in_its_colour(glyph: Glyph, qapp: QApplication) -> None:
    image = glyph_pixmap(glyph, LIGHT.accent, 24, 2).toImage()
    places = inked(image)
    assert len(places) > 40
    assert all(0 < x < 47 and 0 < y < 47 for x, y in places)
    solid = [image.pixelColor(*place) for place in places if image.pixelColor(*place).alpha() == 255]
    assert LIGHT.accent in solid


def test_no_two_glyphs_look_alike(qapp: QApplication) -> None:
    drawn = {glyph: pixels(glyph_pixmap(glyph, QColor("black"), 20, 1), WHITE) for glyph in Glyph}
    for one, other in combinations(Glyph, 2):
        assert sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True)) > 3 * 255 * 4, (
            one,
            other,
        )


def test_a_disabled_icon_is_paler(qapp: QApplication) -> None:
    made = icon(Glyph.PLUS, QColor("black"), 24)
    enabled, disabled = (
        made.pixmap(24, mode).toImage().pixelColor(12, 12).alpha()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    assert disabled < enabled == 255


def test_the_app_icon_comes_in_the_sizes_of_windows(qapp: QApplication) -> None:
    assert {size.width() for size in app_icon().availableSizes()} == set(APP_ICON_SIZES)
