"""The review beside a replay: opened from every place, turn by turn, on the board, in the chart."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from qwirkle_desktop.controller.review_shelf import ReviewShelf
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.review.game import Review
from qwirkle_desktop.review.grades import Grade
from qwirkle_desktop.ui.review.panel import SUMMARY, TURN, ReviewPanel
from tests.ui.replay.conftest import stopped

from .conftest import MISTAKES, Watcher, made_up, played

LEFT = Qt.MouseButton.LeftButton


def opened(watcher: Watcher, reviews: ReviewShelf) -> tuple[Game, ReviewPanel]:
    game = played("Ada", "Robin:club")
    watcher.keep(game)
    reviews.keep(game, made_up(game))
    watcher.contents.reviews.show(game.header.id)
    panel = watcher.contents.reviews.panel
    assert panel is not None
    assert panel.isVisible()
    return game, panel


def grades(review: Review) -> list[Grade]:
    return [turn.grade for turn in review.turns]


def test_a_kept_review_opens_at_once_with_its_summary(watcher: Watcher, reviews: ReviewShelf) -> None:
    game, panel = opened(watcher, reviews)
    assert grades(panel.review) == grades(made_up(game))
    assert panel.tabs.currentIndex() == SUMMARY
    assert len(panel.summary.bars) == 2
    assert panel.summary.findChildren(QAbstractButton, "key_turn")


def test_the_end_card_has_a_button_for_the_review(watcher: Watcher, reviews: ReviewShelf) -> None:
    game = watcher.resume(played("Ada", "Robin:club"))
    reviews.keep(game, made_up(game))
    watcher.contents.presenter.show_result()
    card = watcher.contents.table.overlays.end_card
    (button,) = card.findChildren(QAbstractButton, "show_review")
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    assert watcher.contents.reviews.panel is not None
    assert watcher.page.isVisible()


def test_a_game_that_can_go_on_has_no_review(watcher: Watcher) -> None:
    for game in (played("Ada", "Robin:club", turns=6), stopped(played("Ada", "Robin:club", turns=6))):
        watcher.replay(game, 3)
        assert not watcher.action("review").isEnabled()
        watcher.contents.reviews.show(game.header.id)
        assert watcher.contents.reviews.panel is None
        watcher.contents.replays.leave()


def test_the_replay_has_its_panel_back_when_the_review_is_closed(
    watcher: Watcher, reviews: ReviewShelf
) -> None:
    opened(watcher, reviews)
    assert not watcher.page.panel.isVisible()
    watcher.action("review").trigger()
    assert watcher.contents.reviews.panel is None
    assert watcher.page.panel.isVisible()


def test_a_click_on_a_mistake_in_the_chart_goes_to_that_turn(watcher: Watcher, reviews: ReviewShelf) -> None:
    _, panel = opened(watcher, reviews)
    for turn in MISTAKES:
        point = panel.chart.mark_centre(turn).toPoint()
        QTest.mouseClick(panel.chart, LEFT, pos=point)
        assert watcher.contents.replays.place == turn + 1
        assert panel.tabs.currentIndex() == TURN
    assert any("2.0" in words or "2,0" in words for words in panel.turn.words)


def test_the_best_play_is_shown_on_the_board_and_the_one_played_again(
    watcher: Watcher, reviews: ReviewShelf
) -> None:
    game, panel = opened(watcher, reviews)
    panel._choose(4)
    rows = panel.turn.rows
    assert rows[0].isChecked()
    rows[1].click()
    best = made_up(game).turns[4].best[0].move
    assert set(watcher.page.scene.draft_tiles) == {placement.cell for placement in best.placements}
    assert len(watcher.page.scene.board_tiles) == len(game.steps[4].before.board)
    rows[0].click()
    assert not watcher.page.scene.draft_tiles
    assert watcher.shows(game.steps[4].after)


def test_going_on_takes_the_shown_play_away(watcher: Watcher, reviews: ReviewShelf) -> None:
    game, panel = opened(watcher, reviews)
    panel._choose(4)
    panel.turn.rows[1].click()
    watcher.key(Qt.Key.Key_Right)
    assert not watcher.page.scene.draft_tiles
    assert watcher.shows(game.steps[5].after)


def test_the_list_tells_every_grade_to_a_screen_reader(watcher: Watcher, reviews: ReviewShelf) -> None:
    game, panel = opened(watcher, reviews)
    assert grades(made_up(game))[7] is Grade.BLUNDER
    model = panel.moves.model()
    told = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert sum("Blunder" in words for words in told) == 1
    assert sum("Mistake" in words for words in told) == 1


def test_what_may_be_chance_is_not_told_as_luck(watcher: Watcher, reviews: ReviewShelf) -> None:
    game, panel = opened(watcher, reviews)
    review = made_up(game)
    for seat, bars in enumerate(panel.summary.bars):
        luck = review.balance(seat).luck
        hidden = abs(luck.value) <= 1.96 * luck.error
        assert (bars.told[1] == "too close to tell") == hidden
