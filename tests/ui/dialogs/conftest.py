"""The look that every dialog is made with, and English plurals."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.ui.art.palettes import shipped_palette
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.art.styles import style_for
from qwirkle_desktop.ui.theme import LIGHT, stylesheet
from qwirkle_desktop.ui.translations import load_translations
from qwirkle_desktop.ui.typography import TypeScale, load_fonts


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    load_fonts()
    translator = load_translations(qapp)
    qapp.setStyleSheet(stylesheet(LIGHT, TypeScale()))
    yield
    qapp.setStyleSheet("")
    qapp.removeTranslator(translator)


@pytest.fixture
def fonts() -> TypeScale:
    return TypeScale()


@pytest.fixture
def sprites(qapp: QApplication) -> Sprites:
    return Sprites(LIGHT, style_for(shipped_palette("maple")))
