"""What of Qt and Python the game does without. Found by hand: whatever is not named here stays."""

import re
from collections.abc import Callable, Iterable

MODULES = [
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "_hashlib",
    "_ssl",
    "_tkinter",
    "bz2",
    "dask",
    "distributed",
    "ftplib",
    "http.server",
    "lib2to3",
    "lzma",
    "mypy",
    "numpy",
    "packaging",
    "pdb",
    "pip",
    "pydoc",
    "setuptools",
    "ssl",
    "tkinter",
    "unittest",
    "xmlrpc",
]
"""The built-in hashes are enough, and a game without a network needs no encryption."""

PLUGINS = {
    "iconengines",
    "imageformats/qico",
    "imageformats/qjpeg",
    "imageformats/qsvg",
    "platforminputcontexts",
    "platforms/qcocoa",
    "platforms/qoffscreen",
    "platforms/qwayland",
    "platforms/qwindows",
    "platforms/qxcb",
    "platformthemes/qxdgdesktopportal",
    "printsupport",
    "styles",
    "wayland-decoration-client",
    "wayland-shell-integration",
}
"""The beginnings of the names of the plugins that stay; the `lib` before a name does not count.

The window is painted without OpenGL, so the ways to it go.
"""

DESKTOP = re.compile(
    r"lib(EGL|GL|X11|X11-xcb|Xau|Xdmcp|Xext|cups|dbus-1|drm|expat|fontconfig|freetype|gcc_s|glib-2\.0|gthread-2\.0|mvec"
    r"|stdc\+\+|wayland-\w+|xcb|z)\.so"
)
"""Libraries that Linux desktops have, newer than ours would be: theirs go with its drivers and its glibc.

Where there is no libcups nothing can be printed to, and Qt does without it.
"""

_PLUGIN = re.compile(r"Qt/plugins/|PySide6/plugins/")
_DROPPED = re.compile(
    r"Qt6?(Qml|Quick|Pdf|VirtualKeyboard|EglF[sS]|OpenGLWidgets)|opengl32sw|d3dcompiler|virtualkeyboard"
    # Translations of Qt: ours has its own words for the few buttons.
    r"|translations/qt|translations/.*\.qm$"
)


def stays(name: str) -> bool:
    """Whether a file of the bundle, named by its path in it, is needed."""
    name = name.replace("\\", "/")
    if "qwirkle_desktop/" in name:
        return True
    if _PLUGIN.search(name):
        plugin = _PLUGIN.split(name, maxsplit=1)[-1].replace("/lib", "/")
        return any(plugin.startswith(kept) for kept in PLUGINS)
    return not _DROPPED.search(name)


def without_orphans(
    binaries: list[tuple[str, str, str]], needs: Callable[[str], Iterable[str]]
) -> list[tuple[str, str, str]]:
    """Leaves out what Linux desktops have, and libraries of the system that only such files needed.

    A binary is its path in the bundle, its path here and its kind; `needs` names what a file loads.
    """
    kept = [entry for entry in binaries if not DESKTOP.match(entry[0])]
    while True:
        wanted = {name for entry in kept if entry[2] != "SYMLINK" for name in needs(entry[1])}
        fewer = [entry for entry in kept if not is_system(entry[0]) or entry[0] in wanted]
        if len(fewer) == len(kept):
            return kept
        kept = fewer


def is_system(name: str) -> bool:
    """Whether a file of the bundle is a library that the building machine lent."""
    return re.fullmatch(r"lib[^/]+\.so[.\d]*", name) is not None and not name.startswith("libpython")
