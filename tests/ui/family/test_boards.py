"""What is printed on a board: drawn in every look, named for those who do not see it, and used up."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.tiles import parse_tile
from qwirkle_desktop.ui.art.palettes import shipped_palette
from qwirkle_desktop.ui.art.printed import Print, Sign
from qwirkle_desktop.ui.art.seeing import contrast
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.art.styles import Finish, style_for
from qwirkle_desktop.ui.board.items import UNIT
from qwirkle_desktop.ui.board.printed import prints_of
from qwirkle_desktop.ui.board.scene import Layer
from qwirkle_desktop.ui.theme import DARK, LIGHT, Theme
from qwirkle_desktop.ui.typography import load_fonts
from tests.ui.art.colour_sums import pixels
from tests.ui.family.players import FamilyDriver

NAMES = ("select", "connect", "select-connect")
PRINTS = (
    Print(Sign.STAR),
    Print(Sign.STAR, is_used=True),
    Print(Sign.NUMBER, 2),
    Print(Sign.NUMBER, 3),
    Print(Sign.NUMBER, 3, is_used=True),
    Print(Sign.FILLED),
    Print(Sign.START),
)


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> Theme:
    return request.param


@pytest.mark.parametrize("finish", Finish)
def test_every_sign_differs_from_every_other_and_from_a_tile(
    qapp: QApplication, theme: Theme, finish: Finish
) -> None:
    load_fonts()
    sprites = Sprites(theme, style_for(shipped_palette("maple"), finish))
    looks = [pixels(sprites.printed(one, 27, 1).pixmap, theme.panel) for one in PRINTS]
    for place, one in enumerate(looks):
        for other in looks[:place]:
            assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 3 / 255 > 4


def test_signs_stand_out_from_the_board(theme: Theme) -> None:
    """Words and forms as WCAG asks: 4.5 for the number, 3 for the star, the ring and the board's edge."""
    assert contrast(theme.text, theme.panel) >= 4.5
    for colour in (theme.muted, theme.control_border):
        assert contrast(colour, theme.panel) >= 3
    assert contrast(theme.control_border, theme.table) >= 3


def test_a_dark_cell_is_wider_than_a_tile_and_dark(qapp: QApplication, theme: Theme) -> None:
    """So it is seen around the tile that lies on it."""
    sprites = Sprites(theme, style_for(shipped_palette("maple"), Finish.WOOD))
    dark = sprites.printed(Print(Sign.FILLED), 27, 1).pixmap.toImage()
    middle, margin = dark.height() // 2, (dark.width() - 27) // 2
    assert dark.pixelColor(middle, middle).lightness() < 60
    assert dark.pixelColor(margin - 1, middle).alpha() == 255
    tile = sprites.tile(parse_tile("Rc"), 27, 1).pixmap.toImage()
    assert tile.pixelColor(margin - 1, middle).alpha() < 100


def test_a_cell_to_start_from_is_printed_where_one_starts_there() -> None:
    signs = {name: set(prints_of(variant_named(name).ground, frozenset()).values()) for name in NAMES}
    assert Print(Sign.START) in signs["select"]
    assert Print(Sign.START) not in signs["select-connect"]
    assert {one.sign for one in signs["select-connect"]} == {Sign.STAR, Sign.NUMBER, Sign.FILLED}


def names_on(driver: FamilyDriver) -> list[str]:
    board = QAccessible.queryAccessibleInterface(driver.table.view)
    return [board.child(place).text(QAccessible.Text.Name) for place in range(board.childCount())]


