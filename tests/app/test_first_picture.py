"""The window is there at once as it was left; what is in it comes under that picture."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qwirkle_desktop import __version__
from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.app.last_look import keep_picture
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.ui.main_window import MainWindow
from tests.app.conftest import PATIENCE, Ran
from tests.ui.pictures.compare import difference
from tests.ui.table.conftest import SILENT_ENGINE
from tests.ui.table.driver import Driver

ALONE = GameSetup((SeatSetup("Ada"), SeatSetup("Robin", "club", colour=1)), deal=4)
TWO = GameSetup((SeatSetup("Ada"), SeatSetup("Bo", colour=1)), deal=4)

PROGRAM = """
import os, sys
from functools import partial
from PySide6.QtCore import QTimer
import qwirkle_desktop.app as app
from qwirkle_desktop.app import running

looks, words, really_open = sys.argv.pop(1), [], running._open_first

class Seen(app.FirstPicture):
    def show_window(self):
        if "CLOSED_AT_ONCE" in os.environ:
            QTimer.singleShot(0, self.window().close)
        super().show_window()
        words.append(f"picture of {self.window().windowTitle()}")
        self.grab().save(f"{looks}-picture.png")

    def lift(self):
        super().lift()
        words.append("lifted")

def open_first(desk, options):
    really_open(desk, options)
    QTimer.singleShot(300, desk.window, partial(look, desk.window))

def look(window):
    words.append(f"{window.windowTitle()}")
    window.grab().save(f"{looks}-window.png")
    print(*words, sep=", ", flush=True)
    window.close()

