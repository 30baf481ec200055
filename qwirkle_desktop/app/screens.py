"""Where windows can be opened, and in words that there is no such place."""

import os
import sys

NOWHERE = "offscreen"
NO_WINDOW = (
    "No window can be opened on this screen; the lines above tell what is missing. "
    "Check DISPLAY or WAYLAND_DISPLAY, and that the libraries Qt names are installed."
)
NO_SCREEN = (
    "There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. "
    "Start Qwirkle Desktop from a graphical session."
)


def has_screen() -> bool:
    """Whether a screen is named. Qt aborts with a core dump where there is none."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def screens_to_try() -> str | None:
    """What Qt is to open windows on, a place nobody sees last; None where it was told or needs no telling.

    Without that last one Qt ends with a core dump where a screen is named but does not open.
    """
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    named = {"WAYLAND_DISPLAY": "wayland", "DISPLAY": "xcb"}
    return ";".join([*(screen for name, screen in named.items() if os.environ.get(name)), NOWHERE])
