"""The themes: every text and mark is strong enough on what it lies on."""

from itertools import combinations

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.ui.theme import DARK, LIGHT, Theme, palette, stylesheet
from qwirkle_desktop.ui.typography import TypeScale
from tests.ui.art.colour_sums import contrast, difference

both = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)


@pytest.mark.parametrize(
    ("theme", "of", "on", "least"),
    [
        (LIGHT, "text", "panel", 14.6),
        (DARK, "text", "panel", 11.8),
        (LIGHT, "muted", "panel", 6.1),
        (DARK, "muted", "panel", 6.4),
        (LIGHT, "accent", "table", 4.5),
        (DARK, "accent", "table", 7.5),
        (LIGHT, "on_accent", "accent", 6.0),
        (DARK, "on_accent", "accent", 7.0),
        (LIGHT, "error", "table", 4.9),
        (DARK, "error", "table", 7.2),
        (LIGHT, "control_border", "dock", 3.4),
        (DARK, "control_border", "dock", 4.0),
    ],
)
def test_the_contrast_promised_in_the_table_of_colours_holds(
    theme: Theme, of: str, on: str, least: float
) -> None:
    assert contrast(getattr(theme, of), getattr(theme, on)) >= least - 0.05


@both
@pytest.mark.parametrize("ground", ["panel", "dock", "card", "active_card", "hover", "pressed"])
@pytest.mark.parametrize("ink", ["text", "muted"])
def test_words_read_on_every_surface(theme: Theme, ground: str, ink: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@both
@pytest.mark.parametrize("ground", ["panel", "dock", "card"])
def test_an_error_and_a_link_read_on_every_surface(theme: Theme, ground: str) -> None:
    assert contrast(theme.error, getattr(theme, ground)) >= 4.5
    assert contrast(theme.accent, getattr(theme, ground)) >= 4.5


@both
@pytest.mark.parametrize("ground", ["panel", "dock", "card", "disabled_background"])
def test_the_border_of_a_control_and_of_an_empty_place_can_be_seen(theme: Theme, ground: str) -> None:
    assert contrast(theme.control_border, getattr(theme, ground)) >= 3


@both
def test_the_primary_button_reads_in_every_state(theme: Theme) -> None:
    for ground in (theme.accent, theme.accent_hover, theme.accent_pressed):
        assert contrast(theme.on_accent, ground) >= 4.5


@both
def test_a_mark_stands_out_from_its_halo_and_an_error_from_its_cross(theme: Theme) -> None:
    assert contrast(theme.ink, theme.halo) >= 7
    assert contrast(theme.on_error, theme.error) >= 4.5
    for stroke in (theme.accent, theme.error):
        assert contrast(stroke, theme.halo) >= 3


@both
def test_six_seats_have_six_colours_that_show_on_their_cards(theme: Theme) -> None:
    assert len(theme.seat_colours) == 6
    for one, other in combinations(theme.seat_colours, 2):
        assert difference(one, other) >= 20
    for colour in theme.seat_colours:
        assert contrast(colour, theme.card) >= 3
        assert contrast(colour, theme.active_card) >= 3


def test_only_the_dark_theme_is_dark() -> None:
    assert DARK.is_dark
    assert not LIGHT.is_dark


@both
def test_disabled_words_differ_from_enabled_ones(theme: Theme) -> None:
    made = palette(theme)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText, QPalette.ColorRole.Text):
        assert made.color(QPalette.ColorGroup.Disabled, role) != made.color(QPalette.ColorGroup.Active, role)


@pytest.mark.parametrize("base", [12, 14, 20])
@both
def test_buttons_are_forty_high_and_the_primary_one_is_filled_with_the_accent(
    theme: Theme, base: int, qtbot: QtBot, qapp: QApplication
) -> None:
    button = QPushButton("Play")
    button.setProperty("primary", True)
    button.setStyleSheet(stylesheet(theme, TypeScale(base)))
    qtbot.addWidget(button)
    button.resize(160, button.sizeHint().height())
    assert button.height() == 40
    assert button.grab().toImage().pixelColor(12, 20) == theme.accent
