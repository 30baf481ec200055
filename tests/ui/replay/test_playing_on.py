"""A new game from any turn of one that is over: seats and bag are new, and the old one stays as it was."""

from collections import Counter
from dataclasses import replace

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton

from qwirkle_desktop.controller.playing_on import can_play_on, played_on
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.check import read_record
from qwirkle_desktop.library.game import Game, game_of
from qwirkle_desktop.library.record import Origin
from qwirkle_desktop.library.settings import BotSettings
from qwirkle_desktop.library.text import format_record
from qwirkle_desktop.rules.tiles import KINDS
from qwirkle_desktop.rules.turns import apply
from qwirkle_desktop.ui.dialogs.bots import BotsDialog
from tests.tables import taken, tiles_out
from tests.ui.replay.conftest import LEFT, QUICK, Watcher, best_move, played, stopped

SETUP = GameSetup((SeatSetup("Cy"), SeatSetup("Wren", "expert")))


def on_table(watcher: Watcher) -> Game:
    game = watcher.desk.controller.game
    assert game is not None
    return game


def play_on(watcher: Watcher) -> None:
    """Press the button, and Start in the dialog."""
    watcher.press("play_on")
    QTest.mouseClick(watcher.dialog("new_game_dialog").findChild(QPushButton, "start"), LEFT)


@pytest.mark.parametrize("turns", [0, 1, 13, 49])
def test_the_new_game_begins_as_the_old_one_stood(turns: int) -> None:
    old = played("Ada", "Robin:club")
    new = played_on(old, turns, SETUP, 7)
    stood = old.steps[turns - 1].after if turns else old.start
    assert (new.state.board, new.state.hands, new.state.scores) == (stood.board, stood.hands, stood.scores)
    assert Counter(new.state.bag) == Counter(stood.bag)
    assert tiles_out(new.state) == Counter(dict.fromkeys(KINDS, 3))
    assert new.header.origin == Origin(old.header.id, turns)
    assert new.header.id != old.header.id
    assert new.header.deal is None
    assert [(seat.name, seat.computer, seat.version) for seat in new.header.seats] == [
        ("Cy", None, None),
        ("Wren", "expert", 7),
    ]


def test_its_bag_is_mixed_by_chance() -> None:
    old = played("Ada", "Robin:club")
    bags = {played_on(old, 5, SETUP, 1).state.bag for _ in range(3)} | {old.steps[4].after.bag}
    assert len(bags) == 4


def test_a_record_of_it_reads_back() -> None:
    new = played_on(played("Ada", "Robin:club"), 9, SETUP, 1)
    again = read_record(format_record(new.record).encode()).record
    assert again == new.record
    assert game_of(again, new.mix).state == new.state


@pytest.mark.parametrize("game", [played("Ada", "Ben", turns=6), stopped(played("Ada", "Ben", turns=6))])
def test_from_a_game_that_can_go_on_there_is_none(game: Game) -> None:
    assert not any(can_play_on(game, turns) for turns in range(8))
    with pytest.raises(ValueError, match="cannot be played on"):
        played_on(game, 3, SETUP, 1)


def test_from_the_end_there_is_none() -> None:
    game = played("Ada", "Ben")
    assert can_play_on(game, len(game.steps) - 1)
    assert not can_play_on(game, len(game.steps))
    assert not can_play_on(game, len(game.steps) + 1)


