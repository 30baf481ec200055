"""`--self-test`: all that the program needs, tried one by one; what is missing is told with what mends it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from shlex import quote

from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.screens import NO_SCREEN, NO_WINDOW, has_screen
from qwirkle_desktop.libraries import missing_libraries
from qwirkle_desktop.library.places import Places
from qwirkle_desktop.resources import resource_path

ENGINE_SECONDS = 20
SILENT = "The computer player does not start; installing the game again may mend that."
PARTS = (
    ("evaluation.json",),
    ("fonts", "NotoSans-Regular.ttf"),
    ("icons", "qwirkle-desktop.svg"),
    ("levels.json",),
    ("licences.json",),
    ("palettes", "maple.json"),
    ("translations", "qwirkle_en.qm"),
)
"""One file of each kind that the program brings along."""


def run_self_test(
    places: Places, engine: Sequence[str], open_screen: Callable[[], QApplication | None]
) -> int:
    """Tell what is missing, or that all is there; the exit code is 1 or 0."""
    troubles = [
        *missing_libraries(),
        *broken_parts(),
        *silent_engine(engine),
        *unusable_folders(places),
        *no_screen(open_screen),
    ]
    if troubles:
        print("\n".join(troubles), file=sys.stderr)
        return 1
    print("Everything that Qwirkle Desktop needs is here.")
    return 0


def broken_parts() -> Iterator[str]:
    """Files of the program itself that are gone or cannot be read."""
    for part in PARTS:
        try:
            resource_path(*part).read_bytes()
        except OSError as error:
            yield f"Qwirkle Desktop itself is incomplete; installing it again mends that. ({error})"
            return


def silent_engine(command: Sequence[str]) -> Iterator[str]:
    """Whether the computer player's process starts, and leaves when it is asked nothing."""
    try:
        subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=ENGINE_SECONDS,
            check=True,
        )
    except subprocess.CalledProcessError as error:
        words = (error.stderr or b"").decode("utf-8", "replace").strip().splitlines()[-1:]
        yield f"{SILENT} ({''.join(words)})"
    except (OSError, subprocess.TimeoutExpired) as error:
        yield f"{SILENT} ({error})"


def unusable_folders(places: Places) -> Iterator[str]:
    """Folders that cannot be made or written to. None is made: a question leaves nothing behind."""
    for folder in dict.fromkeys((places.data, places.config, places.logs)):
        there = nearest(folder)
        if not there.is_dir():
            yield f"{folder} cannot be a folder: {there} is a file. This moves it away:"
            yield f"    mv {quote(str(there))} {quote(f'{there}.old')}"
        elif not os.access(there, os.R_OK | os.W_OK | os.X_OK):
            yield f"{folder} cannot be used: you may not write to {there}. This gives it back to you:"
            yield f'    sudo chown -R "$USER" {quote(str(there))} && chmod u+rwx {quote(str(there))}'


def nearest(folder: Path) -> Path:
    """The folder itself, or where it is not there yet, what it would be made in."""
    return next(each for each in (folder, *folder.parents) if os.path.lexists(each))


def no_screen(open_screen: Callable[[], QApplication | None]) -> Iterator[str]:
    """Whether a window could be opened."""
    if not has_screen():
        yield NO_SCREEN
    elif open_screen() is None:
        yield NO_WINDOW
