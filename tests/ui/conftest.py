"""What every test of the window may rely on."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.ui.typography import text_growth


@pytest.fixture(autouse=True)
def usual_text(qapp: QApplication) -> Iterator[None]:
    """A window with large text leaves none behind: how large it is belongs to the application."""
    font, style = qapp.font(), qapp.styleSheet()
    yield
    if text_growth() != 1.0:
        qapp.setFont(font)
        qapp.setStyleSheet(style)