app.FirstPicture, running._open_first = Seen, open_first
sys.exit(app.main())
"""


@pytest.fixture
def start(tmp_path: Path) -> Callable[..., Ran]:
    """Start the program, look at it when it is there, and close its window: what was seen, on a line."""

    def start_here(*options: str, **environment: str) -> Ran:
        return subprocess.run(
            [
                sys.executable,
                "-c",
                PROGRAM,
                str(tmp_path / "look"),
                "--data-dir",
                str(tmp_path / "data"),
                *options,
            ],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        )

    return start_here


def picture_in(tmp_path: Path) -> Path:
    return tmp_path / "data" / "window.png"


@pytest.mark.parametrize("scale", ["1", "2"])
def test_the_window_comes_as_it_was_left(start: Callable[..., Ran], tmp_path: Path, scale: str) -> None:
    new_game = start("--new", "Ada,computer:club", "--deal", "4", QT_SCALE_FACTOR=scale)
    assert new_game.stdout == "Your turn - Qwirkle\n"
    left = QImage(str(picture_in(tmp_path)))
    assert left.text("Made for").startswith(f"{__version__} {scale} light ")
    seen = start(QT_SCALE_FACTOR=scale)
    assert seen.stdout == "picture of Your turn - Qwirkle, lifted, Your turn - Qwirkle\n"
    shown, after = (QImage(str(tmp_path / f"look-{name}.png")) for name in ("picture", "window"))
    assert shown.size() == after.size() == left.size()
    assert shown.convertToFormat(left.format()) == left
    assert not difference(shown, after).is_seen


def test_the_picture_is_for_one_start_of_this_program_only(start: Callable[..., Ran], tmp_path: Path) -> None:
    start()
    picture = QImage(str(picture_in(tmp_path)))
    for made_for in ("0.0.1 1 light en", picture.text("Made for").replace("light", "dark")):
        picture.setText("Made for", made_for)
        picture.save(str(picture_in(tmp_path)))
        assert start().stdout == "Qwirkle\n"
    # A start for something else is not shown what was there before.
    assert start("--new").stdout == "Qwirkle\n"


@pytest.mark.parametrize("damage", [b"", b"no picture", b"\x89PNG\r\n\x1a\n" + bytes(40)])
def test_a_damaged_picture_is_none(start: Callable[..., Ran], tmp_path: Path, damage: bytes) -> None:
    picture_in(tmp_path).parent.mkdir()
    picture_in(tmp_path).write_bytes(damage)
    seen = start()
    assert seen.stdout == "Qwirkle\n"
    assert "unexpected" not in seen.stderr
    assert not QImage(str(picture_in(tmp_path))).isNull()


def test_a_picture_that_cannot_be_kept_is_done_without(start: Callable[..., Ran], tmp_path: Path) -> None:
    picture_in(tmp_path).mkdir(parents=True)
    seen = start()
    assert seen.stdout == "Qwirkle\n"
    assert "unexpected" not in seen.stderr
    assert picture_in(tmp_path).is_dir()


def test_a_window_that_is_closed_again_at_once_does_not_come_back(start: Callable[..., Ran]) -> None:
    start()
    assert start(CLOSED_AT_ONCE="1").stdout == ""


@pytest.fixture
def kept(qapp: QApplication, tmp_path: Path) -> Callable[[Desk], QImage]:
    """The picture that would be kept if the window closed now; a null one is none."""

    def keep(desk: Desk) -> QImage:
        places = places_in(tmp_path)
        places.picture.unlink(missing_ok=True)
        keep_picture(qapp, desk, places)
        return QImage(str(places.picture))

    return keep


def test_only_what_the_next_start_shows_is_kept(
    open_desk: Callable[..., Desk], kept: Callable[[Desk], QImage]
) -> None:
    desk = open_desk(engine=SILENT_ENGINE)
    contents = desk.contents
    contents.begin()
    assert not kept(desk).isNull()
    contents.desk.start(TWO)
    assert not kept(desk).isNull()
    contents.pages.show_start()
    assert kept(desk).isNull()
    contents.actions_.tutorial.trigger()
    assert kept(desk).isNull()
    contents.begin()
    assert not kept(desk).isNull()
    desk.controller.end(EndReason.ABANDONED)
    desk.controller.finish_writing()
    assert kept(desk).isNull()


@pytest.mark.parametrize("setup", [ALONE, TWO])
def test_no_hidden_hand_and_no_turn_half_made_is_in_the_picture(
    open_desk: Callable[..., Desk], qtbot: QtBot, kept: Callable[[Desk], QImage], setup: GameSetup
) -> None:
    desk = open_desk(engine=SILENT_ENGINE)
    desk.contents.desk.start(setup)
    desk.contents.begin()
    before = desk.window.grab().toImage()
    desk.controller.lift_curtain()
    driver = Driver(qtbot, desk)
    driver.lay(driver.best_play(), by_dragging=False)
    assert driver.laid
    assert not difference(before, kept(desk)).is_seen


def test_the_picture_has_the_hand_and_the_words_that_come(
    open_desk: Callable[..., Desk], qtbot: QtBot, kept: Callable[[Desk], QImage]
) -> None:
    desk = open_desk(engine=SILENT_ENGINE)
    desk.contents.desk.start(ALONE)
    driver = Driver(qtbot, desk)
    driver.lay(driver.best_play(), by_dragging=False)
    driver.press("Play")
    driver.let_computer_play()
    desk.controller.finish_writing()
    desk.contents.actions_.sort_hand.trigger()
    driver.lay(driver.best_play(), by_dragging=False)
    picture = kept(desk)
    desk.contents.begin()
    QApplication.processEvents()
    desk.contents.table.zoom_chip.hide()
    assert not difference(desk.window.grab().toImage(), picture).is_seen


def test_a_window_that_was_left_full_screen_has_its_tick(open_desk: Callable[..., Desk]) -> None:
    window = MainWindow()
    window.setWindowState(Qt.WindowState.WindowFullScreen)
    desk = open_desk(window=window, resize=False)
    assert desk.contents.actions_.full_screen.isChecked()
    desk.contents.actions_.full_screen.trigger()
    assert not window.isFullScreen()
