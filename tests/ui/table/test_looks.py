"""Looks are chosen with a game on the table: everything shows them at once, and nothing else changes."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QPushButton

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.theme import DARK, LIGHT, Ground, on_ground
from tests.ui.table.conftest import QUICK
from tests.ui.table.driver import Driver

BOARD, HAND = "Rc Rd Rs", "Oc Yc Gc Bs Ps Rl"


@pytest.fixture
def driver(table_with: Callable[..., Driver]) -> Driver:
    return table_with(BOARD, HAND)


def preferences(driver: Driver) -> QDialog:
    driver.desk.contents.actions_.preferences.trigger()
    return driver.desk.window.findChild(QDialog, "preferences_dialog")


def picture(driver: Driver) -> QImage:
    return driver.table.grab().toImage()


@pytest.mark.parametrize("field", ["ground", "tiles", "finish", "colour_marks", "appearance"])
def test_a_look_that_is_chosen_is_on_the_open_table_at_once(driver: Driver, field: str) -> None:
    dialog, before = preferences(driver), picture(driver)
    QTest.keyClick(dialog.findChild(QComboBox, f"preference_{field}"), Qt.Key.Key_End)
    assert picture(driver) != before


def test_a_reset_brings_the_table_back_as_it_was(driver: Driver) -> None:
    driver.desk.contents._take_settings(Settings(appearance="light", animation="reduced", pace="quick"))
    dialog, before = preferences(driver), picture(driver)
    for field in ("ground", "tiles", "finish", "colour_marks"):
        QTest.keyClick(dialog.findChild(QComboBox, f"preference_{field}"), Qt.Key.Key_End)
    assert picture(driver) != before
    QTest.mouseClick(dialog.findChild(QPushButton, "reset_preferences"), Qt.MouseButton.LeftButton)
    driver.desk.contents._change(appearance="light", animation="reduced", pace="quick")
    assert picture(driver) == before


def test_a_look_changes_nothing_of_the_turn(driver: Driver) -> None:
    driver.click_tile(driver.place("Rl"))
    driver.click_cell(Cell(3, 0))
    laid, words, hand = driver.laid, driver.words, driver.tray_tiles
    driver.desk.contents._change(ground="wood", tiles="vision", finish="flat", colour_marks="letter")
    assert (driver.laid, driver.words, driver.tray_tiles) == (laid, words, hand)
    assert laid == {Cell(3, 0): "Rl"}


@pytest.mark.parametrize("ground", ["felt", "wood", "paper"])
def test_the_table_moves_with_its_tiles(driver: Driver, ground: str) -> None:
    """A push moves what the table is made of as far as the tiles: they lie on it."""
    driver.desk.contents._take_settings(msgspec.structs.replace(QUICK, ground=ground))
    view = driver.table.view
    before = view.grab().toImage()
    view.pan(-40, -24)
    after = view.grab().toImage()
    places = [(x, y) for x in range(60, view.width() - 260, 37) for y in range(60, view.height() - 160, 29)]
    same = sum(before.pixelColor(x + 40, y + 24) == after.pixelColor(x, y) for x, y in places)
    assert same >= 0.97 * len(places)


def test_the_desktop_is_followed_and_the_table_stays_what_it_is_made_of(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    appearance = driver.desk.contents._appearance
    driver.desk.contents._take_settings(msgspec.structs.replace(QUICK, appearance="system", ground="felt"))
    hints = type(QGuiApplication.styleHints())
    for scheme, theme in ((Qt.ColorScheme.Dark, DARK), (Qt.ColorScheme.Light, LIGHT)):
        monkeypatch.setattr(hints, "colorScheme", lambda _, scheme=scheme: scheme)
        QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)
        assert appearance.theme == on_ground(theme, Ground.FELT)
        assert appearance.sprites.theme == appearance.theme


def test_a_chosen_palette_that_is_none_is_set_aside_and_told_at_the_start(
    open_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    folder = tmp_path / "palettes"
    folder.mkdir()
    (folder / "mine.json").write_text("{}")
    desk = open_desk(msgspec.structs.replace(QUICK, tiles="mine"))
    (told,) = desk.bad_palettes
    assert "mine.json" in told
    assert desk.contents._appearance.sprites.style.palette.id == "maple"


def test_an_own_palette_of_the_data_folder_is_on_the_table(
    open_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    first = open_desk(QUICK)
    shelf = first.contents._appearance.shelf
    maple = shelf.get("maple")
    shelf.keep(type(maple)("mine", "Mine", "normal", QColor("#FFFFFF"), maple.paints))
    first.contents._change(tiles="mine")
    assert (tmp_path / "palettes" / "mine.json").is_file()
    assert first.contents._appearance.sprites.style.face_from == QColor("#FFFFFF")
