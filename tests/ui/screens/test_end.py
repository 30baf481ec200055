from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.moves import Move, Pass, Play
from qwirkle_desktop.rules.notation import parse_board, parse_placements
from qwirkle_desktop.rules.outcome import Outcome
from qwirkle_desktop.rules.state import Ending, EndReason, GameState, begin
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.turns import Step, apply, close
from qwirkle_desktop.ui.screens.end_card import EndCard
from qwirkle_desktop.ui.screens.end_summary import EndRow, EndSummary, summarise
from qwirkle_desktop.ui.theme import LIGHT
from qwirkle_desktop.ui.typography import TypeScale

LEFT = Qt.MouseButton.LeftButton
NAMES, COLOURS = ("Ada", "Ben", "Robin"), (2, 0, 1)
QWIRKLE = "Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0 Re@5,0"


def opening() -> GameState:
    hands = ("Rc Rs Rd Rl Rf Re", "Bc Gs Yd Bl Of Pe", "Yc Os Gd Pl Bf Oe")
    return begin([parse_tiles(hand) for hand in hands], 0, Deal(1))


def played(*moves: str) -> tuple[Step, ...]:
    steps: list[Step] = []
    state = opening()
    for text in moves:
        step = apply(state, Play(parse_placements(text)))
        assert isinstance(step, Step), step
        steps.append(step)
        state = step.after
    return tuple(steps)


def stopped(steps: tuple[Step, ...], reason: EndReason, seat: int | None = None) -> EndSummary:
    end = close(steps[-1].after, reason, seat)
    return summarise(end.after, (*steps, end), NAMES, COLOURS)


def test_a_summary_ranks_seats_and_counts_qwirkles_and_best_turns() -> None:
    summary = stopped(played(QWIRKLE, "Bc@0,1", "Os@1,-1"), EndReason.FORFEIT, 1)
    figures = [
        (row.rank, row.name, row.colour, row.score, row.qwirkles, row.best_turn) for row in summary.rows
    ]
    assert figures == [(1, "Ada", 2, 12, 1, 12), (2, "Robin", 1, 2, 0, 2), (3, "Ben", 0, 2, 0, 2)]
    assert [row.is_winner for row in summary.rows] == [True, False, False]


def test_who_gives_up_comes_last_whatever_the_score() -> None:
    summary = stopped(played(QWIRKLE, "Bc@0,1"), EndReason.FORFEIT, 0)
    assert [(row.rank, row.name) for row in summary.rows] == [(1, "Ben"), (2, "Robin"), (3, "Ada")]


def test_equal_scores_share_a_rank_and_an_abandoned_game_has_no_winner() -> None:
    summary = stopped(played(QWIRKLE, "Bc@0,1", "Os@1,-1"), EndReason.ABANDONED)
    assert [(row.rank, row.name) for row in summary.rows] == [(1, "Ada"), (2, "Ben"), (2, "Robin")]
    assert not any(row.is_winner for row in summary.rows)


def test_going_out_is_counted_apart() -> None:
    summary = summarise_out()
    assert [(row.name, row.score, row.best_turn, row.out_bonus) for row in summary.rows] == [
        ("Ben", 8, 2, 6),
        ("Ada", 0, 0, 0),
    ]


def summarise_out() -> EndSummary:
    """The last tile of a game with an empty bag, laid by seat 1 after seat 0 could not play."""
    state = last_tiles()
    steps: list[Step] = []
    moves: tuple[Move, ...] = (Pass(), Play(parse_placements("Rs@1,0")))
    for move in moves:
        step = apply(state, move)
        assert isinstance(step, Step), step
        steps.append(step)
        state = step.after
    return summarise(state, steps, ("Ada", "Ben"), (0, 1))


def last_tiles() -> GameState:
    hands = (parse_tiles("Gd"), parse_tiles("Rs"))
    return replace(
        opening(), board=parse_board("Rc@0,0"), hands=hands, bag=(), scores=(0, 0), moves=(Pass(), Pass())
    )


def test_a_game_that_goes_on_has_no_summary() -> None:
    with pytest.raises(ValueError, match="not over"):
        summarise(opening(), (), NAMES, COLOURS)


@pytest.fixture
def card(qtbot: QtBot, fonts: TypeScale) -> EndCard:
    table = QWidget()
    table.resize(584, 468)
    qtbot.addWidget(table)
    with qtbot.waitActive(table):
        table.show()
    return EndCard(LIGHT, fonts, table)