def test_a_screen_reader_hears_what_is_printed(play_variant: Callable[..., FamilyDriver]) -> None:
    driver = play_variant("select-connect")
    ground = driver.state.variant.ground
    star, filled = min(ground.stars), min(ground.filled)
    number, points = next(iter(ground.numbers.items()))
    names = names_on(driver)
    assert f"star, row {star.y}, column {star.x}" in names
    assert f"number {points}, row {number.y}, column {number.x}" in names
    assert any(name.endswith(f"row {filled.y}, column {filled.x}, dark cell") for name in names)
    driver.let_computers_play()
    driver.click_tile(0)
    free = [name for name in names_on(driver) if name.startswith("empty, ")]
    assert len(free) == len(driver.table.gestures.legal)


def test_the_view_shows_the_whole_board_and_nothing_is_laid_beyond_it(
    board_with: Callable[..., FamilyDriver],
) -> None:
    driver = board_with("Rc@0,0 Rs@1,0 Rd@2,0")
    view = driver.table.view
    assert view.camera.sees(driver.table.scene.printed.rect, view._size())
    driver.click_tile(driver.place("Rl"))
    assert all(driver.state.variant.ground.holds(cell) for cell in driver.cells_at(Layer.LEGAL))
    driver.click_cell(Cell(-1, 0))
    assert driver.words == "That is off the board."
    for _ in range(30):
        view.pan(500, 500)
    seen = view.camera.visible(view._size()).intersected(driver.table.scene.printed.rect)
    assert seen.width() >= 8 * UNIT - 1
    assert seen.height() >= 8 * UNIT - 1
    driver.key(Qt.Key.Key_Up)
    for _ in range(3):
        driver.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert driver.state.variant.ground.holds(driver.table.board_cursor.cell)


def test_a_star_gives_a_disc_and_a_number_points_once(board_with: Callable[..., FamilyDriver]) -> None:
    ground = variant_named("select-connect").ground
    star = next(cell for cell in sorted(ground.stars) if Cell(cell.x - 1, cell.y) not in ground.special)
    driver = board_with(f"Rc@{star.x - 1},{star.y}", name="select-connect", discs=0)
    driver.lay_tile("Rl", star.x, star.y)
    chips = [item.zValue() for item in driver.table.scene._draft_lines if item.zValue() == Layer.CHIP]
    assert len(chips) == 2
    driver.press("Play")
    assert driver.state.discs == (1, 0)
    assert driver.table.scene.printed.at(star) == Print(Sign.STAR, is_used=True)
    assert ", 1 disc" in driver.table.panel._scores.cards[0].accessibleName()
    assert driver.words.startswith("Ada played 1 tile for 2 points. That gives 1 disc")


def test_a_picture_of_the_board_has_its_edge_and_its_signs(
    board_with: Callable[..., FamilyDriver], qapp: QApplication
) -> None:
    driver = board_with("Rc@7,7", name="select-connect")
    driver.action("copy_picture").trigger()
    image = qapp.clipboard().image()
    ground = driver.state.variant.ground
    side = image.width() // (ground.width + 2)
    assert image.size() == QSize(ground.width + 2, ground.height + 2) * side
    theme = driver.table.scene.sprites.theme
    assert image.pixelColor(side // 2, side // 2) == theme.table
    filled = min(ground.filled)
    dark = image.pixelColor((filled.x + 1) * side + side // 2, (filled.y + 1) * side + side // 2)
    assert dark == theme.ink


def test_a_game_with_dice_after_one_with_tiles_shows_dice(board_with: Callable[..., FamilyDriver]) -> None:
    pictures = []
    for name in ("classic", "cubes"):
        driver = board_with("Rc@0,0 Rs@1,0", name=name)
        driver.table.view.finish()
        item = driver.table.scene.tile_item(Cell(0, 0))
        assert item is not None
        side = driver.table.view.camera.cell
        is_dice = driver.state.variant.are_dice
        wanted = driver.table.sprites.of_game(are_dice=is_dice).tile(parse_tile("Rc"), side, 1.0, Look.PLACED)
        assert item.pixmap().cacheKey() == wanted.pixmap.cacheKey(), name
        pictures.append(wanted.pixmap.cacheKey())
    assert len(set(pictures)) == 2
