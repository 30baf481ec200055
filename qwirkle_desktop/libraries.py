"""The system's libraries that Qt's windows stand on: which of them are missing, and what installs them."""

import ctypes
import os
import re
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SystemLibrary:
    """A library by its file, and its packages as Debian, Fedora and Arch name them."""

    file: str
    debian: str
    fedora: str
    arch: str
    screen: str = ""
    """Needed only where that variable names a screen."""


X11, WAYLAND = "DISPLAY", "WAYLAND_DISPLAY"
LIBRARIES = (
    SystemLibrary("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    SystemLibrary("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    SystemLibrary("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    SystemLibrary("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    SystemLibrary("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    SystemLibrary("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs", "krb5"),
    SystemLibrary("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    SystemLibrary("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11", X11),
    SystemLibrary("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor", X11),
    SystemLibrary("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm", X11),
    SystemLibrary("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image", X11),
    SystemLibrary("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms", X11),
    SystemLibrary(
        "libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil", X11
    ),
    SystemLibrary("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb", X11),
    SystemLibrary("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11", X11),
    SystemLibrary("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland", WAYLAND),
)
INSTALLERS = {
    "apt-get": ("debian", "sudo apt-get install"),
    "dnf": ("fedora", "sudo dnf install"),
    "pacman": ("arch", "sudo pacman -S"),
}


def missing_libraries(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Which system libraries are missing on this Linux, in words, and the command that installs them."""
    if not sys.platform.startswith("linux"):
        return []
    needed = [each for each in LIBRARIES if not each.screen or environment.get(each.screen)]
    return words_for([each for each in needed if not _loads(each.file)])


def words_for(missing: list[SystemLibrary]) -> list[str]:
    """What is missing, and the command; nothing where nothing is."""
    if not missing:
        return []
    names = ", ".join(each.file for each in missing)
    return [f"These libraries of the system are missing: {names}.", *_command_for(missing)]


def help_for(error: ImportError) -> list[str]:
    """The command that brings the library an import failed for, where it is one of the system's."""
    found = re.match(r"(lib\S+\.so[.\d]*): cannot open", str(error))
    missing = [each for each in LIBRARIES if found and each.file == found[1]]
    return _command_for(missing) if missing else []


def _command_for(missing: list[SystemLibrary]) -> list[str]:
    for program, (system, command) in INSTALLERS.items():
        if shutil.which(program):
            packages = dict.fromkeys(getattr(each, system) for each in missing)
            return ["This installs them:", f"    {command} {' '.join(packages)}"]
    return ["Your system's package manager has them."]


def _loads(file: str) -> bool:
    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True
