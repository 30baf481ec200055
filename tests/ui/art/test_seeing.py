"""Our own sums with colours, which the editor of palettes needs, against coloraide's."""

from itertools import combinations
from random import Random

import pytest
from coloraide import Color
from PySide6.QtGui import QColor

from qwirkle_desktop.rules.tiles import Colour
from qwirkle_desktop.ui.art.judging import nearest, symbol_contrast
from qwirkle_desktop.ui.art.seeing import Lab, Sight, ciede2000, contrast, difference
from qwirkle_desktop.ui.art.shelf import PaletteShelf
from tests.ui.art import colour_sums

FILTERS = {Sight.PROTANOPIA: "protan", Sight.DEUTERANOPIA: "deutan", Sight.TRITANOPIA: "tritan"}
SOME = [QColor(f"#{Random(seed).randrange(1 << 24):06x}") for seed in range(24)]
EDGES = [QColor(name) for name in ("black", "white", "#808080", "#ff0000", "#0000ff", "#00ff00", "#010000")]


@pytest.mark.parametrize("sight", Sight)
def test_distances_are_those_of_coloraide(sight: Sight) -> None:
    for one, other in combinations([*SOME, *EDGES], 2):
        theirs = (
            colour_sums.difference(one, other)
            if sight is Sight.NORMAL
            else colour_sums.difference_seen(one, other, FILTERS[sight])
        )
        assert difference(one, other, sight) == pytest.approx(theirs, abs=1e-4)


def test_distances_are_those_of_coloraide_where_hues_lie_opposite() -> None:
    """The pairs with which Sharma, Wu and Dalal test programs lie around such hues."""
    chance = Random(7)
    for _ in range(400):
        one, other = (Lab(50, chance.uniform(-3, 3), chance.uniform(-90, 90)) for _ in range(2))
        theirs = Color("lab-d65", [one.lightness, one.a, one.b]).delta_e(
            Color("lab-d65", [other.lightness, other.a, other.b]), method="2000"
        )
        assert ciede2000(one, other) == pytest.approx(theirs, abs=1e-4)


def test_contrast_is_that_of_coloraide() -> None:
    for one, other in combinations([*SOME, *EDGES], 2):
        assert contrast(one, other) == pytest.approx(colour_sums.contrast(one, other), abs=1e-6)


@pytest.mark.parametrize(("id_", "is_enough"), [("maple", False), ("vision", True)])
def test_the_two_colours_most_alike_are_found(id_: str, is_enough: bool) -> None:
    palette = PaletteShelf().get(id_)
    for sight, filter_ in FILTERS.items():
        found = nearest(palette, sight)
        fills = [paint.fill for paint in palette.paints.values()]
        least = min(colour_sums.difference_seen(one, other, filter_) for one, other in combinations(fills, 2))
        assert found.apart == pytest.approx(least, abs=1e-4)
        assert found.is_enough is is_enough


def test_a_symbol_stands_out_by_its_outline_where_its_fill_does_not() -> None:
    palette = PaletteShelf().get("maple")
    face = palette.face
    assert colour_sums.contrast(palette.paints[Colour.YELLOW].fill, face) < 3
    assert symbol_contrast(palette, Colour.YELLOW) > 3
