"""All reviewed games together: skill and luck in the statistics, and every mistake tried again."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qwirkle_desktop.controller.review_shelf import ReviewShelf
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.review.overall import overall
from qwirkle_desktop.ui.review.balance_bars import is_clear
from qwirkle_desktop.ui.statistics.luck_page import LuckPage
from qwirkle_desktop.ui.statistics.window import StatisticsWindow

from .conftest import Watcher, made_up, played

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def _no_reviews_yet(reviews: ReviewShelf) -> None:
    reviews.sweep(lambda _id: False)


def keep(watcher: Watcher, reviews: ReviewShelf, *deals: int, helped: bool = False) -> list[Game]:
    games = [played("Ada", "Robin:club", deal=deal) for deal in deals]
    for place, game in enumerate(games):
        seats = tuple(replace(seat, assisted=helped and not seat.computer) for seat in game.header.seats)
        games[place] = game.with_seats(seats)
        watcher.keep(games[place])
        reviews.keep(games[place], made_up(games[place]))
    return games


def opened(watcher: Watcher) -> LuckPage:
    watcher.action("mistakes").trigger()
    window = next(one for one in watcher.window.findChildren(StatisticsWindow) if one.isVisible())
    watcher.qtbot.waitUntil(lambda: window.luck_page._left == [])
    return window.luck_page


def told(page: LuckPage) -> dict[str, str]:
    return dict(zip([what for what, _ in page._bars._bars], page._bars.told, strict=True))


def test_three_reviewed_games_give_figures_and_two_do_not(watcher: Watcher, reviews: ReviewShelf) -> None:
    games = keep(watcher, reviews, 7, 8)
    page = opened(watcher)
    assert page.isVisible()
    assert page.player.player.name == "Ada"
    assert page._bars is None
    page.window().accept()
    games += keep(watcher, reviews, 9)
    page = opened(watcher)
    assert set(told(page)) == {"Result", "Luck", "Result without the luck", "Skill"}
    assert "3" in page.told.text()
    figures = overall([made_up(game).balance(0) for game in games])
    for what, figure in (("Result", figures.result), ("Luck", figures.luck), ("Skill", figures.skill)):
        assert (told(page)[what] == "too close to tell") is not is_clear(figure), what


def test_games_with_help_are_left_out_when_they_do_not_count(watcher: Watcher, reviews: ReviewShelf) -> None:
    keep(watcher, reviews, 10, helped=True)
    page = opened(watcher)
    assert page.player.count() == 2
    page.window().with_help.setChecked(False)
    assert page.player.count() == 0


def test_the_mistakes_of_all_games_are_tried_one_after_another(
    watcher: Watcher, reviews: ReviewShelf
) -> None:
    keep(watcher, reviews, 7, 8)
    page = opened(watcher)
    QTest.mouseClick(page.retry, LEFT)
    seen = []
    while (retry := watcher.contents.reviews.retry) is not None:
        seen.append((watcher.contents.replays.saved.game.header.id, retry.turn.turn))
        assert retry.turn.seat == 0
        assert not watcher.action("review").isEnabled()
        retry.table.show_best.trigger()
        QTest.mouseClick(retry.panel.next, LEFT)
    assert len({game for game, _ in seen}) == 2
    assert len(seen) == len(set(seen))
    assert watcher.contents.reviews.panel is not None
    assert watcher.contents.reviews.panel.isVisible()
    watcher.key(Qt.Key.Key_Escape)
    assert not watcher.is_open


def test_who_leaves_the_tries_is_not_led_to_the_next_game(watcher: Watcher, reviews: ReviewShelf) -> None:
    keep(watcher, reviews, 7, 8)
    QTest.mouseClick(opened(watcher).retry, LEFT)
    first = watcher.contents.replays.saved.game.header.id
    watcher.key(Qt.Key.Key_Escape)
    assert watcher.contents.reviews.retry is None
    assert watcher.contents.replays.saved.game.header.id == first
    assert watcher.contents.reviews.panel.review is not None


def test_without_reviews_the_page_says_how_to_get_them(watcher: Watcher) -> None:
    watcher.keep(played("Ada", "Robin:club"))
    page = opened(watcher)
    assert "Review this game" in page.told.text()
    assert not page.retry.isVisible()
