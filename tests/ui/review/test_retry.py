"""Mistakes tried again: the answer stays hidden until it is found or asked for."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from qwirkle_desktop.controller.practice import same_move
from qwirkle_desktop.controller.review_shelf import ReviewShelf
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.ui.board.items import rect_of
from qwirkle_desktop.ui.review.on_board import draft_for
from qwirkle_desktop.ui.review.retry import Retry

from .conftest import Watcher, made_up
from .test_review import LEFT, grades, opened


def begun(watcher: Watcher, reviews: ReviewShelf) -> Retry:
    _, panel = opened(watcher, reviews)
    panel.summary.findChildren(QAbstractButton, "retry")[0].click()
    retry = watcher.contents.reviews.retry
    assert retry is not None
    return retry


def lay(retry: Retry, move: Move) -> None:
    retry.table.back.trigger()
    left = list(draft_for(retry._step.before, move).laid)
    while left:
        # A tile may be laid where the ones before it reach.
        laid = next(one for one in left if one[1] in retry.table.bench.draft.legal_cells(one[0]))
        assert retry.table.bench.lay(*laid)
        left.remove(laid)
    retry.table.check.trigger()


def test_the_board_is_as_it_was_before_the_mistake_and_the_answer_hidden(
    watcher: Watcher, reviews: ReviewShelf
) -> None:
    retry = begun(watcher, reviews)
    assert len(watcher.page.scene.board_tiles) == len(retry._step.before.board)
    assert not watcher.page.scene.draft_tiles
    assert retry.table.hands.tile(0) == retry._step.before.hand[0]
    assert watcher.contents.reviews.panel is None


def test_the_same_play_again_is_not_taken_and_the_best_one_is(watcher: Watcher, reviews: ReviewShelf) -> None:
    retry = begun(watcher, reviews)
    lay(retry, retry.turn.made.move)
    assert retry.table.bench.draft is not None
    lay(retry, retry.turn.best[0].move)
    assert retry.table.bench.draft is None
    assert retry.panel.next.isVisible()


def test_a_play_that_the_review_does_not_know_is_judged_by_the_coach(
    watcher: Watcher, reviews: ReviewShelf, monkeypatch
) -> None:
    retry = begun(watcher, reviews)
    asked = []
    monkeypatch.setattr(retry._reviewer, "weigh", lambda *question: asked.append(question))
    lay(retry, draft_for(retry._step.before, retry.turn.best[0].move).play)
    assert asked == []
    retry._go_on()
    single = next(
        (place, cell)
        for place in range(len(retry._step.before.hand))
        for cell in retry.table.bench.draft.legal_cells(place)
        if not any(
            same_move(known.move, draft_move(retry, place, cell))
            for known in (*retry.turn.best, retry.turn.made)
        )
    )
    retry.table.bench.lay(*single)
    retry.table.check.trigger()
    assert len(asked) == 1
    retry._reviewer.weighed.emit(3.0)
    assert retry.table.bench.draft is not None
    retry.table.check.trigger()
    retry._reviewer.weighed.emit(0.4)
    assert retry.table.bench.draft is None


def draft_move(retry: Retry, place: int, cell: object) -> Move:
    return retry.table.bench.draft.lay(place, cell).play


def test_who_gives_up_sees_the_best_play(watcher: Watcher, reviews: ReviewShelf) -> None:
    retry = begun(watcher, reviews)
    retry.table.show_best.trigger()
    cells = {placement.cell for placement in retry.turn.best[0].move.placements}
    assert set(watcher.page.scene.draft_tiles) == cells
    assert not retry.table.check.isEnabled()


def test_after_the_last_one_the_review_shows_again_and_the_replay_goes_on(
    watcher: Watcher, reviews: ReviewShelf
) -> None:
    retry = begun(watcher, reviews)
    count = len(retry._turns)
    for _ in range(count):
        retry._go_on()
    panel = watcher.contents.reviews.panel
    assert panel is not None
    assert grades(panel.review) == grades(made_up(watcher.contents.replays.saved.game))
    assert watcher.page.bar.isVisible()
    assert watcher.page.actions_.back.isEnabled()
    assert not watcher.page.scene.draft_tiles


def test_tiles_are_laid_with_the_mouse_as_in_a_game(watcher: Watcher, reviews: ReviewShelf) -> None:
    retry = begun(watcher, reviews)
    page, tray = watcher.page, retry.table.dock.tray
    place, cells = next(
        (place, cells)
        for place in range(len(retry._step.before.hand))
        if (cells := retry.table.bench.draft.legal_cells(place))
    )
    cell = next(iter(cells))
    page.view.finish()
    QTest.mouseClick(tray, LEFT, pos=tray.mapFromGlobal(tray.global_rect_of(place).center().toPoint()))
    assert retry.table.gestures.place == place
    port = page.view.viewport()
    point = page.view.global_rect_of(rect_of(cell)).center().toPoint()
    QTest.mouseClick(port, LEFT, pos=port.mapFromGlobal(point))
    assert retry.table.bench.draft.laid == ((place, cell),)
    assert set(page.scene.draft_tiles) == {cell}
    watcher.key(Qt.Key.Key_Backspace)
    assert not page.scene.draft_tiles
    watcher.key(Qt.Key.Key_Escape)
    assert watcher.contents.reviews.panel is not None
    assert watcher.is_open


def test_no_cursor_is_left_where_the_hand_had_the_keyboard(watcher: Watcher, reviews: ReviewShelf) -> None:
    retry = begun(watcher, reviews)
    watcher.page.view.setFocus()
    watcher.key(Qt.Key.Key_Tab)
    assert retry.table.dock.isAncestorOf(watcher.window.focusWidget())
    retry.table.leave.trigger()
    assert watcher.contents.reviews.retry is None
    assert not watcher.page.scene._cursor
