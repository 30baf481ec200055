from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from qwirkle_desktop import __version__
from qwirkle_desktop.controller.setup import SeatSetup
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.dialogs.about import AboutDialog
from qwirkle_desktop.ui.dialogs.ask import Question, end_game_question, idle_question, notice
from qwirkle_desktop.ui.dialogs.hand_over import HandOver, HandOverDialog
from qwirkle_desktop.ui.dialogs.tile_picture import TilePicture
from qwirkle_desktop.ui.phrases.files import hands_question

LEFT = Qt.MouseButton.LeftButton


def shown(qtbot: QtBot, dialog: QDialog) -> None:
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()


def words(dialog: QDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


@pytest.mark.parametrize(("key", "answer"), [(Qt.Key.Key_Return, True), (Qt.Key.Key_Escape, False)])
def test_a_question_is_answered_with_enter_or_escape(qtbot: QtBot, key: Qt.Key, answer: bool) -> None:
    question = Question(*hands_question())
    shown(qtbot, question)
    with qtbot.waitSignal(question.finished) as finished:
        QTest.keyClick(question.focusWidget(), key)
    assert finished.args == [int(answer)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
@pytest.mark.parametrize("make", [end_game_question, idle_question])
def test_what_cannot_be_undone_needs_more_than_enter(
    qtbot: QtBot, make: Callable[[], Question], key: Qt.Key
) -> None:
    question = make()
    shown(qtbot, question)
    assert question.no.hasFocus()
    with qtbot.waitSignal(question.rejected):
        QTest.keyClick(question.focusWidget(), key)
    question = make()
    shown(qtbot, question)
    with qtbot.waitSignal(question.accepted):
        QTest.mouseClick(question.yes, LEFT)


def test_a_question_is_answered_with_the_mouse(qtbot: QtBot) -> None:
    question = end_game_question()
    shown(qtbot, question)
    with qtbot.waitSignal(question.rejected):
        QTest.mouseClick(question.no, LEFT)


def test_a_notice_has_one_button_and_shows_names_as_plain_text(qtbot: QtBot) -> None:
    told = notice("Ada & Ben", "<b>Ada</b> & Ben")
    shown(qtbot, told)
    assert not told.no.isVisible()
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in told.findChildren(QLabel))


def test_a_fault_is_told_kindly_first_and_exactly_below(qtbot: QtBot) -> None:
    told = notice("Heading", "This record is damaged.", detail="a.qwirkle, line 3: field play: ...")
    shown(qtbot, told)
    roles = {label.text(): label.property("role") for label in told.findChildren(QLabel)}
    assert roles["This record is damaged."] == "body"
    assert roles["a.qwirkle, line 3: field play: ..."] == "small"


def test_a_seat_is_handed_to_a_level(qtbot: QtBot) -> None:
    seats = (SeatSetup("Ada"), SeatSetup("Robin", "club"))
    dialog = HandOverDialog(seats, ("first-timer", "club"))
    shown(qtbot, dialog)
    assert [dialog.seat_box.itemText(place) for place in (0, 1)] == ["Ada (person)", "Robin (computer, club)"]
    assert dialog.choice() == HandOver(0, "club")
    QTest.keyClick(dialog.seat_box, Qt.Key.Key_Down)
    QTest.keyClick(dialog.level_box, Qt.Key.Key_Up)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.choice() == HandOver(1, "first-timer")


@pytest.mark.parametrize(
    ("build", "told"), [("compiled", "fast build (compiled)"), ("interpreted", "standard build")]
)
def test_about_names_version_licence_trademark_and_engine(qtbot: QtBot, build: str, told: str) -> None:
    dialog = AboutDialog(build)
    shown(qtbot, dialog)
    text = words(dialog)
    for part in (__version__, "MIT", "trademark", "independent", f"Computer player: {told}", "Qt 6"):
        assert part in text


def test_a_picture_has_room_for_its_tiles(qtbot: QtBot, sprites: Sprites) -> None:
    picture = TilePicture(sprites, parse_board("Rc@0,0 Rs@1,0 Rd@1,1"), 40)
    qtbot.addWidget(picture)
    assert picture.sizeHint().width() >= 80
    assert picture.sizeHint().height() >= 80
