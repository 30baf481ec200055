"""Dice are rolled again by choice, once a turn, never by accident; what they show then stays."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.rules.moves import Roll
from qwirkle_desktop.ui.access.announcer import Announcer
from tests.ui.dice.conftest import Shaker
from tests.ui.table.conftest import SILENT_ENGINE

DICE = "Ps Yf Yl Re Rs Re"
Start = Callable[..., Shaker]


def hear(shaker: Shaker) -> list[str]:
    """What a screen reader says from now on."""
    said: list[str] = []
    (announcer,) = shaker.desk.window.findChildren(Announcer)
    announcer.announced.connect(said.append)
    return said


def colours(hand: str) -> list[str]:
    return [die[0] for die in hand.split()]


def test_marked_dice_are_rolled_and_the_others_stay_where_they_are(shaker: Shaker) -> None:
    shaker.action("sort_hand").trigger()
    order = shaker.tray_tiles.split()
    slots = [order.index("Ps"), order.index("Yl")]
    shaker.press("Roll again")
    shaker.click_tile(0)
    shaker.click_tile(2)
    assert shaker.hand == DICE, "a mark alone rolls nothing"
    shaker.press("Roll 2")
    shaker.wait_for_turn()
    assert isinstance(shaker.state.aside, Roll)
    assert colours(shaker.hand) == colours(DICE)
    assert shaker.hand.split()[1::2] == DICE.split()[1::2]
    shown = shaker.tray_tiles.split()
    assert [shown[slot] for slot in slots] == [shaker.hand.split()[0], shaker.hand.split()[2]]
    assert [die for slot, die in enumerate(shown) if slot not in slots] == [
        die for slot, die in enumerate(order) if slot not in slots
    ]


def test_a_second_roll_in_a_turn_is_not_offered_and_the_button_says_why(shaker: Shaker) -> None:
    button = shaker.button("Roll again")
    assert button.isEnabled()
    shaker.roll(0)
    assert not button.isEnabled()
    assert button.toolTip() == "You have rolled again in this turn: once is all."
    assert button.accessibleDescription() == button.toolTip()


def test_escape_and_cancel_leave_the_dice_alone(shaker: Shaker) -> None:
    shaker.press("Roll again")
    shaker.click_tile(1)
    shaker.key(Qt.Key.Key_Escape)
    shaker.press("Roll again")
    assert shaker.table.marks.places == ()
    assert not shaker.button("Roll").isEnabled()
    shaker.press("Cancel")
    assert (shaker.hand, shaker.state.moves) == (DICE, ())
    assert shaker.button("Roll again").isEnabled()


def test_tiles_laid_before_go_back_to_the_hand(shaker: Shaker) -> None:
    shaker.lay_tile("Yf", 0, 0)
    shaker.press("Roll again")
    assert not shaker.draft.laid
    assert ".." not in shaker.tray_tiles


def test_keys_alone_roll_dice(shaker: Shaker) -> None:
    for key in (Qt.Key.Key_R, Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_3, Qt.Key.Key_4):
        shaker.key(key)
    assert shaker.table.marks.places == (0, 3)
    shaker.key(Qt.Key.Key_Return)
    assert shaker.state.aside is not None
    assert list(map(str, shaker.state.aside.tiles)) == ["Ps", "Re"]


def test_a_screen_reader_names_dice_and_marks_and_hears_what_fell(shaker: Shaker) -> None:
    said = hear(shaker)
    hand = QAccessible.queryAccessibleInterface(shaker.tray)
    dice = [hand.child(place) for place in range(hand.childCount())]
    assert dice[0].text(QAccessible.Text.Name) == "purple square"
    shaker.press("Roll again")
    for die in (dice[0], dice[2]):
        die.actionInterface().doAction(die.actionInterface().pressAction())
    shaker.qtbot.wait(5)
    assert [die.state().selected for die in dice] == [True, False, True, False, False, False]
    assert "2 dice marked." in said[-1]
    shaker.press("Roll 2")
    shaker.wait_for_turn()
    shaker.qtbot.waitUntil(lambda: "rolled" in said[-1])
    fallen = [hand.child(place).text(QAccessible.Text.Name) for place in (0, 2)]
    assert f"Ada rolled 2 dice again. They show: {', '.join(fallen)}." in " ".join(said)


def test_where_nothing_fits_after_it_the_game_rolls_all_by_itself_and_says_so(shaker: Shaker) -> None:
    said = hear(shaker)
    shaker.roll(1, 4)
    first, *forced = shaker.state.moves
    assert isinstance(first, Roll)
    assert forced
    assert all(isinstance(move, Roll) and len(move.tiles) == 6 for move in forced)
    assert shaker.state.can_play
    assert "could not play: all dice were rolled again." in shaker.words
    shaker.qtbot.waitUntil(lambda: any("all dice were rolled again" in text for text in said))


def test_after_a_restart_the_dice_lie_as_they_fell_and_are_not_rolled_again(
    shaker: Shaker, open_desk: Callable[..., Desk], qtbot: QtBot
) -> None:
    shaker.roll(0, 2, 3)
    fallen = shaker.hand
    shaker.desk.window.close()
    again = Shaker(qtbot, open_desk(engine=SILENT_ENGINE))
    again.desk.contents.desk.resume_newest()
    again.wait_for_turn()
    assert (again.hand, again.tray_tiles) == (fallen, fallen)
    assert not again.button("Roll again").isEnabled()


def test_undo_brings_the_faces_back_and_redo_the_same_roll(shaker: Shaker) -> None:
    shaker.roll(0, 2, 3)
    fallen, shown = shaker.hand, shaker.tray_tiles
    shaker.action("undo").trigger()
    shaker.wait_for_turn()
    assert (shaker.hand, shaker.tray_tiles) == (DICE, DICE)
    assert shaker.button("Roll again").isEnabled()
    shaker.action("redo").trigger()
    shaker.wait_for_turn()
    assert (shaker.hand, shaker.tray_tiles) == (fallen, shown)


def test_games_with_tiles_offer_no_roll(open_desk: Callable[..., Desk], qtbot: QtBot) -> None:
    desk = open_desk(engine=SILENT_ENGINE)
    assert not desk.contents.actions_.roll.isVisible()
    assert not Shaker(qtbot, desk).offers("Roll again")
