"""The editor of palettes: it warns with figures, keeps what was made, and never forbids."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QColorDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.tiles import Colour
from qwirkle_desktop.ui.art.shelf import PaletteShelf
from qwirkle_desktop.ui.dialogs.ask import Question
from qwirkle_desktop.ui.dialogs.looks_page import LooksPage
from qwirkle_desktop.ui.dialogs.palette_editor import PaletteEditor
from qwirkle_desktop.ui.dialogs.preferences import PreferencesDialog
from qwirkle_desktop.ui.theme import LIGHT

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def shelf(tmp_path: Path) -> PaletteShelf:
    return PaletteShelf(tmp_path / "palettes")


def opened(qtbot: QtBot, shelf: PaletteShelf, start: str = "maple") -> PaletteEditor:
    editor = PaletteEditor(shelf.get(start), shelf, LIGHT)
    qtbot.addWidget(editor)
    with qtbot.waitActive(editor):
        editor.show()
    return editor


def told(editor: PaletteEditor, name: str) -> str:
    label = editor.findChild(QLabel, name)
    return label.text() if label.isVisible() else ""


def test_a_copy_of_a_shipped_palette_is_named_and_kept(qtbot: QtBot, shelf: PaletteShelf) -> None:
    editor = opened(qtbot, shelf)
    editor.name_edit.setFocus()
    editor.name_edit.selectAll()
    QTest.keyClicks(editor.name_edit, "Harvest")
    editor.fills[Colour.RED].set_colour(QColor("#AA0000"))
    with qtbot.waitSignal(editor.saved) as saved:
        QTest.keyClick(editor.name_edit, Qt.Key.Key_Return)
    assert saved.args == ["harvest"]
    kept = shelf.get("harvest")
    assert kept.name == "Harvest"
    assert kept.paints[Colour.RED].fill == QColor("#AA0000")
    assert kept.paints[Colour.BLUE] == shelf.get("maple").paints[Colour.BLUE]


def test_an_own_palette_is_changed_in_place(qtbot: QtBot, shelf: PaletteShelf) -> None:
    first = opened(qtbot, shelf)
    first.accept()
    (own,) = shelf.own()
    second = opened(qtbot, shelf, own.id)
    assert second.name_edit.text() == own.name
    second.face.set_colour(QColor("#FFFFFF"))
    second.accept()
    (changed,) = shelf.own()
    assert changed.id == own.id
    assert changed.face == QColor("#FFFFFF")


def test_a_palette_without_a_name_is_asked_for_one(qtbot: QtBot, shelf: PaletteShelf) -> None:
    editor = opened(qtbot, shelf)
    editor.name_edit.setText("  ")
    QTest.mouseClick(editor.findChild(QPushButton, "save_palette"), LEFT)
    assert editor.isVisible()
    assert editor.name_edit.hasFocus()
    assert shelf.own() == ()


def test_figures_of_all_four_sights_are_shown(qtbot: QtBot, shelf: PaletteShelf) -> None:
    editor = opened(qtbot, shelf)
    lines = {
        name: told(editor, f"nearest_{name}")
        for name in ("normal", "protanopia", "deuteranopia", "tritanopia")
    }
    assert lines == {
        "normal": "32 between blue and purple",
        "protanopia": "15 between red and green",
        "deuteranopia": "12 between red and green",
        "tritanopia": "15 between green and blue",
    }
    assert told(editor, "palette_warnings") == ""
    assert "Colour marks help" in told(editor, "palette_advice")


def test_two_colours_too_near_are_warned_of_and_can_be_kept(qtbot: QtBot, shelf: PaletteShelf) -> None:
    editor = opened(qtbot, shelf)
    editor.fills[Colour.ORANGE].set_colour(QColor("#B81822"))
    assert "red and orange" in told(editor, "palette_warnings")
    assert "20" in told(editor, "palette_warnings")
    editor.accept()
    assert len(shelf.own()) == 1


def test_a_pale_symbol_is_warned_of_until_its_outline_carries_it(qtbot: QtBot, shelf: PaletteShelf) -> None:
    editor = opened(qtbot, shelf)
    editor.outlines[Colour.YELLOW].set_colour(QColor("#FFE680"))
    assert "yellow, 1." in told(editor, "palette_warnings")
    editor.outlines[Colour.YELLOW].set_colour(QColor("#5A4400"))
    assert told(editor, "palette_warnings") == ""


def test_a_palette_for_colour_vision_deficiency_is_judged_for_all_eyes(
    qtbot: QtBot, shelf: PaletteShelf
) -> None:
    editor = opened(qtbot, shelf)
    editor.purpose.setChecked(True)
    warnings = told(editor, "palette_warnings")
    assert warnings.count("18") == 3
    assert "red and green" in warnings
    assert editor.palette_made().purpose == "colour-vision"
    well = opened(qtbot, shelf, "vision")
    assert well.purpose.isChecked()
    assert told(well, "palette_warnings") == ""
    assert told(well, "palette_advice") == "All colours are told apart well."


def test_a_colour_is_chosen_in_a_dialog_and_given_back_by_escape(qtbot: QtBot, shelf: PaletteShelf) -> None:
    editor = opened(qtbot, shelf)
    red = editor.fills[Colour.RED]
    before = red.colour
    QTest.mouseClick(red, LEFT)
    dialog = red.findChild(QColorDialog)
    dialog.setCurrentColor(QColor("#123456"))
    assert red.colour == QColor("#123456")
    assert red.text() == "#123456"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert red.colour == before


def test_a_palette_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "palettes").write_text("a file in the folder's place")
    editor = opened(qtbot, PaletteShelf(tmp_path / "palettes"))
    editor.accept()
    told = editor.findChild(Question)
    assert told.isVisible()
    assert editor.isVisible()


def test_a_new_palette_is_on_the_table_at_once_and_gone_when_deleted(
    qtbot: QtBot, shelf: PaletteShelf
) -> None:
    dialog = PreferencesDialog(Settings(), shelf=shelf)
    qtbot.addWidget(dialog)
    dialog.show()
    page = dialog.tabs.widget(0).findChild(LooksPage)
    QTest.mouseClick(page.edit, LEFT)
    page.findChild(PaletteEditor).accept()
    (own,) = shelf.own()
    assert dialog.settings.tiles == own.id
    assert page.palettes.currentText() == own.name
    qtbot.waitUntil(lambda: page.findChild(PaletteEditor) is None)
    QTest.mouseClick(page.edit, LEFT)
    editor = page.findChild(PaletteEditor)
    QTest.mouseClick(editor.findChild(QPushButton, "remove_palette"), LEFT)
    QTest.mouseClick(editor.findChild(Question).yes, LEFT)
    assert dialog.settings.tiles == "maple"
    assert shelf.own() == ()
    assert page.palettes.findData(own.id) == -1
