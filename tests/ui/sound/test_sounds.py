"""What happens at the table asks for its sound, and nothing else does."""

from collections.abc import Callable

import msgspec
import pytest

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.board.animator import APART_MS, FLY_MS
from qwirkle_desktop.ui.sound.strikes import Sound
from tests.ui.sound.conftest import Recorder
from tests.ui.table.conftest import QUICK
from tests.ui.table.driver import Driver

Start = Callable[..., Driver]
HAND, OTHER = "Rs Rd Rl Gc Bc Pc", "Re Oe Ye Gd Bd Ps"
MOVING = msgspec.structs.replace(QUICK, animation="full")


def test_a_tile_that_is_laid_clicks_and_one_that_is_taken_back_does_not(
    heard_table: Start, recorder: Recorder
) -> None:
    driver = heard_table("Rc", HAND, OTHER)
    driver.lay_tile("Rs", 1, 0)
    assert recorder.take() == [Sound.PLACE]
    driver.right_click(Cell(1, 0))
    assert recorder.take() == []


def test_what_the_rules_refuse_knocks(heard_table: Start, recorder: Recorder) -> None:
    driver = heard_table("Rc", HAND, OTHER)
    driver.lay_tile("Gc", 5, 5)
    assert recorder.take() == [Sound.REFUSE]


def test_points_of_a_person_sound_at_once(heard_table: Start, recorder: Recorder) -> None:
    driver = heard_table("Rc", HAND, OTHER)
    driver.lay_tile("Rs", 1, 0)
    recorder.take()
    driver.press("Play")
    assert recorder.take() == [Sound.SCORE]


def test_a_computers_tiles_click_as_they_land_then_come_points_and_ones_own_turn(
    heard_table: Start, recorder: Recorder
) -> None:
    driver = heard_table("Rc", HAND, OTHER, settings=MOVING)
    driver.lay_tile("Rs", 1, 0)
    driver.press("Play")
    recorder.take()
    driver.let_computer_play()
    sounds = [strike.sound for strike in recorder.strikes]
    tiles = sounds.count(Sound.PLACE)
    assert sounds == [Sound.PLACE] * tiles + [Sound.SCORE, Sound.TURN]
    delays = [strike.delay_ms for strike in recorder.strikes]
    assert delays[:tiles] == [FLY_MS + place * APART_MS for place in range(tiles)]
    assert delays == sorted(delays)


def test_with_reduced_motion_a_computers_tiles_lie_at_once_and_click_once(
    heard_table: Start, recorder: Recorder
) -> None:
    driver = heard_table("Rc", HAND, OTHER)
    driver.lay_tile("Rs", 1, 0)
    driver.press("Play")
    recorder.take()
    driver.let_computer_play()
    assert recorder.strikes[0].delay_ms == 0
    assert recorder.take() == [Sound.PLACE, Sound.SCORE, Sound.TURN]


def test_between_people_nobody_is_called(heard_table: Start, recorder: Recorder) -> None:
    driver = heard_table("Rc", HAND, OTHER, level=None)
    driver.press("Show my tiles")
    driver.lay_tile("Rs", 1, 0)
    driver.press("Play")
    assert Sound.TURN not in recorder.take()


def test_six_in_a_line_sound_like_a_qwirkle_instead_of_points(heard_table: Start, recorder: Recorder) -> None:
    driver = heard_table("Rc Oc Yc Gc Bc", HAND, OTHER)
    driver.lay_tile("Pc", 5, 0)
    recorder.take()
    driver.press("Play")
    assert recorder.take() == [Sound.QWIRKLE]


def test_the_end_sounds_after_the_points_but_not_when_the_game_is_opened_again(
    heard_table: Start, recorder: Recorder
) -> None:
    driver = heard_table("Rc", "Rs", OTHER, bag="")
    driver.lay_tile("Rs", 1, 0)
    recorder.take()
    driver.press("Play")
    assert recorder.strikes[-1].delay_ms > recorder.strikes[0].delay_ms
    assert recorder.take() == [Sound.SCORE, Sound.END]
    game = driver.desk.controller.game
    assert game is not None
    driver.desk.controller.show(game)
    assert recorder.take() == []


def test_a_turn_that_is_undone_is_silent(heard_table: Start, recorder: Recorder) -> None:
    driver = heard_table("Rc", HAND, OTHER)
    driver.lay_tile("Rs", 1, 0)
    driver.press("Play")
    driver.let_computer_play()
    recorder.take()
    driver.desk.controller.undo()
    assert recorder.take() == []


@pytest.mark.parametrize("sound", ["place", "score"])
def test_each_sound_can_be_off(heard_table: Start, recorder: Recorder, sound: str) -> None:
    settings = msgspec.structs.replace(QUICK, **{f"sound_{sound}": False})
    driver = heard_table("Rc", HAND, OTHER, settings=settings)
    driver.lay_tile("Rs", 1, 0)
    driver.press("Play")
    assert recorder.take() == [one for one in (Sound.PLACE, Sound.SCORE) if one.value != sound]


@pytest.mark.parametrize("change", [{"sounds": False}, {"volume": 0}])
def test_all_can_be_off_while_the_game_runs(
    heard_table: Start, recorder: Recorder, change: dict[str, object]
) -> None:
    driver = heard_table("Rc", HAND, OTHER)
    driver.desk.contents._change(**change)
    driver.lay_tile("Rs", 1, 0)
    assert recorder.take() == []


def test_the_volume_makes_it_less_loud(heard_table: Start, recorder: Recorder) -> None:
    driver = heard_table("Rc", HAND, OTHER)
    loudness = []
    for volume in (100, 50):
        driver.desk.contents._change(volume=volume)
        driver.lay_tile("Rs", 1, 0)
        driver.right_click(Cell(1, 0))
        loudness.append(recorder.strikes[-1].loudness)
    assert loudness == [1.0, 0.25]


def test_every_sound_has_a_setting_that_is_on_at_first() -> None:
    assert all(getattr(Settings(), f"sound_{sound.value}") for sound in Sound)
