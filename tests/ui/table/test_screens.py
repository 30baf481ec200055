"""Screens of all sizes and pixel ratios: nothing is cut, nothing lies over anything else, tiles are sharp."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSize
from PySide6.QtWidgets import QApplication, QWidget

from qwirkle_desktop.ui.translations import speak
from tests.ui.languages.looking import troubles
from tests.ui.table.conftest import QUICK
from tests.ui.table.driver import Driver

BOARD, HAND = ". Yl .\nRc Rl Rs\n. Bl .", "Re Oe Bs Gc Pd Yf"
SIZES = ((800, 600), (1024, 768), (1366, 768), (2560, 1080), (3440, 1440), (3840, 2160))


def in_size(driver: Driver, width: int, height: int) -> None:
    """Screens of tests are smaller: only a window that shows already may be larger than its screen."""
    driver.desk.window.resize(QSize(width, height))
    QCoreApplication.processEvents()
    assert driver.desk.window.size() == QSize(width, height)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_everything_has_its_place(table_with: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = table_with(BOARD, HAND)
    in_size(driver, *size)
    assert troubles(driver.desk.window) == []
    driver.lay_tile("Re", 3, 1)
    driver.lay_tile("Oe", 3, 0)
    assert troubles(driver.desk.window) == []
    view = driver.table.view
    seen = view.camera.visible(view._size())
    assert seen.contains(driver.table.scene.content_rect())


def test_on_a_very_wide_table_hand_and_buttons_stay_together(table_with: Callable[..., Driver]) -> None:
    driver = table_with(BOARD, HAND)
    in_size(driver, 3440, 1440)
    dock = driver.table.dock
    play = dock.findChild(QWidget, "play_button")
    left = dock.words.mapTo(dock, QPoint(0, 0)).x()
    right = dock.width() - play.mapTo(dock, QPoint(play.width(), 0)).x()
    assert abs(left - right) <= 1
    assert left > 800


@pytest.fixture
def spoken(dressed: QApplication) -> Iterator[None]:
    """The language of a test goes with it."""
    yield
    speak(dressed)


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_the_least_window_a_hint_is_asked_for_where_there_is_room(
    table_with: Callable[..., Driver], language: str
) -> None:
    driver = table_with(BOARD, HAND, settings=msgspec.structs.replace(QUICK, language=language))
    in_size(driver, 800, 600)
    hint = driver.table.dock.findChild(QWidget, "hint_button")
    play = driver.table.dock.findChild(QWidget, "play_button")
    assert (hint.geometry().center().y() == play.geometry().center().y()) == (language == "en")
    driver.lay_tile("Re", 3, 1)
    driver.lay_tile("Oe", 3, 0)
    assert troubles(driver.desk.window) == []
    assert driver.desk.window.width() == 800


@pytest.mark.parametrize("ratio", [1.25, 1.5, 2.0])
def test_at_every_pixel_ratio_tiles_are_sharp_and_nothing_is_cut(ratio: float) -> None:
    command = [sys.executable, "-m", "tests.ui.table.one_screen"]
    environment = {**os.environ, "QT_SCALE_FACTOR": str(ratio)}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == {"ratio": ratio, "wrong": []}
