import os
import subprocess
import sys
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.ui.phrases.dates import short_day
from qwirkle_desktop.ui.phrases.statistics import decimal, per_cent
from qwirkle_desktop.ui.phrases.wording import counted_points, listed
from qwirkle_desktop.ui.translations import speak

NIGHT = datetime(2026, 7, 31, 12, tzinfo=UTC)
ASK = """
from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QApplication
from qwirkle_desktop.app.assembly import dress
from qwirkle_desktop.ui.phrases.wording import counted_tiles
app = QApplication([])
dress(app)
day = QLocale().toString(QDate(2026, 1, 2), QLocale.FormatType.ShortFormat)
print(counted_tiles(2), QLocale().name(), QLocale().toString(1.5, "f", 1), day, sep="|")
"""


def on_desktop(**environment: str) -> str:
    """What a program says and writes on a desktop of that language."""
    program = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, "LANGUAGE": "", **environment},
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return program.stdout.strip()


@pytest.mark.parametrize(
    ("language", "number", "share", "points", "names"),
    [
        ("en", "8.5", "52 %", "2 points", "Ada, Ben and Cy"),
        ("fr", "8,5", "52\u202f%", "2 points", "Ada, Ben et Cy"),
        ("nb", "8,5", "52\u00a0%", "2 poeng", "Ada, Ben og Cy"),
        ("th", "8.5", "52%", "2 คะแนน", "Ada Ben และ Cy"),
    ],
)
def test_numbers_and_lists_are_written_as_the_language_does(
    language: str, number: str, share: str, points: str, names: str, dressed: QApplication
) -> None:
    speak(dressed, language)
    written = decimal(8.5), per_cent(0.52), counted_points(2), listed(["Ada", "Ben", "Cy"])
    assert written == (number, share, points, names)


@pytest.mark.parametrize(
    ("language", "day"), [("en", "31/07/2026"), ("fr", "31/07/2026"), ("nb", "31.07.2026"), ("th", "31/7/26")]
)
def test_days_are_written_as_the_language_does(language: str, day: str, dressed: QApplication) -> None:
    speak(dressed, language)
    assert short_day(NIGHT) == day


@pytest.mark.parametrize(("count", "text"), [(0, "0 tuile"), (1, "1 tuile"), (2, "2 tuiles")])
def test_french_counts_nothing_as_one(count: int, text: str, dressed: QApplication) -> None:
    from qwirkle_desktop.ui.phrases.wording import counted_tiles

    speak(dressed, "fr")
    assert counted_tiles(count) == text


def test_the_language_of_the_desktop_is_spoken() -> None:
    assert on_desktop(LC_ALL="fr_CA.UTF-8").startswith("2 tuiles|fr_CA|1,5|")


@pytest.mark.parametrize("name", ["nb_NO", "nn_NO", "no_NO"])
def test_all_norwegians_are_understood(name: str) -> None:
    assert on_desktop(LC_ALL=f"{name}.UTF-8").startswith("2 brikker|")


def test_a_language_that_is_not_shipped_gets_english_with_its_own_numbers() -> None:
    assert on_desktop(LC_ALL="de_DE.UTF-8") == "2 tiles|de_DE|1,5|02.01.26"


def test_a_system_without_a_country_has_days_that_can_be_read() -> None:
    assert on_desktop(LC_ALL="C.UTF-8") == "2 tiles|en_001|1.5|02/01/2026"


def test_another_language_than_the_desktops_brings_its_numbers(dressed: QApplication) -> None:
    speak(dressed, "th")
    assert QLocale().language() == QLocale.Language.Thai
