"""The shared pictures: sharp on every screen, rendered once, told apart at the smallest size."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.rules.tiles import KINDS, parse_tile
from qwirkle_desktop.ui.art import kept as module
from qwirkle_desktop.ui.art.chips import ChipTone
from qwirkle_desktop.ui.art.kept import Sprite
from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.art.palettes import shipped_palette
from qwirkle_desktop.ui.art.sprites import Look, Sprites, chip_anchor
from qwirkle_desktop.ui.art.styles import style_for
from qwirkle_desktop.ui.theme import DARK, LIGHT, Theme
from qwirkle_desktop.ui.typography import TypeScale, load_fonts
from tests.ui.art.colour_sums import pixels

RED_CIRCLE = parse_tile("Rc")
CELL = 56


@pytest.fixture
def sprites(qapp: QApplication) -> Sprites:
    load_fonts()
    return Sprites(LIGHT, style_for(shipped_palette("maple")))


def image_of(sprite: Sprite) -> QImage:
    image = sprite.pixmap.toImage()
    image.setDevicePixelRatio(1)
    return image


def colour_at(sprite: Sprite, x: float, y: float) -> QColor:
    """The colour at a place of the cell, in device pixels at ratio 1."""
    return image_of(sprite).pixelColor(round(x - sprite.offset.x()), round(y - sprite.offset.y()))


@pytest.mark.parametrize("name", ["maple", "walnut"])
def test_all_36_kinds_differ_clearly_at_24_pixels(name: str, qapp: QApplication) -> None:
    small = Sprites(LIGHT, style_for(shipped_palette(name)))
    drawn = {kind: pixels(small.tile(kind, 24, 1, Look.SMALL).pixmap, LIGHT.panel) for kind in KINDS}
    for one, other in combinations(KINDS, 2):
        apart = sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True)) / 3 / 255
        assert apart > 8, (one, other)


@pytest.mark.parametrize("look", Look)
def test_twice_the_ratio_gives_twice_the_pixels_in_the_same_place(look: Look, sprites: Sprites) -> None:
    one, two = (sprites.tile(RED_CIRCLE, CELL, ratio, look) for ratio in (1, 2))
    assert two.pixmap.devicePixelRatio() == 2
    assert two.pixmap.width() == pytest.approx(2 * one.pixmap.width(), abs=4)
    assert two.pixmap.deviceIndependentSize().width() == pytest.approx(one.pixmap.width(), abs=2)
    assert two.offset.x() == pytest.approx(one.offset.x(), abs=1)


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2])
def test_an_offset_is_a_whole_number_of_device_pixels(ratio: float, sprites: Sprites) -> None:
    font = TypeScale().chip_font(CELL)
    made = [
        sprites.tile(RED_CIRCLE, CELL, ratio),
        sprites.mark(Mark.CURSOR, CELL, ratio),
        sprites.capsule(3, 1, CELL, ratio),
        sprites.chip("+12", ratio, font),
    ]
    for sprite in made:
        assert sprite.offset.x() * ratio == pytest.approx(round(sprite.offset.x() * ratio))
        assert sprite.offset.y() * ratio == pytest.approx(round(sprite.offset.y() * ratio))


def test_the_same_picture_is_given_again(sprites: Sprites) -> None:
    first = sprites.tile(RED_CIRCLE, CELL, 1)
    assert sprites.tile(RED_CIRCLE, CELL + 0.2, 1) is first
    assert sprites.tile(RED_CIRCLE, CELL + 1, 1) is not first
    assert sprites.tile(RED_CIRCLE, CELL, 1, Look.GHOST) is not first


def test_another_theme_or_wood_forgets_the_old_pictures(sprites: Sprites) -> None:
    light = sprites.mark(Mark.LAST_MOVE, CELL, 1)
    maple = sprites.tile(RED_CIRCLE, CELL, 1)
    sprites.set_theme(DARK)
    dark = sprites.mark(Mark.LAST_MOVE, CELL, 1)
    sprites.set_style(style_for(shipped_palette("walnut")))
    walnut = sprites.tile(RED_CIRCLE, CELL, 1)
    assert image_of(dark) != image_of(light)
    assert image_of(walnut) != image_of(maple)


def test_the_cache_is_bounded(sprites: Sprites, monkeypatch: pytest.MonkeyPatch) -> None:
    cost = image_of(sprites.tile(KINDS[0], CELL, 1)).sizeInBytes()
    monkeypatch.setattr(module, "LARGEST_CACHE", 3 * cost)
    first = sprites.tile(KINDS[0], CELL, 1)
    for kind in KINDS[1:4]:
        sprites.tile(kind, CELL, 1)
    assert sprites.tile(KINDS[3], CELL, 1) is sprites.tile(KINDS[3], CELL, 1)
    assert sprites.tile(KINDS[0], CELL, 1) is not first


def test_each_state_of_a_tile_looks_different(sprites: Sprites) -> None:
    alike = {Look.PLACED, Look.HAND, Look.SMALL}
    looks = [look for look in Look if look not in alike] + [Look.PLACED]
    for one, other in combinations(looks, 2):
        images = [image_of(sprites.tile(RED_CIRCLE, CELL, 1, look)) for look in (one, other)]
        assert images[0] != images[1], (one, other)


def test_a_tentative_tile_is_raised_and_ringed_in_teal(sprites: Sprites) -> None:
    placed, tentative = (sprites.tile(RED_CIRCLE, CELL, 1, look) for look in (Look.PLACED, Look.TENTATIVE))
    assert colour_at(placed, CELL / 2, CELL * 0.82) != colour_at(tentative, CELL / 2, CELL * 0.82)
    column = [colour_at(tentative, CELL / 2, y) for y in range(-6, 6)]
    assert LIGHT.accent in column


def test_an_illegal_tile_is_ringed_in_red(sprites: Sprites) -> None:
    illegal = sprites.tile(RED_CIRCLE, CELL, 1, Look.ILLEGAL)
    assert LIGHT.error in [colour_at(illegal, x, CELL / 2) for x in range(-6, 6)]


@pytest.mark.parametrize("cell", [24, 40, 56, 96])
@pytest.mark.parametrize("ratio", [1, 2])
def test_nothing_is_cut_off_at_the_edge_of_its_picture(cell: int, ratio: int, sprites: Sprites) -> None:
    font = TypeScale().chip_font(cell)
    made = [sprites.tile(RED_CIRCLE, cell, ratio, look) for look in Look]
    made += [sprites.mark(mark, cell, ratio) for mark in Mark]
    made += [sprites.capsule(6, 1, cell, ratio), sprites.capsule(1, 4, cell, ratio)]
    for image in map(image_of, made):
        assert not _touches_its_edge(image)
    chip = image_of(sprites.chip("+12", ratio, font))
    assert [chip.pixelColor(x, 0).alpha() for x in (0, chip.width() - 1)] == [0, 0]


def _touches_its_edge(image: QImage) -> bool:
    right, bottom = image.width() - 1, image.height() - 1
    across = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, bottom)]
    down = [image.pixelColor(x, y).alpha() for y in range(image.height()) for x in (0, right)]
    return any(across + down)


def test_a_chip_grows_with_its_figures_and_is_never_narrower_than_round(sprites: Sprites) -> None:
    font = TypeScale().chip_font(CELL)
    narrow, wide = (sprites.chip(text, 1, font).pixmap for text in ("+4", "+1000"))
    assert narrow.width() >= narrow.height()
    assert wide.width() > narrow.width()
    assert wide.height() == narrow.height()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_the_figures_of_a_chip_stay_clear_of_the_pills_ends(theme: Theme, sprites: Sprites) -> None:
    sprites.set_theme(theme)
    chip = image_of(sprites.chip("+12", 1, TypeScale().chip_font(CELL)))
    middle = [chip.pixelColor(x, chip.height() // 2) for x in range(chip.width())]
    accent = [x for x, colour in enumerate(middle) if colour == theme.accent]
    figures = [x for x in range(accent[0], accent[-1]) if middle[x] != theme.accent]
    assert figures[0] - accent[0] >= 3
    assert accent[-1] - figures[-1] >= 3


def test_a_chip_in_ink_differs_from_one_in_accent(sprites: Sprites) -> None:
    font = TypeScale().chip_font(CELL)
    images = [image_of(sprites.chip("+4", 1, font, tone)) for tone in ChipTone]
    assert images[0] != images[1]


def test_a_chip_sits_on_the_upper_right_corner_and_moves_out_on_small_cells() -> None:
    roomy, small = chip_anchor(56), chip_anchor(24)
    assert roomy == QPointF(0.96 * 56, 0)
    assert small.x() > 0.96 * 24
    assert small.y() < 0


def test_every_mark_has_a_form_of_its_own(sprites: Sprites) -> None:
    drawn = {mark: pixels(sprites.mark(mark, CELL, 1).pixmap, LIGHT.table) for mark in Mark}
    for one, other in combinations(Mark, 2):
        apart = sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True)) / 3 / 255
        assert apart > 20, (one, other)


def test_a_capsule_is_as_long_as_its_line(sprites: Sprites) -> None:
    across, down = sprites.capsule(6, 1, CELL, 1).pixmap, sprites.capsule(1, 6, CELL, 1).pixmap
    assert across.width() - across.height() == 5 * CELL
    assert (down.width(), down.height()) == (across.height(), across.width())
