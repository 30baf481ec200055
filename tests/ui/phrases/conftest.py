"""Sentences are tested with English plurals."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.ui.translations import load_translations


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    translator = load_translations(qapp)
    yield
    qapp.removeTranslator(translator)