def test_the_dialog_offers_the_old_seats_and_nothing_that_is_given(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"), 10)
    watcher.press("play_on")
    dialog = watcher.dialog("new_game_dialog")
    assert [edit.text() for edit in dialog.findChildren(QLineEdit, "seat_name")] == ["Ada", "Robin"]
    assert [box.currentData() for box in dialog.findChildren(QComboBox, "seat_kind")] == [None, "club"]
    for name in ("add_person", "add_computer", "seat_remove", "deal", "tie"):
        assert not any(one.isVisible() for one in dialog.findChildren(object) if one.objectName() == name)
    assert any("from turn 10" in label.text() for label in dialog.findChildren(QLabel))
    QTest.mouseClick(dialog.findChild(QPushButton, "cancel"), LEFT)
    assert watcher.shows(game.steps[9].after)
    assert watcher.desk.controller.game is None


def test_the_seats_are_chosen_anew_and_the_game_is_on_the_table(watcher: Watcher) -> None:
    old = watcher.replay(played("Ada", "Robin:club"), 12)
    before = watcher.desk.library.load(old.header.id)
    watcher.press("play_on")
    dialog = watcher.dialog("new_game_dialog")
    name = dialog.findChildren(QLineEdit, "seat_name")[0]
    name.clear()
    QTest.keyClicks(name, "Zoe")
    kind = dialog.findChildren(QComboBox, "seat_kind")[1]
    kind.setCurrentIndex(kind.findData(None))
    watcher.key(Qt.Key.Key_Return)
    assert not watcher.is_open
    assert watcher.contents.table.isVisible()
    game = on_table(watcher)
    assert game.header.seats[0].name == "Zoe"
    assert game.header.seats[1].computer is None
    assert game.header.origin == Origin(old.header.id, 12)
    assert game.state.board == old.steps[11].after.board
    assert watcher.history.model().rowCount() == 12
    assert watcher.desk.library.load(game.header.id).game == game
    assert watcher.desk.library.load(old.header.id) == before


def test_the_bots_of_this_computer_may_play_on_and_their_list_is_at_hand(watcher: Watcher) -> None:
    bots = (BotSettings("Zed", "zed --play"), BotSettings("Yve", "yve"))
    watcher.contents._take_settings(structs.replace(QUICK, bots=bots[:1]))
    watcher.replay(played("Ada", "Robin:club"), 10)
    watcher.press("play_on")
    dialog = watcher.dialog("new_game_dialog")
    kind = dialog.findChildren(QComboBox, "seat_kind")[1]
    assert kind.findData("bot:Zed") != -1
    assert kind.findData("bot:Yve") == -1
    QTest.mouseClick(dialog.findChild(QPushButton, "manage_bots"), LEFT)
    listed = watcher.window.findChild(BotsDialog)
    assert [listed.list.item(row).text() for row in range(listed.list.count())] == ["Zed\nzed --play"]
    listed.changed.emit(bots)
    assert kind.findData("bot:Yve") != -1


def test_undo_stops_where_the_game_was_played_on(watcher: Watcher) -> None:
    watcher.replay(played("Ada", "Robin:club"), 4)
    play_on(watcher)
    controller = watcher.desk.controller
    assert not controller.can_undo
    assert not watcher.action("undo").isEnabled()
    start = on_table(watcher).state
    if controller.draft is None:
        watcher.desk.computers.decided.emit(best_move(start))
        assert not controller.can_undo, "a computer's turn alone is not taken back"
    controller.trade((0,))
    assert controller.can_undo
    controller.undo()
    assert len(on_table(watcher).steps) >= 4
    assert not controller.can_undo


def test_a_game_played_on_can_be_played_to_its_end_and_played_on_again(watcher: Watcher) -> None:
    old = played("Ada", "Ben")
    game = played_on(old, 40, SETUP, 1)
    while not game.is_over:
        game = game.after(taken(apply(game.state, best_move(game.state))))
    watcher.replay(game, 41)
    play_on(watcher)
    assert on_table(watcher).header.origin == Origin(game.header.id, 41)


# Numbered deals


def test_the_deals_number_is_told_and_copied(watcher: Watcher) -> None:
    watcher.replay(played("Ada", "Robin:club", deal=5), 3)
    assert watcher.page.bar._deal.text() == "Deal 5"
    watcher.action("copy_deal").trigger()
    assert QGuiApplication.clipboard().text() == "5"
    assert "Deal 5 is copied" in watcher.page.bar.words.text


def test_the_same_deal_is_played_again_by_the_same_seats(watcher: Watcher) -> None:
    old = watcher.replay(played("Ada", "Robin:club", deal=5), 3)
    watcher.action("deal_again").trigger()
    new = on_table(watcher)
    assert not watcher.is_open
    assert new.header.id != old.header.id
    assert (new.header.deal, new.header.hands, new.start.bag) == (5, old.header.hands, old.start.bag)
    assert [(seat.name, seat.computer) for seat in new.header.seats] == [("Ada", None), ("Robin", "club")]


def test_the_end_of_a_game_tells_its_deal_and_offers_it_again(watcher: Watcher) -> None:
    game = watcher.resume(played("Ada", "Robin:club", deal=5))
    card = watcher.contents.table.overlays.end_card
    assert card.isVisible()
    (label,) = card.findChildren(QLabel, "end_deal")
    assert label.text() == "Deal 5"
    watcher.action("copy_deal").trigger()
    assert QGuiApplication.clipboard().text() == "5"
    watcher.action("deal_again").trigger()
    assert on_table(watcher).header.hands == game.header.hands
    assert not on_table(watcher).is_over


def test_a_game_without_a_number_offers_none(watcher: Watcher) -> None:
    game = played("Ada", "Robin:club", deal=5)
    watcher.replay(replace(played_on(game, 0, SETUP, 1), steps=(), times=()))
    assert not watcher.action("deal_again").isEnabled()
    assert not watcher.action("copy_deal").isEnabled()
    assert watcher.page.bar._deal.text() == ""
