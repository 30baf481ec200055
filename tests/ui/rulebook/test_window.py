"""The rules are found from the keyboard, read, searched, and follow the look and the language of the game."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.ui.phrases.rulebook import how_to_play
from qwirkle_desktop.ui.rulebook.finding import hits, words_of
from qwirkle_desktop.ui.rulebook.picture_view import RulePicture
from qwirkle_desktop.ui.rulebook.window import RulesWindow
from tests.ui.table.conftest import SILENT_ENGINE


@pytest.fixture
def desk(open_desk: Callable[..., Desk]) -> Desk:
    return open_desk(engine=SILENT_ENGINE)


@pytest.fixture
def rules(desk: Desk, qtbot: QtBot) -> RulesWindow:
    QTest.keyClick(desk.window, Qt.Key.Key_F1)
    (window,) = desk.window.findChildren(RulesWindow)
    qtbot.waitUntil(window.isActiveWindow)
    return window


def listed(rules: RulesWindow) -> list[str]:
    items = [rules.list.item(row) for row in range(rules.list.count())]
    return [item.text() for item in items if not item.isHidden()]


def told(rules: RulesWindow) -> str:
    return " ".join(label.text() for label in rules.view.widget().findChildren(QLabel))


def test_the_keyboard_alone_opens_reads_and_leaves_them(desk: Desk, rules: RulesWindow) -> None:
    titles = [page.title for page in how_to_play()]
    assert listed(rules) == titles
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert rules.view.page.title == titles[1]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert rules.view.hasFocus()
    assert rules.view.accessibleName() == titles[1]
    assert all(rule.text in rules.view.accessibleDescription() for rule in rules.view.page.rules)
    bar = rules.view.verticalScrollBar()
    rules.resize(rules.width(), 400)
    QTest.keyClick(rules.view, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(rules.view, Qt.Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert desk.window.findChildren(RulesWindow) == []


def test_what_is_looked_for_leaves_its_pages_and_is_lit(rules: RulesWindow) -> None:
    QTest.keyClick(rules, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(rules.search, "TRADE back")
    assert listed(rules) == ["Trading and passing"]
    assert rules.view.page.title == "Trading and passing"
    lit = rules.view._sprites.theme.accent.name()
    assert f'{lit}; color: #ffffff;">trade</span>' in told(rules)
    assert "1" in rules.found.text()
    QTest.keyClicks(rules.search, "zebra")
    assert listed(rules) == []
    assert rules.view.page is None
    assert "zebra" in rules.found.text()
    QTest.keyClick(rules.search, Qt.Key.Key_Escape)
    assert rules.isVisible()
    assert listed(rules) == [page.title for page in how_to_play()]
    assert "<span" not in told(rules)


def test_words_are_found_whatever_their_case_and_accents() -> None:
    assert hits("Égalité: l’égalité", words_of("egalite")) == [(0, 7), (11, 18)]
    assert hits("Poser, poser", words_of("POSER os")) == [(0, 5), (7, 12)]
    assert hits("ถ้าไม่มีไทล์ใดวางได้", words_of("ไทล์")) == [(8, 12)]
    assert hits("nothing", words_of("")) == []


def test_they_stay_beside_the_game_and_go_with_it(desk: Desk, rules: RulesWindow) -> None:
    rules.list.setCurrentRow(4)
    desk.contents.actions_.how_to_play.trigger()
    assert desk.window.findChildren(RulesWindow) == [rules]
    assert not rules.isModal()
    small = rules.view.findChildren(RulePicture)[0].width()
    before = rules.windowTitle(), listed(rules), told(rules)
    desk.contents._change(language="nb", text_size=150, appearance="dark")
    QCoreApplication.processEvents()
    assert rules.view.findChildren(RulePicture)[0].width() > small
    assert rules.view.page.title == how_to_play()[4].title
    assert (rules.windowTitle(), listed(rules), told(rules)) != before
    assert listed(rules) == [page.title for page in how_to_play()]
    desk.window.close()
    assert not rules.isVisible()
