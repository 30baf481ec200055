import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QScrollArea, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.engine.calibration import Calibration, Rung
from qwirkle_desktop.rules.house import HouseRules, Tie
from qwirkle_desktop.ui.dialogs.deal_options import deal_of
from qwirkle_desktop.ui.dialogs.new_game import NewGameDialog
from qwirkle_desktop.ui.theme import DARK, LIGHT, stylesheet
from qwirkle_desktop.ui.typography import DEFAULT_BASE, TypeScale

LEFT = Qt.MouseButton.LeftButton

# The list of remembered names opens as one types, and the offscreen screen cannot give it the keyboard.
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard")


@pytest.fixture
def dialog(qtbot: QtBot, fonts: TypeScale) -> NewGameDialog:
    return shown(qtbot, NewGameDialog(LIGHT, fonts, names=("Ada", "Ben")))


def shown(qtbot: QtBot, dialog: NewGameDialog) -> NewGameDialog:
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def type_name(dialog: NewGameDialog, place: int, name: str) -> None:
    edit = dialog.rows[place].name_edit
    edit.setFocus()
    edit.selectAll()
    QTest.keyClicks(edit, name)


def test_enter_starts_a_game_against_the_computer(qtbot: QtBot, dialog: NewGameDialog) -> None:
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.setup() == GameSetup((SeatSetup("You"), SeatSetup("Robin", "club", colour=1)))


def test_enter_in_a_name_starts_too(qtbot: QtBot, dialog: NewGameDialog) -> None:
    type_name(dialog, 0, "Ada")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.rows[0].name_edit, Qt.Key.Key_Return)
    assert dialog.setup().seats[0].name == "Ada"


def test_escape_leaves_without_a_game(qtbot: QtBot, dialog: NewGameDialog) -> None:
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_seats_are_added_up_to_six_and_removed_down_to_two(dialog: NewGameDialog) -> None:
    for add in (dialog.add_computer, dialog.add_person) * 2:
        QTest.mouseClick(add, LEFT)
    assert [row.level for row in dialog.rows] == [None, "club", "club", None, "club", None]
    assert not dialog.add_person.isEnabled()
    assert not dialog.add_computer.isEnabled()
    assert len({row.swatch.colour for row in dialog.rows}) == 6
    assert len({seat.name for seat in dialog.setup().seats}) == 6
    while len(dialog.rows) > 2:
        QTest.mouseClick(dialog.rows[-1].remove, LEFT)
    assert not dialog.rows[0].remove.isVisible()
    assert [seat.name for seat in dialog.setup().seats] == ["You", "Robin"]


def test_with_large_letters_no_field_is_beyond_the_edge_of_a_small_window(
    qapp: QApplication, qtbot: QtBot
) -> None:
    fonts = TypeScale(DEFAULT_BASE * 2)
    qapp.setStyleSheet(stylesheet(LIGHT, fonts))
    window = QWidget()
    window.resize(798, 560)
    qtbot.addWidget(window)
    # It goes with its window.
    dialog = NewGameDialog(LIGHT, fonts, parent=window)
    dialog.show()
    dialog.add_person.click()
    assert dialog.width() <= window.width()
    edge = dialog.findChild(QScrollArea, "seats").viewport().width()
    for row in dialog.rows:
        assert row.remove.mapTo(row, row.remove.rect().topRight()).x() < edge
        assert row.age.mapTo(row, row.age.rect().topRight()).x() < edge


def test_the_seat_removed_is_the_one_that_was_meant(qtbot: QtBot, fonts: TypeScale) -> None:
    seats = tuple(SeatSetup(name, colour=colour) for colour, name in enumerate(("Ada", "Ben", "Cy")))
    dialog = shown(qtbot, NewGameDialog(LIGHT, fonts, seats))
    QTest.mouseClick(dialog.rows[1].remove, LEFT)
    assert dialog.setup().seats == (seats[0], seats[2])


def test_two_people_without_names_are_numbered(dialog: NewGameDialog) -> None:
    kind = dialog.rows[1].kind
    kind.setFocus()
    QTest.keyClick(kind, Qt.Key.Key_Home)
    assert [seat.name for seat in dialog.setup().seats] == ["Player 1", "Player 2"]
    QTest.keyClick(kind, Qt.Key.Key_End)
    assert [(seat.name, seat.level) for seat in dialog.setup().seats] == [("You", None), ("Robin", "club")]


