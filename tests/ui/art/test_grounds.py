"""What the table is made of: calm, seamless, and never in the way of marks."""

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.ui.art.grounds import SIDE, ground_picture
from qwirkle_desktop.ui.theme import DARK, LIGHT, Ground, Theme, on_ground
from tests.ui.art.colour_sums import contrast, difference

THEMES = [on_ground(theme, ground) for theme in (LIGHT, DARK) for ground in Ground]
every_table = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.ground.value}")


def image_of(theme: Theme, ratio: float = 1) -> QImage:
    return ground_picture(theme, ratio).toImage()


@every_table
def test_marks_and_tiles_stand_out_from_the_table(theme: Theme) -> None:
    for mark in (theme.accent, theme.ink, theme.error):
        assert contrast(mark, theme.table) >= 3
    for words in (theme.text, theme.muted):
        assert contrast(words, theme.table) >= 4.5


@every_table
def test_the_lattice_is_fainter_than_any_mark(theme: Theme) -> None:
    assert 1.1 < contrast(theme.lattice, theme.table) < 1.7


@every_table
def test_a_table_is_calm(theme: Theme, qapp: QApplication) -> None:
    """No place of it strays far from its colour, and on the whole it is that colour."""
    image = image_of(theme)
    places = [image.pixelColor(x, y) for x in range(0, SIDE, 23) for y in range(0, SIDE, 23)]
    apart = sorted(difference(place, theme.table) for place in places)
    assert apart[len(apart) * 99 // 100] < 9
    middle = [sum(part) / len(places) for part in zip(*(place.getRgb()[:3] for place in places), strict=True)]
    assert difference(QColor(*map(round, middle)), theme.table) < 5


@every_table
def test_marks_stand_out_from_the_darkest_and_lightest_places(theme: Theme, qapp: QApplication) -> None:
    image = image_of(theme)
    places = [image.pixelColor(x, y) for x in range(0, SIDE, 31) for y in range(0, SIDE, 31)]
    places.sort(key=QColor.lightnessF)
    for place in (places[len(places) // 100], places[-len(places) // 100]):
        assert contrast(theme.accent, place) >= 3
        assert contrast(theme.ink, place) >= 3


@pytest.mark.parametrize("ratio", [1, 2])
@every_table
def test_the_square_meets_itself_on_all_sides(theme: Theme, ratio: int, qapp: QApplication) -> None:
    """Across a seam colours differ no more than they do within: boards may end there."""
    image = image_of(theme, ratio)
    side = image.width()
    assert side == SIDE * ratio
    across = mean_step(image, [(0, y, side - 1, y) for y in range(side)])
    inside = mean_step(image, [(x, y, x - 1, y) for y in range(0, side, 8) for x in range(40, side, 60)])
    assert across <= inside * 1.35 + 0.1
    if theme.ground is not Ground.WOOD:
        down = mean_step(image, [(x, 0, x, side - 1) for x in range(side)])
        assert down <= inside * 1.35 + 0.1


def mean_step(image: QImage, pairs: list[tuple[int, int, int, int]]) -> float:
    steps = [
        abs(image.pixelColor(x1, y1).lightness() - image.pixelColor(x2, y2).lightness())
        for x1, y1, x2, y2 in pairs
    ]
    return sum(steps) / len(steps)


@every_table
def test_a_table_is_the_same_every_time(theme: Theme, qapp: QApplication) -> None:
    assert image_of(theme) == image_of(theme)


def test_every_ground_is_another_in_light_and_in_dark() -> None:
    assert len({theme.table.name() for theme in THEMES}) == len(THEMES)


@every_table
def test_a_dark_table_is_dark(theme: Theme) -> None:
    assert theme.is_dark is (theme.name == "dark")
