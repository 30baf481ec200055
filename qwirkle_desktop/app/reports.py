"""Reports of faults in the program: where it happened and in which versions; no names, tiles or folders."""

import platform
import sqlite3
import traceback
from collections.abc import Iterator
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from qwirkle_desktop import __version__

MOST_FRAMES = 30
"""How many of the innermost calls a report tells."""
MOST_LINKS = 5
"""How many errors, each the cause of the next, a report tells."""

PACKAGE = Path(__file__).resolve().parents[1]
_INSTALLED = "site-packages"
# Python makes these messages of names in the program; others may quote a player's name or a hand.
_HARMLESS = (AttributeError, IndexError, NameError, RecursionError, TypeError, ZeroDivisionError)


def place_of(error: BaseException) -> str:
    """The kind of an error and where it was raised; the same fault is at the same place each time."""
    *_, place = ["nowhere", *_frames(error)]
    return f"{type(error).__name__} at {place}"


def trace_of(error: BaseException) -> str:
    """The calls that led to an error, and those of the errors that caused it, first cause first."""
    return "\n".join(line for link in reversed(list(_chain(error))) for line in _told(link))


def versions(engine: str) -> str:
    """What runs here; `engine` names the build of the computer player."""
    parts = (
        f"Qwirkle Desktop {__version__} (engine {engine})",
        f"Python {platform.python_version()}",
        f"Qt {qVersion()} ({QGuiApplication.platformName()}), PySide {PySide6.__version__}",
        f"SQLite {sqlite3.sqlite_version}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
    )
    return "\n".join(parts)


def _chain(error: BaseException) -> Iterator[BaseException]:
    link: BaseException | None = error
    for _ in range(MOST_LINKS):
        if link is None:
            return
        yield link
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)


def _told(error: BaseException) -> list[str]:
    words = f": {error}" if type(error) in _HARMLESS else ""
    return [*(f"  {frame}" for frame in _frames(error)[-MOST_FRAMES:]), f"{type(error).__name__}{words}"]


def _frames(error: BaseException) -> list[str]:
    calls = traceback.walk_tb(error.__traceback__)
    return [f"{_file(frame.f_code.co_filename)}:{line} {frame.f_code.co_name}" for frame, line in calls]


def _file(name: str) -> str:
    """A file of the program by its place in it, any other without the folders: they tell who sits here."""
    path = Path(name)
    if path.is_relative_to(PACKAGE):
        return path.relative_to(PACKAGE.parent).as_posix()
    if _INSTALLED in path.parts:
        after = len(path.parts) - path.parts[::-1].index(_INSTALLED)
        return "/".join(path.parts[after:])
    return path.name
