"""Whole games on boards through the window; those with dice are elsewhere."""

from collections.abc import Callable

import pytest

from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.moves import Aside
from tests.tables import tiles_out
from tests.ui.family.players import FamilyDriver, FamilyTypist


def check_end(driver: FamilyDriver) -> None:
    """Every piece is somewhere, and the library has the game as it was."""
    game, state = driver.desk.controller.game, driver.state
    assert set(tiles_out(state).values()) <= {0, state.variant.copies}
    assert driver.table.overlays.end_card.isVisible()
    assert driver.desk.library.load(game.header.id).game.record == game.record


@pytest.mark.parametrize(("name", "target"), [("select", None), ("select-connect", 60), ("connect", 60)])
def test_a_person_plays_a_whole_game_with_the_mouse(
    play_variant: Callable[..., FamilyDriver], name: str, target: int | None
) -> None:
    """To the last tile, or to some points: what differs is met by then."""
    driver = play_variant(name, rules=HouseRules(target=target))
    driver.let_computers_play()
    turns = 0
    while not driver.state.is_over:
        driver.take_family_turn(by_dragging=turns % 3 == 0)
        turns += 1
        driver.let_computers_play()
    assert turns > 4
    check_end(driver)
    steps = driver.desk.controller.game.steps
    assert target or any(isinstance(step.move, Aside) and step.seat == 0 for step in steps)


@pytest.mark.parametrize("name", ["select", "connect", "cubes"])
def test_two_people_pass_the_laptop_round(play_variant: Callable[..., FamilyDriver], name: str) -> None:
    """Tiles lie behind the curtain between turns; dice lie open for everybody, so nobody waits for one."""
    driver = play_variant(name, "Ada", "Ben", rules=HouseRules(target=30))
    curtain, seen = driver.table.overlays.curtain, set()
    while not driver.state.is_over:
        assert curtain.isVisible() != driver.state.variant.are_dice
        seen.add(driver.state.seat)
        if curtain.isVisible():
            assert set(driver.tray_tiles.split()) == {".."}
            driver.press("Show my tiles")
        assert sorted(driver.tray_tiles.split()) == sorted(map(str, driver.state.hand))
        driver.take_family_turn()
        driver.settle()
    assert seen == {0, 1}
    check_end(driver)


def test_a_person_plays_a_whole_game_with_keys(play_variant: Callable[..., FamilyDriver]) -> None:
    driver = play_variant("select", deal=8, rules=HouseRules(target=80))
    typist = FamilyTypist(driver)
    driver.let_computers_play()
    while not driver.state.is_over:
        typist.take_family_turn()
        driver.let_computers_play()
    check_end(driver)
