"""Every tile is told from every other without colour, at the smallest zoom of play."""

from itertools import combinations
from operator import sub

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.rules.tiles import COLOURS, KINDS, SHAPES, Colour, Tile
from qwirkle_desktop.ui.art.palettes import Paint, TilePalette
from qwirkle_desktop.ui.art.shelf import SHIPPED, PaletteShelf
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.art.styles import ColourMark, Finish, TileStyle, style_for
from qwirkle_desktop.ui.board.camera import SMALLEST_BY_HAND
from qwirkle_desktop.ui.phrases.tiles import colour_letter
from qwirkle_desktop.ui.theme import LIGHT
from qwirkle_desktop.ui.translations import load_translations
from qwirkle_desktop.ui.typography import load_fonts
from tests.ui.art.colour_sums import on_ground

TRANSLATIONS = sorted(resource_path("translations").glob("qwirkle_*.qm"))
MARKS = (ColourMark.LETTER, ColourMark.PATTERN)
CLEARLY = 2.5
"""Picture distance of two tiles in whole pixels, from black to white, of the 400 that a cell has."""


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()


def in_one_grey(palette: TilePalette) -> TilePalette:
    """All six colours as the same grey, as for somebody who sees none."""
    dark = palette.face.lightnessF() < 0.5
    paint = Paint(QColor("#AAAAAA" if dark else "#777777"), QColor("#909090" if dark else "#333333"))
    return TilePalette(palette.id, palette.name, "normal", palette.face, dict.fromkeys(COLOURS, paint))


def greys(style: TileStyle, cell: int, kinds: tuple[Tile, ...] = KINDS) -> dict[Tile, bytes]:
    """The tiles in greys, a byte a pixel of the cell."""
    sprites = Sprites(LIGHT, style)
    return {kind: grey(sprites, kind, cell) for kind in kinds}


def grey(sprites: Sprites, kind: Tile, cell: int) -> bytes:
    sprite = sprites.tile(kind, cell, 1)
    margin = round(-sprite.offset.x())
    flat = on_ground(sprite.pixmap, LIGHT.table).copy(QRect(margin, margin, cell, cell))
    picture = flat.convertToFormat(QImage.Format.Format_Grayscale8)
    data, row = bytes(picture.constBits()), picture.bytesPerLine()
    return b"".join(data[y * row : y * row + cell] for y in range(cell))


def distance(one: bytes, other: bytes) -> float:
    return sum(map(abs, map(sub, one, other))) / 255


def least_distance(pictures: dict[Tile, bytes]) -> tuple[float, str, str]:
    return min(
        (distance(pictures[one], pictures[other]), str(one), str(other))
        for one, other in combinations(pictures, 2)
    )


@pytest.mark.parametrize("marks", MARKS)
@pytest.mark.parametrize("id_", SHIPPED)
def test_all_36_tiles_differ_in_grey_at_the_smallest_zoom_of_play(id_: str, marks: ColourMark) -> None:
    style = style_for(PaletteShelf().get(id_), marks=marks)
    assert least_distance(greys(style, SMALLEST_BY_HAND))[0] >= CLEARLY


@pytest.mark.parametrize("marks", MARKS)
@pytest.mark.parametrize("finish", Finish)
@pytest.mark.parametrize("id_", ["maple", "walnut"])
def test_all_36_tiles_differ_even_if_all_colours_were_the_same_grey(
    id_: str, finish: Finish, marks: ColourMark
) -> None:
    style = style_for(in_one_grey(PaletteShelf().get(id_)), finish, marks)
    assert least_distance(greys(style, SMALLEST_BY_HAND))[0] >= CLEARLY


def test_without_marks_one_grey_would_not_do() -> None:
    style = style_for(in_one_grey(PaletteShelf().get("maple")), Finish.FLAT)
    circles = tuple(Tile(colour, SHAPES[0]) for colour in COLOURS)
    assert least_distance(greys(style, 56, circles))[0] == 0


@pytest.mark.parametrize("language", [file.stem[-2:] for file in TRANSLATIONS])
def test_the_six_letters_differ_in_every_language(language: str, qapp: QApplication) -> None:
    translator = load_translations(qapp, language)
    try:
        letters = {colour_letter(colour) for colour in Colour}
    finally:
        qapp.removeTranslator(translator)
    assert len(letters) == 6
    assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("cell", [40, 56, 64])
def test_a_letter_stays_in_the_upper_left_quarter(cell: int) -> None:
    palette = PaletteShelf().get("contrast")
    blank = in_one_colour(palette, palette.face)
    styles = [style_for(blank, Finish.FLAT, marks) for marks in (ColourMark.LETTER, ColourMark.OFF)]
    for colour in COLOURS:
        tile = Tile(colour, SHAPES[0])
        with_letter, without = (greys(style, cell, (tile,))[tile] for style in styles)
        changed = [place for place in range(cell * cell) if with_letter[place] != without[place]]
        assert 0 < max(place // cell for place in changed) < cell / 2
        assert 0 < max(place % cell for place in changed) < cell / 2


def in_one_colour(palette: TilePalette, colour: QColor) -> TilePalette:
    paints = dict.fromkeys(COLOURS, Paint(colour, colour))
    return TilePalette(palette.id, palette.name, "normal", palette.face, paints)