def test_a_name_wiped_out_falls_back_to_the_suggested_one(dialog: NewGameDialog) -> None:
    type_name(dialog, 0, "Ada")
    dialog.rows[0].name_edit.selectAll()
    QTest.keyClick(dialog.rows[0].name_edit, Qt.Key.Key_Delete)
    assert dialog.setup().seats[0].name == "You"


@pytest.mark.parametrize(
    ("typed", "name"), [("  Ada   B ", "Ada B"), ("A\x07da", "A da"), ("   ", "You"), ("x" * 60, "x" * 40)]
)
def test_names_are_tidied(dialog: NewGameDialog, typed: str, name: str) -> None:
    dialog.rows[0].name_edit.setText("")
    type_name(dialog, 0, "z")
    dialog.rows[0].name_edit.selectAll()
    dialog.rows[0].name_edit.insert(typed)
    assert dialog.setup().seats[0].name == name


def test_half_an_emoji_at_the_end_of_a_long_name_is_left_out(dialog: NewGameDialog) -> None:
    type_name(dialog, 0, "z")
    dialog.rows[0].name_edit.selectAll()
    dialog.rows[0].name_edit.insert("x" * 39 + "\N{GRINNING FACE}")
    assert dialog.setup().seats[0].name == "x" * 39


def test_remembered_names_are_offered(dialog: NewGameDialog) -> None:
    type_name(dialog, 0, "be")
    completer = dialog.rows[0].name_edit.completer()
    assert completer.currentCompletion() == "Ben"


def test_remembered_seats_come_back_as_they_were(qtbot: QtBot, fonts: TypeScale) -> None:
    seats = (SeatSetup("Ada", None, 71, 4), SeatSetup("Hal", "first-timer", None, 2), SeatSetup("Cy"))
    rules = HouseRules(tie=Tie.CHOOSE)
    dialog = shown(qtbot, NewGameDialog(LIGHT, fonts, seats, rules=rules))
    assert dialog.setup() == GameSetup(seats, rules=rules)


def test_a_person_called_like_a_computer_keeps_the_name(qtbot: QtBot, fonts: TypeScale) -> None:
    dialog = shown(qtbot, NewGameDialog(LIGHT, fonts, (SeatSetup("Robin"), SeatSetup("Robin", "club"))))
    assert [seat.name for seat in dialog.setup().seats] == ["Robin", "Wren"]


def test_a_level_that_cannot_be_played_becomes_a_person(qtbot: QtBot, fonts: TypeScale) -> None:
    dialog = shown(qtbot, NewGameDialog(LIGHT, fonts, (SeatSetup("Ada"), SeatSetup("M", "master"))))
    assert dialog.setup().seats[1].level is None


@pytest.mark.parametrize(("typed", "age"), [("34", 34), ("120", 120), ("0", 0), ("", None), (" 7 ", 7)])
def test_ages_are_optional_numbers(dialog: NewGameDialog, typed: str, age: int | None) -> None:
    dialog.rows[0].age.setFocus()
    QTest.keyClicks(dialog.rows[0].age, typed)
    assert hints(dialog) == []
    assert dialog.setup().seats[0].age == age


@pytest.mark.parametrize("typed", ["121", "999", "x7", "-3", "1.5", "seven", "\N{ARABIC-INDIC DIGIT SEVEN}"])
def test_a_wrong_age_is_told_beside_it_and_does_not_start(
    qtbot: QtBot, dialog: NewGameDialog, typed: str
) -> None:
    age = dialog.rows[0].age
    age.insert(typed)
    assert hints(dialog) == ["An age is a number from 0 to 120."]
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.mouseClick(dialog.start, LEFT)
    assert age.hasFocus()
    QTest.keyClick(dialog.rows[0].kind, Qt.Key.Key_End)
    assert hints(dialog) == []
    with qtbot.waitSignal(dialog.accepted):
        QTest.mouseClick(dialog.start, LEFT)


