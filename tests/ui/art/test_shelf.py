"""The palettes to choose from: shipped ones, a person's own, and files that are none."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.rules.tiles import Colour
from qwirkle_desktop.ui.art.palettes import Paint, TilePalette
from qwirkle_desktop.ui.art.shelf import SHIPPED, PaletteShelf


@pytest.fixture
def shelf(tmp_path: Path) -> PaletteShelf:
    return PaletteShelf(tmp_path / "palettes")


def mine(shelf: PaletteShelf, name: str = "Grandma's") -> TilePalette:
    start = shelf.get("maple")
    paints = {**start.paints, Colour.RED: Paint(QColor("#C00000"), QColor("#400000"))}
    return TilePalette(shelf.free_id(name), name, "normal", start.face, paints)


def test_an_own_palette_is_kept_and_read_back_as_it_was(shelf: PaletteShelf) -> None:
    shelf.keep(mine(shelf))
    assert shelf.own() == (mine_read := shelf.get("grandma-s"),)
    assert mine_read.name == "Grandma's"
    assert mine_read.paints[Colour.RED].fill == QColor("#C00000")
    assert shelf.problems == []


@pytest.mark.parametrize("id_", SHIPPED)
def test_every_shipped_palette_can_be_kept_as_a_copy(id_: str, shelf: PaletteShelf) -> None:
    start = shelf.get(id_)
    copy = TilePalette("copy", start.name, start.purpose, start.face, start.paints)
    shelf.keep(copy)
    assert shelf.get("copy") == copy


@pytest.mark.parametrize(
    ("name", "id_"),
    [("Soft", "soft-2"), ("Éclair  No. 1", "eclair-no-1"), ("สี", "palette"), ("../../x", "x")],
)
def test_a_file_is_named_safely_and_like_no_other(name: str, id_: str, shelf: PaletteShelf) -> None:
    assert shelf.free_id(name) == id_


def test_two_palettes_of_one_name_have_two_files(shelf: PaletteShelf) -> None:
    shelf.keep(mine(shelf))
    shelf.keep(mine(shelf))
    assert {palette.id for palette in shelf.own()} == {"grandma-s", "grandma-s-2"}


def test_a_bad_file_is_set_aside_and_told_and_the_classic_colours_hold(
    shelf: PaletteShelf, tmp_path: Path
) -> None:
    folder = tmp_path / "palettes"
    folder.mkdir()
    (folder / "mine.json").write_text("no palette")
    assert shelf.get("mine") == shelf.get("maple")
    (aside,) = folder.iterdir()
    assert aside.name.startswith("mine.bad-")
    assert aside.read_text() == "no palette"
    (problem,) = shelf.problems
    assert "mine.json" in problem
    assert aside.name in problem
    assert not shelf.own()[1:]


def test_what_was_set_aside_is_not_read_again(shelf: PaletteShelf, tmp_path: Path) -> None:
    folder = tmp_path / "palettes"
    folder.mkdir()
    (folder / "mine.json").write_text("{}")
    for _ in range(3):
        assert shelf.own() == ()
    assert len(shelf.problems) == 1
    assert len(list(folder.iterdir())) == 1


def test_a_palette_that_is_gone_gives_the_classic_one(shelf: PaletteShelf) -> None:
    assert shelf.get("gone") == PaletteShelf().get("gone") == shelf.get("maple")


def test_an_own_file_never_stands_in_for_a_shipped_palette(shelf: PaletteShelf, tmp_path: Path) -> None:
    shelf.keep(mine(shelf))
    own = tmp_path / "palettes" / "grandma-s.json"
    own.rename(own.with_name("soft.json"))
    assert shelf.own() == ()
    assert shelf.get("soft").paints[Colour.RED].fill != QColor("#C00000")


def test_an_own_palette_is_removed_and_a_shipped_one_is_not(shelf: PaletteShelf) -> None:
    shelf.keep(mine(shelf))
    shelf.remove("grandma-s")
    shelf.remove("maple")
    assert shelf.own() == ()
    assert resource_path("palettes", "maple.json").is_file()
