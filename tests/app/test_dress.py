"""How the application is dressed for the machine it starts on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import dress


@pytest.fixture
def former() -> Iterator[None]:
    locale = QLocale()
    yield
    QLocale.setDefault(locale)


@pytest.mark.usefixtures("former")
def test_a_system_without_a_country_has_days_that_can_be_read(qapp: QApplication) -> None:
    QLocale.setDefault(QLocale.c())
    dress(qapp)
    assert QLocale().toString(QDate(2026, 1, 2), QLocale.FormatType.ShortFormat) == "02/01/2026"
