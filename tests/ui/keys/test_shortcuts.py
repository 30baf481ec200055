"""Keys of one's own: given, refused in words, reset, kept."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QLabel
from shiboken6 import isValid

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.settings import Settings, load_settings, save_settings
from qwirkle_desktop.ui.keys.editor import KeysEditor
from qwirkle_desktop.ui.keys.shortcuts import keys_of
from tests.ui.keys.typist import SHIFT, TAB, Typist
from tests.ui.table.conftest import QUICK


@pytest.fixture
def editor(typist: Typist) -> KeysEditor:
    typist.driver.desk.contents.keys.show_editor()
    dialog = typist.driver.dialog("keys_editor")
    assert isinstance(dialog, KeysEditor)
    return dialog


def choose(editor: KeysEditor, name: str) -> None:
    """Point at an action."""
    editor.tree.setCurrentItem(editor._items[name])


def give(editor: KeysEditor, name: str, key: str) -> None:
    """Press a key for an action."""
    choose(editor, name)
    editor.field.setKeySequence(QKeySequence(key))


def said(editor: KeysEditor) -> tuple[str, bool]:
    """What the editor says, and whether it refuses."""
    (label,) = [one for one in (editor.words, editor.refusal) if one.isVisible()]
    assert isinstance(label, QLabel)
    return label.text(), label is editor.refusal


def test_m_mutes_and_with_shift_marks_where_a_tile_can_go(typist: Typist) -> None:
    actions = typist.driver.desk.contents.actions_
    sounds, marks = actions.sounds.isChecked(), actions.mark_legal.isChecked()
    typist.press(Qt.Key.Key_M)
    assert (actions.sounds.isChecked(), actions.mark_legal.isChecked()) == (not sounds, marks)
    typist.press(Qt.Key.Key_M, held=SHIFT)
    assert (actions.sounds.isChecked(), actions.mark_legal.isChecked()) == (not sounds, not marks)


def test_a_new_key_works_at_once_and_the_old_one_does_not(typist: Typist, editor: KeysEditor) -> None:
    give(editor, "trade", "W")
    assert said(editor) == ("W is for this now: Trade.", False)
    assert editor._items["trade"].text(1) == "W"
    assert "(W)" in typist.driver.action("trade").toolTip()
    editor.accept()
    typist.press(Qt.Key.Key_T)
    assert not typist.table.marks.is_on
    typist.press(Qt.Key.Key_W)
    assert typist.table.marks.is_on


def test_what_is_said_of_the_key_that_plays_follows_it(typist: Typist, editor: KeysEditor) -> None:
    typist.driver.lay_tile("Rl", 3, 0)
    assert typist.driver.words == "A line of 4: 4 points. Enter plays it."
    give(editor, "play", "W")
    assert typist.driver.words == "A line of 4: 4 points. W plays it."
    choose(editor, "play")
    editor._remove.click()
    assert typist.driver.words == "A line of 4: 4 points."


def test_a_key_typed_into_the_field_is_taken(typist: Typist, editor: KeysEditor) -> None:
    choose(editor, "sort_hand")
    editor.field.setFocus()
    typist.press(Qt.Key.Key_K, held=Qt.KeyboardModifier.ControlModifier)
    assert keys_of(typist.driver.action("sort_hand")) == ("Ctrl+K",)


def test_escape_leaves_the_field_and_then_the_page(typist: Typist, editor: KeysEditor) -> None:
    editor.field.setFocus()
    typist.press(Qt.Key.Key_Escape)
    assert editor.tree.hasFocus()
    assert said(editor)[0] == "Choose what a key is for, then press the new key."
    typist.press(Qt.Key.Key_Escape)
    assert not isValid(editor) or not editor.isVisible()


@pytest.mark.parametrize(
    ("name", "key", "words"),
    [
        ("trade", "S", "S is taken: Sort by colour. Change that key first, or choose another."),
        ("trade", "Return", "Enter is taken: Play. Change that key first, or choose another."),
        ("trade", "Enter", "Enter is taken: Play. Change that key first, or choose another."),
        (
            "trade",
            "Shift+Up",
            "Shift+Up is taken: One cell up. Change that key first, or choose another.",
        ),
        (
            "trade",
            "Space",
            "Space is needed to move in lists and to press buttons. Choose another key.",
        ),
        (
            "cursor_up",
            "Tab",
            "Tab is needed to move in lists and to press buttons. Choose another key.",
        ),
        ("trade", "Alt+M", "Alt+M opens the menu Move. Choose another key."),
    ],
)
def test_a_key_that_cannot_be_had_is_refused_in_words(
    typist: Typist, editor: KeysEditor, name: str, key: str, words: str
) -> None:
    before = keys_of(typist.driver.action(name))
    give(editor, name, key)
    assert said(editor) == (words, True)
    assert keys_of(typist.driver.action(name)) == before


def test_a_replay_takes_changed_keys_and_may_share_them_with_the_board(
    typist: Typist, editor: KeysEditor
) -> None:
    give(editor, "replay_back", "Up")
    assert said(editor) == ("Up is for this now: One turn back.", False)
    give(editor, "replay_back", "T")
    assert said(editor)[1], "the table's keys work in a replay, too"
    editor.accept()
    typist.take_turn()
    typist.driver.desk.contents.actions_.replay.trigger()
    page = typist.driver.desk.contents.replays.page
    assert keys_of(page.actions_.back) == ("Up",)
    assert page.actions_.back.toolTip() == "One turn back (Up)"
    typist.press(Qt.Key.Key_Up)
    assert typist.driver.desk.contents.replays.place == 0


def test_enter_of_the_number_pad_goes_with_the_other(typist: Typist, editor: KeysEditor) -> None:
    give(editor, "play", "P")
    assert said(editor)[1], "P pauses"
    give(editor, "play", "G")
    give(editor, "trade", "Return")
    assert keys_of(typist.driver.action("trade")) == ("Return", "Enter")


def test_the_key_that_plays_lays_the_held_tile_too(typist: Typist, editor: KeysEditor) -> None:
    give(editor, "play", "G")
    editor.accept()
    typist.take("Rl")
    typist.press(Qt.Key.Key_G)
    assert len(typist.driver.laid) == 1
    typist.press(Qt.Key.Key_G)
    assert typist.driver.state.scores[0] == 2


def test_an_action_can_be_left_without_a_key_and_gets_its_own_again(
    typist: Typist, editor: KeysEditor
) -> None:
    choose(editor, "sort_hand")
    editor._remove.click()
    assert said(editor) == ("No key is for this now: Sort by colour.", False)
    assert keys_of(typist.driver.action("sort_hand")) == ()
    editor._reset.click()
    assert said(editor) == ("S is for this now: Sort by colour.", False)
    assert keys_of(typist.driver.action("sort_hand")) == ("S",)


def test_an_action_does_not_get_its_own_key_while_another_has_it(typist: Typist, editor: KeysEditor) -> None:
    give(editor, "sort_hand", "W")
    give(editor, "trade", "S")
    choose(editor, "sort_hand")
    editor._reset.click()
    assert said(editor) == ("S is taken: Trade. Change that key first, or choose another.", True)
    assert keys_of(typist.driver.action("sort_hand")) == ("W",)


def test_all_keys_are_reset(typist: Typist, editor: KeysEditor) -> None:
    before = [
        keys_of(action) for group in typist.driver.desk.contents.keys.groups for action in group.actions
    ]
    for name, key in (("trade", "W"), ("cursor_left", "A"), ("replay", "Ctrl+Shift+R")):
        give(editor, name, key)
    editor._reset_all()
    assert said(editor) == ("All keys are as they were.", False)
    after = [keys_of(action) for group in typist.driver.desk.contents.keys.groups for action in group.actions]
    assert after == before
    assert typist.driver.desk.contents._settings.keys == {}


def test_keys_are_kept_from_start_to_start(open_desk: Callable[..., Desk], tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    kept: list[Settings] = []
    first = open_desk()
    first.contents._keep_settings = kept.append
    first.contents.keys.show_editor()
    dialog = next(one for one in first.window.findChildren(QDialog, "keys_editor"))
    assert isinstance(dialog, KeysEditor)
    give(dialog, "trade", "W")
    save_settings(file, kept[-1])
    first.window.close()
    settings, problem = load_settings(file)
    assert problem is None
    assert settings.keys == {"trade": ("W",)}
    again = open_desk(settings)
    assert keys_of(again.contents.actions_.trade) == ("W",)


def test_settings_written_before_keys_could_be_changed_still_load(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"appearance": "dark", "pace": "slow"}', encoding="utf-8")
    settings, problem = load_settings(file)
    assert problem is None
    assert settings.keys == {}


def test_keys_that_mean_nothing_here_do_no_harm(open_desk: Callable[..., Desk]) -> None:
    strange = {"trade": ("nonsense", "W"), "no_such_action": ("Q",), "sort_hand": ()}
    desk = open_desk(replace(QUICK, keys=strange))
    assert keys_of(desk.contents.actions_.trade) == ("W",)
    assert keys_of(desk.contents.actions_.sort_hand) == ()
    assert keys_of(desk.contents.actions_.play) == ("Return", "Enter")


def test_every_part_of_the_editor_is_reached_with_tab(typist: Typist, editor: KeysEditor) -> None:
    editor.tree.setFocus()
    reached = []
    for _ in range(8):
        typist.press(TAB)
        reached.append(editor.focusWidget().objectName())
    assert {"new_key", "remove_key", "reset_key", "reset_keys", "close_keys_editor", "keys_list"} <= {
        *reached
    }
