"""Dice roll where they are drawn and rolled; any click ends that, and with reduced motion nothing moves."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage

from qwirkle_desktop.rules.moves import Roll
from qwirkle_desktop.ui.dice.roll_show import RollShow
from qwirkle_desktop.ui.panel.values import RowKind
from qwirkle_desktop.ui.sound.strikes import Sound
from tests.ui.dice.conftest import Shaker
from tests.ui.sound.conftest import Recorder
from tests.ui.table.conftest import QUICK

MOVING = msgspec.structs.replace(QUICK, animation="full")
Start = Callable[..., Shaker]


def tray(shaker: Shaker) -> QImage:
    """The hand as it is painted now."""
    return shaker.tray.grab().toImage()


def click_table(shaker: Shaker) -> None:
    """Click where nothing lies."""
    shaker.through_window = True
    shaker.click(shaker.viewport, QPoint(12, 12))


def shows(shaker: Shaker) -> list[RollShow]:
    """The other player's dice that roll on the table now."""
    return [one for one in shaker.table.findChildren(RollShow) if one.isVisible()]


def test_the_first_dice_roll_and_a_click_lets_them_lie(shaker_at: Start) -> None:
    shaker = shaker_at(settings=MOVING)
    rolling = tray(shaker)
    click_table(shaker)
    lying = tray(shaker)
    assert lying != rolling
    shaker.qtbot.wait(30)
    assert tray(shaker) == lying


def test_only_the_dice_rolled_again_move_and_they_end_on_their_true_faces(shaker_at: Start) -> None:
    shaker = shaker_at(settings=MOVING)
    click_table(shaker)
    before, points = tray(shaker), [shaker.slot_point(slot) for slot in range(6)]
    shaker.roll(2, 5)
    rolling = tray(shaker)
    for slot, point in enumerate(points):
        middle = QRect(point - QPoint(15, 15), QSize(30, 30))
        assert (before.copy(middle) == rolling.copy(middle)) == (slot not in (2, 5)), slot
    shaker.table.finish()
    lying = tray(shaker)
    shaker.table.hands.show(None)
    shaker.table.hands.show(0)
    assert tray(shaker) == lying


def test_a_computers_roll_is_seen_on_the_table_and_told_in_the_list_and_in_words(shaker_at: Start) -> None:
    shaker = shaker_at(settings=MOVING, ada_starts=False)
    dice = shaker.state.hand[1:4]
    shaker.let_computer_move(Roll(dice))
    (show,) = shows(shaker)
    assert show.hand == shaker.state.hands[1]
    assert shaker.words == "Robin rolled 3 dice again."
    row = shaker.table.panel._history.model().rows[0]
    assert (row.kind, row.tiles) == (RowKind.ROLL, shaker.state.hands[1][1:4])
    click_table(shaker)
    assert not shows(shaker)
    assert shaker.state.seat == 1, "its play comes after it"
    shaker.let_computer_move()
    shaker.wait_for_turn()
    assert shaker.state.seat == 0


def test_with_reduced_motion_nothing_rolls(shaker_at: Start) -> None:
    shaker = shaker_at(ada_starts=False)
    shaker.let_computer_move(Roll(shaker.state.hand[:2]))
    assert shows(shaker) == []
    assert shaker.words == "Robin rolled 2 dice again."
    shaker.let_computer_move()
    shaker.wait_for_turn()
    shaker.roll(0, 1)
    lying = tray(shaker)
    shaker.qtbot.wait(30)
    assert tray(shaker) == lying


def test_all_hands_lie_open_beside_the_players(shaker: Shaker) -> None:
    shaker.table.finish()
    cards = shaker.table.panel.findChildren(type(shaker.table.panel._scores.cards[0]))
    assert [card._view.hand for card in cards] == list(shaker.state.hands)
    assert "Hand:" in cards[1].accessibleName()


def test_dice_are_heard_where_they_roll_and_only_there(shaker_at: Start) -> None:
    recorder = Recorder()
    shaker = shaker_at(settings=MOVING, player=recorder)
    assert recorder.take() == [Sound.ROLL], "the first hand"
    shaker.roll(0)
    assert recorder.take() == [Sound.ROLL]
    shaker.desk.contents._take_settings(QUICK)
    recorder.take()
    shaker.action("undo").trigger()
    shaker.wait_for_turn()
    shaker.roll(0)
    assert recorder.take() == []
