"""What every test stands on: a screen nobody sees, folders of its own, examples that repeat."""

import gc
import json
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

from qwirkle_desktop.app.collector import collect_due
from qwirkle_desktop.engine.build import build_name
from tests.processes import note_children
from tests.unseen_screen import FONTS, SCREEN

LONG_SECONDS = 3600
LONG = ("slow", "faults")
"""Marks of tests that run only where an option of that name asks for them."""
LOOK_OF_THE_MACHINE = (
    "PYTHONUNBUFFERED",
    "QT_FONT_DPI",
    "QT_QPA_PLATFORMTHEME",
    "QT_SCALE_FACTOR",
    "QT_STYLE_OVERRIDE",
    "LANGUAGE",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="also run the tests marked slow")
    parser.addoption("--faults", action="store_true", help="also run the fault suite at full length")
    parser.addoption("--engine", choices=("compiled", "interpreted"), help="refuse to test another build")


def pytest_configure(config: pytest.Config) -> None:
    if (wanted := config.getoption("--engine")) and build_name() != wanted:
        raise pytest.UsageError(f"the engine here is {build_name()}, not {wanted}")
    # Only between tests, by the thread that runs them: another's may not delete windows.
    gc.disable()
    home = tempfile.TemporaryDirectory(prefix="qwirkle-tests-", ignore_cleanup_errors=True)
    config.add_cleanup(home.cleanup)
    _leave_the_desktop(Path(home.name))
    _choose_examples(few=not config.getoption("--slow"))


def _leave_the_desktop(home: Path) -> None:
    """Keep the tests off the games, settings, language and look of whoever runs them."""
    for name in LOOK_OF_THE_MACHINE:
        os.environ.pop(name, None)
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"):
        folder = home / name.lower()
        folder.mkdir(mode=0o700)
        os.environ[name] = str(folder)
    os.environ["LC_ALL"] = "C.UTF-8"
    screens = home / "screens.json"
    screens.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
    fonts = home / "fonts.conf"
    fonts.write_text(FONTS.format(cache=home / "fonts"), encoding="utf-8")
    os.environ["FONTCONFIG_FILE"] = str(fonts)


def _choose_examples(*, few: bool) -> None:
    settings.register_profile("few", deadline=None, max_examples=30, derandomize=bool(os.environ.get("CI")))
    settings.register_profile("many", deadline=None, max_examples=1000)
    settings.load_profile("few" if few else "many")


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("desk"):
            _prepare_for_the_desk(item)
        if any(map(item.get_closest_marker, LONG)) and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONG_SECONDS))
    for mark in LONG:
        if not config.getoption(f"--{mark}"):
            _leave_out(mark, config, items)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    collect_due()
    note_children()


def _prepare_for_the_desk(item: pytest.Item) -> None:
    # One after another: two windows on one screen would take the keyboard from each other.
    item.add_marker(pytest.mark.xdist_group("desk"))
    if "DISPLAY" not in os.environ:
        item.add_marker(pytest.mark.skip(reason="needs a screen; ./packaging/test starts one"))


def _leave_out(mark: str, config: pytest.Config, items: list[pytest.Item]) -> None:
    marked = [item for item in items if item.get_closest_marker(mark)]
    if marked:
        config.hook.pytest_deselected(items=marked)
        items[:] = [item for item in items if item not in marked]


@pytest.fixture
def desk_environment() -> dict[str, str]:
    """The environment in which a program opens a real window that a screen reader sees."""
    return {**os.environ, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
