"""House rules: switched, named, chosen again, and remembered with the seats."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.formats.house import RulesFields
from qwirkle_desktop.library.settings import RuleSetSettings
from qwirkle_desktop.rules.house import RULEBOOK, AtZero, HouseRules, Opening, Tie
from qwirkle_desktop.ui.dialogs.house_rules import HouseRulesDialog
from qwirkle_desktop.ui.dialogs.new_game import NewGameDialog
from qwirkle_desktop.ui.theme import LIGHT
from qwirkle_desktop.ui.typography import TypeScale

LEFT = Qt.MouseButton.LeftButton
GRANDMAS = HouseRules(target=100, open_hands=True)
SETS = (RuleSetSettings("Grandma's rules", RulesFields.of(GRANDMAS)),)

EVERY_RULE = [
    RULEBOOK,
    HouseRules(turn_seconds=90, at_zero=AtZero.PASS),
    HouseRules(turn_seconds=7),
    HouseRules(target=5000),
    HouseRules(Opening.FREE, True, 120, 30, AtZero.PASS, True, Tie.CHOOSE),
]


def shown(
    qtbot: QtBot, rules: HouseRules = RULEBOOK, sets: tuple[RuleSetSettings, ...] = ()
) -> HouseRulesDialog:
    dialog = HouseRulesDialog(rules, sets)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def click(switch: QWidget) -> None:
    """At its left end, where the box is."""
    QTest.mouseClick(
        switch, LEFT, pos=switch.rect().center() if isinstance(switch, QPushButton) else box(switch)
    )


def box(switch: QWidget):  # type: ignore[no-untyped-def]
    point = switch.rect().center()
    point.setX(12)
    return point


def answer(dialog: QDialog, name: str) -> None:
    """Type a name into the dialog that asks for one, and keep it."""
    (asking,) = (one for one in dialog.findChildren(QDialog, "name_dialog") if one.isVisible())
    QTest.keyClicks(asking.findChild(QLineEdit, "name"), name)
    QTest.keyClick(asking, Qt.Key.Key_Return)


@pytest.mark.parametrize("rules", EVERY_RULE)
def test_rules_come_back_as_they_were(qtbot: QtBot, rules: HouseRules) -> None:
    assert shown(qtbot, rules).rules() == rules


def test_each_switch_is_one_rule_and_has_a_line_that_explains_it(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    fields = dialog.fields
    for switch in (fields.timer, fields.target, fields.open_hands, fields.free_opening, fields.passing):
        click(switch)
        assert switch.isChecked()
        lines = [label.text() for label in fields.findChildren(QLabel)]
        assert switch.accessibleDescription() in lines
    assert dialog.rules() == HouseRules(Opening.FREE, True, 100, 60, AtZero.REMIND, True, Tie.OLDEST)
    click(fields.timer)
    assert dialog.rules().turn_seconds is None
    assert not fields.time.isEnabled()
    assert all(one.isChecked() for one in fields.findChildren(QCheckBox) if one is not fields.timer)


def test_rules_get_a_name_are_chosen_renamed_and_removed(qtbot: QtBot) -> None:
    dialog = shown(qtbot, sets=SETS)
    told: list[tuple[RuleSetSettings, ...]] = []
    dialog.sets_changed.connect(told.append)
    assert [dialog.box.itemText(row) for row in range(dialog.box.count())] == [
        "By the rulebook",
        "Grandma's rules",
    ]
    assert not dialog.keep.isEnabled()
    dialog.box.setFocus()
    QTest.keyClick(dialog.box, Qt.Key.Key_Down)
    assert dialog.rules() == GRANDMAS
    click(dialog.fields.passing)
    assert dialog.box.currentText() == "Our own rules"
    click(dialog.keep)
    answer(dialog, " Holiday  rules ")
    assert dialog.box.currentText() == "Holiday rules"
    click(dialog.rename)
    answer(dialog, "Beach rules")
    assert [one.name for one in told[-1]] == ["Grandma's rules", "Beach rules"]
    assert told[-1][1].rules.passing
    click(dialog.remove)
    (question,) = (one for one in dialog.findChildren(QDialog, "question") if one.isVisible())
    QTest.mouseClick(question.findChild(QPushButton, "yes"), LEFT)
    assert told[-1] == SETS
    assert dialog.box.currentText() == "Our own rules"


def test_a_name_that_is_taken_is_given_to_the_new_rules(qtbot: QtBot) -> None:
    dialog = shown(qtbot, HouseRules(target=60), SETS)
    told: list[tuple[RuleSetSettings, ...]] = []
    dialog.sets_changed.connect(told.append)
    click(dialog.keep)
    (asking,) = (one for one in dialog.findChildren(QDialog, "name_dialog") if one.isVisible())
    warning = asking.findChild(QLabel, "name_warning")
    assert warning is not None
    QTest.keyClicks(asking.findChild(QLineEdit, "name"), "Grandma's rule")
    assert not warning.isVisible()
    QTest.keyClicks(asking.findChild(QLineEdit, "name"), "s")
    assert warning.isVisible()
    QTest.keyClick(asking, Qt.Key.Key_Return)
    assert told == [(RuleSetSettings("Grandma's rules", RulesFields(target=60)),)]


def test_the_new_game_tells_the_rules_that_were_chosen(qtbot: QtBot, fonts: TypeScale) -> None:
    dialog = NewGameDialog(LIGHT, fonts, rule_sets=SETS)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    assert dialog.house.text() == "By the rulebook"
    QTest.mouseClick(dialog.house, LEFT)
    (house,) = dialog.findChildren(HouseRulesDialog)
    house.box.setFocus()
    QTest.keyClick(house.box, Qt.Key.Key_Down)
    QTest.keyClick(house, Qt.Key.Key_Return)
    assert dialog.house.text() == "Grandma's rules"
    assert dialog.house.accessibleDescription() == "House rules: the game ends at 100 points and open hands."
    assert dialog.setup().rules == GRANDMAS


def test_more_than_four_players_are_told_to_be_a_house_rule(qtbot: QtBot, fonts: TypeScale) -> None:
    dialog = NewGameDialog(LIGHT, fonts)
    qtbot.addWidget(dialog)
    line = dialog.findChild(QLabel, "many_seats")
    assert line is not None
    for _ in range(2):
        dialog.add_seat(None)
        assert line.isHidden()
    dialog.add_seat(None)
    assert not line.isHidden()


def test_the_dialog_fits_the_least_window(qtbot: QtBot) -> None:
    window = QWidget()
    window.resize(800, 600)
    qtbot.addWidget(window)
    dialog = HouseRulesDialog(RULEBOOK, SETS, window)
    assert dialog.height() <= 600
    assert dialog.width() <= 800
