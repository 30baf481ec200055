"""The colours of tiles: told apart, strong enough on the wood, and read strictly from files."""

from itertools import combinations
from pathlib import Path

import pytest

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.rules.tiles import COLOURS, Colour
from qwirkle_desktop.ui.art.palettes import (
    LARGEST_FILE,
    PaletteError,
    TilePalette,
    find_palettes,
    load_palette,
    shipped_palette,
)
from qwirkle_desktop.ui.art.styles import MAPLE, WALNUT, style_for
from tests.ui.art.colour_sums import contrast, difference

SHIPPED = [load_palette(file) for file in sorted(resource_path("palettes").glob("*.json"))]


def test_maple_and_walnut_come_with_the_game() -> None:
    assert {"maple", "walnut"} <= {palette.id for palette in SHIPPED}


@pytest.mark.parametrize("palette", SHIPPED, ids=lambda palette: palette.id)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_symbols_fill_or_outline_stands_out_from_all_of_the_face(
    palette: TilePalette, colour: Colour
) -> None:
    style = style_for(palette)
    paint = palette.paints[colour]
    for face in (style.face_from, style.face_to):
        assert max(contrast(paint.fill, face), contrast(paint.outline, face)) >= 3


@pytest.mark.parametrize("palette", SHIPPED, ids=lambda palette: palette.id)
def test_two_colours_of_a_palette_are_far_apart(palette: TilePalette) -> None:
    for one, other in combinations(palette.paints.values(), 2):
        assert difference(one.fill, other.fill) >= 20


def test_the_wood_follows_from_the_face() -> None:
    assert style_for(shipped_palette("maple")).wood is MAPLE
    assert style_for(shipped_palette("walnut")).wood is WALNUT


@pytest.mark.parametrize("name", ["maple", "walnut"])
def test_the_far_corner_of_a_shipped_face_is_the_woods_own(name: str) -> None:
    style = style_for(shipped_palette(name))
    assert style.face_to == style.wood.face_to


def test_a_persons_own_palettes_are_found_after_the_shipped_ones(tmp_path: Path) -> None:
    own = tmp_path / "aaa.json"
    own.write_bytes(resource_path("palettes", "maple.json").read_bytes())
    assert find_palettes(tmp_path)[-1] == own
    assert load_palette(own).id == "aaa"


def test_a_folder_of_palettes_that_is_not_there_is_no_error(tmp_path: Path) -> None:
    assert find_palettes(tmp_path / "none") == find_palettes()


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