def words(card: EndCard) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in card.findChildren(QLabel) if label.isVisible() and label.text()]


def test_the_card_shows_the_winner_the_reason_and_the_ranks(card: EndCard) -> None:
    card.show_summary(stopped(played(QWIRKLE, "Bc@0,1", "Os@1,-1"), EndReason.FORFEIT, 1))
    assert words(card) == [
        *("Ada wins", "Ben gave the game up."),
        *("Player", "Qwirkles", "Best turn", "Points"),
        *("1", "Ada", "1", "12", "12"),
        *("2", "Robin", "0", "2", "2"),
        *("3", "Ben", "0", "2", "2"),
    ]


def test_the_bonus_for_going_out_has_its_own_line(card: EndCard) -> None:
    card.show_summary(summarise_out())
    assert "+6 for going out first" in words(card)


def test_a_second_game_leaves_nothing_of_the_first(card: EndCard) -> None:
    card.show_summary(summarise_out())
    card.show_summary(stopped(played(QWIRKLE), EndReason.ABANDONED))
    assert words(card)[0] == "No winner"
    assert "+6 for going out first" not in words(card)
    assert words(card).count("Ben") == 1


@pytest.mark.parametrize(
    ("name", "signal"),
    [("another_game", "new_game"), ("play_again", "play_again"), ("look_at_board", "closed")],
)
def test_every_button_says_what_it_does(qtbot: QtBot, card: EndCard, name: str, signal: str) -> None:
    card.show_summary(summarise_out())
    with qtbot.waitSignal(getattr(card, signal)):
        QTest.mouseClick(card.findChild(QPushButton, name), LEFT)


def test_escape_leaves_the_board_to_be_looked_at(qtbot: QtBot, card: EndCard) -> None:
    card.show_summary(summarise_out())
    with qtbot.waitSignal(card.closed):
        QTest.keyClick(card.window().focusWidget(), Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_enter_plays_again(qtbot: QtBot, card: EndCard) -> None:
    card.show_summary(summarise_out())
    with qtbot.waitSignal(card.play_again):
        QTest.keyClick(card.window().focusWidget(), Qt.Key.Key_Return)


def test_review_is_offered_only_where_there_is_one(qtbot: QtBot, card: EndCard, fonts: TypeScale) -> None:
    card.show_summary(summarise_out())
    assert not card.findChild(QPushButton, "show_review").isVisible()
    other = EndCard(LIGHT, fonts, card.parentWidget(), with_review=True)
    other.show_summary(summarise_out())
    with qtbot.waitSignal(other.review):
        QTest.mouseClick(other.findChild(QPushButton, "show_review"), LEFT)


def test_the_card_covers_the_table_whatever_its_size(card: EndCard) -> None:
    card.show_summary(summarise_out())
    card.parentWidget().resize(976, 664)
    assert card.size() == card.parentWidget().size()
    assert card.findChild(QWidget, "end_panel").width() == 560


def test_a_card_that_shows_already_grows_with_the_rows_of_the_next_game(qtbot: QtBot, card: EndCard) -> None:
    card.show_summary(summarise_out())
    QApplication.processEvents()
    card.show_summary(of_six((0,)))
    rows = card.findChild(QScrollArea, "end_rows")
    qtbot.waitUntil(lambda: rows.height() == rows.widget().sizeHint().height() > 6 * 20)
    assert rows.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("winners", [(0,), (0, 1), (0, 1, 2)])
def test_six_seats_show_without_scrolling_in_the_least_window(
    card: EndCard, winners: tuple[int, ...]
) -> None:
    card.show_summary(of_six(winners))
    QApplication.processEvents()
    assert card.findChild(QScrollArea, "end_rows").verticalScrollBar().maximum() == 0
    assert card.rect().contains(card.findChild(QWidget, "end_panel").geometry())


def of_six(winners: tuple[int, ...]) -> EndSummary:
    """A game of six, one of them with a long name."""
    names = ("Ada", "Maximiliana von und zu Hohenstein-Wolken", "R & D", "Robin", "Wren", "Finch")
    rows = tuple(
        EndRow(seat + 1, name, seat, 90 - seat, 2, 12, 6 if seat == 0 else 0, seat in winners)
        for seat, name in enumerate(names)
    )
    result = Outcome(Ending(EndReason.OUT, 0), (90,) * 6, winners)
    return EndSummary(result, names, rows)
