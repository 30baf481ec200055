"""Whole games through the window, with mouse events only."""

from collections.abc import Callable

from tests.ui.table.driver import Driver


def test_a_person_plays_a_whole_game_against_club_with_the_mouse(play_with: Callable[..., Driver]) -> None:
    driver = play_with("Ada", "computer:club", deal=7)
    turns = 0
    while not driver.state.is_over:
        driver.wait_for_turn()
        if not driver.state.is_over:
            driver.take_turn(by_dragging=turns % 2 == 0)
            turns += 1
    game = driver.desk.controller.game
    assert game is not None
    assert turns > 10
    assert sum(len(hand) for hand in game.state.hands) + len(game.state.board) + len(game.state.bag) == 108
    card = driver.table.overlays.end_card
    assert card.isVisible()
    kept = driver.desk.library.load(game.header.id).game
    assert kept.state == game.state
    assert kept.record == game.record
    driver.press("Look at the board")
    assert not card.isVisible()


def test_three_people_pass_the_laptop_through_a_whole_game(play_with: Callable[..., Driver]) -> None:
    driver = play_with("Ada", "Ben", "Chris", deal=11)
    curtain, tray = driver.table.overlays.curtain, driver.tray
    passed = 0
    while not driver.state.is_over:
        assert curtain.isVisible()
        assert tray.accessibleName() == "The hand is hidden"
        name = driver.desk.controller.game.header.seats[driver.state.seat].name
        assert name in curtain.accessibleName()
        assert not driver.button("Show my tiles").visibleRegion().isEmpty()
        driver.press("Show my tiles")
        assert not curtain.isVisible()
        assert tray.accessibleName().startswith("Hand: ")
        driver.take_turn()
        passed += 1
    assert passed > 15
    assert driver.table.overlays.end_card.isVisible()
    assert not curtain.isVisible()
