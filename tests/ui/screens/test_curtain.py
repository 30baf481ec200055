import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.ui.screens.curtain import Curtain
from qwirkle_desktop.ui.theme import LIGHT
from qwirkle_desktop.ui.typography import TypeScale

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dock(qtbot: QtBot) -> QWidget:
    """A dock with a button in it, at the least size of the window."""
    dock = QWidget()
    dock.resize(800, 104)
    covered = QPushButton("under the curtain", dock)
    covered.setObjectName("covered")
    covered.resize(800, 104)
    qtbot.addWidget(dock)
    with qtbot.waitActive(dock):
        dock.show()
    return dock


@pytest.fixture
def curtain(dock: QWidget, fonts: TypeScale) -> Curtain:
    curtain = Curtain(LIGHT, fonts, dock)
    curtain.resize(800, 104)
    return curtain


def press(curtain: Curtain, name: str) -> None:
    QTest.mouseClick(curtain.findChild(QPushButton, name), LEFT)


def text(curtain: Curtain, name: str) -> str:
    return curtain.findChild(QLabel, name).text()


def is_seen(curtain: Curtain, name: str) -> bool:
    return curtain.findChild(QWidget, name).isVisible()


def test_the_curtain_says_whom_to_pass_to_and_what_happened(curtain: Curtain) -> None:
    curtain.drop("Ben", "Ada traded 2 tiles.")
    assert text(curtain, "curtain_title") == "Pass to Ben"
    assert text(curtain, "curtain_news") == "Ada traded 2 tiles."
    assert curtain.accessibleName() == "Pass to Ben"


def test_enter_shows_the_tiles(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.drop("Ben")
    with qtbot.waitSignal(curtain.lifted):
        QTest.keyClick(curtain.window().focusWidget(), Qt.Key.Key_Return)
    assert not curtain.isVisible()


def test_the_button_shows_the_tiles(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.drop("Ben")
    with qtbot.waitSignal(curtain.lifted):
        press(curtain, "show_tiles")


def test_nothing_shows_through_and_no_click_gets_through(
    qtbot: QtBot, dock: QWidget, curtain: Curtain
) -> None:
    below = next(
        iter(
            curtain.parentWidget().findChildren(
                QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
        )
    )
    curtain.drop("Ben")
    with qtbot.assertNotEmitted(below.clicked):
        QTest.mouseClick(dock.childAt(400, 50), LEFT)
        QTest.mouseClick(curtain, LEFT, pos=curtain.rect().bottomLeft())
    shot = dock.grab().toImage()
    assert shot.pixelColor(3, 50) == LIGHT.dock


def test_nobody_is_asked_for_a_turn_back_unless_there_is_one(curtain: Curtain) -> None:
    curtain.drop("Ben")
    assert not is_seen(curtain, "ask_undo")
    curtain.drop("Ben", undo_by="Ada")
    assert is_seen(curtain, "ask_undo")


def test_the_next_player_may_grant_the_turn_back(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.drop("Ben", undo_by="Ada")
    with qtbot.waitSignal(curtain.undo_asked):
        press(curtain, "ask_undo")
    assert text(curtain, "consent_question") == "Ben, may Ada take the last turn back?"
    assert not is_seen(curtain, "show_tiles")
    with qtbot.waitSignal(curtain.undo_granted):
        press(curtain, "grant_undo")
    assert curtain.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_careless_key_refuses(qtbot: QtBot, curtain: Curtain, key: Qt.Key) -> None:
    curtain.drop("Ben", undo_by="Ada")
    press(curtain, "ask_undo")
    with qtbot.waitSignal(curtain.undo_refused):
        QTest.keyClick(curtain.window().focusWidget(), key)
    assert is_seen(curtain, "show_tiles")
    assert not is_seen(curtain, "ask_undo")


def test_escape_shows_nobody_the_tiles(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.drop("Ben", undo_by="Ada")
    with qtbot.assertNotEmitted(curtain.lifted):
        QTest.keyClick(curtain.window().focusWidget(), Qt.Key.Key_Escape)
    assert is_seen(curtain, "show_tiles")


def test_a_refused_turn_is_not_asked_back_again(qtbot: QtBot, curtain: Curtain) -> None:
    turn = ("Ben", "Ada traded 2 tiles.")
    curtain.drop(*turn, undo_by="Ada")
    press(curtain, "ask_undo")
    press(curtain, "refuse_undo")
    press(curtain, "show_tiles")
    curtain.drop(*turn, undo_by="Ada")
    assert not is_seen(curtain, "ask_undo")
    with qtbot.assertNotEmitted(curtain.undo_asked):
        curtain.ask_undo()
    assert is_seen(curtain, "show_tiles")
    curtain.drop("Ada", "Ben passed.", undo_by="Ben")
    assert is_seen(curtain, "ask_undo")
    curtain.drop(*turn, undo_by="Ada")
    assert is_seen(curtain, "ask_undo"), "another turn with the same words"


def test_enter_from_elsewhere_takes_the_safe_answer(qtbot: QtBot, dock: QWidget, curtain: Curtain) -> None:
    curtain.drop("Ben", undo_by="Ada")
    curtain.ask_undo()
    dock.findChild(QWidget, "covered").setFocus()
    with qtbot.waitSignal(curtain.undo_refused):
        curtain.answer()
    dock.findChild(QWidget, "covered").setFocus()
    with qtbot.waitSignal(curtain.lifted):
        curtain.answer()


def test_enter_presses_the_button_that_has_the_keyboard(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.drop("Ben", undo_by="Ada")
    curtain.findChild(QWidget, "ask_undo").setFocus()
    with qtbot.waitSignal(curtain.undo_asked):
        curtain.answer()
    curtain.findChild(QWidget, "grant_undo").setFocus()
    with qtbot.waitSignal(curtain.undo_granted):
        curtain.answer()


def test_everything_fits_the_least_dock(curtain: Curtain) -> None:
    curtain.drop("Benedikt", "Ada played 6 tiles for 84 points, 2 Qwirkles!", undo_by="Ada")
    for name in ("curtain_title", "curtain_news", "show_tiles", "ask_undo"):
        widget = curtain.findChild(QWidget, name)
        corner = widget.mapTo(curtain, widget.rect().topLeft())
        assert curtain.rect().contains(widget.rect().translated(corner))
        assert widget.height() >= widget.minimumSizeHint().height()
