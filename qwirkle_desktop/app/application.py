"""Qt's application on the screen there is, and its name."""

import os
import sys

from PySide6.QtWidgets import QApplication

from qwirkle_desktop import __version__
from qwirkle_desktop.app.screens import NOWHERE, screens_to_try
from qwirkle_desktop.ui.art.app_icon import app_icon


def open_application() -> QApplication | None:
    """The application on the screen there is; None where no window can be opened."""
    screens = screens_to_try()
    if screens is None:
        return QApplication([sys.argv[0]])
    os.environ["QT_QPA_PLATFORM"] = screens
    app = QApplication([sys.argv[0]])
    # Programs started from here, a browser for one, choose for themselves.
    del os.environ["QT_QPA_PLATFORM"]
    return None if app.platformName() == NOWHERE else app


def introduce(app: QApplication) -> None:
    """Tell the desktop which application this is, before it has a window."""
    app.setApplicationName("qwirkle-desktop")
    app.setApplicationDisplayName("Qwirkle")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.qwirkle_desktop.QwirkleDesktop")
    app.setWindowIcon(app_icon())
