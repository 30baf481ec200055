"""Preferences: every choice takes effect at once, and all of them can be taken back together."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.library.settings import BotSettings, SeatSettings, Settings
from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.ui.art.shelf import SHIPPED, PaletteShelf
from qwirkle_desktop.ui.dialogs.preferences import PreferencesDialog
from qwirkle_desktop.ui.phrases.menus import plain_text

CHOICES = [
    ("appearance", "dark"),
    ("ground", "paper"),
    ("tiles", "vision-night"),
    ("finish", "contrast"),
    ("colour_marks", "pattern"),
    ("wheel", "pan"),
    ("animation", "reduced"),
    ("pace", "slow"),
]


def opened(qtbot: QtBot, settings: Settings, shelf: PaletteShelf | None = None) -> PreferencesDialog:
    dialog = PreferencesDialog(settings, shelf=shelf)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def box(dialog: PreferencesDialog, field: str) -> QComboBox:
    """The choice, on the page that shows it."""
    found = dialog.findChild(QComboBox, f"preference_{field}")
    for place in range(dialog.tabs.count()):
        if dialog.tabs.widget(place).isAncestorOf(found):
            dialog.tabs.setCurrentIndex(place)
    return found


@pytest.mark.parametrize(("field", "value"), CHOICES)
def test_a_preference_is_shown(qtbot: QtBot, field: str, value: str) -> None:
    dialog = opened(qtbot, msgspec.structs.replace(Settings(), **{field: value}))
    assert box(dialog, field).currentData() == value


@pytest.mark.parametrize(("field", "value"), CHOICES)
def test_a_preference_takes_effect_at_once(qtbot: QtBot, field: str, value: str) -> None:
    dialog = opened(qtbot, Settings(names=("Ada",)))
    with qtbot.waitSignal(dialog.changed) as changed:
        QTest.keyClick(box(dialog, field), Qt.Key.Key_End)
    assert changed.args[0] == msgspec.structs.replace(Settings(names=("Ada",)), **{field: value})


def test_every_control_has_a_name_for_those_who_hear_it(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    for control in (*dialog.findChildren(QComboBox), *dialog.findChildren(QPushButton)):
        assert control.accessibleName() or control.text()


def test_the_preferences_and_the_menu_name_the_appearances_alike(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    shown = box(dialog, "appearance")
    names = {shown.itemData(place): shown.itemText(place) for place in range(shown.count())}
    assert names == {name: plain_text(f"appearance_{name}") for name in ("system", "light", "dark")}


def test_the_marks_are_switched_off_and_other_choices_stay(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    QTest.keyClick(box(dialog, "wheel"), Qt.Key.Key_End)
    QTest.keyClick(dialog.findChild(QCheckBox, "preference_show_legal_cells"), Qt.Key.Key_Space)
    assert dialog.settings == Settings(wheel="pan", show_legal_cells=False)


def test_a_reset_gives_every_choice_back_and_leaves_names_seats_and_bots(qtbot: QtBot) -> None:
    kept = Settings(
        names=("Ada",), seats=(SeatSettings("Ada"),), bots=(BotSettings("Zed", "zed"),), window="AAAA"
    )
    chosen = msgspec.structs.replace(kept, show_legal_cells=False, **dict(CHOICES))
    dialog = opened(qtbot, chosen)
    with qtbot.waitSignal(dialog.changed) as changed:
        QTest.mouseClick(dialog.findChild(QPushButton, "reset_preferences"), Qt.MouseButton.LeftButton)
    assert changed.args[0] == kept
    for field, _ in CHOICES:
        assert box(dialog, field).currentData() == getattr(Settings(), field)
    assert dialog.findChild(QCheckBox, "preference_show_legal_cells").isChecked()


def test_the_sample_shows_what_is_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(appearance="light"))
    sample = dialog.findChild(QComboBox, "preference_tiles").parent().sample
    pictures = [sample.grab().toImage()]
    for field in ("appearance", "ground", "tiles", "finish", "colour_marks"):
        QTest.keyClick(box(dialog, field), Qt.Key.Key_End)
        pictures.append(sample.grab().toImage())
    assert all(one != other for one, other in pairwise(pictures))


def test_own_palettes_stand_behind_the_shipped_ones(qtbot: QtBot, tmp_path: Path) -> None:
    own = tmp_path / "mine.json"
    own.write_bytes(_maple().replace(b"Classic maple", b"Grandma's"))
    dialog = opened(qtbot, Settings(tiles="mine"), PaletteShelf(tmp_path))
    palettes = box(dialog, "tiles")
    assert [palettes.itemData(place) for place in range(palettes.count())] == [*SHIPPED, "mine"]
    assert palettes.currentText() == "Grandma's"


def test_a_bad_palette_is_told_where_palettes_are_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("{}")
    dialog = opened(qtbot, Settings(tiles="mine"), PaletteShelf(tmp_path))
    assert box(dialog, "tiles").currentData() == "maple"
    told = dialog.findChild(QLabel, "palette_problems")
    assert told.isVisible()
    assert "mine.json" in told.text()


def _maple() -> bytes:
    return resource_path("palettes", "maple.json").read_bytes()
