"""How much moves, and how fast, follows the settings and the desktop."""

import json
from pathlib import Path

import pytest

from qwirkle_desktop.library.settings import Settings, load_settings
from qwirkle_desktop.ui.motion import Motion


def told_by(motion: Motion) -> list[tuple[bool, float]]:
    """What it will have told."""
    told: list[tuple[bool, float]] = []
    motion.changed.connect(lambda moves, stretch: told.append((moves, stretch)))
    return told


@pytest.mark.parametrize(
    ("animation", "desktop", "moves"),
    [
        ("system", True, True),
        ("system", False, False),
        ("full", False, True),
        ("reduced", True, False),
    ],
)
def test_the_desktop_decides_only_where_it_is_asked(animation: str, desktop: bool, moves: bool) -> None:
    motion = Motion()
    motion.apply(Settings(animation=animation))
    motion.hear_desktop(desktop)
    assert motion.moves is moves


def test_a_change_is_told_once() -> None:
    motion = Motion()
    told = told_by(motion)
    motion.apply(Settings())
    motion.apply(Settings(volume=10))
    motion.hear_desktop(False)
    motion.hear_desktop(False)
    motion.apply(Settings(animation="full"))
    assert told == [(True, 1.0), (False, 1.0), (True, 1.0)]


def test_there_are_three_speeds() -> None:
    motion = Motion()
    stretches = []
    for speed in ("slow", "normal", "fast"):
        motion.apply(Settings(motion_speed=speed))
        stretches.append(motion.stretch)
    assert stretches[0] > stretches[1] == 1.0 > stretches[2]


@pytest.mark.parametrize("animation", ["full", "reduced"])
def test_settings_of_older_versions_still_hold(tmp_path: Path, animation: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"animation": animation}), encoding="utf-8")
    settings, problem = load_settings(path)
    assert (settings.animation, problem) == (animation, None)
