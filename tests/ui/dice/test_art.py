"""Dice look like dice, and every kind as clearly as on a tile."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.rules.tiles import KINDS, parse_tile
from qwirkle_desktop.ui.art.palettes import shipped_palette
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.art.styles import ColourMark, Finish, style_for
from qwirkle_desktop.ui.dice.rolling import QUARTERS, tumbling
from qwirkle_desktop.ui.theme import DARK, LIGHT
from qwirkle_desktop.ui.typography import load_fonts
from tests.ui.art.colour_sums import pixels

DIE = parse_tile("Bf")


def dice(palette: str = "maple", finish: Finish = Finish.WOOD, marks: ColourMark = ColourMark.OFF) -> Sprites:
    load_fonts()
    style = style_for(shipped_palette(palette), finish, marks)
    return Sprites(DARK if style.is_dark else LIGHT, style).of_game(are_dice=True)


def image_of(sprites: Sprites, cell: int, ratio: float = 1) -> QImage:
    image = sprites.tile(DIE, cell, ratio).pixmap.toImage()
    image.setDevicePixelRatio(1)
    return image


@pytest.mark.parametrize("finish", Finish)
@pytest.mark.parametrize("palette", ["maple", "walnut"])
def test_all_36_faces_differ_clearly_at_24_pixels(palette: str, finish: Finish, qapp: QApplication) -> None:
    small = dice(palette, finish)
    ground = small.theme.panel
    drawn = {kind: pixels(small.tile(kind, 24, 1, Look.SMALL).pixmap, ground) for kind in KINDS}
    for one, other in combinations(KINDS, 2):
        apart = sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True)) / 3 / 255
        assert apart > 5, (one, other)


@pytest.mark.parametrize("finish", Finish)
def test_a_side_is_seen_below_the_face_and_not_on_a_tile(finish: Finish, qapp: QApplication) -> None:
    sprites = dice(finish=finish)
    corner = -sprites.tile(DIE, 64, 1).offset
    middle, low = corner.toPoint().x() + 32, corner.toPoint().y() + 57

    def low_colour(are_dice: bool) -> QColor:
        sprites.set_dice(are_dice)
        return image_of(sprites, 64).pixelColor(middle, low)

    die, tile = low_colour(True), low_colour(False)
    assert die.lightness() < tile.lightness() - 20


@pytest.mark.parametrize("marks", [ColourMark.LETTER, ColourMark.PATTERN])
def test_dice_tell_their_colour_without_colour_too(marks: ColourMark, qapp: QApplication) -> None:
    assert image_of(dice(marks=marks), 40) != image_of(dice(), 40)


def test_twice_the_ratio_gives_twice_the_pixels(qapp: QApplication) -> None:
    sprites = dice()
    one, two = image_of(sprites, 32), image_of(sprites, 32, 2)
    assert two.width() == pytest.approx(2 * one.width(), abs=4)
    assert two != one.scaled(two.size()), "painted for the screen, not enlarged"


@pytest.mark.parametrize("place", range(6))
def test_a_die_goes_over_its_edges_from_face_to_face_until_its_own_lies_up(place: int) -> None:
    rolls = [tumbling(DIE, place, share / 100) for share in range(101)]
    assert rolls[-1].second == DIE or rolls[-1].first == DIE
    assert (rolls[99].second, rolls[99].turned > 0.9) == (DIE, True)
    assert {roll.first.colour for roll in rolls} == {DIE.colour}
    faces = [rolls[0].first]
    for before, after in pairwise(rolls):
        assert (after.first, after.second) in (
            (before.first, before.second),
            (before.second, after.second),
        )
        if after.first != faces[-1]:
            faces.append(after.first)
    assert len(faces) in (QUARTERS, QUARTERS + 1)
    assert all(one != other for one, other in pairwise(faces))
