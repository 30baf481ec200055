"""How the window of games looks: its pictures, and that nothing is cut off."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.rules.tiles import Colour
from qwirkle_desktop.ui.art.palettes import shipped_palette
from qwirkle_desktop.ui.art.styles import style_for
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.library.board_picture import BoardPictures
from qwirkle_desktop.ui.library.row_painter import shares
from qwirkle_desktop.ui.library.window import LibraryWindow
from qwirkle_desktop.ui.theme import DARK, LIGHT
from qwirkle_desktop.ui.typography import TypeScale
from tests.ui.library.conftest import SHELF, Reader, game_kept

SIZE = QSize(120, 80)
MAPLE, WALNUT = (style_for(shipped_palette(name)) for name in ("maple", "walnut"))


def colours_in(board: str, style: object = MAPLE, ratio: float = 1) -> set[str]:
    """Every colour of a board's picture."""
    image = BoardPictures(style).picture(board, SIZE, ratio).toImage()
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }


@pytest.mark.parametrize("length", [6, 40])
def test_a_picture_has_the_tiles_colours_large_or_small(dressed: QApplication, length: int) -> None:
    board = " ".join(f"{'RB'[x % 2]}c@{x},0" for x in range(length))
    fills = {MAPLE.palette.paints[colour].fill.name() for colour in Colour}
    wanted = {MAPLE.palette.paints[colour].fill.name() for colour in (Colour.RED, Colour.BLUE)}
    assert colours_in(board) & fills == wanted


@pytest.mark.parametrize("cells", ["", "not a board", "Rc@0,0", "Rc@0,0 Bc@1000000,-1000000"])
def test_any_board_has_a_picture_of_the_size_asked_for(dressed: QApplication, cells: str) -> None:
    picture = BoardPictures(MAPLE).picture(cells, SIZE, 2)
    assert picture.deviceIndependentSize().toSize() == SIZE


def test_a_picture_is_painted_once_until_the_tiles_change(dressed: QApplication) -> None:
    pictures = BoardPictures(MAPLE)
    first = pictures.picture("Rc@0,0", SIZE, 1)
    assert pictures.picture("Rc@0,0", SIZE, 1).cacheKey() == first.cacheKey()
    pictures.set_style(WALNUT)
    assert pictures.picture("Rc@0,0", SIZE, 1).toImage() != first.toImage()


def test_no_row_knows_a_tile_that_is_not_on_the_table(reader: Reader) -> None:
    for place, id in enumerate(reader.ids):
        (kept,) = (one for one in SHELF if one.id == id)
        on_table = map(str, game_kept(kept).state.board)
        assert sorted(reader.window.model.card(place).board.split()) == sorted(on_table)


def test_long_names_give_way_and_short_ones_stay() -> None:
    assert shares(300, [50, 60]) == [50, 60]
    assert shares(200, [40, 400]) == [40, 160]
    assert shares(200, [400, 40, 400]) == [80, 40, 80]


def test_a_row_of_fields_goes_on_in_the_next_line(dressed: QApplication) -> None:
    page = QWidget()
    flow = FlowLayout(page, gap=10)
    for _ in range(3):
        field = QPushButton("x")
        field.setFixedSize(100, 40)
        flow.addWidget(field)
    assert [flow.heightForWidth(width) for width in (320, 319, 150)] == [40, 90, 140]


@pytest.mark.parametrize("base", [14, 28])
def test_the_least_window_has_room_for_everything(shown_desk: Desk, base: int) -> None:
    desk = shown_desk
    desk.window.resize(800, 600)
    sprites = desk.contents.presenter._table.scene.sprites
    window = LibraryWindow(desk.library, desk.controller, LIGHT, TypeScale(base), sprites, desk.window)
    assert window.minimumSizeHint().width() <= 800
    assert window.width() <= 800
    assert window.height() <= 600
    window.deleteLater()


def test_tab_reaches_everything_once_in_the_order_it_is_seen(reader: Reader) -> None:
    window = reader.window
    window.filters.search.setFocus()
    names = [QApplication.focusWidget().objectName()]
    while len(names) < 30:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        names.append(QApplication.focusWidget().objectName())
        if names[-1] == names[0]:
            break
    assert names == [
        "search",
        "order",
        "filter_state",
        "filter_player",
        "filter_level",
        "filter_time",
        "games",
        "open_game_button",
        "rename_game_button",
        "export_game_button",
        "delete_game_button",
        "more_button",
        "close_library",
        "search",
    ]


def test_everything_has_a_name_for_assistive_tools(reader: Reader) -> None:
    widgets = [
        one for one in reader.window.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    for widget in widgets:
        if widget.isVisible():
            text = widget.accessibleName() or getattr(widget, "text", str)()
            assert text, widget.objectName()


def test_another_theme_repaints_the_rows(reader: Reader) -> None:
    reader.window.set_theme(DARK)
    image = reader.window.games.viewport().grab().toImage()
    assert image.pixelColor(1, 1) == DARK.panel