def hints(dialog: NewGameDialog) -> list[str]:
    labels = [label for row in dialog.rows for label in row.findChildren(QLabel)]
    return [label.text() for label in labels if label.isVisible()]


@pytest.mark.parametrize("name", ["x" * 40, "\N{GRINNING FACE}" * 20])
def test_a_name_at_its_limit_says_so(dialog: NewGameDialog, name: str) -> None:
    type_name(dialog, 0, "z")
    dialog.rows[0].name_edit.selectAll()
    dialog.rows[0].name_edit.insert(name)
    assert hints(dialog) == ["A name has at most 40 letters."]
    QTest.keyClick(dialog.rows[0].name_edit, Qt.Key.Key_Backspace)
    assert hints(dialog) == []


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures of another measurement: all that is told follows the file."""
    levels = (
        Rung("first-timer", 300, 128.6, 0.004),
        Rung("club", 1500, 211.4, 0.04),
        Rung("master", 1800, 230.2, 0.76),
    )
    calibration = Calibration(9, "command", levels)
    monkeypatch.setattr("qwirkle_desktop.ui.dialogs.players.read_calibration", lambda: calibration)


def test_one_line_tells_what_the_level_chosen_last_is_like_and_the_points_it_makes(
    measured: None, dialog: NewGameDialog
) -> None:
    club = "Club: Always takes the most points on the table. Makes about 211 points a game."
    assert told_level(dialog) == [club]
    QTest.mouseClick(dialog.add_computer, LEFT)
    QTest.keyClick(dialog.rows[1].kind, Qt.Key.Key_Up)
    line = "Has just learned the rules, and never counts the points."
    first = f"First-timer: {line} Makes about 129 points a game."
    assert told_level(dialog) == [first]
    QTest.mouseClick(dialog.rows[1].remove, LEFT)
    assert told_level(dialog) == [club]
    QTest.keyClick(dialog.rows[1].kind, Qt.Key.Key_Home)
    assert told_level(dialog) == []


def test_the_open_list_of_players_compares_their_points_and_a_tip_tells_their_time(
    measured: None, qtbot: QtBot, fonts: TypeScale
) -> None:
    levels = ("first-timer", "club", "master")
    dialog = shown(qtbot, NewGameDialog(LIGHT, fonts, playable_levels=levels, bots=("Zed",)))
    kind = dialog.rows[1].kind
    rows = range(kind.count())
    assert [listed(kind, row) for row in rows] == [
        "Person",
        "Computer, first-timer (about 129 points)",
        "Computer, club (about 211 points)",
        "Computer, master (about 230 points)",
        "Bot, Zed",
    ]
    tips = [kind.itemData(row, Qt.ItemDataRole.ToolTipRole) for row in rows]
    assert tips[2].endswith("Makes about 211 points a game. Decides at once.")
    assert tips[3].endswith("Thinks for about 0.8 seconds a turn.")
    assert kind.itemText(2) == "Computer, club"


def listed(box: QComboBox, row: int) -> str:
    """A row as the open list paints it."""
    option = QStyleOptionViewItem()
    box.itemDelegate().initStyleOption(option, box.model().index(row, 0))
    return option.text


def test_a_seat_of_a_bot_is_called_like_it_until_it_is_named(qtbot: QtBot, fonts: TypeScale) -> None:
    seats = (SeatSetup("You"), SeatSetup("Zed", "bot:Zed", colour=1))
    dialog = shown(qtbot, NewGameDialog(LIGHT, fonts, seats, bots=("Zed", "Ann")))
    assert dialog.setup().seats == seats
    QTest.keyClick(dialog.rows[1].kind, Qt.Key.Key_End)
    assert dialog.setup().seats[1] == SeatSetup("Ann", "bot:Ann", colour=1)
    QTest.keyClick(dialog.rows[1].kind, Qt.Key.Key_Home)
    assert [seat.name for seat in dialog.setup().seats] == ["Player 1", "Player 2"]


def told_level(dialog: NewGameDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.text().startswith(("Cl", "Fi"))]


def test_a_computer_has_no_age(dialog: NewGameDialog) -> None:
    QTest.keyClicks(dialog.rows[0].age, "34")
    QTest.keyClick(dialog.rows[0].kind, Qt.Key.Key_End)
    assert not dialog.rows[0].age.isVisible()
    assert dialog.setup().seats[0].age is None


def test_a_colour_steps_to_one_that_nobody_has(dialog: NewGameDialog) -> None:
    QTest.mouseClick(dialog.rows[0].swatch, LEFT)
    assert dialog.setup().seats[0].colour == 2
    dialog.rows[0].swatch.setFocus()
    QTest.keyClick(dialog.rows[0].swatch, Qt.Key.Key_Space)
    assert dialog.setup().seats[0].colour == 3


def test_a_bad_deal_is_told_beside_it_and_does_not_start(qtbot: QtBot, dialog: NewGameDialog) -> None:
    error = dialog.findChild(QLabel, "deal_error")
    QTest.keyClicks(dialog.deal, "12x")
    assert error.isVisible()
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(dialog.deal, Qt.Key.Key_Return)
    assert dialog.deal.hasFocus()
    QTest.keyClick(dialog.deal, Qt.Key.Key_Backspace)
    assert not error.isVisible()
    assert dialog.setup().deal == 12


def test_what_is_wrong_with_a_deal_takes_no_room_from_the_seats(qtbot: QtBot, dialog: NewGameDialog) -> None:
    seats = dialog.findChild(QScrollArea, "seats")
    before = seats.height()
    QTest.keyClicks(dialog.deal, "abc")
    qtbot.waitUntil(lambda: seats.height() == before == seats.widget().height())


@pytest.mark.parametrize(("text", "deal"), [("", None), (" 7 ", 7), ("0", 0), (str(2**53 - 1), 2**53 - 1)])
def test_deals_are_numbers_or_left_to_chance(text: str, deal: int | None) -> None:
    assert deal_of(text) == deal


@pytest.mark.parametrize("text", [str(2**53), "-1", "1.5", "٣", "9" * 5000, "²"])
def test_other_deals_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        deal_of(text)


def test_every_field_can_be_reached_and_has_a_name(dialog: NewGameDialog) -> None:
    QTest.mouseClick(dialog.add_computer, LEFT)
    dialog.rows[0].swatch.setFocus()
    QApplication.processEvents()
    fields = [field for row in dialog.rows for field in row.fields if field.isVisible()]
    for field in (*fields, dialog.add_person, dialog.add_computer, dialog.bots, dialog.house, dialog.deal):
        assert dialog.focusWidget() is field
        assert field.accessibleName() or field.text()
        QTest.keyClick(field, Qt.Key.Key_Tab)


def test_six_seats_fit_a_small_screen_and_grow_with_the_text(qtbot: QtBot) -> None:
    for base in (14, 20):
        dialog = NewGameDialog(LIGHT, TypeScale(base))
        shown(qtbot, dialog)
        for _ in range(4):
            dialog.add_seat("club")
        assert dialog.minimumSizeHint().height() <= 560
        assert dialog.minimumSizeHint().width() <= 780
        assert dialog.height() <= 560
        last = dialog.rows[-1]
        qtbot.waitUntil(lambda row=last: row.visibleRegion().boundingRect() == row.rect())


def test_the_dialog_is_as_high_as_its_seats_need(dialog: NewGameDialog) -> None:
    before = dialog.height()
    dialog.add_seat(None)
    assert dialog.height() > before
    QTest.mouseClick(dialog.rows[-1].remove, LEFT)
    assert dialog.height() == before


def test_the_seats_line_up_with_the_fields_below(dialog: NewGameDialog) -> None:
    row, deal = dialog.rows[0], dialog.deal
    right = row.mapTo(dialog, row.rect().topRight()).x()
    assert right == deal.mapTo(dialog, deal.rect().topRight()).x()


def test_another_theme_recolours_the_seats(dialog: NewGameDialog) -> None:
    before = dialog.rows[0].swatch.grab().toImage().pixelColor(18, 18)
    dialog.set_theme(DARK)
    after = dialog.rows[0].swatch.grab().toImage().pixelColor(18, 18)
    assert (before, after) == (LIGHT.seat_colours[0], DARK.seat_colours[0])
