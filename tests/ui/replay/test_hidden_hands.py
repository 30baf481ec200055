"""Of a game that can still go on a replay tells no hand: not a pixel, not a word; a finished one may."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.library.game import Game, game_of
from qwirkle_desktop.library.record import Record
from qwirkle_desktop.rules.house import RULEBOOK
from qwirkle_desktop.rules.moves import Trade
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.tiles import KINDS, Tile
from qwirkle_desktop.rules.turns import apply, close
from qwirkle_desktop.ui.phrases.tiles import tile_name
from qwirkle_desktop.ui.screens.start_page import LINE
from tests.tables import taken
from tests.ui.replay.conftest import LEFT, Watcher, anew, played, stopped
from tests.ui.table.test_hidden_hands import spoken, texts_of

Key = Qt.Key

HANDS = (Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
"""Shows the hands and hides them."""


def all_words(watcher: Watcher) -> str:
    """Every word in the window, shown or not, and all that assistive tools are told."""
    window = watcher.window
    words = [text for widget in (window, *window.findChildren(QWidget)) for text in texts_of(widget)]
    for action in window.findChildren(QAction):
        words += [action.text(), action.iconText(), action.toolTip(), action.statusTip()]
    words += spoken(QAccessible.queryAccessibleInterface(window))
    return "\n".join(words)


def unseen(game: Game, place: int) -> set[str]:
    """The kinds that lie nowhere in the whole game, and that somebody holds at that place."""
    shown = {*game.state.board.tiles.values(), *parse_board(LINE).tiles.values()}
    hands = (game.start, *(step.after for step in game.steps))[place].hands
    return {tile_name(tile) for hand in hands for tile in hand if tile not in shown}


def told(watcher: Watcher, names: set[str]) -> set[str]:
    """Those that are said otherwise than as a kind that nobody has seen yet."""
    counted = {f"{name}, {left} left" for name in map(tile_name, KINDS) for left in (1, 2, 3)}
    lines = [line for line in all_words(watcher).splitlines() if not any(one in line for one in counted)]
    return {name for name in names for line in lines if name in line}


UNFINISHED = {
    "two people": ("Ada", "Ben"),
    "a person and a computer": ("Ada", "Robin:club"),
    "three": ("Ada", "Ben", "Wren:club"),
}


def test_this_test_would_hear_a_hand(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Ben"), 3)
    hand = game.steps[2].after.hands[0]
    assert {tile_name(tile) for tile in hand} <= told(watcher, {tile_name(tile) for tile in hand})


@pytest.mark.parametrize("names", UNFINISHED.values(), ids=UNFINISHED)
@pytest.mark.parametrize("end", ["goes on", "stopped"])
def test_no_word_tells_a_hand_of_a_game_that_can_go_on(
    watcher: Watcher, names: tuple[str, ...], end: str
) -> None:
    game = played(*names, deal=3, turns=6)
    game = watcher.replay(stopped(game) if end == "stopped" else game)
    for place in range(len(game.steps) + 1):
        watcher.contents.replays._course.go(place)
        assert unseen(game, place), "this test is about hidden tiles"
        assert not told(watcher, unseen(game, place))
    for key in HANDS, (Key.Key_Space,), (Key.Key_Home,):
        watcher.key(*key)
        assert not told(watcher, unseen(game, 0))


def test_a_trade_tells_no_tile(watcher: Watcher) -> None:
    game = played("Ada", "Ben", deal=3, turns=4)
    given = game.state.hand[:2]
    game = watcher.replay(anew(game.after(taken(apply(game.state, Trade(given))))), 5)
    words = watcher.page.bar.words
    assert words.text == f"{game.header.seats[game.steps[4].seat].name} traded 2 tiles."
    drawn = {tile_name(tile) for tile in (*given, *game.steps[4].drawn)}
    assert not told(watcher, drawn & unseen(game, 5))


def other_hands(game: Game) -> Game:
    """The same turns from other hands: tiles that never come to the table are others, from the bag."""
    last = game.state
    bag = list(last.bag)
    hands = [list(hand) for hand in game.header.hands]
    for seat, hand in enumerate(hands):
        for place, tile in enumerate(hand):
            if tile in last.hands[seat] and _stays(game, seat, tile):
                new = next(
                    one for one in bag if one.colour is not tile.colour and one.shape is not tile.shape
                )
                bag.remove(new)
                hand[place] = new
    header = replace(game.header, hands=tuple(map(tuple, hands)), deal=None, rules=game.header.rules)
    return game_of(Record(header, game.turns), 5)


def _stays(game: Game, seat: int, tile: Tile) -> bool:
    """Whether a tile of the first hand, the only one of its kind that the seat ever had, is still held."""
    had = [*game.header.hands[seat], *(t for step in game.steps if step.seat == seat for t in step.drawn)]
    return had.count(tile) == 1


def test_the_picture_is_the_same_whatever_the_hidden_hands_are(watcher: Watcher) -> None:
    rules = replace(RULEBOOK, opening=type(RULEBOOK.opening).FREE)
    game = played("Ada", "Ben", deal=3, turns=4, rules=rules)
    game = replace(game, header=replace(game.header, deal=None))
    other = other_hands(game)
    assert other.state.hands != game.state.hands
    pictures, words = [], []
    for one in (game, other):
        watcher.replay(anew(one), 4)
        pictures.append([])
        for key in HANDS, (Key.Key_Left,), (Key.Key_Home,), (Key.Key_End,):
            watcher.key(*key)
            pictures[-1].append(watcher.window.grab().toImage())
        words.append(all_words(watcher))
    assert pictures[0] == pictures[1]
    assert words[0] == words[1]


def test_a_finished_game_shows_each_hand_as_it_was(watcher: Watcher) -> None:
    game = watcher.replay(played("Ada", "Robin:club"), 4)
    cards = watcher.page.panel._scores.cards
    assert tuple(card._view.hand for card in cards) == game.steps[3].after.hands
    with_hands = watcher.page.panel.grab().toImage()
    names = {tile_name(tile) for tile in game.steps[3].after.hands[1]}
    assert names <= set(_names_in(cards[1].accessibleName(), names))
    watcher.press("replay_hands")
    assert not any(card._view.hand for card in cards)
    assert watcher.page.panel.grab().toImage() != with_hands
    watcher.key(*HANDS)
    assert watcher.page.panel.grab().toImage() == with_hands


def _names_in(text: str, names: set[str]) -> list[str]:
    return [name for name in names if name in text]


def test_hands_are_offered_only_where_they_are_no_secret(watcher: Watcher) -> None:
    game = played("Ada", "Ben", turns=6)
    opened = played("Ada", "Ben", turns=6, rules=replace(RULEBOOK, open_hands=True))
    for one, open_ in (
        (game, False),
        (stopped(game), False),
        (opened, True),
        (played("Ada", "Ben"), True),
    ):
        watcher.replay(anew(one), 3)
        assert watcher.action("replay_hands").isEnabled() == open_
        assert watcher.action("play_on").isEnabled() == open_
        assert ("stay hidden" in watcher.action("play_on").toolTip()) == (not open_)


def test_the_hand_at_the_table_goes_behind_the_curtain_while_one_looks_back(watcher: Watcher) -> None:
    game = played("Ada", "Ben", deal=3, turns=4)
    watcher.resume(game)
    watcher.key(Key.Key_Return)
    assert watcher.desk.controller.seat_seen == game.state.seat
    watcher.key(Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert watcher.is_open
    assert not told(watcher, unseen(game, 4))
    watcher.key(Key.Key_Escape)
    assert watcher.contents.table.overlays.curtain.isVisible()
    assert not told(watcher, unseen(game, 4))


def test_the_deal_of_a_game_that_goes_on_is_told_to_nobody(watcher: Watcher) -> None:
    """Whoever starts a game with its number would see every hand of it."""
    game = played("Ada", "Ben", deal=987_654_321, turns=4)
    watcher.resume(game)
    for _ in range(2):
        assert "987654321" not in all_words(watcher)
        assert not watcher.action("deal_again").isEnabled()
        assert not watcher.action("copy_deal").isEnabled()
        watcher.key(Key.Key_R, Qt.KeyboardModifier.ControlModifier)


def test_after_an_undo_of_the_end_nothing_was_told(watcher: Watcher) -> None:
    game = played("Ada", "Ben", deal=3, turns=4)
    watcher.resume(game)
    watcher.desk.controller.end(EndReason.ABANDONED)
    card = watcher.contents.table.overlays.end_card
    (replay,) = card.findChildren(QWidget, "replay_game")
    QTest.mouseClick(replay, LEFT)
    assert watcher.is_open
    assert not told(watcher, unseen(game, 4))
    watcher.key(Key.Key_Escape)
    assert watcher.desk.controller.undo()


def test_a_game_ended_by_forfeit_can_not_be_played_on_either(watcher: Watcher) -> None:
    game = played("Ada", "Robin:club", turns=5)
    watcher.replay(anew(game.after(close(game.state, EndReason.FORFEIT, 1))), 3)
    assert not watcher.action("replay_hands").isEnabled()
