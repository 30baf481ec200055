"""The app's icon."""

from PySide6.QtGui import QIcon

from qwirkle_desktop.resources import resource_path

APP_ICON_SIZES = (16, 24, 32, 48, 64, 128)
"""Larger ones are for the desktop alone: a window would load and keep them all."""


def app_icon() -> QIcon:
    """The icon of the window, in the sizes that a window is shown with."""
    result = QIcon()
    for size in APP_ICON_SIZES:
        result.addFile(str(resource_path("icons", f"qwirkle-desktop-{size}.png")))
    return result
