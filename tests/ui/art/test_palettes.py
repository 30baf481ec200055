"""The colours of tiles: told apart, strong enough on the wood, and read strictly from files."""

from itertools import combinations
from pathlib import Path

import pytest

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.rules.tiles import COLOURS, Colour
from qwirkle_desktop.ui.art.palettes import LARGEST_FILE, PaletteError, TilePalette, load_palette
from qwirkle_desktop.ui.art.shelf import SHIPPED, PaletteShelf
from qwirkle_desktop.ui.art.styles import MAPLE, WALNUT, Finish, style_for
from tests.ui.art.colour_sums import contrast, difference, difference_seen, hue_chroma_lightness

PALETTES = PaletteShelf().shipped()
FOR_ALL_EYES = [palette for palette in PALETTES if palette.purpose == "colour-vision"]
every_palette = pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.id)

# Where people use the everyday names: hue in degrees, least chroma, and the range of lightness, in OKLCh.
EVERYDAY = {
    Colour.RED: ((10, 36), 0.12, (0.40, 0.68)),
    Colour.ORANGE: ((45, 75), 0.10, (0.65, 0.82)),
    Colour.YELLOW: ((90, 114), 0.09, (0.85, 0.99)),
    Colour.GREEN: ((138, 166), 0.07, (0.40, 0.92)),
    Colour.BLUE: ((235, 268), 0.07, (0.35, 0.85)),
    Colour.PURPLE: ((292, 325), 0.09, (0.25, 0.75)),
}


def test_classic_soft_strong_and_colour_vision_palettes_come_with_the_game() -> None:
    assert {file.stem for file in resource_path("palettes").glob("*.json")} == set(SHIPPED)
    assert {"maple", "walnut", "soft", "contrast", "vision"} <= set(SHIPPED)
    assert [palette.id for palette in FOR_ALL_EYES] == ["vision", "vision-night"]


@every_palette
@pytest.mark.parametrize("finish", Finish)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_symbols_fill_or_outline_stands_out_from_all_of_the_face(
    palette: TilePalette, finish: Finish, colour: Colour
) -> None:
    style = style_for(palette, finish)
    paint = palette.paints[colour]
    for face in (style.face_from, style.face_to):
        assert max(contrast(paint.fill, face), contrast(paint.outline, face)) >= 3


@every_palette
def test_two_colours_of_a_palette_are_far_apart(palette: TilePalette) -> None:
    for one, other in combinations(palette.paints.values(), 2):
        assert difference(one.fill, other.fill) >= 20


@pytest.mark.parametrize("palette", FOR_ALL_EYES, ids=lambda palette: palette.id)
@pytest.mark.parametrize("eyes", ["protan", "deutan", "tritan"])
def test_two_colours_of_the_colour_vision_palettes_are_far_apart_to_every_eye(
    palette: TilePalette, eyes: str
) -> None:
    for one, other in combinations(palette.paints.values(), 2):
        assert difference_seen(one.fill, other.fill, eyes) >= 20, (one.fill.name(), other.fill.name())


@every_palette
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_keeps_its_everyday_name(palette: TilePalette, colour: Colour) -> None:
    hue, chroma, lightness = hue_chroma_lightness(palette.paints[colour].fill)
    (least_hue, most_hue), least_chroma, (darkest, lightest) = EVERYDAY[colour]
    assert least_hue <= hue <= most_hue
    assert chroma >= least_chroma
    assert darkest <= lightness <= lightest


def test_the_wood_follows_from_the_face() -> None:
    woods = {palette.id: style_for(palette).wood for palette in PALETTES}
    assert woods["maple"] is MAPLE
    assert woods["walnut"] is WALNUT
    assert [id_ for id_, wood in woods.items() if wood is WALNUT] == [
        "walnut",
        "soft-night",
        "contrast-night",
        "vision-night",
    ]


@pytest.mark.parametrize("name", ["maple", "walnut"])
def test_the_far_corner_of_a_shipped_face_is_the_woods_own(name: str) -> None:
    style = style_for(PaletteShelf().get(name))
    assert style.face_to == style.wood.face_to


MAPLE_TEXT = resource_path("palettes", "maple.json").read_text("utf-8")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        MAPLE_TEXT.replace("#B3121D", "crimson"),
        MAPLE_TEXT.replace("#B3121D", "#B3121"),
        MAPLE_TEXT.replace('"purple"', '"pink"'),
        MAPLE_TEXT.replace('"normal"', '"fun"'),
        MAPLE_TEXT.replace("Classic maple", ""),
        MAPLE_TEXT + " " * LARGEST_FILE,
        "[" * 20_000,
    ],
    ids=["empty", "list", "word", "short", "missing", "purpose", "nameless", "huge", "deep"],
)
def test_a_file_that_is_no_palette_is_refused_by_name(text: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(text, "utf-8")
    with pytest.raises(PaletteError, match=r"mine\.json"):
        load_palette(file)
