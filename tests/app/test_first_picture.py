"""The window is there at once as it was left; what is in it comes under that picture."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from qwirkle_desktop import __version__
from tests.app.conftest import PATIENCE, Ran

PROGRAM = """
import sys
from functools import partial
from PySide6.QtCore import QTimer
import qwirkle_desktop.app as app
from qwirkle_desktop.app import running

looks, words, really_open = sys.argv.pop(1), [], running._open_first

class Seen(app.FirstPicture):
    def show_window(self):
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


def test_the_window_comes_as_it_was_left(start: Callable[..., Ran], tmp_path: Path) -> None:
    assert start("--new", "Ada,computer:club", "--deal", "4").stdout == "Your turn - Qwirkle\n"
    left = QImage(str(picture_in(tmp_path)))
    assert left.text("Made for").startswith(f"{__version__} 1 light ")
    seen = start()
    assert seen.stdout == "picture of Your turn - Qwirkle, lifted, Your turn - Qwirkle\n"
    shown, after = (QImage(str(tmp_path / f"look-{name}.png")) for name in ("picture", "window"))
    assert shown.size() == after.size() == left.size()
    assert shown.convertToFormat(left.format()) == left
    assert differing(shown, after) < 0.02


def differing(one: QImage, other: QImage) -> float:
    """The share of points that are not alike."""
    width, height = one.width(), one.height()
    places = [(x, y) for x in range(0, width, 4) for y in range(0, height, 4)]
    return sum(one.pixelColor(*place) != other.pixelColor(*place) for place in places) / len(places)


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
