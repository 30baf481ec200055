"""The cards: who plays, with what, and whose turn it is."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QLabel

from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import close
from qwirkle_desktop.ui.panel.metrics import SMALL, WIDE, card_metrics, line_height
from qwirkle_desktop.ui.panel.painting import text_width
from qwirkle_desktop.ui.panel.scores import ScorePanel
from qwirkle_desktop.ui.panel.side_panel import SidePanel
from qwirkle_desktop.ui.panel.values import SeatCard
from qwirkle_desktop.ui.theme import DARK
from qwirkle_desktop.ui.typography import DEFAULT_BASE, TextRole, TypeScale

OPENING_PLAY = "Rc@0,0 Rs@1,0 Rd@2,0"


def scores(panel: SidePanel) -> ScorePanel:
    return panel.findChild(ScorePanel, "scores")


def spoken(panel: SidePanel) -> list[str]:
    interfaces = [QAccessible.queryAccessibleInterface(card) for card in scores(panel).cards]
    return [interface.text(QAccessible.Text.Name) for interface in interfaces]


def shown(panel: SidePanel) -> list[int]:
    return [card.shown_score for card in scores(panel).cards]


def picture(panel: SidePanel) -> QImage:
    return panel.grab().toImage()


def test_a_card_tells_name_points_tiles_and_turn(panel) -> None:
    assert spoken(panel) == [
        "Ada, 0 points, 6 tiles, your turn",
        "Robin, 0 points, 6 tiles, computer, club",
    ]


def test_the_next_turn_moves_to_the_next_card(panel, game) -> None:
    panel.show_state(game(OPENING_PLAY)[-1].after)
    panel.set_person_to_move(None)
    panel.set_thinking(1)
    assert spoken(panel) == [
        "Ada, 3 points, 6 tiles, person",
        "Robin, 0 points, 6 tiles, thinking...",
    ]


def test_among_several_people_the_one_to_move_is_to_play(panel) -> None:
    panel.show_seats((SeatCard("Ada"), SeatCard("Ben")))
    assert spoken(panel) == ["Ada, 0 points, 6 tiles, to play", "Ben, 0 points, 6 tiles, person"]


@pytest.mark.parametrize("people", [1, 2])
def test_where_room_is_short_whose_turn_it_is_stays(panel, people) -> None:
    panel.show_seats((SeatCard("Ada"), SeatCard("Ben", None if people == 2 else "club")))
    long, short = scores(panel).cards[0]._view.details
    status = "to play" if people == 2 else "your turn"
    assert (long, short) == (f"{status} · 6 tiles", status)


def test_nobody_is_on_turn_when_the_game_is_over(panel, game) -> None:
    state = game(OPENING_PLAY)[-1].after
    panel.show_state(close(state, EndReason.ABANDONED).after)
    assert spoken(panel)[1] == "Robin, 0 points, 6 tiles, computer, club"


def test_points_count_up_and_are_spoken_at_once(panel, game, qtbot) -> None:
    panel.show_state(game(OPENING_PLAY)[-1].after, animate=True)
    assert shown(panel) == [0, 0]
    assert spoken(panel)[0].startswith("Ada, 3 points")
    qtbot.waitUntil(lambda: shown(panel) == [3, 0])


def test_counting_ends_at_once_when_asked(panel, game) -> None:
    panel.show_state(game(OPENING_PLAY)[-1].after, animate=True)
    panel.finish_animations()
    assert shown(panel) == [3, 0]


def test_another_word_on_a_card_does_not_stop_the_counting(panel, game) -> None:
    panel.show_state(game(OPENING_PLAY)[-1].after, animate=True)
    panel.set_thinking(1)
    assert shown(panel) == [0, 0]


def test_a_state_shown_without_motion_ends_a_running_count(panel, game) -> None:
    state = game(OPENING_PLAY)[-1].after
    panel.show_state(state, animate=True)
    panel.show_state(state)
    assert shown(panel) == [3, 0]


def test_a_name_is_never_read_as_markup(panel) -> None:
    panel.show_seats((SeatCard("<b>Ada</b>"), SeatCard("Robin", "club", 1)))
    card = scores(panel).cards[0]
    assert "&lt;b&gt;Ada&lt;/b&gt;, 0 points" in card.toolTip()
    assert spoken(panel)[0].startswith("<b>Ada</b>, 0 points")


def test_fewer_seats_leave_fewer_cards(panel) -> None:
    panel.show_seats(tuple(SeatCard(name) for name in "ABCDEF"))
    assert len(scores(panel).cards) == 6
    panel.show_seats((SeatCard("A"), SeatCard("B")))
    assert len(scores(panel).cards) == 2


def test_the_active_card_looks_different(panel, game) -> None:
    before = scores(panel).cards[1].grab().toImage()
    panel.show_state(replace(game(OPENING_PLAY)[-1].after, scores=(0, 0)))
    assert scores(panel).cards[1].grab().toImage() != before


def test_the_dark_theme_repaints_the_panel(panel) -> None:
    assert picture(panel).pixelColor(150, 660).lightness() > 200
    panel.set_theme(DARK)
    assert picture(panel).pixelColor(150, 660) == DARK.panel


def test_the_bag_is_told_in_words(panel, game) -> None:
    names = [label.accessibleName() for label in panel.findChildren(QLabel)]
    assert "Bag, 96 of 108 tiles left" in names
    state = game(OPENING_PLAY)[-1].after
    panel.show_state(replace(state, bag=()))
    assert "Bag, empty" in [label.accessibleName() for label in panel.findChildren(QLabel)]


@pytest.mark.parametrize("base", [14, 20])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("compact", "height"), [(True, 468), (False, 664)])
def test_cards_bag_and_lists_fit_one_under_the_other(panel, base, seats, compact, height) -> None:
    panel.set_compact(compact)
    panel.set_fonts(TypeScale(base))
    panel.show_seats(tuple(SeatCard(f"Player {seat}") for seat in range(seats)))
    panel.resize(panel.width(), height)
    cards = scores(panel).cards
    assert all(one.geometry().bottom() < other.geometry().top() for one, other in pairwise(cards))
    letters = cards[0]._fonts
    assert DEFAULT_BASE <= letters.base <= base
    name_height = line_height(letters.font(TextRole.NAME))
    assert all(card.height() >= name_height for card in cards)
    assert cards[-1].geometry().bottom() < scores(panel).height()
    tracker = panel.findChild(object, "tile_tracker").parentWidget()
    assert scores(panel).geometry().bottom() < tracker.geometry().top()
    assert tracker.height() >= 6 * 18
    assert tracker.geometry().bottom() < height


def test_full_cards_have_the_sizes_of_the_pictures(panel) -> None:
    fonts = TypeScale()
    wide, small = card_metrics(400, 3, WIDE, fonts), card_metrics(300, 3, SMALL, fonts)
    assert (wide.height, wide.gap, wide.two_lines) == (60, 8, True)
    assert (small.height, small.gap, small.two_lines) == (44, 8, False)


def test_a_long_name_is_cut_before_the_score(panel) -> None:
    long = "Maximiliana von und zu Hohenstein-Wolkenburg"
    assert text_width(long, TypeScale().font(TextRole.NAME)) > 272
    panel.show_seats((SeatCard("M"), SeatCard("Robin", "club", 1)))
    score_of_short = _score_area(panel)
    panel.show_seats((SeatCard(long), SeatCard("Robin", "club", 1)))
    assert _score_area(panel) == score_of_short
    assert long in scores(panel).cards[0].toolTip()


def _score_area(panel: SidePanel) -> QImage:
    card = scores(panel).cards[0]
    return card.grab().toImage().copy(card.width() - 30, 10, 25, card.height() - 20)
